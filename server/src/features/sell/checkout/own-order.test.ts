import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { buyerAt } from '../carts/carts.fixture.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let shopId: number
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  shopId = await openTestShop(app, 'kedai')
  owner = await signedIn(app, await ownerOf(shopId))
})
afterAll(() => app.close())

const ownerOf = async (of: number): Promise<number> =>
  (await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [of]))[0]!.id
const buyer = { name: 'Aisyah Ahmad', phone: '0123456789', email: 'aisyah@buyer.test', paymentMethod: 'bank_transfer' }
const make = async (product: object): Promise<{ id: number; view_id: string }> => {
  const made = await owner.post('/api/ajax/seller/products', { title: 'Barang', status: 'published', ...product })
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  return made.body.data
}
const home = { address: '12 Jalan Besar', city: 'Ipoh', postcode: '30000', state: 'Perak' }
const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '12:00' }))
const starts = { starts_at: '2026-12-20 20:30' }

type Kind = { product: object; form: object; call?: string; prepare?: (id: number) => Promise<unknown> }
/** The last piece of each kind of thing that is scarce. */
const kinds: Record<string, Kind> = {
  goods: {
    product: { item_type: 'ecommerce', variations: [{ price: '10.00', stock: 1 }] },
    form: { quantity: 1, ...home },
  },
  codes: {
    product: { item_type: 'digital', variations: [{ price: '10.00', stock: 0 }], digital: { has_codes: true } },
    form: { quantity: 1 },
    prepare: (id) => owner.post(`/api/ajax/seller/products/${id}/codes`, { codes: 'AAAA-1111' }),
  },
  'tickets by stock': {
    product: { item_type: 'ticket', variations: [{ price: '10.00', stock: 1 }], ticket: starts },
    form: { quantity: 1, sameDetailAsBuyer: '1' },
  },
  seats: {
    product: { item_type: 'ticket', variations: [{ price: '10.00' }], ticket: { ...starts, capacity: 1 } },
    form: { quantity: 1, sameDetailAsBuyer: '1' },
  },
  slots: {
    product: {
      item_type: 'service',
      variations: [{ price: '10.00' }],
      service: { duration_minutes: 60, hours, notice_hours: 2, ahead_days: 60 },
    },
    form: { slot: '2026-11-26 10:00' },
  },
  rentals: {
    product: { item_type: 'rental', variations: [{ price: '10.00' }], rental: { frequency: 'daily', quantity: 1 } },
    form: { 'dateRange[0]': '2026-12-01', 'dateRange[1]': '2026-12-02' },
    call: 'rental-place-order',
  },
  responses: {
    product: { item_type: 'collection', variations: [{ price: '10.00' }], collection: { max_responses: 1 } },
    form: {},
    call: 'collect',
  },
}

const place = (client: TestClient, viewId: string, { call = 'place-order', form }: Kind, more: object = {}) =>
  client.multipart(`/api/ajax/guest/order/${call}/${viewId}`, asText({ ...buyer, ...form, ...more }))
const asText = (form: object) => Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
const ownOf = async (client: TestClient, viewId: string) => {
  const { status, body, headers } = await client.get(`/api/ajax/guest/own-order/${viewId}`)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  return body.data
}
async function sold(kind: Kind) {
  const { id, view_id: viewId } = await make(kind.product)
  await kind.prepare?.(id)
  const [own, stranger] = [await app.client('en'), await app.client('en')]
  expect(await ownOf(own, viewId)).toBeNull()
  const placed = await place(own, viewId, kind)
  expect([placed.status, placed.body.message]).toEqual([200, expect.any(String)])
  const { order_no, redirect_to, totals } = placed.body.data
  return { id, viewId, own, stranger, order: { order_no, url: redirect_to as string }, total: totals.total }
}

it.each(Object.entries(kinds))(
  'tells its own browser alone of the order that holds the last of %s',
  async (_, kind) => {
    const { viewId, own, stranger, order } = await sold(kind)
    const refused = await place(own, viewId, kind)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      message: `You have an unpaid order: ${order.order_no}.`,
      data: { own_order: order, changes: [expect.any(Object)] },
    })
    expect(await ownOf(own, viewId)).toEqual(order)

    // The same buyer's name and phone on another device is another browser.
    const other = await place(stranger, viewId, kind)
    expect(other.status).toBe(409)
    expect(other.body.message).not.toContain('unpaid order')
    expect(other.text).not.toContain(order.order_no)
    expect(other.text).not.toContain(order.url)
    expect(await ownOf(stranger, viewId)).toBeNull()
    // What is drawn for everybody knows nothing of it.
    for (const page of [`/s/kedai/i/${viewId}`, `/api/ajax/guest/view/${viewId}`])
      expect((await own.get(page)).text).not.toContain(order.order_no)
  },
)

