import type { Tender } from '../money/tender-rounding.ts'

// What a seller records an order's payment as; on delivery, coins are what is brought.
const tenders: Readonly<Record<string, Tender>> = {
  cash: 'cash',
  cod: 'cash',
  card: 'counter',
  qr: 'counter',
  ewallet: 'counter',
  duitnow_qr: 'counter',
  cheque: 'counter',
}

/** Where money for an order was taken, by the method that it was recorded with. What is not known came from afar. */
export const tenderOf = (method: string): Tender => tenders[method.toLowerCase()] ?? 'remote'
