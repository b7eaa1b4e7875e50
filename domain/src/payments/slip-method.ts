import type { ReceiptMethod } from '../invoices/receipt-methods.ts'
import { isPaymentKind, paymentKindRules, type PaymentKind } from './methods.ts'

type SlipKind = {
  [Kind in PaymentKind]: (typeof paymentKindRules)[Kind]['slips'] extends true ? Kind : never
}[PaymentKind]

/** As what the money of a slip is booked, by the kind of method that it was paid with. */
const receipts = { bank_transfer: 'bank_transfer', qr: 'duitnow_qr' } as const satisfies Record<SlipKind, ReceiptMethod>

const takesSlips = (kind: string): kind is SlipKind => isPaymentKind(kind) && paymentKindRules[kind].slips

/** As what a slip for a method of this kind is booked; null where that kind takes none. */
export const receiptOfSlip = (kind: string): ReceiptMethod | null => (takesSlips(kind) ? receipts[kind] : null)

/** As what a slip is booked whose buyer did not say how they paid: by the only way the shop takes slips, else as a transfer. */
export function unsaidSlipReceipt(offered: readonly { kind: string }[]): ReceiptMethod {
  const [only, ...others] = new Set(offered.flatMap(({ kind }) => receiptOfSlip(kind) ?? []))
  return only === undefined || others.length > 0 ? 'bank_transfer' : only
}
