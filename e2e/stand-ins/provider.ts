import { randomBytes } from 'node:crypto'

/** A call as it came in. */
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
  origin: string
}
export type Reply = { status?: number; type?: string; body: unknown }
/** What a provider posts to a shop. */
export type Report = { headers: Record<string, string>; body: string }

/** What was asked to be paid; `amount`, `back` in sen. */
export type Bill = {
  id: string
  amount: number
  reference: string
  returnUrl: string
  hook: string
  status: 'open' | 'pending' | 'paid'
  back: number
}

/** A provider on this machine: its program, its page, what it reports, and with what it sends a buyer back. */
export type Provider = {
  name: string
  /** Seconds between the buyer's yes and the bank's. */
  slow?: number
  bills: Map<string, Bill>
  answer: (asked: Asked) => Reply | null
  /** The bill that a page of it is about. */
  billOf: (asked: Asked) => Bill | undefined
  report: (bill: Bill) => Report
  back: (bill: Bill) => string
}

/** Opens a bill of its own number, once for a reference. */
export function openBill(bills: Map<string, Bill>, wanted: Omit<Bill, 'id' | 'status' | 'back'>, id?: string): Bill {
  const bill: Bill = { ...wanted, id: id ?? randomBytes(6).toString('hex'), status: 'open', back: 0 }
  bills.set(bill.id, bill)
  return bill
}

export const form = (fields: Record<string, string>): Report => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

export const withQuery = (address: string, fields: Record<string, string>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

export const ringgit = (amount: number): string => (amount / 100).toFixed(2)
