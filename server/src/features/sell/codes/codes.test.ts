import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { carelessClaims } from '../claims/careless.fixture.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'

type Shop = { app: TestApp; owner: TestClient; rival: TestClient; buyer: TestClient }

async function open(): Promise<Shop> {
  const app = await startTestApp({ config: { rateLimits: false } })
  const owner = await signedIn(app, (await openTestShop(app, 'baucar')).ownerId)
  const rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
  return { app, owner, rival, buyer: await app.client('en') }
}

let shop: Shop
beforeAll(async () => {
  shop = await open()
})
afterAll(() => shop.app.close())

const voucher = (given: object = {}) => ({
  item_type: 'digital',
  title: 'Baucar RM10',
  variations: [{ price: '10.00', stock: 500 }],
  status: 'published',
  digital: { has_codes: true },
  ...given,
})
const make = async ({ owner }: Shop, given: object = {}) => {
  const made = await owner.post('/api/ajax/seller/products', voucher(given))
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  return made.body.data as { id: number; view_id: string; version: number }
}
const add = ({ owner }: Shop, id: number, codes: string | string[]) =>
  owner.post(`/api/ajax/seller/products/${id}/codes`, { codes })
const poolOf = async ({ owner }: Shop, id: number) =>
  (await owner.get(`/api/ajax/seller/products/${id}/codes`)).body.data[0]
const order = ({ buyer }: Shop, viewId: string, form: object = {}) =>
  buyer.multipart(`/api/ajax/guest/order/place-order/${viewId}`, {
    quantity: '1',
    name: 'Aisyah Ahmad',
    phone: '0123456789',
    email: 'aisyah@buyer.test',
    paymentMethod: 'bank_transfer',
    ...form,
  })
const pay = ({ owner }: Shop, orderNo: string, amount: string) =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount, method: 'cash' })
const orderPage = async ({ buyer }: Shop, redirect: string) =>
  (await buyer.get(`/api/ajax/guest${redirect.replace(/^https?:\/\/[^/]+/, '')}`)).body.data

test('codes are the stock, are given once they are paid for, and are masked to their seller', async () => {
  const { id, view_id } = await make(shop)
  expect((await shop.buyer.get(`/api/ajax/guest/view/${view_id}`)).body.data.item.is_out_stock).toBe(true)
  expect((await order(shop, view_id)).status).toBe(409)
  const added = await add(shop, id, 'AAAA-1111\r\n  BBBB-2222 \n\nAAAA-1111\nCCCC-3333')
  expect(added.body.data).toMatchObject({ added: 3, repeated: 1, left: 3 })
  expect((await add(shop, id, ['AAAA-1111'])).body.data).toMatchObject({ added: 0, repeated: 1, left: 3 })
  expect((await add(shop, id, ' \n')).body.data).toHaveProperty('codes')
  expect((await add(shop, id, 'x'.repeat(201))).status).toBe(422)
  const placed = await order(shop, view_id, { quantity: '2' })
  const { redirect_to, order_no } = placed.body.data
  expect((await orderPage(shop, redirect_to)).codes).toBeUndefined()
  expect(await poolOf(shop, id)).toMatchObject({ left: 1, held: 2, given: 0 })
  await pay(shop, order_no, '20.00')
  const page = await orderPage(shop, redirect_to)
  expect([page.codes, page.lines[0].codes]).toEqual([
    ['AAAA-1111', 'BBBB-2222'],
    ['AAAA-1111', 'BBBB-2222'],
  ])
  const seen = (await shop.owner.get(`/api/ajax/seller/orders/${order_no}`)).body.data
  expect([seen.codes, seen.fulfilment_status]).toEqual([['••••1111', '••••2222'], 'delivered'])
  const pool = await poolOf(shop, id)
  expect(pool).toMatchObject({ left: 1, held: 0, given: 2 })
  expect(JSON.stringify(pool)).not.toContain('CCCC')
  expect((await shop.rival.get(`/api/ajax/seller/products/${id}/codes`)).status).toBe(404)
  expect((await add({ ...shop, owner: shop.rival }, id, 'X')).status).toBe(404)
})

