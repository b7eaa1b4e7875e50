import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photo } from '../../../platform/test-app/pictures.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, payTestOrder, placeTestOrder, signedIn, stockOf, type TestShop } from './orders.fixture.ts'

let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
})
afterAll(() => app.close())

const url = (token: string, call = '') => `/api/ajax/guest/order/${token}${call}`

describe('the buyer’s order', () => {
  test('tells in the reader’s language how it stands and what to do next', async () => {
    const order = await placeTestOrder(app, shop)
    const en = await (await app.client('en')).get(url(order.token))
    const ms = await (await app.client('ms')).get(url(order.token))
    expect(en.status).toBe(200)
    expect(en.body.data).toMatchObject({
      order_no: order.orderNo,
      payment_status: 'unpaid',
      fulfilment_status: 'unfulfilled',
      order_status: 'open',
      headline: 'Order saved, not paid yet',
      next_step: `Transfer RM 31.00 with the reference ${order.orderNo}, then upload the slip by 21 Nov 2026, 12:00\u00a0pm.`,
      totals: { subtotal: '25.00', shipping: '6.00', total: '31.00' },
      paid: '0.00',
      balance_due: '31.00',
      hold_expires_at: '2026-11-21 12:00:00',
      payment: { kind: 'bank_transfer', accounts: [{ bank: 'Maybank', number: '1234567890', holder: 'Kedai' }] },
      actions: { upload_proof: { allowed: true }, cancel: { allowed: true }, pay: { allowed: false } },
      timeline: [{ name: 'order.placed', text: 'Order placed', actor: 'buyer' }],
    })
    expect(ms.body.data.next_step).toContain('Pindahkan RM 31.00')
    expect(decodeURIComponent(en.body.data.shop.whatsapp_link)).toContain(order.orderNo)
    expect(en.headers['referrer-policy']).toBe('no-referrer')
    expect(en.headers['cache-control']).toContain('no-store')
  })

  test('wears the shop’s logo and colours', async () => {
    const { token } = await placeTestOrder(app, shop)
    const seen = async () => (await (await app.client()).get(url(token))).body.data.shop
    expect(await seen()).toMatchObject({ logo: null, stylesheet: null })
    const owner = await signedIn(app, shop.ownerId)
    const {
      body: { data: logo },
    } = await owner.multipart('/api/ajax/seller/shop-pictures', {
      picture: { filename: 'logo.jpg', bytes: await photo(300, 300) },
    })
    await owner.put('/api/ajax/seller/company', { name: 'Kedai demo', logo_id: logo.id })
    await owner.put('/api/ajax/seller/theme', { accent: '#c8102e', corners: 'round' })
    expect(await seen()).toMatchObject({
      logo: { url: logo.url, srcset: logo.srcset },
      stylesheet: '/theme/c8102e-round.css',
    })
    expect((await (await app.client()).open(`/order/${token}`)).text).toContain('href="/theme/c8102e-round.css"')
  })

  test('an unknown token is not found, whatever it looks like', async () => {
    const client = await app.client()
    for (const token of ['x', 'A'.repeat(24), '%00', `' or 1=1 --`]) {
      expect((await client.get(url(encodeURIComponent(token)))).status).toBe(404)
      expect((await client.post(url(encodeURIComponent(token), '/cancel'))).status).toBe(404)
    }
  })

  test('notes of the seller stay with the seller', async () => {
    const order = await placeTestOrder(app, shop)
    await app.asOwner(
      `insert into order_events (shop_id, order_id, at, name, actor, data) values ($1, $2, now(), 'order.noted', 'seller', '{"text":"a difficult one"}')`,
      [shop.shopId, order.orderId],
    )
    const { body, text } = await (await app.client()).get(url(order.token))
    expect(body.data.timeline).toHaveLength(1)
    expect(text).not.toContain('difficult')
  })
})

describe('cancelling as the buyer', () => {
  test('gives the unit back, once, and says so', async () => {
    const before = await stockOf(app, shop)
    const order = await placeTestOrder(app, shop, { quantity: 2 })
    expect(await stockOf(app, shop)).toBe(before - 2)
    const client = await app.client()
    const first = await client.post(url(order.token, '/cancel'), { reason: 'Changed my mind' })
    expect(first.body).toMatchObject({
      status: true,
      message: 'The order has been cancelled.',
      data: { order_status: 'cancelled', headline: 'This order was cancelled', balance_due: '0.00' },
    })
    const twice = await client.post(url(order.token, '/cancel'))
    expect(twice.status).toBe(409)
    expect(twice.body.message).toBe('This order has been cancelled.')
    expect(await stockOf(app, shop)).toBe(before)
  })

  test('needs no body, and asks for the CSRF token', async () => {
    const order = await placeTestOrder(app, shop)
    const client = await app.client()
    client.csrf = null
    expect((await client.post(url(order.token, '/cancel'))).status).toBe(403)
    expect((await (await app.client()).post(url(order.token, '/cancel'))).status).toBe(200)
  })

  test('is refused once paid, with what to do instead', async () => {
    const order = await placeTestOrder(app, shop)
    await payTestOrder(app, shop, order)
    const { status, body } = await (await app.client()).post(url(order.token, '/cancel'))
    expect(status).toBe(409)
    expect(body.message).toBe('You have already paid for this order. To make changes, contact the shop.')
  })

  test('of ten at once one succeeds and the units come back once', async () => {
    const before = await stockOf(app, shop)
    const order = await placeTestOrder(app, shop, { quantity: 3 })
    const clients = await Promise.all(Array.from({ length: 10 }, () => app.client()))
    const answers = await Promise.all(clients.map((client) => client.post(url(order.token, '/cancel'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await stockOf(app, shop)).toBe(before)
  })
})
