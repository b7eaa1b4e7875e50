import type { Db } from '../../../platform/db/db.ts'

export type OrderMoment = { shopId: number; orderId: number; now: Date }

/** What a type does by itself with an order of it. Each is safe twice. */
export type Fulfilment = {
  /** Notes what the order is to get, as it is sold now: what happens to the product later changes nothing of it. */
  onPlaced?: (trx: Db, order: OrderMoment) => Promise<void>
  onPaid?: (trx: Db, order: OrderMoment) => Promise<void>
  /** Its shop changed what it holds; before `onPaid` hands over what is there for a paid one. */
  onEdited?: (trx: Db, order: OrderMoment) => Promise<void>
  /** Some of its units were given up: what was handed over of them is taken back, and who waits for them hears of it. */
  onGivenUp: (trx: Db, order: OrderMoment) => Promise<void>
  /** Cancelled, expired, or all of its money went back. */
  onCancelled?: (trx: Db, order: OrderMoment) => Promise<void>
}

/** A person packs, sends or serves it, and nothing is to be taken back. */
export const byHand: Fulfilment = { onGivenUp: () => Promise.resolve() }
