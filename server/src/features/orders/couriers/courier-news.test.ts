import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jntCourier, signJnt } from '../../../integrations/couriers/jnt.ts'
import { signNinjavan } from '../../../integrations/couriers/ninjavan.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, payTestOrder, placeTestOrder, signedIn, type TestShop } from '../orders/orders.fixture.ts'
import { accounts, giveAddress, jnt, key, ninja, shipments, startCouriers } from './couriers.fixture.ts'

let stand: Awaited<ReturnType<typeof startCouriers>>['stand']
let app: TestApp
let shop: TestShop
let owner: TestClient
beforeAll(async () => {
  const { origins, ...started } = await startCouriers()
  stand = started.stand
  app = await startTestApp({ config: { courierOrigins: origins } })
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
  await giveAddress(app, shop)
  await owner.put(`${accounts}/jnt`, { is_active: 1, is_live: 0, ...jnt })
  await owner.put(`${accounts}/ninjavan`, { is_active: 1, is_live: 0, ...ninja })
})
afterAll(async () => {
  await app.close()
  await stand.close()
})

async function packed(courier = 'J&T Express') {
  await app.asOwner('update variations set stock = 10 where id = $1', [shop.variationId])
  const order = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order)
  const { body } = await owner.post(`/api/ajax/seller/orders/${order.orderNo}/shipments`, { courier })
  return { ...order, id: body.data.id as number }
}
const book = (id: number, body?: object) => owner.post(`${shipments}/${id}/book`, body)
const readParcel = async (id: number) => (await owner.get(`${shipments}/${id}`)).body.data

describe('news of a courier', () => {
  const told = async (fields: object, secret = ninja.client_secret) => {
    const [{ callback_url: url }] = (await owner.get(accounts)).body.data.filter(
      ({ provider }: { provider: string }) => provider === 'ninjavan',
    )
    const body = JSON.stringify(fields)
    return app.app.inject({
      method: 'POST',
      url: new URL(url as string).pathname,
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/json',
        'x-ninjavan-hmac-sha256': signNinjavan(body, secret),
      },
      payload: body,
    })
  }
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()

  test('move a parcel and its order, ten times the same once; the buyer is told once a step', async () => {
    const { id, orderNo, token } = await packed('Ninja Van')
    const { body } = await book(id, { provider: 'ninjavan', weight: '1' })
    const tracking_id = body.data.tracking_number as string
    const step = (status: string, minute: number) => ({ tracking_id, status, timestamp: at(minute) })
    const picked = step('Picked Up, In Transit To Origin Hub', -50)
    expect((await told(picked, 'another secret')).statusCode).toBe(401)
    expect((await readParcel(id)).status).toBe('booked')
    for (const _time of Array(10).keys()) expect((await told(picked)).statusCode).toBe(200)
    await told(step('Arrived at Origin Hub', -40))
    await told(step('On Vehicle for Delivery', -20))
    await told(step('Arrived at Transit Hub', -30)) // late: changes nothing
    expect((await readParcel(id)).status).toBe('out_for_delivery')
    await Promise.all([1, 2, 3].map(() => told(step('Delivered, Received by Customer', -10))))
    await told(step('On Vehicle for Delivery', -5)) // final
    const parcel = await readParcel(id)
    expect(parcel.status).toBe('delivered')
    const order = (await owner.get(`/api/ajax/seller/orders/${orderNo}`)).body.data
    expect(order.fulfilment_status).toBe('delivered')
    const names = await app.asOwner<{ name: string }>(
      `select e.name from order_events e join orders o on o.id = e.order_id where o.order_no = $1 and e.name like 'fulfilment%' order by e.id`,
      [orderNo],
    )
    expect(names.map(({ name }) => name)).toEqual([
      'fulfilment.shipped',
      'fulfilment.parcel_out',
      'fulfilment.parcel_delivered',
    ])
    const events = await app.asOwner('select 1 from courier_events where booking_id is not null')
    expect(events.length).toBe(6)
    const buyer = await app.client('ms')
    const tracking = (await buyer.get(`/api/ajax/guest/track/${token}`)).body.data
    expect(tracking.parcels[0]).toMatchObject({
      status: 'delivered',
      tracking_number: tracking_id,
      text: 'Sudah sampai',
    })
    expect(tracking.parcels[0].steps.length).toBeGreaterThan(3)
    expect(JSON.stringify(tracking)).not.toMatch(/Siti|Jalan Besar|siti@/)
    expect((await buyer.get('/api/ajax/guest/track/nobody-has-this-token-000')).status).toBe(404)
  })

  test('of nobody’s account are nobody’s; a parcel of another account is not moved', async () => {
    expect(
      (
        await app.app.inject({
          method: 'POST',
          url: '/webhooks/couriers/ninjavan/AAAAAAAAAAAAAAAAAAAAAAAA',
          payload: {},
        })
      ).statusCode,
    ).toBe(404)
    const { id } = await packed()
    const { body } = await book(id, { weight: '1' })
    await told({ tracking_id: body.data.tracking_number, status: 'Delivered', timestamp: at(0) })
    expect((await readParcel(id)).status).toBe('booked')
  })
})

test('J&T’s digest is over the very text', () => {
  const provider = jntCourier(null)
  const bizContent = '{"a":1}'
  const raw = {
    headers: { digest: signJnt(bizContent, key) },
    body: Buffer.from(new URLSearchParams({ bizContent }).toString()),
    path: '/',
  }
  expect(provider.verify({ name: 'x', isLive: true, credentials: jnt }, raw)).toEqual({
    genuine: false,
    because: 'unreadable',
  })
})
