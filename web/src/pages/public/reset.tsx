import { useLingui } from '@lingui/react/macro'
import { Doorway } from '../../features/accounts/doorway.tsx'
import { Elsewhere } from '../../features/accounts/elsewhere.tsx'
import { ResetForm } from '../../features/accounts/reset-form.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'

export default function ResetPage() {
  const { t } = useLingui()
  const { shopHost } = useSite()
  useHead({ title: t`Choose a new password`, isPrivate: true })
  return (
    <PublicLayout shop={null}>
      <Doorway
        title={t`Choose a new password`}
        lead={t`Afterwards every device is signed out, and you sign in with the new one.`}
      >
        {shopHost ? <Elsewhere path={paths.forgot()} /> : <ResetForm />}
      </Doorway>
    </PublicLayout>
  )
}
