import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { commitHeld, releaseAll, reviveAll, shrink } from '../queries.ts'
import type { Shrink } from '../queries.ts'
import type { Holder, Shortage } from './wants.ts'

/** What is held is the holder's for good: its money is there, or its goods have left. Twice is once. */
export const commitClaims = async (trx: Db, holder: Holder): Promise<void> => void (await commitHeld(trx, holder))

/** Gives everything back that the holder has, committed or not. Twice is once. */
export const releaseClaims = async (trx: Db, holder: Holder, now: Date): Promise<void> =>
  publishProducts(trx, await releaseAll(trx, holder, now))

/** Takes again what was released: all of it, or nothing and what is short. A coupon that has run out meanwhile is let go of: its discount was promised. */
export const reviveClaims = (trx: Db, holder: Holder, now: Date): Promise<Shortage[]> => reviveAll(trx, holder, now)

/** Gives a part back: `amount` is what the holder needs no more. */
export async function shrinkClaims(trx: Db, holder: Holder, parts: readonly Shrink[]): Promise<void> {
  if (parts.length > 0) publishProducts(trx, await shrink(trx, holder, parts))
}

function publishProducts(trx: Db, rows: readonly { product_id: number }[]): void {
  for (const productId of new Set(rows.map((row) => row.product_id))) publishChange(trx, 'product', productId)
}
