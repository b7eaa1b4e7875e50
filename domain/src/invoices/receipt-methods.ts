import type { Tender } from '../money/tender-rounding.ts'

/** How money reached the seller, and where: coins and notes, over the counter without them, or from afar. */
export const receiptMethods = {
  cash: { tender: 'cash' },
  card: { tender: 'counter' },
  ewallet: { tender: 'counter' },
  duitnow_qr: { tender: 'counter' },
  cheque: { tender: 'counter' },
  bank_transfer: { tender: 'remote' },
  fpx: { tender: 'remote' },
  gateway: { tender: 'remote' },
  other: { tender: 'remote' },
} as const satisfies Record<string, { tender: Tender }>

export type ReceiptMethod = keyof typeof receiptMethods

export const receiptMethodNames = Object.keys(receiptMethods) as ReceiptMethod[] // the keys of a literal without further ones

/** Whether a text names a method. */
export const isReceiptMethod = (value: unknown): value is ReceiptMethod =>
  receiptMethodNames.some((name) => name === value)
