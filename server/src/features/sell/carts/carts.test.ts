import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'
import { openTestShop as openShopWithOwner, signedIn } from '../../orders/orders/orders.fixture.ts'
import { buyerAt, cartsUrl } from './carts.fixture.ts'

let app: TestApp
let shopId: number
let mug: TestListing
let tee: TestListing
let few: TestListing
let sixes: TestListing
beforeAll(async () => {
  app = await startTestApp()
  shopId = await openTestShop(app, 'demo')
  mug = await addListing(app, shopId, 'MUG', [{ stock: 100 }])
  const [small, large] = [
    { options: ['S'], price: 3900, stock: 20 },
    { options: ['L'], price: 4500, promo: 4000, stock: null },
  ]
  tee = await addListing(app, shopId, 'TEE', [small, large], {
    is_promo: true,
    promo_until: '2099-01-01T00:00:00Z',
    option_names: ['Saiz'],
  })
  few = await addListing(app, shopId, 'FEW', [{ stock: 2 }])
  sixes = await addListing(app, shopId, 'SIXES', [{ stock: 100 }], { min_purchase_qty: 6, multiple_of: 6 })
})
afterAll(() => app.close())

describe('a cart', () => {
  it('is empty for a new visitor, who gets no cookie by looking', async () => {
    const buyer = await buyerAt(app, 'demo')
    const before = new Map(buyer.browser.cookies)
    const { status, body } = await buyer.get()
    expect([status, body.data]).toMatchObject([
      200,
      { cart: [], total_items: 0, total_qty: 0, total: '0.00', shipping_data: null, coupon: { coupon: null } },
    ])
    expect(buyer.browser.cookies).toEqual(before)
  })

  it('holds several listings, adds up the same thing, and sums as an item page does', async () => {
    const buyer = await buyerAt(app, 'demo')
    await buyer.add(mug.productId, { quantity: 2 })
    await buyer.add(tee.productId, { variation_id: tee.units[1], quantity: 1 })
    const { body } = await buyer.add(mug.productId)
    expect(body.message).toBe('Added to the cart.')
    expect(body.data).toMatchObject({
      total_items: 2,
      total_qty: 4,
      subtotal: '115.00',
      total: '115.00',
      shipping: '0.00',
      ships: true,
      cart: [
        { view_id: 'MUG', quantity: 3, price: '25.00', total: '75.00', weight: '1.200', options: [], problem: null },
        { view_id: 'TEE', quantity: 1, price: '40.00', compare_price: '45.00', options: ['L'], stock: null },
      ],
    })
    expect((await buyer.get('/count')).body.data).toEqual({ total_items: 2, total_qty: 4 })
  })

  it('is changed, thinned out and emptied', async () => {
    const buyer = await buyerAt(app, 'demo')
    await buyer.add(mug.productId)
    const { body } = await buyer.add(few.productId)
    const [first, second] = body.data.cart.map(({ row_id }: { row_id: string }) => row_id)
    expect((await buyer.put(`/${first}`, { quantity: 7 })).body.data.total_qty).toBe(8)
    expect((await buyer.put(`/${first}`, { quantity: 0 })).status).toBe(422)
    expect((await buyer.delete(`/${second}`)).body.data.cart).toHaveLength(1)
    expect((await buyer.delete(`/${second}`)).status).toBe(404)
    expect((await buyer.put(`/${second}`, { quantity: 1 })).status).toBe(404)
    expect((await buyer.post('/clear')).body.data).toMatchObject({ cart: [], total: '0.00' })
  })

  it('is nobody else’s, and of one shop', async () => {
    const other = await openTestShop(app, 'lain')
    const jar = await addListing(app, other, 'JAR', [{ stock: 5 }])
    const [buyer, stranger] = [await buyerAt(app, 'demo'), await buyerAt(app, 'demo')]
    const { body } = await buyer.add(mug.productId)
    const row = body.data.cart[0].row_id
    await stranger.add(mug.productId)
    expect((await stranger.put(`/${row}`, { quantity: 5 })).status).toBe(404)
    await stranger.delete(`/${row}`)
    expect((await buyer.get()).body.data.total_qty).toBe(1)
    expect((await buyer.add(jar.productId)).status).toBe(404) // another shop's
    const there = await buyerAt(app, 'lain', buyer.browser)
    expect((await there.get()).body.data.cart).toEqual([])
    expect((await there.add(jar.productId)).body.data.total_items).toBe(1)
    expect((await buyer.get()).body.data.total_items).toBe(1)
  })

  it('wants to know the shop', async () => {
    const client = await app.client('en')
    expect((await client.get(cartsUrl)).status).toBe(404)
    expect((await client.get(cartsUrl, { headers: { 'x-shop': 'nobody-has-this' } })).status).toBe(404)
  })

  it('refuses what cannot be had, and says what can', async () => {
    const buyer = await buyerAt(app, 'demo')
    const short = await buyer.add(few.productId, { quantity: 3 })
    expect([short.status, short.body.message, short.body.data]).toEqual([
      409,
      'Only 2 left. Try 2.',
      { left: 2, nearest_qty: 2 },
    ])
    expect((await buyer.add(few.productId, { quantity: 2 })).status).toBe(200)
    expect((await buyer.add(few.productId)).body.data).toEqual({ left: 2, nearest_qty: 2 })
    const five = await buyer.add(sixes.productId, { quantity: 5 })
    expect([five.status, five.body.data.quantity]).toEqual([422, ['The minimum order is 6. Try 6.']])
    expect((await buyer.add(tee.productId)).body.data.variation_id).toEqual(['Select an option first.'])
    expect((await buyer.add(tee.productId, { variation_id: mug.units[0] })).status).toBe(422)
    expect((await buyer.add(999_999)).status).toBe(404)
    expect((await buyer.add(mug.productId, { quantity: 'many' })).status).toBe(422)
  })

  it('sends other types to their own page', async () => {
    const ticket = await addListing(app, shopId, 'TICKET', [{ stock: 5 }], { item_type: 'ticket' })
    const buyer = await buyerAt(app, 'demo')
    const { status, body } = await buyer.add(ticket.productId)
    expect([status, body.data.url]).toEqual([422, 'http://demo.localhost:3000/i/TICKET'])
  })

  it('says what is wrong with a line that changed meanwhile, and counts it towards no sum', async () => {
    const gone = await addListing(app, shopId, 'GONE', [{ stock: 5 }])
    const less = await addListing(app, shopId, 'LESS', [{ stock: 5 }])
    const buyer = await buyerAt(app, 'demo')
    await buyer.add(mug.productId)
    await buyer.add(gone.productId)
    await buyer.add(less.productId, { quantity: 4 })
    await app.asOwner(`update products set status = 'draft' where id = $1`, [gone.productId])
    await app.asOwner(`update variations set stock = 1 where id = $1`, [less.units[0]])
    const { body } = await buyer.get()
    expect(body.data).toMatchObject({
      subtotal: '25.00',
      total_items: 3,
      cart: [
        { problem: null },
        { title: 'Barang GONE', problem: 'Barang GONE is no longer available. Remove it to continue.', nearest_qty: 0 },
        { problem: 'Only 1 left. Try 1.', nearest_qty: 1, stock: 1 },
      ],
    })
  })

  it('keeps every one of 20 parallel changes', async () => {
    const buyer = await buyerAt(app, 'demo')
    await buyer.add(mug.productId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.add(mug.productId)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const quantities = answers.map(({ body }) => body.data.total_qty).toSorted((one, other) => one - other)
    expect(quantities).toEqual(Array.from({ length: 20 }, (_, at) => at + 2)) // as some serial order
  })

  it('does a change once for each Idempotency-Key', async () => {
    const buyer = await buyerAt(app, 'demo')
    const key = { 'idempotency-key': 'add-once' }
    await buyer.post('', { product_id: mug.productId }, key)
    expect((await buyer.post('', { product_id: mug.productId }, key)).body.data.total_qty).toBe(1)
  })

  it('holds 50 different things at most', async () => {
    const units = Array.from({ length: 51 }, (_, at) => ({ options: [String(at)], stock: null }))
    const many = await addListing(app, shopId, 'MANY', units)
    const buyer = await buyerAt(app, 'demo')
    for (const unit of many.units.slice(0, 50)) await buyer.add(many.productId, { variation_id: unit })
    const { status, body } = await buyer.add(many.productId, { variation_id: many.units[50] })
    expect([status, body.message]).toEqual([422, expect.stringContaining('up to 50 different items')])
  })
})

describe('at sign-in', () => {
  it('a guest’s cart joins the person’s own, which says so', async () => {
    const { ownerId } = await openShopWithOwner(app, 'pembeli')
    const person = await signedIn(app, ownerId)
    const own = await buyerAt(app, 'demo', person)
    await own.add(mug.productId, { quantity: 2 })
    const guest = await buyerAt(app, 'demo')
    await guest.add(mug.productId)
    await guest.add(few.productId)
    person.cookies.set('kedai_guest', guest.browser.cookies.get('kedai_guest') ?? '')
    const { body } = await own.get()
    expect(body.data).toMatchObject({
      total_items: 2,
      total_qty: 4,
      changes: ['2 items from your earlier cart were added.'],
    })
    expect((await own.get()).body.data.changes).toEqual([])
    expect((await guest.get()).body.data.cart).toEqual([])
  })
})

describe('a product to be put into a cart', () => {
  it('is found by its id and its view_id, and not in another shop', async () => {
    const buyer = await app.client('en')
    const at = (shop: string) => ({ headers: { 'x-shop': shop } })
    const { body } = await buyer.get(`/api/ajax/guest/product/view/${tee.productId}`, at('demo'))
    expect(body.data).toMatchObject({
      product_id: tee.productId,
      variations: [
        { id: tee.units[0], options: ['S'], price: '39.00', stock: 20 },
        { id: tee.units[1], options: ['L'], price: '40.00', stock: null },
      ],
      tier_variation: [{ name: 'Saiz', options: ['S', 'L'] }],
      offer_percentage: 11,
      shop: { currency: 'RM' },
      store_url: 'http://demo.localhost:3000/i/TEE',
    })
    expect((await buyer.get('/api/ajax/guest/product/view/TEE', at('demo'))).body.data.view_id).toBe('TEE')
    expect((await buyer.get('/api/ajax/guest/product/view/TEE', at('lain'))).status).toBe(404)
  })
})
