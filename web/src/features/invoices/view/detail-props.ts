import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { OpenDialog } from './dialog-names.ts'
import type { InvoiceAction } from './use-invoice-action.ts'

// What every part of an invoice's page that can do something is given.
export type DetailProps = { invoice: InvoiceView; action: InvoiceAction; open: OpenDialog }

export type DialogProps = { invoice: InvoiceView; action: InvoiceAction; onClose: () => void }

// Why an action is closed, or null. What the server does not name is not this person's to do.
export const reasonOf = (invoice: InvoiceView, name: string): string | null => invoice.actions[name]?.reason ?? null

// A slip that its buyer sent and nobody has decided on.
export const isWaitingSlip = ({ uploaded_by, status }: InvoiceView['proofs'][number]): boolean =>
  uploaded_by === 'buyer' && (status === 'uploaded' || status === 'checking')

export const slipsId = 'slips'

export const isOpen = (invoice: Pick<InvoiceView, 'actions'>, name: string): boolean =>
  invoice.actions[name]?.allowed ?? false
