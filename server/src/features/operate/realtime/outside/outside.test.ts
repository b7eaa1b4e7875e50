import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createChannelService } from '../../../../integrations/channels/pusher.ts'
import { startTestApp } from '../../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../../platform/test-app/test-app.ts'
import {
  addStaff,
  openTestShop,
  payTestOrder,
  placeTestOrder,
  signedIn,
} from '../../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../../orders/orders/orders.fixture.ts'
import { askAuth, connect, endClients, portOf } from '../live.fixture.ts'
import { sendEventsOutside } from './send-events.ts'

const patient = { timeout: 15_000, interval: 20 }
const application = { id: '42', key: 'shop-key', secret: 'a secret of that service' }

let service: TestApp
let app: TestApp
let shop: TestShop
let port: number
beforeAll(async () => {
  // Kedai's own channel server is the service: it opens what is signed with the application's secret, and knows no shops of ours.
  service = await startTestApp({ config: { realtime: { app: application, outside: null } } })
  service.clock.advance(Date.now() - service.clock.now().getTime()) // signed calls say when
  service.deps.realtime.guardChannels({ admit: async () => ({ access: null }) })
  port = await portOf(service)
  const outside = { host: '127.0.0.1', port, tls: false, socketHost: '127.0.0.1', socketPort: port }
  app = await startTestApp({ config: { realtime: { app: application, outside } } })
  shop = await openTestShop(app, 'kedai-satu')
})
afterEach(endClients)
afterAll(async () => {
  await app.close()
  await service.close()
})

const channelOf = ({ shopId }: TestShop) => `private-shop.${shopId}`

test('a page that listens at the service hears what happens here, by the official clients and libraries', async () => {
  const owner = await signedIn(app, shop.ownerId)
  const live = connect(port, owner, application.key)
  await live.join(channelOf(shop))
  live.hear(channelOf(shop), 'OrderPlaced', 'OrderPaid')
  const order = await placeTestOrder(app, shop)
  const buyer = connect(port, await app.client(), application.key)
  await buyer.join(`private-order.${order.token}`)
  buyer.hear(`private-order.${order.token}`, 'OrderPaid')
  await payTestOrder(app, shop, order)
  await expect.poll(() => live.heard.map(({ event }) => event), patient).toEqual(['OrderPlaced', 'OrderPaid'])
  expect(live.heard[0]?.data).toEqual({ id: expect.any(Number), at: expect.any(String), order_no: order.orderNo })
  await expect.poll(() => buyer.heard.map(({ event }) => event), patient).toEqual(['OrderPaid'])
  // The page of whoever does something is left out.
  const { orderNo } = await placeTestOrder(app, shop)
  await expect.poll(() => live.heard.length, patient).toBe(3)
  live.hear(channelOf(shop), 'OrderCancelled')
  const other = connect(port, owner, application.key)
  await other.join(channelOf(shop))
  other.hear(channelOf(shop), 'OrderCancelled')
  const headers = { 'x-socket-id': live.socketId() }
  await owner.post(`/api/ajax/seller/orders/${orderNo}/cancel`, { reason: 'Habis' }, { headers })
  await expect.poll(() => other.heard.map(({ event }) => event), patient).toEqual(['OrderCancelled'])
  expect(live.heard.map(({ event }) => event)).not.toContain('OrderCancelled')
})

test('its own sockets and their calls are shut, and pages are sent to the service', async () => {
  const own = await portOf(app)
  expect((await fetch(`http://127.0.0.1:${own}/apps/42/channels`)).status).toBe(404)
  const { headers, text } = await (await signedIn(app, shop.ownerId)).get('/seller/orders')
  expect(headers['content-security-policy']).toContain(`ws://127.0.0.1:${port} wss://127.0.0.1:${port}`)
  expect(headers['content-security-policy']).not.toContain('8443')
  expect(text).toContain(`<meta name="pusher-host" content="127.0.0.1">`)
  expect(text).toContain(`<meta name="pusher-port" content="${port}">`)
  expect(text).toContain(`<meta name="pusher-key" content="shop-key">`)
})

test('a shop opens to those alone who may hear all of it, and their sockets end when they may no more', async () => {
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@kedai-satu.test', ['orders']))
  expect((await askAuth(clerk, '1.2', channelOf(shop))).status).toBe(403)
  const all = ['orders', 'products', 'invoices', 'shop_settings']
  const helperId = await addStaff(app, shop.shopId, 'helper@kedai-satu.test', all)
  const live = connect(port, await signedIn(app, helperId), application.key)
  await live.join(channelOf(shop))
  live.pusher.signin()
  await expect.poll(() => live.pusher.user.user_data, patient).toMatchObject({ id: String(helperId) })
  await app.asOwner('delete from sessions where user_id = $1', [helperId])
  await expect.poll(() => live.pusher.connection.state, patient).toBe('disconnected')
  const kept = () => app.asOwner('select from outside_listeners where user_id = $1', [helperId])
  await expect.poll(kept, patient).toEqual([])
})