test('a code that was seen never comes back, one that was only held does, and a free one can be taken out', async () => {
  const { id, view_id } = await make(shop)
  await add(shop, id, ['K1', 'K2', 'K3'])
  const paid = (await order(shop, view_id)).body.data
  await pay(shop, paid.order_no, '10.00')
  const unpaid = (await order(shop, view_id)).body.data
  expect(await poolOf(shop, id)).toMatchObject({ left: 1, held: 1, given: 1 })
  await shop.owner.post(`/api/ajax/seller/orders/${unpaid.order_no}/cancel`, { reason: 'Silap' })
  expect(await poolOf(shop, id)).toMatchObject({ left: 2, held: 0, given: 1 })
  await shop.owner.post(`/api/ajax/seller/orders/${paid.order_no}/refund`, { amount: '10.00', reason: 'Silap' })
  await shop.owner.post(`/api/ajax/seller/orders/${paid.order_no}/cancel`, { reason: 'Silap' })
  const pool = await poolOf(shop, id)
  expect(pool).toMatchObject({ left: 2, held: 0, given: 1 })
  expect((await orderPage(shop, paid.redirect_to)).codes).toBeUndefined()
  const [last] = pool.latest
  expect((await shop.owner.delete(`/api/ajax/seller/products/${id}/codes/${last.id}`)).body.data[0].left).toBe(1)
  expect((await shop.rival.delete(`/api/ajax/seller/products/${id}/codes/${last.id}`)).status).toBe(404)
  const given = pool.latest.find(({ given_at }: { given_at: string | null }) => given_at)
  expect((await shop.owner.delete(`/api/ajax/seller/products/${id}/codes/${given.id}`)).status).toBe(409)
})

test('the count is the pool’s whatever a form says, until codes are turned off', async () => {
  const { id } = await make(shop)
  await add(shop, id, ['Q1', 'Q2'])
  const read = async () => (await shop.owner.get(`/api/ajax/seller/products/${id}`)).body.data
  const save = async (given: object) => {
    const { version, variations } = await read()
    const [unit] = variations
    return shop.owner.put(`/api/ajax/seller/products/${id}`, {
      ...voucher({ variations: [{ id: unit.id, price: '10.00', stock: 77 }] }),
      version,
      ...given,
    })
  }
  expect((await save({})).status).toBe(200)
  expect((await read()).variations[0].stock).toBe(2)
  expect((await save({ digital: { link: 'https://shop.test/a' } })).status).toBe(200)
  expect((await read()).variations[0].stock).toBeNull()
  expect((await add(shop, id, 'Q3')).status).toBe(409)
  expect((await save({ digital: { has_codes: true } })).status).toBe(200)
  expect((await read()).variations[0].stock).toBe(2)
  expect((await save({ digital: {} })).body.data).toHaveProperty('digital.files')
})

test('a pool that runs low is told like a shelf that does', async () => {
  const { id, view_id } = await make(shop, { title: 'Baucar Rendah', low_stock_at: 2 })
  await add(shop, id, ['L1', 'L2', 'L3'])
  const low = () =>
    shop.app.asOwner(
      `select from low_stock l join variations v on v.id = l.variation_id where v.product_id = $1 and v.stock = 2`,
      [id],
    )
  expect(await low()).toHaveLength(0)
  await order(shop, view_id)
  expect(await low()).toHaveLength(1)
})

/** How many of a hundred at once are told that the last code is theirs, and how many different codes they have. */
async function rush(at: Shop) {
  const { id, view_id } = await make(at)
  await add(at, id, ['TERAKHIR'])
  const buyers = await Promise.all(Array.from({ length: 100 }, () => at.app.client('en')))
  const tries = await Promise.all(
    // One address each: orders of one customer wait for each other before they claim.
    buyers.map((buyer, n) =>
      order({ ...at, buyer }, view_id, { phone: `0123456${String(100 + n)}`, email: `b${n}@buyer.test` }),
    ),
  )
  const had = tries.filter(({ status }) => status === 200)
  await Promise.all(had.map(({ body }) => pay(at, body.data.order_no, '10.00')))
  const pages = await Promise.all(had.map(({ body }) => orderPage(at, body.data.redirect_to)))
  return {
    statuses: tries.map(({ status }) => status),
    had: had.length,
    codes: pages.flatMap(({ codes = [] }) => codes),
  }
}

test('the last code, wanted by a hundred at once, is one buyer’s', async () => {
  const { statuses, had, codes } = await rush(shop)
  expect(had).toBe(1)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  expect(codes).toEqual(['TERAKHIR'])
}, 60_000)

test('control: without locks it is promised to several, though only one can be given it', async () => {
  const careless = await open()
  try {
    await careless.app.asOwner(carelessClaims)
    const { had, codes } = await rush(careless)
    expect(had).toBeGreaterThan(1)
    expect(codes).toEqual(['TERAKHIR'])
  } finally {
    await careless.app.close()
  }
}, 60_000)
