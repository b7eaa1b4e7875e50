import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { customerQuery } from '../../features/customers/seller/api.ts'
import { type DocumentCalls, invoiceCalls } from '../../features/invoices/editor/editor-calls.ts'
import { InvoiceEditor } from '../../features/invoices/editor/invoice-editor.tsx'
import { newState } from '../../features/invoices/editor/new-state.ts'
import { invoiceSettingsQuery } from '../../features/invoices/settings/api.ts'
import { useHead } from '../../lib/head.ts'
import { useLang } from '../../lib/use-lang.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

type Start = ReturnType<typeof newState>
type Props = {
  title: string
  back: { to: string; label: string }
  calls?: DocumentCalls
  begin?: (start: Start) => Start
}

// A new paper in the editor, for a customer where the address names one. `begin`: how it differs from a new invoice.
export function NewDocument({ title, back, calls = invoiceCalls, begin = (start) => start }: Props) {
  const lang = useLang()
  // Coming here anew begins another one, even when the last became a draft meanwhile.
  const { key } = useLocation()
  const [params] = useSearchParams()
  const customerId = params.get('customer_id')
  const { data: settings, error, refetch } = useQuery(invoiceSettingsQuery())
  const { data: customer, isLoading } = useQuery({ ...customerQuery(customerId ?? ''), enabled: customerId !== null })
  useHead({ title, isPrivate: true })
  return (
    <Page title={title} back={back} width="wide">
      {error && !settings && <LoadFailed error={error} onRetry={refetch} />}
      {!error && (!settings || isLoading) && <ListSkeleton rows={6} />}
      {settings && !isLoading && (
        <InvoiceEditor
          key={key}
          calls={calls}
          opened={null}
          start={begin(newState(settings, customer ?? null, lang))}
          taxShipping={settings.tax_shipping}
        />
      )}
    </Page>
  )
}
