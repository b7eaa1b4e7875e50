import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { usualGrowth } from '../../../platform/config/growth.ts'
import { openTestShop, payTestOrder, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

type Event = { event_id: string; user_data: Record<string, string[]> }
type Asked = {
  url: string
  headers: Record<string, unknown>
  body: { data: [Event]; events: [{ name: string; params: Record<string, unknown> }] }
}
const asked: Asked[] = []
let status = 200
const server = createServer((request, answer) => {
  let text = ''
  request.on('data', (piece: Buffer) => (text += piece.toString()))
  request.on('end', () => {
    asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
    answer.writeHead(status, { 'content-type': 'application/json' })
    answer.end(
      request.url?.startsWith('/mp')
        ? ''
        : JSON.stringify(
            status === 200 ? { code: 0, events_received: 1 } : { error: { message: 'no fbtoken-secret here' } },
          ),
    )
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
afterAll(() => server.close())

const { app, shop, owner } = await startTestShop({
  config: { growth: { ...usualGrowth, pixelOrigins: { fb: origin, ga: origin, tiktok: origin } } },
})
const rivalShop = await openTestShop(app, 'lain')
const rival = await signedIn(app, rivalShop.ownerId)
const path = '/api/ajax/seller/pixels'
const ids = { fb_pixel: '1234567890', ga_code: 'G-ABC123', tiktok_pixel: 'CABCDEFGHIJ1234' }
const keys = { fb_token: 'fbtoken-secret', ga_secret: 'ga-secret', tiktok_token: 'tt-secret' }
beforeEach(() => {
  asked.splice(0)
  status = 200
})

test('ids are read back, keys are not, and pages open for what is on alone', async () => {
  const guest = await app.client('en')
  const policyOf = async (url: string) => String((await guest.open(url)).headers['content-security-policy'])
  expect(await policyOf('/s/demo/i/MUG-demo')).not.toContain('facebook')
  for (const wrong of [
    { fb_pixel: '12<script>' },
    { ga_code: 'X-1' },
    { tiktok_pixel: 'abc' },
    { events: { dance: true } },
    { fb_token: 'x' },
  ])
    expect((await owner.put(path, wrong)).status).toBe(422)
  const saved = await owner.put(path, { ...ids, ...keys })
  expect(saved.body.data).toMatchObject({ ...ids, has_fb_token: true, events: { purchase: true } })
  expect(JSON.stringify((await owner.get(path)).body)).not.toMatch(/fbtoken-secret|"ga-secret|tt-secret/)
  const [row] = await app.asOwner<{ keys: Buffer }>('select keys from pixel_keys')
  expect(row?.keys.toString('latin1')).not.toContain('secret')
  expect((await guest.get('/api/ajax/guest/view/MUG-demo')).body.data.conversion).toMatchObject(ids)
  expect(await policyOf('/s/demo/i/MUG-demo')).toMatch(
    /script-src 'self' https:\/\/connect\.facebook\.net .*googletagmanager.*tiktok/,
  )
  expect(await policyOf('/s/lain/i/MUG-lain')).not.toContain('facebook')
  expect(await policyOf('/seller')).not.toContain('facebook')
  expect((await rival.get(path)).body.data.fb_pixel).toBeNull()
})

test('a purchase is told once by the server to each, once by the browser, when money is there', async () => {
  const guest = await app.client('en')
  const order = await placeTestOrder(app, shop)
  const claim = () => guest.post(`/api/ajax/guest/order/${order.token}/conversion`)
  await app.runJobs()
  expect([asked.length, (await claim()).body.data]).toEqual([0, null])
  await payTestOrder(app, shop, order)
  await app.runJobs()
  await app.runJobs()
  expect(asked).toHaveLength(3)
  const fb = asked.find(({ url }) => url.startsWith('/v24.0/1234567890/events?access_token=fbtoken-secret'))
  const event = fb?.body.data[0]
  expect(event).toMatchObject({
    event_name: 'Purchase',
    event_id: order.orderNo,
    custom_data: { currency: 'MYR', order_id: order.orderNo },
  })
  expect(event?.user_data.em).toEqual([createHash('sha256').update('siti@buyer.test').digest('hex')])
  expect(event?.user_data.ph).toEqual([createHash('sha256').update('60198765432').digest('hex')])
  const ga = asked.find(({ url }) => url.startsWith('/mp/collect?measurement_id=G-ABC123&api_secret=ga-secret'))
  expect(ga?.body.events[0]).toMatchObject({
    name: 'purchase',
    params: { transaction_id: order.orderNo, currency: 'MYR' },
  })
  const tt = asked.find(({ url }) => url.startsWith('/open_api/v1.3/event/track/'))
  expect([tt?.headers['access-token'], tt?.body.data[0].event_id]).toEqual(['tt-secret', order.orderNo])
  const told = () => guest.post(`/api/ajax/guest/order/${order.token}/conversion/told`)
  const byBrowser = async () =>
    app.asOwner(`select state, tries from pixel_deliveries where event_id = $1 and provider = 'browser'`, [
      order.orderNo,
    ])
  // A page that is left before it told asks again, and is given the same.
  const handed = (await claim()).body.data
  expect(handed).toMatchObject({ event_id: order.orderNo, fb_pixel: ids.fb_pixel, currency: 'MYR' })
  expect((await claim()).body.data).toEqual(handed)
  expect(await byBrowser()).toEqual([{ state: 'queued', tries: 2 }])
  expect([(await told()).status, (await told()).status]).toEqual([200, 200])
  expect((await claim()).body.data).toBeNull()
  expect(await byBrowser()).toEqual([{ state: 'sent', tries: 2 }])
  const log = (await owner.get(`${path}/deliveries`)).body.data
  expect(log.map((one: { provider: string; state: string }) => [one.provider, one.state]).sort()).toEqual([
    ['browser', 'sent'],
    ['fb', 'sent'],
    ['ga', 'sent'],
    ['tiktok', 'sent'],
  ])
  expect((await rival.get(`${path}/deliveries`)).body.data).toEqual([])
})

test('one that is down is asked again, one that refuses is not, and no key is told', async () => {
  status = 503
  const order = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order)
  await app.runJobs()
  expect(asked).toHaveLength(3)
  await app.runJobs()
  expect(asked).toHaveLength(3)
  app.clock.advance(120_000)
  status = 400
  await app.runJobs()
  expect(asked).toHaveLength(6)
  app.clock.advance(3_600_000)
  await app.runJobs()
  expect(asked).toHaveLength(6)
  const log = (await owner.get(`${path}/deliveries`)).body.data.filter(
    (one: { order_no: string }) => one.order_no === order.orderNo,
  )
  expect(log[0]).toMatchObject({ state: 'failed', tries: 2 })
  const told = log.find((one: { provider: string }) => one.provider === 'fb')
  expect(told.response).toBe('no *** here')
})

test('a purchase that is switched off, and a shop without pixels, tell nothing', async () => {
  await owner.put(path, { events: { purchase: false } })
  for (const one of [shop, rivalShop]) {
    const order = await placeTestOrder(app, one)
    await payTestOrder(app, one, order)
  }
  await app.runJobs()
  expect(asked).toEqual([])
})
