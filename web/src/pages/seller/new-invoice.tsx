import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { customerQuery } from '../../features/customers/seller/api.ts'
import { newState } from '../../features/invoices/editor/new-state.ts'
import { InvoiceEditor } from '../../features/invoices/editor/invoice-editor.tsx'
import { lastInvoiceList } from '../../features/invoices/list/list-address.ts'
import { invoiceSettingsQuery } from '../../features/invoices/settings/api.ts'
import { useHead } from '../../lib/head.ts'
import { useLang } from '../../lib/use-lang.ts'
import { paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/admin/load-failed.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function NewInvoicePage() {
  const { t } = useLingui()
  const lang = useLang()
  // Coming here anew begins another one, even when the last became a draft meanwhile.
  const { key } = useLocation()
  const [params] = useSearchParams()
  const customerId = params.get('customer_id')
  const { data: settings, error, refetch } = useQuery(invoiceSettingsQuery())
  const { data: customer, isLoading } = useQuery({ ...customerQuery(customerId ?? ''), enabled: customerId !== null })
  useHead({ title: t`New invoice`, isPrivate: true })
  return (
    <Page title={t`New invoice`} back={{ to: paths.seller.invoices(lastInvoiceList.read()), label: t`Invoices` }} width="wide">
      {error && !settings && <LoadFailed message={error.message} onRetry={refetch} />}
      {!error && (!settings || isLoading) && <ListSkeleton rows={6} />}
      {settings && !isLoading && <InvoiceEditor key={key} opened={null} start={newState(settings, customer ?? null, lang)} taxShipping={settings.tax_shipping} />}
    </Page>
  )
}
