import Pusher from 'pusher'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff, openTestShop, payTestOrder, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { askAuth, connect, endClients, portOf } from './live.fixture.ts'

const patient = { timeout: 15_000, interval: 20 }
let app: TestApp
let port: number
let shop: TestShop
let rival: TestShop
let owner: TestClient
let rivalOwner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  port = await portOf(app)
  shop = await openTestShop(app, 'kedai-satu')
  rival = await openTestShop(app, 'kedai-dua')
  owner = await signedIn(app, shop.ownerId)
  rivalOwner = await signedIn(app, rival.ownerId)
})
afterEach(endClients)
afterAll(() => app.close())

const channelOf = ({ shopId }: TestShop) => `private-shop.${shopId}`

test('a shop hears its orders once, with what they are about, and nothing of another shop', async () => {
  const [mine, theirs] = [connect(port, owner), connect(port, rivalOwner)]
  await mine.join(channelOf(shop))
  await theirs.join(channelOf(rival))
  const byEcho: unknown[] = []
  mine.echo.private(`shop.${shop.shopId}`).listen('OrderPlaced', (data: unknown) => byEcho.push(data))
  mine.hear(channelOf(shop), 'OrderPlaced', 'OrderPaid')
  theirs.hear(channelOf(rival), 'OrderPlaced', 'OrderPaid')
  const order = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order)
  await expect.poll(() => mine.heard.map(({ event }) => event), patient).toEqual(['OrderPlaced', 'OrderPaid'])
  expect(mine.heard[0]?.data).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    order_no: order.orderNo,
  })
  expect(byEcho).toEqual([mine.heard[0]?.data])
  // What was heard is where a client that was away goes on.
  const { body } = await owner.get(`/api/ajax/seller/events?after=${mine.heard[0]?.data['id']}`)
  expect(body.data.map(({ name }: { name: string }) => name)).toContain('OrderPaid')
  await placeTestOrder(app, rival)
  await expect.poll(() => theirs.heard.map(({ event }) => event), patient).toEqual(['OrderPlaced'])
  expect(mine.heard).toHaveLength(2)
})

test('a channel that is not theirs is refused with 403, for whoever asks', async () => {
  const guest = await app.client()
  const nobody = await signedIn(app, await addStaff(app, shop.shopId, 'idle@kedai-satu.test', []))
  const statuses = await Promise.all(
    [
      [guest, channelOf(shop)],
      [rivalOwner, channelOf(shop)],
      [nobody, channelOf(shop)],
      [rivalOwner, `presence-shop.${shop.shopId}`],
      [owner, 'private-shop.999999'],
      [owner, 'private-anything'],
      [guest, 'private-order.0123456789012345678901'],
      [owner, channelOf(shop)],
    ].map(async ([who, channel]) => (await askAuth(who as TestClient, '1.2', channel as string)).status),
  )
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403, 200])
  await expect(connect(port, rivalOwner).join(channelOf(shop))).rejects.toThrow('403')
  expect((await askAuth(owner, '1.2', channelOf(shop), { 'x-csrf-token': '' })).status).toBe(403)
})

test('what opened a channel to one socket opens it to no other, and without it a right signature does not either', async () => {
  const [mine, other] = [connect(port, owner), connect(port, owner)]
  await mine.join('hall')
  await other.join('hall')
  const { body } = await askAuth(owner, mine.socketId(), channelOf(shop))
  const refusals: unknown[] = []
  const ask = (live: typeof mine, channel: string, auth: string) => {
    live.pusher.connection.bind('message', (frame: { event: string; data: unknown }) => {
      if (frame.event === 'pusher:subscription_error') refusals.push(frame.data)
    })
    live.pusher.send_event('pusher:subscribe', { channel, auth })
  }
  ask(other, channelOf(shop), (body as unknown as { auth: string }).auth)
  await expect.poll(() => refusals, patient).toMatchObject([{ type: 'AuthError', status: 401 }])
})

test('the buyer hears of his order by its link alone', async () => {
  const guest = await app.client()
  const order = await placeTestOrder(app, shop)
  const live = connect(port, guest)
  await live.join(`private-order.${order.token}`)
  live.hear(`private-order.${order.token}`, 'OrderPaid')
  await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order)
  await expect
    .poll(() => live.heard, patient)
    .toEqual([
      { event: 'OrderPaid', data: { id: expect.any(Number), at: expect.any(String), order_no: order.orderNo } },
    ])
})

