import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StockRow } from '@kedai/contracts/stock.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { placeTestOrder, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { lowStockQueue } from './jobs.ts'

const path = '/api/ajax/seller/stock'
let app: TestApp
let shop: TestShop
let owner: TestClient
let rival: TestClient
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'kedai-rak')
  owner = await signedIn(app, shop.ownerId)
  rival = await signedIn(app, (await openTestShop(app, 'kedai-sebelah-rak')).ownerId)
})
afterAll(() => app.close())

const move = (body: object, client = owner) => client.post(`${path}/${shop.variationId}/moves`, body)
const make = async (form: object): Promise<StockRow> => {
  const { body } = await owner.post('/api/ajax/seller/products', {
    item_type: 'ecommerce',
    status: 'published',
    ...form,
  })
  const { body: found } = await owner.get(`${path}?term=${encodeURIComponent(body.data.title)}`)
  return found.data[0]
}

test('what comes and goes is booked with a reason, and its history kept', async () => {
  const { body } = await move({ reason: 'received', quantity: 15, note: 'Pembekal Ipoh' })
  expect([body.message, body.data.stock]).toEqual(['Stock is now 25.', 25])
  await move({ reason: 'damaged', quantity: 2 })
  const {
    body: { data },
  } = await move({ reason: 'count', quantity: 20 })
  expect(
    data.moves.map(({ reason, change, stock_after, note, by }: Record<string, unknown>) => [
      reason,
      change,
      stock_after,
      note,
      by,
    ]),
  ).toEqual([
    ['Stock-take', -3, 20, '', 'owner@kedai-rak.test'],
    ['Damaged', -2, 23, '', 'owner@kedai-rak.test'],
    ['Received', 15, 25, 'Pembekal Ipoh', 'owner@kedai-rak.test'],
  ])
  expect((await owner.get(`${path}/${shop.variationId}/moves`)).body.data).toEqual(data)
})

test('what orders took and put back stands between, so that the history adds up', async () => {
  const jar = await make({ title: 'Balang Sejarah', variations: [{ price: '9.00', stock: 40 }] })
  const history = async () => (await owner.get(`${path}/${jar.id}/moves`)).body.data
  const lines = async () =>
    (await history()).moves.map(({ reason, change, stock_after, by_orders }: Record<string, unknown>) => [
      reason,
      change,
      stock_after,
      by_orders,
    ])
  await app.asOwner('update variations set stock = stock - 1 where id = $1', [jar.id])
  expect(await lines()).toEqual([
    ['Sold in orders', -1, 39, true],
    ['Stock tracking started', 40, 40, false],
  ])
  await owner.post(`${path}/${jar.id}/moves`, { reason: 'damaged', quantity: 2 })
  expect(await lines()).toEqual([
    ['Damaged', -2, 37, false],
    ['Sold in orders', -1, 39, true],
    ['Stock tracking started', 40, 40, false],
  ])
  const placed = await placeTestOrder(app, shop, { quantity: 2 })
  const newest = async () => (await owner.get(`${path}/${shop.variationId}/moves`)).body.data.moves[0]
  expect(await newest()).toMatchObject({ by_orders: true, at: null, change: -2, stock_after: 18 })
  await owner.post(`/api/ajax/seller/orders/${placed.orderNo}/cancel`, { reason: 'Batal' })
  expect(await newest()).toMatchObject({ by_orders: false, stock_after: 20 })
})

test('what is refused says why', async () => {
  expect((await move({ reason: 'lost', quantity: 999 })).body.data).toEqual({ quantity: ['Only 20 in stock.'] })
  expect((await move({ reason: 'received', quantity: 0 })).body.data).toEqual({ quantity: ['Enter a number above 0.'] })
  expect((await move({ reason: 'stolen', quantity: 1 })).status).toBe(422)
  const uncounted = await make({ title: 'Tempahan Khas', variations: [{ price: '9.00' }] })
  expect(
    (await owner.post(`${path}/${uncounted.id}/moves`, { reason: 'received', quantity: 5 })).body.data.quantity,
  ).toEqual(['Stock is not tracked for this item yet. Do a stock-take first.'])
  expect((await owner.post(`${path}/${uncounted.id}/moves`, { reason: 'count', quantity: 50 })).body.data.stock).toBe(
    50,
  )
})

