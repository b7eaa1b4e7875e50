import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { type ReactNode, useState } from 'react'
import { invoicePath } from '../api.ts'
import type { DialogName } from './dialog-names.ts'
import { DeliverySection } from './delivery-section.tsx'
import type { DetailProps } from './detail-props.ts'
import { InvoiceActions, NextStepBar } from './invoice-actions.tsx'
import { InvoiceCreditNotes } from './invoice-credit-notes.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { InvoiceInstalments } from './invoice-instalments.tsx'
import { InvoiceLedger } from './invoice-ledger.tsx'
import { InvoiceOrigin } from './invoice-origin.tsx'
import { InvoiceRecurring } from './invoice-recurring.tsx'
import { InvoiceReminders } from './invoice-reminders.tsx'
import { InvoiceShare } from './invoice-share.tsx'
import { InvoiceSlips } from './invoice-slips.tsx'
import { InvoiceTimeline } from './invoice-timeline.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import { useInvoiceAction } from './use-invoice-action.ts'

// One invoice: what waits first, then what can be done, the paper as its buyer reads it, the money, and what happened.
export function InvoiceDetail({ invoice, paper }: { invoice: InvoiceView; paper: ReactNode }) {
  const action = useInvoiceAction(invoice.hashslug)
  const [dialog, setDialog] = useState<{ name: DialogName; id?: number } | null>(null)
  const props: DetailProps = {
    invoice,
    action,
    open: (name, id) => (action.forget(), setDialog({ name, ...(id !== undefined && { id }) })),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 pb-16 md:pb-0 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:col-span-2 empty:hidden">
        <RefusedAlert action={action} isInDialog={dialog !== null} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 lg:col-start-2 lg:row-start-2">
        <InvoiceActions {...props} />
        <InvoiceOrigin invoice={invoice} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-last lg:col-start-2 lg:row-start-3">
        <InvoiceShare {...props} />
        <InvoiceInstalments {...props} />
        <InvoiceReminders {...props} />
        <InvoiceRecurring {...props} />
        <InvoiceCreditNotes invoice={invoice} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <InvoiceSlips {...props} />
        {paper}
        <InvoiceLedger {...props} />
        {invoice.lifecycle !== 'draft' && (
          <DeliverySection
            {...invoice}
            onOpen={(id) =>
              void action.run({ name: 'sent-by-hand', path: `${invoicePath('sent-by-hand', invoice.hashslug)}/${id}` })
            }
          />
        )}
        <InvoiceTimeline invoice={invoice} />
      </div>
      <NextStepBar {...props} />
      {dialog && <InvoiceDialog {...dialog} invoice={invoice} action={action} onClose={() => setDialog(null)} />}
    </div>
  )
}