test('whoever did it is left out by his socket, and staff hear what is their work', async () => {
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@kedai-satu.test', ['invoices']))
  const [sender, other, ofInvoices] = [connect(port, owner), connect(port, owner), connect(port, clerk)]
  for (const live of [sender, other, ofInvoices]) {
    await live.join(channelOf(shop))
    live.hear(channelOf(shop), 'OrderCancelled', 'OrderPlaced')
  }
  const { orderNo } = await placeTestOrder(app, shop)
  const path = `/api/ajax/seller/orders/${orderNo}/cancel`
  const { status } = await owner.post(path, { reason: 'Habis' }, { headers: { 'x-socket-id': sender.socketId() } })
  expect(status).toBe(200)
  await expect.poll(() => other.heard.map(({ event }) => event), patient).toEqual(['OrderPlaced', 'OrderCancelled'])
  expect(sender.heard.map(({ event }) => event)).toEqual(['OrderPlaced'])
  expect(ofInvoices.heard).toEqual([])
})

test('who is there is seen by the others, once however many tabs he has', async () => {
  const helper = await signedIn(app, await addStaff(app, shop.shopId, 'helper@kedai-satu.test', ['orders']))
  const channel = `presence-shop.${shop.shopId}`
  const first = connect(port, owner)
  const seen: string[] = []
  await first.join(channel)
  first.echo
    .join(`shop.${shop.shopId}`)
    .here((all: unknown[]) => seen.push(`here ${all.length}`))
    .joining((one: { name: string }) => seen.push(`joining ${one.name}`))
    .leaving((one: { name: string }) => seen.push(`leaving ${one.name}`))
  const tabs = [connect(port, helper), connect(port, helper)]
  for (const tab of tabs) await tab.join(channel)
  await expect.poll(() => seen, patient).toEqual(['joining helper@kedai-satu.test'])
  tabs[0]?.pusher.disconnect()
  const whispers: unknown[] = []
  first.pusher.channel(channel).bind('client-typing', (data: unknown, meta: unknown) => whispers.push([data, meta]))
  tabs[1]?.pusher.channel(channel).trigger('client-typing', { at: 'order 1001' })
  await expect.poll(() => whispers, patient).toMatchObject([[{ at: 'order 1001' }, { user_id: expect.any(String) }]])
  tabs[1]?.pusher.disconnect()
  await expect.poll(() => seen, patient).toEqual(['joining helper@kedai-satu.test', 'leaving helper@kedai-satu.test'])
})

test.each([
  ['is signed out', (userId: number) => app.asOwner('delete from sessions where user_id = $1', [userId])],
  ['leaves the shop', (userId: number) => app.asOwner('delete from shop_members where user_id = $1', [userId])],
  [
    'loses the work',
    (userId: number) => app.asOwner(`update shop_members set permissions = '{}' where user_id = $1`, [userId]),
  ],
])('the socket of somebody who %s is cut within 5 s, and not let in again', async (_how, end) => {
  const userId = await addStaff(app, shop.shopId, `gone-${Math.random()}@kedai-satu.test`, ['orders'])
  const live = connect(port, await signedIn(app, userId))
  await live.join(channelOf(shop))
  await end(userId)
  const began = performance.now()
  await expect.poll(() => live.pusher.connection.state, patient).toBe('disconnected')
  expect(performance.now() - began).toBeLessThan(5_500)
})

test('programs send by the official library, and leave a socket out', async () => {
  const { id, key, secret } = app.deps.config.realtime.app
  app.clock.advance(Date.now() - app.clock.now().getTime())
  const program = new Pusher({ appId: id, key, secret, host: '127.0.0.1', port: String(port), useTLS: false })
  const [one, other] = [connect(port, owner), connect(port, owner)]
  const heard: string[] = []
  for (const [name, live] of Object.entries({ one, other })) {
    await live.join('notices')
    live.pusher.channel('notices').bind('news', (data: { text: string }) => heard.push(`${name} ${data.text}`))
  }
  expect((await program.trigger('notices', 'news', { text: 'to one' }, { socket_id: other.socketId() })).status).toBe(
    200,
  )
  await program.triggerBatch([{ channel: 'notices', name: 'news', data: { text: 'to both' } }])
  await expect.poll(() => heard.toSorted(), patient).toEqual(['one to both', 'one to one', 'other to both'])
  const channels = await program.get({
    path: '/channels',
    params: { filter_by_prefix: 'noti', info: 'subscription_count' },
  })
  expect(await channels.json()).toEqual({ channels: { notices: { subscription_count: 2 } } })
  const thief = new Pusher({
    appId: id,
    key,
    secret: `${secret}!`,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
  })
  await expect(thief.trigger('notices', 'news', {})).rejects.toMatchObject({ status: 401 })
  const elsewhere = new Pusher({ appId: 'x', key, secret, host: '127.0.0.1', port: String(port), useTLS: false })
  await expect(elsewhere.trigger('notices', 'news', {})).rejects.toMatchObject({ status: 404 })
})
