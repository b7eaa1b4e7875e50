import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  makeSentOrder,
  openTestShop,
  payTestOrder,
  placeTestOrder,
  refundTestOrder,
  type TestShop,
} from '../../orders/orders/orders.fixture.ts'
import { reviewsUrl, reviewUrl, sumsOf } from './reviews.fixture.ts'

let app: TestApp
let shop: TestShop
let rival: TestShop
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  rival = await openTestShop(app, 'rival')
  buyer = await app.client('en')
})
afterAll(() => app.close())

const viewUrl = '/api/ajax/guest/view/MUG-demo'
const ratingNow = async () => {
  const { rating, rating_count: count } = (await buyer.get(viewUrl)).body.data.item
  return [rating, count]
}

test('nothing is rated before somebody rates', async () => {
  expect(await ratingNow()).toEqual([null, 0])
  expect((await buyer.get('/api/ajax/guest/reviews/MUG-demo')).body).toMatchObject({
    data: [],
    meta: { rating: null, rating_count: 0, total: 0, title: 'Mug', username: 'demo' },
  })
})

test('a buyer rates what was bought; everybody reads it at once, without the whole name', async () => {
  const { url, token } = await makeSentOrder(app, shop)
  const before = (await buyer.get(reviewsUrl(token))).body.data
  expect(before).toMatchObject({
    refusal: null,
    names: { short: 'Siti A.', full: 'Siti Aminah' },
    products: [{ product_id: shop.productId, title: 'Mug', review: null }],
  })
  const said = await buyer.put(url, { stars: '4', words: '  Cantik, sampai cepat. ' })
  expect(said.status).toBe(200)
  expect(said.body.message).toBe('Thank you for your rating.')
  expect(said.body.data.products[0].review).toMatchObject({
    stars: 4,
    words: 'Cantik, sampai cepat.',
    shown_as: 'short',
    refusal: null,
    hidden_because: null,
  })
  expect(await ratingNow()).toEqual([4, 1])
  const view = (await buyer.get(viewUrl)).body.data
  expect(view.reviews).toMatchObject([
    { stars: 4, words: 'Cantik, sampai cepat.', name: 'Siti A.', is_edited: false, reply: null },
  ])
  expect(JSON.stringify(view)).not.toContain('Aminah')
  expect((await buyer.get('/api/ajax/guest/front-store/demo/items')).body.data[0]).toMatchObject({
    rating: 4,
    rating_count: 1,
  })
  expect((await buyer.get(`/api/ajax/guest/order/${token}`)).body.data.timeline[0]).toMatchObject({
    name: 'order.reviewed',
    text: 'Mug was rated 4 of 5 stars',
    actor: 'buyer',
  })
})

test('said twice it counts once; changed it counts anew; taken back it is gone', async () => {
  const { url, token } = await makeSentOrder(app, shop)
  const { kept } = await sumsOf(app, shop.productId)
  const events = async () =>
    (
      await app.asOwner(
        `select 1 from order_events e join orders o on o.id = e.order_id where o.token = $1 and e.name = 'order.reviewed'`,
        [token],
      )
    ).length
  for (const stars of [5, 5, 2])
    expect((await buyer.put(url, { stars, words: 'Ok', shown_as: 'full' })).status).toBe(200)
  expect(await sumsOf(app, shop.productId)).toEqual({
    kept: { sum: kept.sum + 2, count: kept.count + 1 },
    counted: { sum: kept.sum + 2, count: kept.count + 1 },
  })
  expect(await events()).toBe(1)
  expect((await buyer.get('/api/ajax/guest/reviews/MUG-demo?stars=2')).body).toMatchObject({
    data: [{ name: 'Siti Aminah', is_edited: true }],
    meta: { total: 1 },
  })
  for (const times of [1, 2]) expect((await buyer.delete(url)).status, `time ${times}`).toBe(200)
  expect(await sumsOf(app, shop.productId)).toEqual({ kept, counted: kept })
  expect((await buyer.get(reviewsUrl(token))).body.data.products[0].review).toBeNull()
  expect((await buyer.get('/api/ajax/guest/reviews/MUG-demo?stars=2')).body.data).toEqual([])
  // And once more.
  expect((await buyer.put(url, { stars: 3, shown_as: 'none' })).status).toBe(200)
  expect((await buyer.get('/api/ajax/guest/reviews/MUG-demo')).body.data[0]).toMatchObject({
    stars: 3,
    name: '',
    words: '',
  })
})

test('after thirty days it stands', async () => {
  const { url } = await makeSentOrder(app, shop)
  expect((await buyer.put(url, { stars: 5 })).status).toBe(200)
  app.clock.set(new Date(app.clock.now().getTime() + 31 * 86_400_000))
  for (const answer of [await buyer.put(url, { stars: 1 }), await buyer.delete(url)])
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'A review can only be edited or withdrawn within 30 days.',
    ])
  // Saying the same again still changes nothing.
  expect((await buyer.put(url, { stars: 5 })).status).toBe(200)
})