it('is told no longer once it is paid or over', async () => {
  const kind = kinds['goods']!
  const { viewId, own, order, total } = await sold(kind)
  const paid = await owner.post(`/api/ajax/seller/orders/${order.order_no}/record-payment`, {
    ...{ amount: total, method: 'cash' },
  })
  expect(paid.status).toBe(200)
  expect(await ownOf(own, viewId)).toBeNull()
  expect((await place(own, viewId, kind)).body.data.own_order).toBeUndefined()

  const cancelled = await sold(kind)
  await cancelled.own.post(`/api/ajax/guest${cancelled.order.url}/cancel`, {})
  expect(await ownOf(cancelled.own, cancelled.viewId)).toBeNull()
  expect((await place(cancelled.own, cancelled.viewId, kind)).status).toBe(200)
})

it('is of what it holds: another choice of the same page that is sold out has nothing to do with it', async () => {
  const { id, view_id: viewId } = await make({
    ...{ item_type: 'variation', option_names: ['Warna'] },
    variations: [
      { option_values: ['Merah'], price: '10.00', stock: 5 },
      { option_values: ['Biru'], price: '10.00', stock: 0 },
    ],
  })
  expect(id).toBeGreaterThan(0)
  const own = await app.client('en')
  const { items } = (await own.get(`/api/ajax/guest/view/${viewId}`)).body.data
  const wish = (at: number, quantity = 1) =>
    own.post(`/api/ajax/guest/order/place-order/${viewId}`, {
      ...{ ...buyer, ...home },
      items: [{ id: items[at].id, quantity }],
    })
  expect([(await wish(0, 2)).status, (await wish(1)).body.data.own_order]).toEqual([200, undefined])
  expect((await wish(0, 4)).body.data).toMatchObject({ own_order: { order_no: expect.any(String) } })
})

it('is told of one calendar that two services share', async () => {
  const staff = { service: { duration_minutes: 60, hours, notice_hours: 2, ahead_days: 60, staff: [{ name: 'Aina' }] } }
  const first = await make({ ...kinds['slots']!.product, ...staff })
  const second = await make({ ...kinds['slots']!.product, ...staff })
  const [own, stranger] = [await app.client('en'), await app.client('en')]
  const placed = await place(own, first.view_id, kinds['slots']!)
  expect(placed.status).toBe(200)
  expect((await place(own, second.view_id, kinds['slots']!)).body.data.own_order?.order_no).toBe(
    placed.body.data.order_no,
  )
  expect((await place(stranger, second.view_id, kinds['slots']!)).body.data.own_order).toBeUndefined()
})

it('is told by the cart, and of a coupon whose only use it holds', async () => {
  await app.asOwner(
    `insert into coupons (shop_id, code, kind, fixed_sen, max_uses) values ($1, 'SEKALI', 'fixed', 100, 1)`,
    [shopId],
  )
  const { productId: mug } = await addListing(app, shopId, 'MUG', [{ stock: 1 }])
  const [own, stranger] = [await buyerAt(app, 'kedai'), await buyerAt(app, 'kedai')]
  for (const browser of [own, stranger]) await browser.add(mug)
  const away = { ...buyer, ...home }
  // From its page, while it lies in the cart too.
  const placed = await place(own.browser, 'MUG', kinds['goods']!, { coupon_code: 'SEKALI' })
  expect([placed.status, placed.body.message]).toEqual([200, expect.any(String)])
  const [mine, theirs] = [await own.post('/checkout', away), await stranger.post('/checkout', away)]
  expect([mine.status, mine.body.data.own_order?.order_no]).toEqual([409, placed.body.data.order_no])
  expect([theirs.status, theirs.body.data.own_order]).toEqual([409, undefined])
  expect((await own.get('/checkout')).body.data.own_order?.order_no).toBe(placed.body.data.order_no)
  expect((await stranger.get('/checkout')).body.data.own_order).toBeNull()

  const { view_id: viewId } = await make({ item_type: 'ecommerce', variations: [{ price: '10.00' }] })
  const withCode = (client: TestClient) => place(client, viewId, kinds['goods']!, { coupon_code: 'SEKALI' })
  expect((await withCode(own.browser)).body.data.own_order?.order_no).toBe(placed.body.data.order_no)
  expect((await withCode(stranger.browser)).body.data.own_order).toBeUndefined()
})

it('belongs to one shop, and to a signed-in person only while signed in', async () => {
  const rival = await openTestShop(app, 'lain')
  await addListing(app, rival, 'CAWAN', [{ stock: 1 }])
  const { viewId, own, order } = await sold(kinds['goods']!)
  expect(await ownOf(own, 'CAWAN')).toBeNull()
  const person = await signedIn(app, await ownerOf(rival))
  for (const [name, value] of own.cookies) if (name === 'kedai_guest') person.cookies.set(name, value)
  expect(await ownOf(person, viewId)).toEqual(order)

  const { view_id: another } = await make(kinds['goods']!.product)
  const placed = await place(person, another, kinds['goods']!)
  expect(placed.status).toBe(200)
  expect((await ownOf(person, another))?.order_no).toBe(placed.body.data.order_no)
  person.cookies.delete('kedai')
  expect(await ownOf(person, another)).toBeNull()
})
