import '../../styles/seller.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Doorway } from '../../features/accounts/doorway.tsx'
import { AcceptForm } from '../../features/staff/seller/accept-form.tsx'
import { invitationQuery } from '../../features/staff/seller/api.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Opened by the link of a mail: which shop, who asks, and the way in.
export default function InvitationPage() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error } = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  useHead({ title: data ? t`Join ${data.shop_name}` : t`Invitation`, isPrivate: true })
  const dead = error?.message ?? (token === '' ? t`This link is not whole. Open it from the mail again.` : null)
  return (
    <PublicLayout shop={null}>
      <Doorway
        title={data ? t`Join ${data.shop_name}` : t`Invitation`}
        lead={data && <Trans>{data.invited_by} would like you to help run this shop.</Trans>}
      >
        {dead !== null && (
          <div className="grid gap-5">
            <Notice tone="warn" title={dead} />
            <ButtonLink to={paths.login()} wide>
              <Trans>Sign in</Trans>
            </ButtonLink>
          </div>
        )}
        {dead === null && (data ? <AcceptForm token={token} invitation={data} /> : <ListSkeleton rows={2} />)}
      </Doorway>
    </PublicLayout>
  )
}
