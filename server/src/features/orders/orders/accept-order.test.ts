import { shopChannel } from '@kedai/domain/realtime/channels.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { allVisible } from '../../../platform/events/events.fixture.ts'
import { connect, endClients, portOf } from '../../operate/realtime/live.fixture.ts'
import { addStaff, openTestShop, placeTestOrder, signedIn, type TestShop } from './orders.fixture.ts'

const noon = Date.parse('2026-11-20T04:00:00Z')
let app: TestApp
let port: number
let shop: TestShop
let owner: TestClient
let helper: TestClient
beforeAll(async () => {
  app = await startTestApp()
  port = await portOf(app)
  shop = await openTestShop(app, 'kedai-satu')
  owner = await signedIn(app, shop.ownerId)
  helper = await signedIn(app, await addStaff(app, shop.shopId, 'aina@kedai-satu.test', ['orders']))
})
beforeEach(() => app.clock.set(new Date(noon)))
afterEach(endClients)
afterAll(() => app.close())

const accept = (client: TestClient, orderNo: string, headers: Record<string, string> = {}) =>
  client.post(`/api/ajax/seller/orders/${orderNo}/accept`, {}, { headers })
const eventsAfter = async (id: number): Promise<string[]> => {
  await allVisible(app.asOwner)
  const { body } = await owner.get(`/api/ajax/seller/events?after=${id}`)
  return body.data.map(({ name }: { name: string }) => name)
}

test('one device takes an order on: the other one hears it within a second, and one that was away when it asks', async () => {
  const [phone, till] = [connect(port, owner), connect(port, helper)]
  for (const live of [phone, till]) {
    await live.join(shopChannel(shop.shopId))
    live.hear(shopChannel(shop.shopId), 'OrderPlaced', 'OrderAccepted')
  }
  await allVisible(app.asOwner)
  const { last_id: before } = (await owner.get('/api/ajax/seller/events')).body.meta
  const { orderNo } = await placeTestOrder(app, shop)
  await expect.poll(() => phone.heard.length, { timeout: 15_000 }).toBe(1)
  const { status, body } = await accept(helper, orderNo, { 'x-socket-id': till.socketId() })
  expect([status, body.data.accepted]).toEqual([200, { by: 'aina@kedai-satu.test', at: '2026-11-20 12:00:00' }])
  await expect.poll(() => phone.heard[1]?.event, { timeout: 1_000, interval: 10 }).toBe('OrderAccepted')
  expect(phone.heard[1]?.data).toMatchObject({ order_no: orderNo })
  expect(till.heard.map(({ event }) => event)).toEqual(['OrderPlaced'])
  expect(await eventsAfter(before)).toEqual(['OrderPlaced', 'OrderAccepted'])
})

test('whoever was first stays named, and nothing is told twice; a slip that comes later asks anew', async () => {
  const { orderNo, orderId, token } = await placeTestOrder(app, shop)
  const path = `/api/ajax/seller/orders/${orderNo}`
  expect((await owner.get(path)).body.data.accepted).toBeNull()
  await accept(helper, orderNo)
  await allVisible(app.asOwner)
  const { last_id: first } = (await owner.get('/api/ajax/seller/events')).body.meta
  app.clock.advance(60_000)
  const by = { by: 'aina@kedai-satu.test', at: '2026-11-20 12:00:00' }
  const again = await accept(owner, orderNo)
  expect([again.status, again.body.data.accepted]).toEqual([200, by])
  expect(await eventsAfter(first)).toEqual([])
  const { timeline } = (await owner.get(path)).body.data
  expect(timeline[0]).toMatchObject({ name: 'order.accepted', text: expect.stringContaining('aina@kedai-satu.test') })
  const [seen] = (await (await app.client()).get(`/api/ajax/guest/order/${token}`)).body.data.timeline
  expect(seen.name).toBe('order.placed')

  await app.asOwner(
    `insert into order_events (shop_id, order_id, at, name, actor, data) values ($1, $2, $3, 'proof.uploaded', 'buyer', '{}')`,
    [shop.shopId, orderId, app.clock.now()],
  )
  expect((await owner.get(path)).body.data.accepted).toBeNull()
  expect((await accept(owner, orderNo)).body.data.accepted).toEqual({
    by: 'owner@kedai-satu.test',
    at: '2026-11-20 12:01:00',
  })
  expect(await eventsAfter(first)).toEqual(['OrderAccepted'])
})

test('two at once take it on once', async () => {
  const { orderNo, orderId } = await placeTestOrder(app, shop)
  const answers = await Promise.all([owner, helper, owner, helper].map((client) => accept(client, orderNo)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data.accepted.by)).size).toBe(1)
  const text = `select count(*)::integer as count from order_events where order_id = $1 and name = 'order.accepted'`
  expect(await app.asOwner(text, [orderId])).toEqual([{ count: 1 }])
})

test('one that is closed waits for nobody', async () => {
  const { orderNo } = await placeTestOrder(app, shop)
  await owner.post(`/api/ajax/seller/orders/${orderNo}/cancel`, { reason: 'Habis' })
  const { status, body } = await accept(owner, orderNo)
  expect([status, body.data.accepted]).toEqual([200, null])
})

test('another shop’s order is not found, and staff without the work may not', async () => {
  const { orderNo } = await placeTestOrder(app, shop)
  const rival = await signedIn(app, (await openTestShop(app, 'kedai-dua')).ownerId)
  expect((await accept(rival, orderNo)).status).toBe(404)
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@kedai-satu.test', ['invoices']))
  expect((await accept(clerk, orderNo)).status).toBe(403)
  expect((await accept(await app.client(), orderNo)).status).toBe(401)
  expect((await accept(owner, '999999')).status).toBe(404)
  expect((await owner.get(`/api/ajax/seller/orders/${orderNo}`)).body.data.accepted).toBeNull()
})
