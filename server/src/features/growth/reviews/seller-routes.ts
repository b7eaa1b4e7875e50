import { success } from '@kedai/contracts/envelope.ts'
import {
  askForReviews,
  hideReview as hideBody,
  replyToReview as replyBody,
  reviewParams,
  reviewSummary,
  sellerReview,
  sellerReviews,
  sellerReviewsQuery,
} from '@kedai/contracts/reviews.ts'
import type { SellerReview } from '@kedai/contracts/reviews.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { hideReview, replyToReview, showReview } from './actions/moderate-review.ts'
import { done } from './messages/done.ts'
import { presentSellerReview } from './present/seller-review.ts'
import {
  countReviews,
  findAsking,
  findSellerReview,
  findTitle,
  listReviews,
  saveAsking,
} from './queries/seller-reviews.ts'

const perPage = 25
const countedAtMost = 1_000
const path = '/api/ajax/seller/reviews'
const tags = ['reviews']
const config = { auth: 'seller', work: 'products' } as const
const ofReview = { ...config, idOf: 'review' } as const

/** What buyers said of a shop's products: read, replied to, hidden. Nobody edits a buyer's words. */
export async function sellerReviewRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('products')
  const response = { 200: success(sellerReview) }
  const readOne = async (trx: Db, shopId: number, reviewId: number): Promise<SellerReview> => {
    const row = await findSellerReview(trx, shopId, reviewId)
    if (!row) throw new AppError('not_found', texts.notFound)
    return presentSellerReview(row)
  }

  app.get(
    path,
    { schema: { querystring: sellerReviewsQuery, response: { 200: sellerReviews }, tags }, config, preHandler },
    async (request) => {
      const { page, ...search } = request.query
      const { shopId } = request.seller
      const wanted = { shopId, ...search }
      const [rows, found, product] = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        Promise.all([
          listReviews(trx, wanted, { limit: perPage, offset: (page - 1) * perPage }),
          countReviews(trx, wanted, countedAtMost + 1),
          search.product_id === undefined ? null : findTitle(trx, shopId, search.product_id),
        ]),
      )
      const total = Math.min(found, countedAtMost)
      return okList(rows.map(presentSellerReview), {
        page,
        per_page: perPage,
        total,
        last_page: Math.max(1, Math.ceil(total / perPage)),
        total_is_capped: found > countedAtMost,
        product,
      })
    },
  )

  app.get(
    `${path}/summary`,
    { schema: { response: { 200: success(reviewSummary) }, tags }, config, preHandler },
    async ({ seller: { shopId } }) =>
      ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => readSummary(trx, shopId))),
  )

  app.post(
    `${path}/:review_id/reply`,
    { schema: { params: reviewParams, body: replyBody, response, tags }, config: ofReview, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const { review_id: reviewId } = request.params
      return ok(
        await inTransaction(db, { shopId }, async (trx) => {
          await replyToReview(trx, { shopId, userId, reviewId, text: request.body.text, now: clock.now() })
          return readOne(trx, shopId, reviewId)
        }),
        request.say(done.replied),
      )
    },
  )

  app.post(
    `${path}/:review_id/hide`,
    { schema: { params: reviewParams, body: hideBody, response, tags }, config: ofReview, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const { review_id: reviewId } = request.params
      return ok(
        await inTransaction(db, { shopId }, async (trx) => {
          await hideReview(trx, { shopId, userId, reviewId, reason: request.body.reason, now: clock.now() })
          return readOne(trx, shopId, reviewId)
        }),
        request.say(done.hidden),
      )
    },
  )

  app.post(
    `${path}/:review_id/show`,
    { schema: { params: reviewParams, response, tags }, config: ofReview, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const { review_id: reviewId } = request.params
      return ok(
        await inTransaction(db, { shopId }, async (trx) => {
          await showReview(trx, { shopId, userId, reviewId, now: clock.now() })
          return readOne(trx, shopId, reviewId)
        }),
        request.say(done.shown),
      )
    },
  )

  app.put(
    `${path}/asking`,
    {
      schema: { body: askForReviews, response: { 200: success(reviewSummary) }, tags },
      config: { auth: 'seller', work: 'shop_settings' },
      preHandler: mustManage('shop_settings'),
    },
    async (request) => {
      const { shopId, userId } = request.seller
      const { is_on: isOn } = request.body
      const summary = await inTransaction(db, { shopId }, async (trx) => {
        const was = await findAsking(trx, shopId)
        await saveAsking(trx, shopId, isOn)
        await recordAudit(trx, {
          shopId,
          userId,
          now: clock.now(),
          action: 'review_requests.switched',
          subject: { type: 'shop', ref: shopId },
          before: { is_active: was },
          after: { is_active: isOn },
        })
        return readSummary(trx, shopId)
      })
      return ok(summary, request.say(isOn ? done.asking : done.notAsking))
    },
  )
}

const readSummary = async (trx: Db, shopId: number) => ({
  waiting: await countReviews(trx, { shopId, show: 'waiting', term: '' }, countedAtMost),
  asks_for_reviews: await findAsking(trx, shopId),
})
