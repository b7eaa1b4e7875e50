import { plusDays } from '@kedai/domain/time/days.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { customerQuery } from '../../features/customers/seller/api.ts'
import { InvoiceEditor } from '../../features/invoices/editor/invoice-editor.tsx'
import { newState } from '../../features/invoices/editor/new-state.ts'
import { lastQuoteList } from '../../features/invoices/quotes/quote-address.ts'
import { quoteCalls } from '../../features/invoices/quotes/quote-calls.ts'
import { invoiceSettingsQuery } from '../../features/invoices/settings/api.ts'
import { useHead } from '../../lib/head.ts'
import { useLang } from '../../lib/use-lang.ts'
import { paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/admin/load-failed.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// As long as a quote usually stands.
const usualDays = 14

export default function NewQuotePage() {
  const { t } = useLingui()
  const lang = useLang()
  // Coming here anew begins another one, even when the last became a draft meanwhile.
  const { key } = useLocation()
  const [params] = useSearchParams()
  const customerId = params.get('customer_id')
  const { data: settings, error, refetch } = useQuery(invoiceSettingsQuery())
  const { data: customer, isLoading } = useQuery({ ...customerQuery(customerId ?? ''), enabled: customerId !== null })
  useHead({ title: t`New quote`, isPrivate: true })
  const start = settings && newState(settings, customer ?? null, lang)
  return (
    <Page title={t`New quote`} back={{ to: paths.seller.quotes(lastQuoteList.read()), label: t`Quotes` }} width="wide">
      {error && !settings && <LoadFailed message={error.message} onRetry={refetch} />}
      {!error && (!settings || isLoading) && <ListSkeleton rows={6} />}
      {start && !isLoading && <InvoiceEditor key={key} calls={quoteCalls} opened={null} start={{ ...start, notes: '', due_date: plusDays(start.issue_date, usualDays) }} taxShipping={settings.tax_shipping} />}
    </Page>
  )
}