describe('refused, with a sentence', () => {
  test('while unpaid, before it is sent, cancelled, or refunded in full', async () => {
    const order = await placeTestOrder(app, shop, { ships: false })
    const rate = async () => {
      const { status, body } = await buyer.put(reviewUrl(order.token, shop.productId), { stars: 5 })
      const told = (await buyer.get(reviewsUrl(order.token))).body.data.refusal
      return { status, message: body.message, isTold: told === body.message }
    }
    expect(await rate()).toEqual({
      status: 409,
      message: 'You can rate after the shop has received the full payment.',
      isTold: true,
    })
    await payTestOrder(app, shop, order)
    expect(await rate()).toEqual({
      status: 409,
      message: 'You can rate after the items have been sent or delivered.',
      isTold: true,
    })
    await refundTestOrder(app, shop, order)
    expect(await rate()).toEqual({
      status: 409,
      message: 'This order was cancelled, so it cannot be rated.',
      isTold: true,
    })
    const sent = await makeSentOrder(app, shop)
    await refundTestOrder(app, shop, { orderId: sent.orderId, orderNo: sent.orderNo, token: sent.token })
    expect((await buyer.put(sent.url, { stars: 5 })).body.message).toBe(
      'This order was cancelled, so it cannot be rated.',
    )
  })

  test('a foreign or unknown order, or a product it did not buy, is not found', async () => {
    const { token } = await makeSentOrder(app, shop)
    for (const url of [
      reviewUrl('nobody', shop.productId),
      reviewUrl(token, rival.productId),
      reviewUrl(token, 987_654_321),
    ]) {
      expect((await buyer.put(url, { stars: 5 })).status).toBe(404)
      expect((await buyer.delete(url)).status).toBe(404)
    }
    expect((await buyer.get(reviewsUrl('nobody'))).status).toBe(404)
    expect((await buyer.get('/api/ajax/guest/reviews/NOBODY')).status).toBe(404)
    expect((await buyer.get('/api/ajax/guest/reviews/MUG-demo', { headers: { 'x-shop': 'rival' } })).status).toBe(404)
  })

  test('no stars, too many, too many words', async () => {
    const { url } = await makeSentOrder(app, shop)
    const refused = async (body: object) => {
      const answer = await buyer.put(url, body)
      return [answer.status, Object.keys(answer.body.data)]
    }
    expect(await refused({ stars: '', words: 'Ok' })).toEqual([422, ['stars']])
    expect(await refused({ stars: 6 })).toEqual([422, ['stars']])
    expect(await refused({ stars: 5, words: 'x'.repeat(1001) })).toEqual([422, ['words']])
    expect((await buyer.put(url, { stars: 5, words: '字'.repeat(1000) })).status).toBe(200)
  })
})

test('the best rated come first, those nobody has rated after them', async () => {
  const add = async (viewId: string, sum: number, count: number) => {
    const [row] = await app.asOwner<{ id: number }>(
      `insert into products (shop_id, view_id, item_type, status, title, rating_sum, rating_count) values ($1, $2, 'ecommerce', 'published', $2, $3, $4) returning id`,
      [rival.shopId, viewId, sum, count],
    )
    await app.asOwner('insert into variations (shop_id, product_id, price_sen) values ($1, $2, 100)', [
      rival.shopId,
      row?.id,
    ])
  }
  await add('ONE-FIVE', 5, 1)
  await add('MANY-GOOD', 470, 100)
  await add('MANY-BAD', 220, 100)
  await add('NONE', 0, 0)
  const order = async (query: string) =>
    (await buyer.get(`/api/ajax/guest/front-store/rival/items?sort=rated${query}`)).body.data.map(
      ({ view_id: viewId }: { view_id: string }) => viewId,
    )
  expect(await order('')).toEqual(['MANY-GOOD', 'ONE-FIVE', 'MANY-BAD', 'NONE', 'MUG-rival'])
  expect(await order('&term=many')).toEqual(['MANY-GOOD', 'MANY-BAD'])
  expect(await order('&price_max=2')).toEqual(['MANY-GOOD', 'ONE-FIVE', 'MANY-BAD', 'NONE', 'MUG-rival'])
})

test('archived products keep their rating', async () => {
  const [before] = await app.asOwner<{ rating_count: number }>('select rating_count from products where id = $1', [
    shop.productId,
  ])
  await app.asOwner(`update products set status = 'archived' where id = $1`, [shop.productId])
  expect((await buyer.get('/api/ajax/guest/reviews/MUG-demo')).status).toBe(404)
  await app.asOwner(`update products set status = 'published' where id = $1`, [shop.productId])
  expect(before?.rating_count).toBeGreaterThan(0)
  expect((await buyer.get('/api/ajax/guest/reviews/MUG-demo')).body.meta.rating_count).toBe(before?.rating_count)
})