type Batch = { channel: string; name: string; data: string }[]

/** A service that answers as it is told, and remembers what it took. */
async function pretendService() {
  const took: Batch[] = []
  let answer: (batch: Batch) => number = () => 200
  let calls = 0
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      calls += 1
      const { batch } = JSON.parse(body) as { batch: Batch }
      const status = answer(batch)
      if (status === 200) took.push(batch)
      reply.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port: at } = server.address() as AddressInfo
  const place = { host: '127.0.0.1', port: at, tls: false, socketHost: '127.0.0.1', socketPort: at }
  return {
    service: await createChannelService(application, place),
    took,
    calls: () => calls,
    answers: (how: typeof answer) => void (answer = how),
    close: () => void server.close(),
  }
}

const logger = () => {
  const lines: string[] = []
  const keep = (_facts: unknown, line: string) => void lines.push(line)
  return { lines, log: { error: keep, warn: keep, info: (line: string) => void lines.push(line) } }
}
const quick = { firstMs: 20, longestMs: 100, lookAnywayMs: 200 }
const placedOf = (took: readonly Batch[]) =>
  took
    .flat()
    .flatMap(({ channel, name, data }) =>
      channel.startsWith('private-shop') && name.endsWith('OrderPlaced')
        ? [(JSON.parse(data) as { order_no: string }).order_no]
        : [],
    )

test('a service that is away loses nothing: what waited comes in order, in calls of ten at most, and the log says it once', async () => {
  const kedai = await startTestApp()
  const there = await pretendService()
  const { lines, log } = logger()
  there.answers(() => 503)
  const senders = [1, 2].map(() => sendEventsOutside({ ...kedai.deps, service: there.service, log, pauses: quick }))
  try {
    const own = await openTestShop(kedai, 'kedai-dua')
    await kedai.asOwner('update variations set stock = null where shop_id = $1', [own.shopId])
    const placed: string[] = []
    for (let at = 0; at < 12; at += 1) placed.push((await placeTestOrder(kedai, own)).orderNo)
    await expect.poll(() => there.calls(), patient).toBeGreaterThan(4)
    expect(there.took).toEqual([])
    there.answers(() => 200)
    await expect.poll(() => placedOf(there.took), patient).toEqual(placed)
    expect(Math.max(...there.took.map((batch) => batch.length))).toBeLessThanOrEqual(10)
    // Two processes: each of them says so once, whoever happened to ask.
    const told = lines.filter((line) => line.includes('they wait'))
    expect([...new Set(told)]).toEqual(['the channel service cannot be told of events: it answered 503; they wait'])
    expect(told.length).toBeLessThanOrEqual(2)
    expect(lines).toContain('the channel service takes events again')
    await placeTestOrder(kedai, own)
    await expect.poll(() => placedOf(there.took).length, patient).toBe(13)
  } finally {
    for (const sender of senders) sender.close()
    there.close()
    await kedai.close()
  }
})

test('an event that the service refuses holds no other back', async () => {
  const kedai = await startTestApp()
  const there = await pretendService()
  const { lines, log } = logger()
  const own = await openTestShop(kedai, 'kedai-tiga')
  const placed = [await placeTestOrder(kedai, own), await placeTestOrder(kedai, own), await placeTestOrder(kedai, own)]
  const [first, second, third] = placed.map(({ orderNo }) => orderNo)
  there.answers((batch) => (batch.some(({ data }) => data.includes(`"${second}"`)) ? 413 : 200))
  await kedai.asOwner('insert into outside_service default values') // it began before these orders
  const sender = sendEventsOutside({ ...kedai.deps, service: there.service, log, pauses: quick })
  try {
    await expect.poll(() => placedOf(there.took), patient).toEqual([first, third])
    expect(lines.filter((line) => line.includes('refuses an event: it answered 413'))).toHaveLength(2) // the shop's and the buyer's
  } finally {
    sender.close()
    there.close()
    await kedai.close()
  }
})

test('begins with what happens from then on, and forgets it where the service is set no more', async () => {
  const kedai = await startTestApp()
  const there = await pretendService()
  const { log } = logger()
  const own = await openTestShop(kedai, 'kedai-empat')
  await placeTestOrder(kedai, own)
  const start = () => sendEventsOutside({ ...kedai.deps, service: there.service, log, pauses: quick })
  const cursors = () => kedai.asOwner('select from outside_cursors')
  const first = start()
  await expect.poll(cursors, patient).toHaveLength(1)
  const { orderNo } = await placeTestOrder(kedai, own)
  await expect.poll(() => placedOf(there.took), patient).toEqual([orderNo])
  first.close()
  // Another process goes on where that one was.
  const next = await placeTestOrder(kedai, own)
  const second = start()
  await expect.poll(() => placedOf(there.took), patient).toEqual([orderNo, next.orderNo])
  second.close()
  await kedai.asOwner('select end_outside_events()')
  expect(await cursors()).toEqual([])
  there.close()
  await kedai.close()
})
