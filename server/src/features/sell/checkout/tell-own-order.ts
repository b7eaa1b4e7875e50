import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { AnyRequest } from '../../../platform/http/app-types.ts'
import { ownOrderOf } from '../../orders/orders/shared/own-order.ts'
import { ownOrderWaits } from './messages.ts'
import { OrderChanged } from './shared/order-changed.ts'

type Refused = { request: AnyRequest; shopId: number }

/**
 * A refusal, as its buyer is told it: where an order of the same browser holds what is short, that it waits for payment. Whoever was
 * quicker is nobody else's business.
 */
export async function tellOwnOrder(db: Db, { request, shopId }: Refused, refusal: unknown): Promise<unknown> {
  if (!(refusal instanceof OrderChanged)) return refusal
  const { changed, short } = refusal
  if (short.variationIds.length === 0 && short.couponCode === null) return refusal
  // In a rush the database may have no time for it: the refusal stands all the same.
  const own = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
    ownOrderOf(trx, request, { shopId, ...short }),
  ).catch((err: unknown) => {
    request.log.warn({ err }, 'own order not looked for')
    return null
  })
  if (own === null) return refusal
  return new OrderChanged(fill(ownOrderWaits, { order: own.order_no }), { ...changed, own_order: own }, short)
}
