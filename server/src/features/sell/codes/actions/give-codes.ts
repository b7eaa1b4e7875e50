import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { countLeft, giveCodes as give, poolsOfOrder, takeBack } from '../queries.ts'

type Moment = { shopId: number; orderId: number; now: Date }

/** Gives a paid order the codes it bought: whichever are free, the oldest first, each to one order alone. Twice is once. */
export async function giveCodes(trx: Db, { shopId, orderId, now }: Moment): Promise<void> {
  for (const { product_id: productId } of await give(trx, { shopId, orderId }, now))
    publishChange(trx, 'product', productId)
}

/** Counts anew what is left once an order is over: codes that its buyer has seen do not come back with its stock. */
export async function settlePools(trx: Db, { shopId, orderId }: Pick<Moment, 'shopId' | 'orderId'>): Promise<void> {
  for (const { id, product_id: productId } of await poolsOfOrder(trx, { shopId, orderId })) {
    await countLeft(trx, { shopId, variationId: id })
    publishChange(trx, 'product', productId)
  }
}

/** Codes of copies that were given up are the buyer's no more, the last ones first; nobody else gets them, as he has seen them. */
export async function takeBackCodes(trx: Db, { shopId, orderId, now }: Moment): Promise<void> {
  await takeBack(trx, { shopId, orderId }, now)
  await settlePools(trx, { shopId, orderId })
}
