import type { InvoiceSettings } from '@kedai/contracts/invoice-settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { invoiceSettingsPath } from '../../features/invoices/settings/api.ts'
import { InvoiceSettingsForm } from '../../features/invoices/settings/invoice-settings-form.tsx'
import { useHead } from '../../lib/head.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

export default function InvoiceSettingsPage() {
  const { t } = useLingui()
  useHead({ title: t`Invoice settings`, isPrivate: true })
  return (
    <Page
      title={t`Invoice settings`}
      lead={<Trans>Numbering, tax, rounding and default text of your invoices.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
    >
      <Loaded<InvoiceSettings> path={invoiceSettingsPath}>
        {(settings) => <InvoiceSettingsForm settings={settings} />}
      </Loaded>
    </Page>
  )
}
