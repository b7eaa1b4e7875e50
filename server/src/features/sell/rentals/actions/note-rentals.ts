import type { Db } from '../../../../platform/db/db.ts'
import { insertRentals, moveRentals } from '../queries/rentals.ts'

type Order = { shopId: number; orderId: number }

/** Notes what is booked by an order, from the snapshots of its lines. Twice is once. */
export const noteRentals = (trx: Db, { shopId, orderId }: Order): Promise<void> => insertRentals(trx, shopId, orderId)

/** The money is there, be it after the hold had ended: what was booked stands. */
export const confirmRentals = (trx: Db, { shopId, orderId }: Order): Promise<void> =>
  moveRentals(trx, { shopId, orderId, from: ['held', 'cancelled'], to: 'booked' })

/** What was not handed over is not going to be. */
export const cancelRentals = (trx: Db, { shopId, orderId }: Order): Promise<void> =>
  moveRentals(trx, { shopId, orderId, from: ['held', 'booked'], to: 'cancelled' })
