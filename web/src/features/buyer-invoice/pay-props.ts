import type { GuestInvoice, InvoicePaymentMethod } from '@kedai/contracts/guest-invoices.ts'

export type PayProps = { method: InvoicePaymentMethod; invoice: GuestInvoice }
