import { sen } from '@kedai/domain/money/sen.ts'
import {
  addProfits,
  noProfit,
  type ProfitList,
  profitLists,
  profitOf,
  profitOfOrder,
  profitParts,
  type SoldOrder,
} from '@kedai/domain/sales/profit.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  openTestShop,
  payTestOrder,
  placeTestOrder,
  refundTestOrder,
  signedIn,
  type TestOrder,
  type TestShop,
} from '../orders/orders.fixture.ts'
import { addReseller, openProgrammes } from '../../resellers/resellers/resellers.fixture.ts'

const noon = Date.parse('2026-11-20T04:00:00Z')
let app: TestApp
let shop: TestShop
let owner: TestClient
let turn = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(new Date(noon))
  shop = await openTestShop(app, `untung${++turn}`)
  await app.asOwner('update variations set stock = 1000, cost_sen = 900 where id = $1', [shop.variationId])
  owner = await signedIn(app, shop.ownerId)
})

const today = 'from=2026-11-20&to=2026-11-20'
const profit = async () => (await owner.get(`/api/ajax/seller/sales/report?${today}`)).body.data.profit
const costs = (cost: number | null) =>
  app.asOwner('update variations set cost_sen = $2 where id = $1', [shop.variationId, cost])

type Spent = { parcels?: readonly (number | null)[]; fees?: readonly (number | null)[]; restocked?: number }

/** A paid order with parcels that were booked, payments through a provider, and pieces that were refunded and are on the shelf. */
async function sold(wish: TestOrder, { parcels = [], fees = [], restocked = 0 }: Spent = {}) {
  const order = await placeTestOrder(app, shop, wish)
  await payTestOrder(app, shop, order)
  const of = [shop.shopId, order.orderId, app.clock.now()]
  for (const cost of parcels)
    await app.asOwner(
      `insert into shipments (shop_id, order_id, courier, status, shipped_at, created_at, changed_at, cost_sen)
       values ($1, $2, 'J&T', 'in_transit', $3, $3, $3, $4)`,
      [...of, cost],
    )
  for (const fee of fees)
    await app.asOwner(
      `with paid as (
         insert into payment_attempts (shop_id, order_id, method_code, provider, amount_sen, state, created_at, updated_at, fee_sen)
         values ($1, $2, 'gateway', 'billplz', 1, 'paid', $3, $3, $4) returning id)
       insert into payments (shop_id, order_id, kind, source, method, amount_sen, at, attempt_id)
       select $1, $2, 'payment', 'gateway', 'gateway', 1, $3, id from paid`,
      [...of, fee],
    )
  if (restocked > 0)
    await app.asOwner(
      `with back as (insert into payments (shop_id, order_id, kind, source, method, amount_sen, at)
         values ($1, $2, 'refund', 'seller', 'cash', 1, $3) returning id)
       insert into refund_lines (shop_id, payment_id, order_line_id, quantity, given_up, unsent, restocked)
       select $1, back.id, l.id, $4, $4, 0, $4 from back, order_lines l where l.order_id = $2`,
      [...of, restocked],
    )
  return order
}

/** Each figure of the profit finds as many orders as it counts, and those of a sum their money. */
async function opensItsOrders(days: string): Promise<void> {
  const { now } = (await owner.get(`/api/ajax/seller/sales/report?${days}`)).body.data.profit
  const listed = async (list: ProfitList) =>
    (await owner.get(`/api/ajax/seller/orders?${days}&profit=${list}`)).body.meta
  const [all, found] = [await listed('all'), new Map<string, number>()]
  for (const list of profitLists) found.set(list, (await listed(list)).total)
  const told = profitParts.flatMap((part): [string, number][] => [
    [part, now.carried[part]],
    ...(part === 'commission' ? [] : [[`unknown_${part}`, now.unknown[part]] as [string, number]]),
  ])
  expect(Object.fromEntries(found)).toEqual({ all: now.orders, ...Object.fromEntries(told) })
  expect(all.received).toBe(now.sales)
}

test('opens the orders that carry each cost or lack it, in these days and in those before', async () => {
  await costs(null)
  app.clock.set(new Date(noon - 86_400_000))
  await sold({ quantity: 1 }, { parcels: [550], fees: [100] })
  await sold({ quantity: 1 }, { parcels: [null, 0] })
  app.clock.set(new Date(noon))
  await costs(900)
  const all = await sold({ quantity: 2 }, { parcels: [550], fees: [100], restocked: 2 })
  await refundTestOrder(app, shop, all)
  const cancelled = await sold({ quantity: 1 }, { fees: [null] })
  await app.asOwner(`update orders set order_status = 'cancelled', fulfilment_status = 'cancelled' where id = $1`, [
    cancelled.orderId,
  ])
  const earning = [await sold({ quantity: 1 }), await sold({ quantity: 1, ships: false })]
  await placeTestOrder(app, shop, { quantity: 3 }) // not paid
  await openProgrammes(app, shop.shopId, { viewId: 'MUG', productId: shop.productId, units: [shop.variationId] })
  const { id: resellerId } = await addReseller(app, shop.shopId, 'agent')
  for (const [at, order] of earning.entries())
    await app.asOwner(
      `insert into commissions (shop_id, order_id, reseller_id, area, state, base_sen, earned_sen, reversed_sen, earned_at) values ($1, $2, $3, 'agent', 'pending', 2500, 300, $4, $5)`,
      [shop.shopId, order.orderId, resellerId, at * 300, app.clock.now()],
    )
  await opensItsOrders('from=2026-11-20&to=2026-11-20')
  await opensItsOrders('from=2026-11-19&to=2026-11-19')
  await opensItsOrders('from=2026-11-19&to=2026-11-20')
  const { now, before } = await profit()
  expect(now.carried).toEqual({ goods: 2, courier: 1, fees: 1, commission: 1 })
  expect(before).toMatchObject({ carried: { goods: 0, courier: 1, fees: 1 }, unknown: { goods: 2, courier: 1 } })
  const other = await signedIn(app, (await openTestShop(app, `senarai${turn}`)).ownerId)
  expect((await other.get('/api/ajax/seller/orders?profit=all')).body.meta.total).toBe(0)
  expect((await owner.get('/api/ajax/seller/orders?profit=secrets')).status).toBe(422)
  expect((await owner.get('/api/ajax/seller/orders?profit=')).status).toBe(200)
})

