import type { QuoteView } from '@kedai/contracts/quotes.ts'
import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { quotePath } from './api.ts'
import { waitsForSeller } from '../view/delivery-line.tsx'
import type { InvoiceAction } from '../view/use-invoice-action.ts'

export type QuoteDialogName = 'send' | 'accept' | 'decline' | 'delete'

// What every part of a quote's page that can do something is given.
export type QuoteProps = { quote: QuoteView; action: InvoiceAction; open: (name: QuoteDialogName) => void }

export type QuoteDialogProps = { quote: QuoteView; action: InvoiceAction; onClose: () => void }

// Why an action is closed, or null.
export const reasonOf = (quote: QuoteView, name: string): string | null => quote.actions[name]?.reason ?? null

export const isOpen = (quote: QuoteView, name: string): boolean => quote.actions[name]?.allowed ?? false

// Its seller has opened the chat that brings it.
export const sentByHand = ({ hashslug }: QuoteView, deliveryId: number) => ({
  name: 'sent-by-hand',
  path: `${quotePath('sent-by-hand', hashslug)}/${deliveryId}`,
})

// Its hand-overs as those of an invoice are shown. A chat that nobody opened waits no longer once the quote is answered or past.
export const deliveriesOf = ({ deliveries, state }: QuoteView): InvoiceView['deliveries'] =>
  deliveries
    .map((delivery) => ({ ...delivery, reason: 'send' as const, opened_at: null, delivered_at: null, parts: null }))
    .filter((delivery) => state === 'sent' || !waitsForSeller(delivery))
