import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { isOpen, isWaitingSlip } from './detail-props.ts'
import type { ButtonName } from './use-action-button.tsx'

// The one thing to do next: check the slip that waits, send what was never sent, then take the money. Null when there is nothing.
export function nextStep(
  invoice: Pick<InvoiceView, 'proofs' | 'lifecycle' | 'balance_due' | 'actions'>,
): ButtonName | null {
  if (invoice.proofs.some(isWaitingSlip) && isOpen(invoice, 'record_payment')) return 'check_slip'
  if (invoice.lifecycle !== 'sent' && isOpen(invoice, 'send')) return 'send'
  return Number(invoice.balance_due) !== 0 && isOpen(invoice, 'record_payment') ? 'record_payment' : null
}
