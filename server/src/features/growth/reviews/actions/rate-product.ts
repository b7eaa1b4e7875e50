import { whyNotChange, whyNotRate } from '@kedai/domain/reviews/may-rate.ts'
import { shownName } from '@kedai/domain/reviews/shown-name.ts'
import type { NameStyle } from '@kedai/domain/reviews/shown-name.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { emit } from '../../../../platform/events/events.ts'
import { lockOrder } from '../../../orders/orders/actions/lock-order.ts'
import type { OrderRef } from '../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { fieldTexts, ratingRefusals } from '../messages/refusals.ts'
import { findBought } from '../queries/bought-products.ts'
import { insertReview, updateReview } from '../queries/save-review.ts'
import type { ReviewRow } from '../queries/save-review.ts'
import { keepRating } from './keep-rating.ts'
import { lockReview } from './lock-review.ts'

export type RateProduct = {
  order: OrderRef
  productId: number
  review: { stars: number | null; words: string; shownAs: NameStyle }
  now: Date
}

/**
 * A buyer's review of something bought, written or changed; said again it changes nothing. One that the shop has hidden stays hidden.
 * @throws AppError `not_found` where the order did not buy it, `invalid` without stars, `conflict` with the reason
 */
export async function rateProduct(trx: Db, { order: ref, productId, review, now }: RateProduct): Promise<void> {
  const order = await lockOrder(trx, ref)
  const { shop_id: shopId, id: orderId } = order
  const title = await findBought(trx, { shopId, orderId, productId })
  if (title === null) throw new AppError('not_found', texts.notFound)
  if (review.stars === null) throw refuseField('stars', fieldTexts.starsNeeded)
  const before = await lockReview(trx, { shopId, orderId, productId })
  const words = {
    stars: review.stars,
    words: review.words,
    shown_as: review.shownAs,
    shown_name: shownName(order.buyer_name, review.shownAs),
  }
  if (before && isSame(before, words)) return
  const refusal = whyNotRate(order.facts) ?? (before ? whyNotChange(before.written_at, now) : null)
  if (refusal) throw new AppError('conflict', ratingRefusals[refusal])
  if (before) await updateReview(trx, before, { ...words, edited_at: now, withdrawn_at: null })
  else await insertReview(trx, { shop_id: shopId, product_id: productId, order_id: orderId, ...words, written_at: now })
  await keepRating(trx, { shopId, productId, orderId }, before)
  if (before) return
  await recordEvent(trx, {
    shopId,
    orderId,
    now,
    name: 'order.reviewed',
    actor: 'buyer',
    data: { stars: String(review.stars), title },
  })
  await emit(trx, 'review.written', { shopId, orderId, productId })
}

const isSame = (row: ReviewRow, words: Pick<ReviewRow, 'stars' | 'words' | 'shown_as'>) =>
  row.withdrawn_at === null && row.stars === words.stars && row.words === words.words && row.shown_as === words.shown_as
