import { useLingui } from '@lingui/react/macro'
import { ConfirmEmailForm } from '../../features/accounts/confirm-email-form.tsx'
import { Doorway } from '../../features/accounts/doorway.tsx'
import { Elsewhere } from '../../features/accounts/elsewhere.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'

export default function ConfirmEmailPage() {
  const { t } = useLingui()
  const { shopHost } = useSite()
  useHead({ title: t`Confirm your e-mail`, isPrivate: true })
  return (
    <PublicLayout shop={null}>
      <Doorway title={t`Confirm your e-mail`} lead={t`Then your shop can send invoices and mails to others.`}>
        {shopHost ? <Elsewhere path={paths.login()} /> : <ConfirmEmailForm />}
      </Doorway>
    </PublicLayout>
  )
}