test('who may, and whose', async () => {
  expect((await move({ reason: 'received', quantity: 1 }, await app.client())).status).toBe(401)
  expect((await move({ reason: 'received', quantity: 1 }, rival)).status).toBe(404)
  expect((await rival.get(`${path}/${shop.variationId}/moves`)).status).toBe(404)
  expect(
    (await rival.post(`${path}/count`, { counts: [{ variation_id: shop.variationId, counted: 1, was: 20 }] })).body
      .data,
  ).toEqual({ 'counts.0.variation_id': ['This variation is not in your shop.'] })
  expect((await rival.get(path)).body.data.map(({ id }: StockRow) => id)).not.toContain(shop.variationId)
})

test('the same move sent twice is booked once; many at once lose none', async () => {
  const once = () =>
    owner.post(
      `${path}/${shop.variationId}/moves`,
      { reason: 'received', quantity: 5 },
      { headers: { 'idempotency-key': 'lori-pagi' } },
    )
  expect([(await once()).body.data.stock, (await once()).body.data.stock]).toEqual([25, 25])
  await Promise.all(Array.from({ length: 20 }, () => move({ reason: 'lost', quantity: 1 })))
  expect((await owner.get(`${path}/${shop.variationId}/moves`)).body.data.stock).toBe(5)
})

test('a stock-take keeps what was sold while it was counted', async () => {
  await move({ reason: 'count', quantity: 30 })
  await placeTestOrder(app, shop, { quantity: 4 }) // after the page with 30 was opened
  const { body } = await owner.post(`${path}/count`, {
    counts: [{ variation_id: shop.variationId, counted: 28, was: 30 }],
  })
  expect([body.message, body.data]).toEqual([
    '1 counts saved.',
    { changed: 1, rows: [{ id: shop.variationId, stock: 24 }] },
  ])
  const twice = await owner.post(`${path}/count`, {
    counts: [{ variation_id: shop.variationId, counted: 24, was: 24 }],
  })
  expect(twice.body.data.changed).toBe(0)
  expect(
    (await owner.post(`${path}/count`, { counts: [{ variation_id: shop.variationId, counted: 0, was: 100 }] })).status,
  ).toBe(409)
})

test('what runs low is told about once a crossing', async () => {
  const jar = await make({
    title: 'Balang Kaca',
    low_stock_at: 3,
    variations: [{ price: '9.00', stock: 6, barcode: '9556001', cost: '4.20' }],
  })
  const tell = async () => {
    await inTransaction(app.db, {}, (trx) => enqueue(trx, lowStockQueue, {}))
    return (await app.mailbox()).filter(
      ({ subject, plain }) => subject === 'Stock is running low at Kedai kedai-rak' && plain.includes('Balang Kaca'),
    ).length
  }
  const sell = (quantity: number) => owner.post(`${path}/${jar.id}/moves`, { reason: 'gift', quantity })
  expect(await tell()).toBe(0)
  await sell(3)
  expect((await owner.get(`${path}?low=1`)).body.data).toMatchObject([
    { id: jar.id, stock: 3, is_low: true, barcode: '9556001' },
  ])
  expect([await tell(), await tell()]).toEqual([1, 1])
  await sell(1)
  expect(await tell()).toBe(1)
  await owner.post(`${path}/${jar.id}/moves`, { reason: 'received', quantity: 10 })
  expect((await owner.get(`${path}?low=1`)).body.data).toEqual([])
  await sell(10)
  expect(await tell()).toBe(2)
  expect((await owner.get(`${path}?term=9556001`)).body.data).toHaveLength(1)
})

test('what it cost stays with the seller', async () => {
  await expect(app.deps.publicDb.selectFrom('variations').select('cost_sen').execute()).rejects.toThrow(
    'permission denied',
  )
  expect(await app.deps.publicDb.selectFrom('variations').select('price_sen').limit(1).execute()).toHaveLength(1)
})
