import { whyNotChange } from '@kedai/domain/reviews/may-rate.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { lockOrder } from '../../../orders/orders/actions/lock-order.ts'
import type { OrderRef } from '../../../orders/orders/actions/lock-order.ts'
import { ratingRefusals } from '../messages/refusals.ts'
import { findBought } from '../queries/bought-products.ts'
import { updateReview } from '../queries/save-review.ts'
import { keepRating } from './keep-rating.ts'
import { lockReview } from './lock-review.ts'

export type TakeBack = { order: OrderRef; productId: number; now: Date }

/** A buyer takes a review back: its words and the reply to them are gone. There is nothing to do where there is none. @throws AppError `not_found`, `conflict` once it is too late */
export async function takeBackReview(trx: Db, { order: ref, productId, now }: TakeBack): Promise<void> {
  const { shop_id: shopId, id: orderId } = await lockOrder(trx, ref)
  if ((await findBought(trx, { shopId, orderId, productId })) === null) throw new AppError('not_found', texts.notFound)
  const before = await lockReview(trx, { shopId, orderId, productId })
  if (!before || before.withdrawn_at !== null) return
  const refusal = whyNotChange(before.written_at, now)
  if (refusal) throw new AppError('conflict', ratingRefusals[refusal])
  await updateReview(trx, before, { withdrawn_at: now, words: '', reply: null, replied_at: null })
  await keepRating(trx, { shopId, productId, orderId }, before)
}
