import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { replaceStatements } from '../../../platform/test-db/replace-statements.ts'
import { makeSentOrder, openTestShop, type SentOrder, type TestShop } from '../../orders/orders/orders.fixture.ts'
import { hideReview } from './actions/moderate-review.ts'
import { rateProduct } from './actions/rate-product.ts'
import { carelessReviews } from './careless.fixture.ts'
import { sumsOf } from './reviews.fixture.ts'

let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
})
afterAll(() => app.close())

const inShop = <T>(work: Parameters<typeof inTransaction<T>>[2]) => inTransaction(app.db, { shopId: shop.shopId }, work)
const rate = ({ token }: SentOrder, stars: number) =>
  inShop((trx) =>
    rateProduct(trx, {
      order: { shopId: shop.shopId, token },
      productId: shop.productId,
      review: { stars, words: '', shownAs: 'short' },
      now: app.clock.now(),
    }),
  )
const idOf = async ({ orderId }: SentOrder) =>
  (await app.asOwner<{ id: number }>('select id from reviews where order_id = $1', [orderId]))[0]?.id ?? 0
const hide = async (order: SentOrder) => {
  const reviewId = await idOf(order)
  await inShop((trx) =>
    hideReview(trx, { shopId: shop.shopId, userId: null, reviewId, reason: 'Ujian', now: app.clock.now() }),
  )
}

test('control: without the lock a change and a hiding at once part the sum from its reviews', async () => {
  const [order, ...others] = await Promise.all(Array.from({ length: 5 }, () => makeSentOrder(app, shop)))
  if (!order) throw new Error('five were made')
  for (const one of others) await rate(one, 3)
  await rate(order, 5)
  const restore = replaceStatements(carelessReviews)
  await Promise.all([rate(order, 1), hide(order)]).finally(restore)
  const { kept, counted } = await sumsOf(app, shop.productId)
  expect(kept).not.toEqual(counted)
  await app.asOwner('delete from reviews where product_id = $1', [shop.productId])
  await app.asOwner('update products set rating_sum = 0, rating_count = 0 where id = $1', [shop.productId])
})

test('many ratings, changes and hidings of one product at once never part them', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => makeSentOrder(app, shop, { kind: 'cod' })))
  await Promise.all(orders.flatMap((order, at) => [rate(order, 1 + (at % 5)), rate(order, 1 + (at % 5))])) // each said twice at once
  const first = await sumsOf(app, shop.productId)
  expect(first).toEqual({ kept: { sum: 30 + 1 + 2, count: 12 }, counted: { sum: 30 + 1 + 2, count: 12 } })
  await Promise.all(
    orders.flatMap((order, at) => [rate(order, 1 + ((at + 2) % 5)), ...(at % 2 === 0 ? [hide(order)] : [])]),
  )
  const last = await sumsOf(app, shop.productId)
  expect(last.kept).toEqual(last.counted)
  expect(last.kept.count).toBe(6)
})
