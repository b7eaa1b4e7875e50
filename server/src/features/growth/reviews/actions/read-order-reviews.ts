import type { OrderReviews } from '@kedai/contracts/reviews.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { findOrder } from '../../../orders/orders/actions/find-order.ts'
import { shopOfToken } from '../../../orders/orders/actions/read-buyer-order.ts'
import { presentOrderReviews } from '../present/order-reviews.ts'
import { listBought } from '../queries/bought-products.ts'

/** What the holder of an order's link may rate, and has rated. @throws AppError `not_found` */
export async function readOrderReviews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, lang }: { token: string; lang: Lang },
): Promise<OrderReviews> {
  const shopId = await shopOfToken({ db }, token)
  return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
    const order = await findOrder(trx, { shopId, token })
    return presentOrderReviews(order, await listBought(trx, { shopId, orderId: order.id }), { lang, now: clock.now() })
  })
}
