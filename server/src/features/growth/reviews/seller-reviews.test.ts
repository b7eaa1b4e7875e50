import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  addStaff,
  makeSentOrder,
  openTestShop,
  signedIn,
  type SentOrder,
  type TestShop,
} from '../../orders/orders/orders.fixture.ts'
import { reviewsUrl, sumsOf } from './reviews.fixture.ts'

let app: TestApp
let shop: TestShop
let owner: TestClient
let rival: TestClient
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
  rival = await signedIn(app, (await openTestShop(app, 'rival')).ownerId)
  buyer = await app.client('en')
})
afterAll(() => app.close())

const path = '/api/ajax/seller/reviews'
const everybody = '/api/ajax/guest/reviews/MUG-demo'
const said = async (body: object): Promise<SentOrder & { id: number }> => {
  const order = await makeSentOrder(app, shop)
  await buyer.put(order.url, body)
  const [row] = await app.asOwner<{ id: number }>('select id from reviews where order_id = $1', [order.orderId])
  return { ...order, id: row?.id ?? 0 }
}
const ids = async (query: string): Promise<number[]> =>
  (await owner.get(`${path}${query}`)).body.data.map(({ id }: { id: number }) => id)
const waiting = async () => (await owner.get(`${path}/summary`)).body.data.waiting

test('are listed with what they are about, narrowed and searched', async () => {
  expect((await owner.get(path)).body).toMatchObject({ data: [], meta: { total: 0, product: null } })
  const [good, plain, bad] = [
    await said({ stars: 5, words: 'Kemas dan cantik' }),
    await said({ stars: 5 }),
    await said({ stars: 2, shown_as: 'none' }),
  ]
  const { body } = await owner.get(path)
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([bad.id, plain.id, good.id])
  expect(body.data[2]).toMatchObject({
    stars: 5,
    words: 'Kemas dan cantik',
    name: 'Siti A.',
    product: { id: shop.productId, title: 'Mug' },
    order_no: good.orderNo,
    reply: null,
    hidden: null,
  })
  // Five stars without a word need none back.
  expect([await ids('?show=waiting'), await waiting()]).toEqual([[bad.id, good.id], 2])
  expect([
    await ids('?stars=5'),
    await ids('?stars=1'),
    await ids('?term=CANTIK'),
    await ids('?term=siti'),
    await ids('?term=zz'),
  ]).toEqual([[plain.id, good.id], [], [good.id], [plain.id, good.id], []])
  expect((await owner.get(`${path}?product_id=${shop.productId}`)).body.meta).toMatchObject({
    total: 3,
    product: 'Mug',
  })
  expect(await ids('?product_id=987654321')).toEqual([])
  expect((await rival.get(path)).body.data).toEqual([])
})

test('the shop replies once, and may word it anew; the buyer’s words stay as they are', async () => {
  const { id, token } = await said({ stars: 3, words: 'Boleh tahan' })
  const before = await waiting()
  expect((await owner.post(`${path}/${id}/reply`, { text: ' ' })).body).toMatchObject({
    code: 422,
    data: { text: ['Write your reply first.'] },
  })
  for (const text of ['Terima kasih!', 'Terima kasih!', 'Terima kasih, kami baiki.'])
    expect((await owner.post(`${path}/${id}/reply`, { text })).status).toBe(200)
  expect((await buyer.get(everybody)).body.data[0]).toMatchObject({
    words: 'Boleh tahan',
    reply: { text: 'Terima kasih, kami baiki.' },
  })
  expect((await buyer.get(reviewsUrl(token))).body.data.products[0].review.reply).toBe('Terima kasih, kami baiki.')
  expect(await waiting()).toBe(before - 1)
  const log = (await owner.get('/api/ajax/seller/activity')).body.data.filter(
    ({ action }: { action: string }) => action === 'review.replied',
  )
  expect(log).toHaveLength(2)
  app.clock.advance(60_000)
  await buyer.put(`${reviewsUrl(token)}/${shop.productId}`, { stars: 4, words: 'Sudah lebih baik' })
  expect((await owner.get(path)).body.data[0]).toMatchObject({ is_newer_than_reply: true, words: 'Sudah lebih baik' })
})

test('a hidden one is off the pages and out of the rating, with a reason its writer reads; shown again it counts again', async () => {
  const { id, token, url } = await said({ stars: 1, words: 'Kata kesat' })
  const { kept } = await sumsOf(app, shop.productId)
  expect((await owner.post(`${path}/${id}/hide`, { reason: '' })).body).toMatchObject({
    code: 422,
    data: { reason: [expect.stringContaining('Enter the reason')] },
  })
  for (const times of [1, 2])
    expect((await owner.post(`${path}/${id}/hide`, { reason: 'Bahasa kesat' })).status, `time ${times}`).toBe(200)
  expect(await sumsOf(app, shop.productId)).toEqual({
    kept: { sum: kept.sum - 1, count: kept.count - 1 },
    counted: { sum: kept.sum - 1, count: kept.count - 1 },
  })
  expect((await buyer.get(`${everybody}?stars=1`)).body.data).toEqual([])
  expect((await buyer.get(reviewsUrl(token))).body.data.products[0].review.hidden_because).toBe('Bahasa kesat')
  expect(await ids('?show=hidden')).toEqual([id])
  // Neither changing it nor taking it back and writing anew brings it back.
  await buyer.put(url, { stars: 2, words: 'Kata kesat' })
  await buyer.delete(url)
  expect((await owner.post(`${path}/${id}/show`)).body).toMatchObject({
    code: 409,
    message: 'The buyer has withdrawn this review.',
  })
  await buyer.put(url, { stars: 1, words: 'Kata kesat' })
  expect((await buyer.get(`${everybody}?stars=1`)).body.data).toEqual([])
  for (const times of [1, 2]) expect((await owner.post(`${path}/${id}/show`)).status, `time ${times}`).toBe(200)
  expect(await sumsOf(app, shop.productId)).toEqual({ kept, counted: kept })
  expect((await buyer.get(`${everybody}?stars=1`)).body.data).toHaveLength(1)
})

test('who may: owners, and staff for products; nobody for another shop', async () => {
  const { id } = await said({ stars: 4 })
  const staff = async (name: string, work: string[]) =>
    signedIn(app, await addStaff(app, shop.shopId, `${name}@demo.test`, work))
  const [packer, keeper] = [await staff('packer', ['orders']), await staff('keeper', ['products'])]
  const statuses = async (client: TestClient) => [
    (await client.get(path)).status,
    (await client.get(`${path}/summary`)).status,
    (await client.post(`${path}/${id}/reply`, { text: 'Ok' })).status,
    (await client.post(`${path}/${id}/hide`, { reason: 'Ok' })).status,
    (await client.post(`${path}/${id}/show`)).status,
    (await client.put(`${path}/asking`, { is_on: true })).status,
  ]
  expect(await statuses(await app.client())).toEqual([401, 401, 401, 401, 401, 401])
  expect(await statuses(packer)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await statuses(keeper)).toEqual([200, 200, 200, 200, 200, 403])
  expect((await statuses(rival)).slice(2, 5)).toEqual([404, 404, 404])
})
