import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { usualGrowth } from '../../../platform/config/growth.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { payTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'

type Asked = { url: string; body: { data: [{ user_data: { fbc?: string }; user: { ttclid?: string } }] } }
const asked: Asked[] = []
const server = createServer((request, answer) => {
  let text = ''
  request.on('data', (piece: Buffer) => (text += piece.toString()))
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body: JSON.parse(text) })
    answer.end(request.url?.startsWith('/mp') ? '' : JSON.stringify({ code: 0, events_received: 1 }))
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
const app = await startTestApp({
  now: '2026-11-20T04:00:00Z',
  config: { growth: { ...usualGrowth, pixelOrigins: { fb: origin, ga: origin, tiktok: origin } } },
})
afterAll(async () => {
  await app.close()
  server.close()
})
const shopId = await openTestShop(app, 'demo')
const mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
const [seller] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [
  shopId,
])
const owner = await signedIn(app, seller?.id ?? 0)
const path = '/api/ajax/seller/pixels'

test('where the shop asks first, nothing is told of who did not say yes, and the log says why', async () => {
  const ids = { fb_pixel: '1234567890', ga_code: 'G-ABC123', tiktok_pixel: 'CABCDEFGHIJ1234' }
  const keys = { fb_token: 'fbtoken', ga_secret: 'gasecret', tiktok_token: 'tttoken' }
  const saved = await owner.put(path, { ...ids, ...keys, asks_consent: true })
  expect(saved.body.data).toMatchObject({ asks_consent: true })
  const guest = await app.client('en')
  expect((await guest.get('/api/ajax/guest/view/MUG')).body.data.conversion).toMatchObject({ asks_consent: true })
  const place = async (cookies: Record<string, string> = {}) => {
    const buyer = await app.client('en')
    for (const [name, value] of Object.entries(cookies)) buyer.cookies.set(name, value)
    const order = await buyer.post(placeUrl('MUG'), { ...aBuyer, quantity: '1' })
    expect([order.status, order.body.message]).toEqual([200, expect.any(String)])
    const [row] = await app.asOwner<{ id: number; token: string; order_no: string }>(
      'select id::int as id, token, order_no from orders order by id desc limit 1',
    )
    const of = { id: row?.id ?? 0, token: row?.token ?? '', orderNo: row?.order_no ?? '' }
    await payTestOrder(
      app,
      { shopId, ownerId: 0, productId: mug.productId, variationId: 0 },
      { orderId: of.id, orderNo: of.orderNo, token: of.token },
    )
    await app.runJobs()
    const told = await buyer.post(`/api/ajax/guest/order/${of.token}/conversion`)
    return { ...of, told: told.body.data }
  }
  const silent = await place()
  const refused = await place({ kedai_ads: '-demo.lain' })
  expect([asked, silent.told, refused.told]).toEqual([[], null, null])
  const log = (await owner.get(`${path}/deliveries`)).body.data
  expect(log[0]).toMatchObject({
    order_no: refused.orderNo,
    state: 'skipped',
    response: 'The buyer did not allow ad tracking.',
  })
  const allowed = await place({ kedai_ads: 'demo', kedai_clicks: 'IwAR1~E.C.P~Cj0~1763611200000' })
  expect(asked).toHaveLength(3)
  expect(allowed.told).toMatchObject({ event_id: allowed.orderNo })
  // The click that brought them goes with their order, and to whom it was.
  const fb = asked.find(({ url }) => url.includes('/events?access_token='))
  expect(fb?.body.data[0].user_data.fbc).toBe('fb.1.1763611200000.IwAR1')
  const tiktok = asked.find(({ url }) => url.startsWith('/open_api/'))
  expect(tiktok?.body.data[0].user.ttclid).toBe('E.C.P')
  expect(await app.asOwner('select fbc, ttclid, gclid from order_browsers where order_id = $1', [allowed.id])).toEqual([
    { fbc: 'fb.1.1763611200000.IwAR1', ttclid: 'E.C.P', gclid: 'Cj0' },
  ])
  // Switched off again, everybody counts.
  await owner.put(path, { asks_consent: false })
  asked.splice(0)
  await place()
  expect(asked).toHaveLength(3)
})
