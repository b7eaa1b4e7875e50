import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { usualGrowth } from '../../../platform/config/growth.ts'
import { openTestShop } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

type Asked = {
  url: string
  body: { data: [{ event?: string; event_name?: string; event_id: string; user_data?: object; custom_data?: object }] }
}
const asked: Asked[] = []
let status = 200
const server = createServer((request, answer) => {
  let text = ''
  request.on('data', (piece: Buffer) => (text += piece.toString()))
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body: JSON.parse(text) })
    answer.writeHead(status, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ code: 0, events_received: 1 }))
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
afterAll(() => server.close())

const { app, shop, owner } = await startTestShop({
  config: { growth: { ...usualGrowth, pixelOrigins: { fb: origin, ga: origin, tiktok: origin } } },
})
const rival = await openTestShop(app, 'lain')
const path = '/api/ajax/seller/pixels'
const ids = { fb_pixel: '1234567890', ga_code: 'G-ABC123', tiktok_pixel: 'CABCDEFGHIJ1234' }
const keys = { fb_token: 'fbtoken-secret', ga_secret: 'ga-secret', tiktok_token: 'tt-secret' }
const line = { product_id: shop.productId, variation_id: shop.variationId, quantity: 2 }
const added = (guest: Awaited<ReturnType<typeof app.client>>, username = 'demo', what: object = line) =>
  guest.post(`/api/ajax/guest/added-to-cart/${username}`, what)
const waiting = () => app.asOwner('select provider from pixel_cart_events order by 1')

beforeEach(async () => {
  asked.splice(0)
  status = 200
  await app.asOwner('delete from pixel_cart_events')
  await owner.put(path, { ...ids, ...keys, asks_consent: false, events: { add_to_cart: true } })
})

test('the browser is given what was added, and the server tells it under the same id, once', async () => {
  const guest = await app.client('en')
  guest.cookies.set('_fbp', 'fb.1.1763611200000.123')
  const told = (await added(guest)).body.data
  expect(told).toMatchObject({ ...ids, currency: 'MYR', contents: [{ id: 'MUG-demo', quantity: 2 }] })
  expect(Number(told.value)).toBeCloseTo(2 * Number(told.contents[0].price))
  await app.runJobs()
  await app.runJobs()
  const fb = asked.filter(({ url }) => url.includes('/1234567890/events?access_token=fbtoken-secret'))
  expect(fb.map(({ body }) => body.data[0])).toMatchObject([
    {
      event_name: 'AddToCart',
      event_id: told.event_id,
      user_data: { fbp: 'fb.1.1763611200000.123', client_ip_address: expect.any(String) },
      custom_data: { currency: 'MYR', value: Number(told.value), num_items: 2 },
    },
  ])
  expect(fb[0]?.body.data[0].custom_data).not.toHaveProperty('order_id')
  const tiktok = asked.filter(({ url }) => url.startsWith('/open_api/'))
  expect(tiktok.map(({ body }) => body.data[0])).toMatchObject([{ event: 'AddToCart', event_id: told.event_id }])
  // Google would count the server's beside the browser's.
  expect(asked).toHaveLength(2)
  expect(await waiting()).toEqual([])
  // Another time is another event.
  expect((await added(guest)).body.data.event_id).not.toBe(told.event_id)
})

test('who is asked first is told of only after a yes', async () => {
  await owner.put(path, { asks_consent: true })
  for (const cookie of [null, '-demo.lain']) {
    const guest = await app.client('en')
    if (cookie !== null) guest.cookies.set('kedai_ads', cookie)
    expect((await added(guest)).body.data).toBeNull()
  }
  expect(await waiting()).toEqual([])
  const allowed = await app.client('en')
  allowed.cookies.set('kedai_ads', 'demo')
  expect((await added(allowed)).body.data).toMatchObject({ fb_pixel: ids.fb_pixel })
  expect(await waiting()).toEqual([{ provider: 'fb' }, { provider: 'tiktok' }])
})

test('a shop without pixels, or that does not tell it, tells nothing, and its cart asks for nothing', async () => {
  const guest = await app.client('en')
  const cart = async (username: string, product_id: number) =>
    (await guest.post('/api/ajax/guest/carts', { product_id, quantity: 1 }, { headers: { 'x-shop': username } })).body
      .data
  expect((await cart('demo', shop.productId)).tells_added).toBe(true)
  expect(await cart('lain', rival.productId)).not.toHaveProperty('tells_added')
  expect((await added(guest, 'lain', { product_id: rival.productId, quantity: 1 })).body.data).toBeNull()
  await owner.put(path, { events: { add_to_cart: false } })
  expect(await cart('demo', shop.productId)).not.toHaveProperty('tells_added')
  expect((await added(guest)).body.data).toBeNull()
  expect((await added(guest, 'tiada')).status).toBe(404)
  // Of another shop's product nothing is said.
  await owner.put(path, { events: { add_to_cart: true } })
  expect((await added(guest, 'demo', { product_id: rival.productId, quantity: 1 })).body.data).toBeNull()
  expect(await waiting()).toEqual([])
})

test('without keys the browser tells it alone; a provider that stays down is left alone', async () => {
  const guest = await app.client('en')
  await owner.put(path, { fb_token: '', tiktok_token: '' })
  expect((await added(guest)).body.data).toMatchObject({ fb_pixel: ids.fb_pixel })
  expect(await waiting()).toEqual([])
  await owner.put(path, { fb_token: 'fbtoken-secret' })
  await added(guest)
  status = 503
  for (let turn = 0; turn < 6; turn++) {
    await app.runJobs()
    app.clock.advance(3_600_000)
  }
  expect(asked).toHaveLength(4)
  expect(await waiting()).toEqual([])
})
