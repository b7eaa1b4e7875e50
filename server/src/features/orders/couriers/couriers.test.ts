import { sen } from '@kedai/domain/money/sen.ts'
import type { StateCode } from '@kedai/domain/shipping/states.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { createZone } from '../shipping/actions/create-zone.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  addStaff,
  openTestShop,
  payTestOrder,
  placeTestOrder,
  signedIn,
  type TestShop,
} from '../orders/orders.fixture.ts'
import { followBookings } from './actions/follow-bookings.ts'
import {
  accounts,
  giveAddress,
  jnt,
  key,
  ninja,
  shipments,
  startCouriers,
  type CourierStandIn,
} from './couriers.fixture.ts'

let couriers: CourierStandIn
let stand: Awaited<ReturnType<typeof startCouriers>>['stand']
let app: TestApp
let shop: TestShop
let owner: TestClient
beforeAll(async () => {
  const { origins, ...started } = await startCouriers()
  ;({ couriers, stand } = started)
  app = await startTestApp({ config: { courierOrigins: origins } })
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
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

describe('without any account', () => {
  test('a parcel is booked by hand, once', async () => {
    const { id } = await packed('GDEX')
    const answered = await book(id)
    expect([answered.status, answered.body.data.status, answered.body.data.courier]).toEqual([200, 'booked', 'GDEX'])
    expect((await book(id)).status).toBe(409)
  })

  test('quotes are the shop’s own prices', async () => {
    const { orderNo } = await packed()
    const { status, body } = await owner.post(`${shipments}/quotes`, { order_no: orderNo, weight: '1.2' })
    expect([status, Array.isArray(body.data)]).toEqual([200, true])
    expect((await owner.post(`${shipments}/quotes`, { order_no: 'KD-NOPE' })).status).toBe(404)
    expect((await owner.post(`${shipments}/quotes`, { order_no: orderNo, weight: '0' })).body.data).toHaveProperty(
      'weight',
    )
  })
})

describe('an account with a courier', () => {
  test('is kept sealed, shown masked, and off until it is whole', async () => {
    const half = await owner.put(`${accounts}/jnt`, { is_active: 1, api_account: jnt.api_account })
    expect([half.status, Object.keys(half.body.data)]).toEqual([422, ['private_key']])
    const saved = await owner.put(`${accounts}/jnt`, { is_active: 1, is_live: 0, ...jnt })
    expect(saved.body.data).toMatchObject({
      is_active: true,
      fields: { private_key: '••••afbc', customer_code: 'ITTEST0001' },
    })
    await owner.put(`${accounts}/ninjavan`, { is_active: 1, ...ninja })
    const seen = JSON.stringify([
      (await owner.get(accounts)).body,
      await app.asOwner('select * from audit_log'),
      await app.asOwner(`select encode(credentials, 'escape') from courier_accounts`),
    ])
    for (const secret of [key, jnt.password, ninja.client_secret]) expect(seen).not.toContain(secret)
    expect((await owner.get(accounts)).body.data.map(({ provider }: { provider: string }) => provider)).toEqual([
      'easyparcel',
      'ninjavan',
      'jnt',
      'poslaju',
      'dhl',
      'lalamove',
    ])
    expect((await owner.post(`${accounts}/jnt/test`)).body.message).toBe('J&T Express accepts these keys.')
    expect((await owner.post(`${accounts}/dhl/test`)).status).toBe(409)
  })

  test('is offered without a price where nobody tells one', async () => {
    const { id, orderNo } = await packed('Ninja Van')
    const put = (is_active: number) => owner.put(`${accounts}/ninjavan`, { ...ninja, is_active, is_live: 0 })
    const told = async () => (await owner.post(`${shipments}/quotes`, { order_no: orderNo, weight: '1' })).body.data
    await put(0)
    const before = await told()
    await put(1)
    const unpriced = { courier: 'Ninja Van', price: null, days: null, provider: 'ninjavan', is_own_price: true }
    expect(await told()).toEqual([
      ...before,
      { ...unpriced, service: 'Standard', name: 'Standard' },
      { ...unpriced, service: 'Nextday', name: 'Next day' },
    ])
    await owner.post(`${shipments}/${id}/cancel`)
  })

  test('that tells no price goes by the shop’s own table, by zone and weight, and costs what the seller says', async () => {
    const zone = (name: string, states: StateCode[], position: number, [first, step]: [number, number]) =>
      inTransaction(app.db, { shopId: shop.shopId }, (trx) =>
        createZone(trx, {
          ...{ shopId: shop.shopId, name, states, position },
          methods: [
            {
              ...{ name: 'J&T', courier: 'J&T Express', freeAbove: sen(100) },
              rate: {
                ...{ by: 'weight', firstGrams: grams(1000), firstPrice: sen(first), stepGrams: grams(500) },
                ...{ stepPrice: sen(step), maxGrams: grams(10_000) },
              },
            },
          ],
        }),
      )
    await zone('Perak', ['MY-08'], 0, [650, 120])
    await zone('Sabah', ['MY-12'], 1, [1500, 700])
    const { id, orderNo } = await packed()
    const told = async (weight: string) =>
      (await owner.post(`${shipments}/quotes`, { order_no: orderNo, weight })).body.data.filter(
        ({ provider }: { provider: string | null }) => provider === 'jnt',
      )
    const ofTable = { courier: 'J&T Express', provider: 'jnt', is_own_price: true }
    expect(await told('1')).toMatchObject([{ ...ofTable, price: '6.50' }])
    expect(await told('2.1')).toMatchObject([{ ...ofTable, price: '10.10' }])
    const tooHeavy = (await told('11')).map(({ price }: { price: string | null }) => price)
    expect(tooHeavy).toEqual([null, null, null]) // its services, without a price
    await app.asOwner(`update orders set state = 'MY-12', postcode = '88000' where order_no = $1`, [orderNo])
    expect(await told('1')).toMatchObject([{ ...ofTable, price: '15.00' }])
    await giveAddress(app, shop)
    const profit = async () => {
      const days = new URLSearchParams({ from: '2026-11-20', to: '2026-11-20' })
      return (await owner.get(`/api/ajax/seller/sales/report?${days}`)).body.data.profit.now
    }
    const before = await profit()
    expect((await book(id, { weight: '1', cost: 'free' })).status).toBe(422)
    expect((await book(id, { weight: '1', provider: 'jnt', cost: '14.20' })).status).toBe(200)
    expect((await readParcel(id)).cost).toBe('14.20')
    const after = await profit()
    expect(Number(after.parts.courier) - Number(before.parts.courier)).toBeCloseTo(14.2)
    expect(after.unknown.courier).toBe(before.unknown.courier - 1)
    // What is booked at a counter costs something too.
    const { id: other } = await packed('GDEX')
    await book(other, { provider: 'manual', courier: 'GDEX', cost: '8' })
    expect((await readParcel(other)).cost).toBe('8.00')
    await app.asOwner(
      'with gone as (delete from shipping_methods where shop_id = $1) delete from shipping_zones where shop_id = $1',
      [shop.shopId],
    )
    await app.asOwner(`update shops set address = null, postcode = null, city = null, state = null where id = $1`, [
      shop.shopId,
    ])
  })

  test('is for those who may set up shipping, with a fresh proof of identity', async () => {
    const staff = await signedIn(app, await addStaff(app, shop.shopId, 'staff@demo.test', ['orders']))
    expect((await staff.get(accounts)).status).toBe(403)
    app.clock.advance(11 * 60_000)
    const late = await owner.put(`${accounts}/jnt`, { is_active: 1 })
    expect([late.status, late.body.data.must_confirm]).toEqual([403, true])
    owner = await signedIn(app, shop.ownerId)
  })
})

describe('booking', () => {
  test('needs an address to collect at', async () => {
    const { id } = await packed()
    expect((await book(id, { weight: '1' })).body.message).toMatch(/shop’s address/)
    await giveAddress(app, shop)
    expect((await book(id)).status).toBe(200) // its goods have weights of their own
  })

  test('is done once however often it is pressed', async () => {
    const { id } = await packed()
    const before = couriers.orders.size
    const pressed = await Promise.all([1, 2, 3, 4].map(() => book(id, { weight: '1.2' })))
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await book(id, { weight: '1.2' })).status).toBe(200)
    expect(couriers.orders.size).toBe(before + 1)
    expect(await readParcel(id)).toMatchObject({
      status: 'booked',
      courier: 'J&T Express',
      tracking_number: [...couriers.orders.values()].at(-1),
      booking: { provider: 'jnt', state: 'booked' },
    })
    expect((await app.asOwner('select id from courier_bookings where shipment_id = $1', [id])).length).toBe(1)
  })

  test('cut half-way is one parcel: pressed again, the courier is asked what it has', async () => {
    const { id } = await packed()
    const before = couriers.orders.size
    couriers.cut = true
    expect((await book(id, { weight: '1.2' })).status).toBe(503)
    couriers.cut = false
    expect((await book(id, { weight: '1.2' })).status).toBe(200)
    expect([couriers.orders.size, (await readParcel(id)).status]).toEqual([before + 1, 'booked'])
  })

  test('of a process that died is gone on with by the job', async () => {
    const { id } = await packed()
    const before = couriers.orders.size
    couriers.cut = true
    await book(id, { weight: '1.2' })
    couriers.cut = false
    // As it stands when nobody lived to write what came of it.
    const now = app.clock.now()
    await app.asOwner(
      'update courier_bookings set starting_until = $2, next_ask_at = $3, tries = 1 where shipment_id = $1',
      [id, new Date(now.getTime() - 1000), now],
    )
    await followBookings(app.deps)
    expect([couriers.orders.size, (await readParcel(id)).status]).toEqual([before + 1, 'booked'])
  })

  test('that a courier cannot be asked about waits for the seller, and is never made twice by itself', async () => {
    const { id } = await packed('Ninja Van')
    const before = couriers.booked
    couriers.cut = true
    const unclear = await book(id, { provider: 'ninjavan', weight: '1' })
    couriers.cut = false
    expect([unclear.status, unclear.body.message]).toEqual([
      409,
      expect.stringMatching(/we cannot confirm this booking/),
    ])
    expect((await book(id, { provider: 'ninjavan', weight: '1' })).status).toBe(409)
    expect(couriers.booked).toBe(before + 1)
    expect((await book(id, { provider: 'ninjavan', weight: '1', again: 1 })).status).toBe(200)
    expect(couriers.booked).toBe(before + 2)
  })
})
