import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { isOpen } from './detail-props.ts'
import type { ButtonName } from './use-action-button.tsx'

// The one thing to do next: send what was never sent, then take the money. Null when there is nothing.
export function nextStep(invoice: InvoiceView): ButtonName | null {
  if (invoice.lifecycle !== 'sent' && isOpen(invoice, 'send')) return 'send'
  return Number(invoice.balance_due) !== 0 && isOpen(invoice, 'record_payment') ? 'record_payment' : null
}