test('takes goods, courier and fee off the sales, and says for how many orders each is not known', async () => {
  await sold({ quantity: 2 }, { parcels: [550], fees: [100] })
  await costs(null)
  await sold({ quantity: 1 }, { parcels: [null, 400] })
  await sold({ quantity: 1, ships: false }, { fees: [null] })
  await placeTestOrder(app, shop, { quantity: 3 }) // not paid
  const { now, before } = await profit()
  expect(now).toEqual({
    orders: 3,
    sales: '112.00',
    parts: { goods: '18.00', courier: '9.50', fees: '1.00', commission: '0.00' },
    profit: '83.50',
    carried: { goods: 1, courier: 2, fees: 1, commission: 0 },
    unknown: { goods: 2, courier: 1, fees: 1, commission: 0 },
  })
  expect(before).toMatchObject({ orders: 0, profit: '0.00' })
})

test('keeps what a piece cost when it was ordered', async () => {
  await sold({ quantity: 1, ships: false })
  await costs(2000)
  expect((await profit()).now.parts.goods).toBe('9.00')
})

test('a refund of all leaves what was spent on the way', async () => {
  const order = await sold({ quantity: 2 }, { parcels: [550], fees: [100], restocked: 2 })
  await refundTestOrder(app, shop, order)
  expect((await profit()).now).toMatchObject({
    orders: 1,
    sales: '0.00',
    parts: { goods: '0.00', courier: '5.50', fees: '1.00' },
    profit: '-6.50',
  })
})

test('adds up to the law of one order, whatever is known of each', async () => {
  const orders: SoldOrder[] = []
  const choices = [null, 0, 350, 990] as const
  const some = (seed: number) => choices.slice(seed % 4, (seed % 4) + (seed % 3))
  for (let seed = 1; seed <= 24; seed++) {
    const [quantity, restocked, cost] = [1 + (seed % 3), seed % 5 === 0 ? 1 : 0, choices[(seed * 7) % 4] ?? null]
    const ships = seed % 2 === 0
    const [parcels, fees] = [ships ? some(seed) : [], some(seed + 1)]
    await costs(cost)
    await sold({ quantity, ships }, { parcels, fees, restocked })
    orders.push({
      paid: sen(quantity * 2500 + (ships ? 600 : 0)),
      refunded: sen(0),
      isCancelled: false,
      ships,
      lines: [{ cost: cost === null ? null : sen(cost), quantity, restocked, lost: 0 }],
      parcels: parcels.map((one) => (one === null ? null : sen(one))),
      fees: fees.map((one) => (one === null ? null : sen(one))),
      commission: sen(0),
    })
  }
  const law = orders.map(profitOfOrder).reduce(addProfits, noProfit)
  const { now } = await profit()
  expect([now.orders, now.unknown, now.carried]).toEqual([24, law.unknown, law.carried])
  await opensItsOrders(today)
  const inSen = (text: string) => Math.round(Number(text) * 100)
  expect(inSen(now.profit)).toBe(profitOf(law))
  expect(Object.entries(now.parts).map(([part, text]) => [part, inSen(String(text))])).toEqual(
    Object.entries(law.parts),
  )
})

test('is saved as a spreadsheet, day by day', async () => {
  await sold({ quantity: 1 }, { parcels: [null], fees: [100] })
  const { text } = await owner.get(`/exports/sales.csv?${today}&by=profit`)
  expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Day,Paid orders,Paid sales (RM),Cost of goods (RM),Couriers (RM),Gateway fees (RM),Commission (RM),Profit (RM),' +
      'Orders without: Cost of goods,Orders without: Couriers,Orders without: Gateway fees,Orders without: Commission',
    '2026-11-20,1,31.00,9.00,0.00,1.00,0.00,21.00,0,1,0,0',
    'All,1,31.00,9.00,0.00,1.00,0.00,21.00,0,1,0,0',
    'Previous period,0,0.00,0.00,0.00,0.00,0.00,0.00,0,0,0,0',
  ])
})

test('is another shop’s own', async () => {
  await sold({ quantity: 1 })
  const other = await signedIn(app, (await openTestShop(app, `rugi${turn}`)).ownerId)
  const { body } = await other.get(`/api/ajax/seller/sales/report?${today}`)
  expect(body.data.profit.now).toMatchObject({ orders: 0, sales: '0.00', profit: '0.00' })
})
