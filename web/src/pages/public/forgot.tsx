import { Trans, useLingui } from '@lingui/react/macro'
import { Doorway } from '../../features/accounts/doorway.tsx'
import { Elsewhere } from '../../features/accounts/elsewhere.tsx'
import { ForgotForm } from '../../features/accounts/forgot-form.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'

export default function ForgotPage() {
  const { t } = useLingui()
  const { shopHost } = useSite()
  useHead({ title: t`Forgot your password`, isPrivate: true })
  return (
    <PublicLayout shop={null}>
      <Doorway
        title={t`Forgot your password`}
        lead={t`It happens. We send you a link to choose a new one.`}
        below={
          !shopHost && (
            <Link to={paths.login()}>
              <Trans>Back to sign in</Trans>
            </Link>
          )
        }
      >
        {shopHost ? <Elsewhere path={paths.forgot()} /> : <ForgotForm />}
      </Doorway>
    </PublicLayout>
  )
}
