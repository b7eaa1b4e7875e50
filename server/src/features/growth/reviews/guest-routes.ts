import { success } from '@kedai/contracts/envelope.ts'
import { orderParams } from '@kedai/contracts/orders.ts'
import {
  itemReviews,
  orderReviewParams,
  orderReviews,
  reviewsParams,
  reviewsQuery,
  saveReview,
} from '@kedai/contracts/reviews.ts'
import { ratingOf } from '@kedai/domain/reviews/rating.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { shopOfToken } from '../../orders/orders/actions/read-buyer-order.ts'
import { rateProduct } from './actions/rate-product.ts'
import { readOrderReviews } from './actions/read-order-reviews.ts'
import { takeBackReview } from './actions/take-back-review.ts'
import { done } from './messages/done.ts'
import { noSuchItem } from './messages/refusals.ts'
import { presentReview } from './actions/present-review.ts'
import { findItemReviews } from './queries/item-reviews.ts'

const perPage = 20
const countedAtMost = 1_000

/** What everybody reads of an item's reviews. */
export async function itemReviewRoutes(app: KedaiApp, { publicDb }: Deps): Promise<void> {
  app.get(
    '/api/ajax/guest/reviews/:view_id',
    {
      schema: {
        tags: ['reviews'],
        summary: 'What buyers say of an item',
        params: reviewsParams,
        querystring: reviewsQuery,
        response: { 200: itemReviews },
      },
      config: { auth: 'none', cache: 'public' },
    },
    async (request) => {
      const { page, stars = null } = request.query
      const found = await findItemReviews(publicDb, {
        viewId: request.params.view_id,
        stars,
        limit: perPage,
        offset: (page - 1) * perPage,
        countedAtMost,
      })
      if (!found) throw new AppError('not_found', noSuchItem)
      request.dependsOn('product', found.product_id)
      request.dependsOn('shop', found.shop_id)
      const { title, username, rating_sum: sum, rating_count: count } = found
      const total = stars === null ? Math.min(count, countedAtMost) : Math.min(found.total, countedAtMost)
      return okList(found.reviews.map(presentReview), {
        page,
        per_page: perPage,
        total,
        last_page: Math.max(1, Math.ceil(total / perPage)),
        ...((stars === null ? count : found.total) > countedAtMost && { total_is_capped: true }),
        title,
        username,
        rating: ratingOf({ sum, count }),
        rating_count: count,
      })
    },
  )
}

/** Rating what an order bought, by who holds its link. */
export async function orderReviewRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const path = '/api/ajax/guest/order/:token/reviews'
  const response = { 200: success(orderReviews) }
  const tags = ['reviews']
  const ofBought = { auth: 'guest', idOf: 'bought_product' } as const
  app.addHook('onRequest', async (_request, answer) => {
    keepAddressSecret(answer)
  })

  app.get(
    path,
    { schema: { params: orderParams, response, tags }, config: { auth: 'guest', idOf: 'order' } },
    async (request) => ok(await readOrderReviews(deps, { token: request.params.token, lang: request.lang })),
  )

  app.put(
    `${path}/:product_id`,
    {
      schema: { params: orderReviewParams, body: saveReview, response, tags },
      config: { ...ofBought, limits: ['review'] },
    },
    async (request) => {
      const { token, product_id: productId } = request.params
      const { stars, words, shown_as: shownAs } = request.body
      const shopId = await shopOfToken(deps, token)
      await inTransaction(db, { shopId }, (trx) =>
        rateProduct(trx, {
          order: { shopId, token },
          productId,
          review: { stars: stars || null, words, shownAs },
          now: clock.now(),
        }),
      )
      return ok(await readOrderReviews(deps, { token, lang: request.lang }), request.say(done.rated))
    },
  )

  app.delete(
    `${path}/:product_id`,
    { schema: { params: orderReviewParams, response, tags }, config: { ...ofBought, limits: ['review'] } },
    async (request) => {
      const { token, product_id: productId } = request.params
      const shopId = await shopOfToken(deps, token)
      await inTransaction(db, { shopId }, (trx) =>
        takeBackReview(trx, { order: { shopId, token }, productId, now: clock.now() }),
      )
      return ok(await readOrderReviews(deps, { token, lang: request.lang }), request.say(done.takenBack))
    },
  )
}
