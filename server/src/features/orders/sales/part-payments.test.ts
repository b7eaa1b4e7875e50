import fc from 'fast-check'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { plusHours } from '@kedai/domain/time/malaysia.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  openTestShop as openPayingShop,
  placeTestOrder as placePriced,
  startTestPayment,
  type TestShop,
} from '../../money/payments/payments.fixture.ts'
import { expireOrders } from '../orders/actions/expire-orders.ts'
import { settleOrder } from '../orders/actions/settle-order.ts'
import type { CreatedOrder } from '../orders/actions/create-order.ts'
import { payTestOrder, signedIn } from '../orders/orders.fixture.ts'

const noon = new Date('2026-11-20T04:00:00Z')
const today = 'from=2026-11-20&to=2026-11-20'
let app: TestApp
let shop: TestShop
let owner: TestClient
let turn = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => open())

async function open(): Promise<void> {
  app.clock.set(noon)
  shop = await openPayingShop(app, `separa${++turn}`)
  owner = await signedIn(app, shop.ownerId)
}
const get = async (path: string) => (await owner.get(`/api/ajax/seller/${path}`)).body
const report = async () => (await get(`sales/report?${today}`)).data
const record = (orderNo: string, amount: number, method: string) =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount: formatRinggit(sen(amount)), method })
const inSen = (amount: string) => Math.round(Number(amount) * 100)
const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0)

test('of RM 100.00 with RM 40.00 recorded, RM 40.00 are paid in every figure, and RM 60.00 are not', async () => {
  const { orderNo } = await placePriced(app, shop, { code: 'bank_transfer', price: 10_000 })
  await record(orderNo, 4_000, 'bank_transfer')
  const { money, sold, orders, profit, parts } = await report()
  expect({ money, sold, orders }).toEqual({
    money: { paid: '40.00', unpaid: '60.00', slips: '0.00', rounding: '0.00' },
    sold: 0,
    orders: 1,
  })
  expect(profit.now).toMatchObject({ orders: 1, sales: '40.00' })
  for (const part of ['areas', 'payment_methods', 'hours'])
    expect(parts[part]).toMatchObject([{ orders: 1, sold: 0, sales: '40.00' }])
  for (const folded of [false, true]) {
    if (folded) await app.asOwner('select fold_sales(1000)')
    const { now, days } = (await get('sales?period=7')).data
    expect(now).toMatchObject({ orders: 1, sold: 0, sales: '40.00', average: '0.00' })
    expect(days.at(-1)).toMatchObject({ sales: '40.00' })
  }
  const file = async (by: string) => (await owner.get(`/exports/sales.csv?${today}&by=${by}`)).text
  expect(await file('days')).toContain('2026-11-20,1,40.00')
  expect(await file('hours')).toContain('12:00,1,0,40.00,0.00')
  expect(await file('profit')).toContain('2026-11-20,1,40.00,')
  const { meta } = await get(`orders?${today}&status=held`)
  expect(meta).toMatchObject({ total: 1, received: '40.00' })
  expect((await get(`orders?${today}&status=due`)).meta).toMatchObject({ total: 1 })
})

test('a part payment with a slip for the rest is paid, and the slip is for the rest', async () => {
  const order = await placePriced(app, shop, { code: 'bank_transfer', price: 10_000 })
  await record(order.orderNo, 4_000, 'bank_transfer')
  await slip(order)
  expect((await report()).money).toEqual({ paid: '40.00', unpaid: '0.00', slips: '60.00', rounding: '0.00' })
})

test('what is paid when it is delivered is unpaid until then, and its list opens it', async () => {
  const { orderNo } = await placePriced(app, shop, { code: 'cod', price: 2_601 })
  expect((await report()).money).toMatchObject({ paid: '0.00', unpaid: '26.01' })
  expect((await get(`orders?${today}&status=due`)).data).toMatchObject([{ order_no: orderNo }])
  await record(orderNo, 2_600, 'cod')
  expect((await report()).money).toEqual({ paid: '26.00', unpaid: '0.00', slips: '0.00', rounding: '0.01' })
  expect((await report()).profit.now.sales).toBe('26.00')
  expect((await get(`orders?${today}&status=due`)).data).toEqual([])
})

test('the average is of orders that are paid', async () => {
  const part = await placePriced(app, shop, { code: 'bank_transfer', price: 10_000 })
  await record(part.orderNo, 4_000, 'bank_transfer')
  const whole = await placePriced(app, shop, { code: 'bank_transfer', price: 3_000 })
  await record(whole.orderNo, 3_000, 'bank_transfer')
  const averageIs = async (average: string, sold: number) =>
    expect((await get('sales?period=today')).data.now).toMatchObject({
      sales: formatRinggit(sen(7_000)),
      average,
      sold,
    })
  await averageIs('30.00', 1)
  await app.asOwner('select fold_sales(1000)')
  await averageIs('30.00', 1)
})

async function slip({ orderId }: Pick<CreatedOrder, 'orderId'>): Promise<void> {
  // As an uploaded slip leaves it, without drawing a picture for each.
  await app.asOwner(
    `with f as (insert into files (shop_id, key, kind, private, mime, bytes, sha256, file_name)
       values ($2, 'slip' || gen_random_uuid(), 'payment_proof', true, 'image/png', 1, sha256('slip'), 'slip.png') returning id)
     insert into payment_proofs (shop_id, order_id, file_id, status, original_sha256, uploaded_at)
       select $2, $1, f.id, 'uploaded', sha256('slip'), $3 from f`,
    [orderId, shop.shopId, app.clock.now()],
  )
  await settle({ orderId })
}

const settle = ({ orderId }: Pick<CreatedOrder, 'orderId'>) =>
  inTransaction(app.db, { shopId: shop.shopId }, (trx) =>
    settleOrder(trx, { shopId: shop.shopId, orderId, now: app.clock.now() }),
  )

/** What may happen to an order, each step through the calls that do it. */
const steps = {
  part: async (order: CreatedOrder, share: number, due: number) =>
    void (await record(order.orderNo, Math.max(1, Math.floor(due * share)), 'bank_transfer')),
  whole: async (order: CreatedOrder, _: number, due: number) =>
    void (await record(order.orderNo, due, 'bank_transfer')),
  coins: async (order: CreatedOrder, _: number, due: number) => void (await record(order.orderNo, due, 'cash')),
  coinsInPart: async (order: CreatedOrder, share: number, due: number) =>
    void (await record(order.orderNo, Math.max(5, Math.floor((due * share) / 5) * 5), 'cash')),
  tooMuch: (order: CreatedOrder, share: number, due: number) =>
    payTestOrder(app, shop, order, due + 1 + Math.floor(share * 500)),
  slip,
  // As the bank leaves it while it decides. A second page of the bank's would be refused.
  atTheBank: async (order: CreatedOrder) => {
    const { payment, payment_status: status, actions } = (await get(`orders/${order.orderNo}`)).data
    if (payment.kind === 'gateway' && actions.record_payment.allowed && status !== 'pending') {
      const { attemptId } = await startTestPayment(app, shop, order)
      await app.asOwner(`update payment_attempts set state = 'pending' where id = $1`, [attemptId])
      await settle(order)
    }
  },
  refund: async ({ orderNo }: CreatedOrder, share: number) => {
    const { paid, refunded } = (await get(`orders/${orderNo}`)).data
    const amount = formatRinggit(sen(Math.max(1, Math.floor((inSen(paid) - inSen(refunded)) * share))))
    await owner.post(`/api/ajax/seller/orders/${orderNo}/refund`, { amount, reason: 'x' })
  },
  refundAll: async ({ orderNo }: CreatedOrder) => {
    const { paid, refunded } = (await get(`orders/${orderNo}`)).data
    const amount = formatRinggit(sen(inSen(paid) - inSen(refunded)))
    await owner.post(`/api/ajax/seller/orders/${orderNo}/refund`, { amount, reason: 'x' })
  },
  cancel: async ({ orderNo }: CreatedOrder) =>
    void (await owner.post(`/api/ajax/seller/orders/${orderNo}/cancel`, { reason: 'x' })),
  // Whatever else is still held by a deadline ends with it.
  expire: async () => void (await expireOrders(app.db, plusHours(noon, 24 * 60))),
  fold: async () => void (await app.asOwner('select fold_sales(1000)')),
} satisfies Record<string, (order: CreatedOrder, share: number, due: number) => Promise<void>>

type Told = {
  order_no: string
  total: string
  paid: string
  refunded: string
  balance_due: string
  rounding_amount: string
  payment_status: string
  order_status: string
}

const wish: fc.Arbitrary<Wish> = fc.record({
  code: fc.constantFrom('bank_transfer' as const, 'cod' as const, 'sandbox' as const),
  price: fc.integer({ min: 100, max: 9_999 }),
  steps: fc.array(
    fc.record({
      name: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
      share: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    }),
    { maxLength: 4 },
  ),
})

type Wish = { code: 'bank_transfer' | 'cod' | 'sandbox'; price: number; steps: Step[] }
type Step = { name: keyof typeof steps; share: number }
const one = (code: Wish['code'], price: number, ...names: Step['name'][]): Wish => ({
  code,
  price,
  steps: names.map((name) => ({ name, share: 0.4 })),
})
// Each state of payment, and money that an order holds which is over.
const everyState = [
  one('sandbox', 5_000, 'part', 'expire', 'fold'),
  one('cod', 2_601),
  one('cod', 2_601, 'coins'),
  one('cod', 2_603, 'part', 'fold', 'coins', 'refund'),
  one('bank_transfer', 10_000, 'part', 'fold'),
  one('bank_transfer', 10_000, 'part', 'slip'),
  one('bank_transfer', 10_000, 'whole'),
  one('bank_transfer', 10_000, 'tooMuch'),
  one('bank_transfer', 10_000, 'part', 'refundAll', 'fold'),
  one('bank_transfer', 10_000, 'whole', 'refund'),
  one('bank_transfer', 10_000, 'cancel'),
  one('sandbox', 3_333, 'part', 'atTheBank'),
]
const seen = new Set<string>()

test('paid, unpaid, waiting and rounding are the orders of the day to the sen, and each figure opens the orders that make it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 6 }), async (wishes) => {
      await open()
      const placed: CreatedOrder[] = []
      for (const { code, price, steps: taken } of wishes) {
        const order = await placePriced(app, shop, { code, price })
        placed.push(order)
        for (const { name, share } of taken) {
          const due = inSen((await get(`orders/${order.orderNo}`)).data.balance_due)
          await steps[name](order, share, due)
        }
      }
      const told: Told[] = []
      for (const { orderNo } of placed) told.push((await get(`orders/${orderNo}`)).data)
      for (const one of told) seen.add(one.payment_status).add(one.order_status)
      const held = (one: Told) => inSen(one.paid) - inSen(one.refunded)
      const waits = (one: Told) => one.order_status === 'open' && one.payment_status === 'checking'
      const lacks = (one: Told) => one.order_status === 'open' && !waits(one) && one.balance_due !== '0.00'
      const { money, profit, parts, sold } = await report()
      expect(money).toEqual({
        paid: formatRinggit(sen(sumOf(told, held))),
        unpaid: formatRinggit(sen(sumOf(told.filter(lacks), (one) => inSen(one.balance_due)))),
        slips: formatRinggit(sen(sumOf(told.filter(waits), (one) => inSen(one.balance_due)))),
        rounding: formatRinggit(sen(sumOf(told, (one) => inSen(one.rounding_amount)))),
      })
      // An order that stands is all there, whatever it waits for; of one that is over, or gave back, what is held of it.
      for (const one of told.filter(({ order_status: s, refunded }) => s === 'open' && refunded === '0.00'))
        expect(
          held(one) +
            inSen(one.balance_due) +
            inSen(one.rounding_amount) -
            Math.max(0, held(one) + inSen(one.rounding_amount) - inSen(one.total)),
        ).toBe(inSen(one.total))
      // Every breakdown comes to the same.
      for (const part of ['areas', 'payment_methods', 'hours'])
        expect(sumOf(parts[part], ({ sales }: { sales: string }) => inSen(sales))).toBe(sumOf(told, held))
      expect(profit.now.sales).toBe(money.paid)
      const { now, days } = (await get('sales?period=today')).data
      expect([now.sales, days.at(-1).sales]).toEqual([money.paid, money.paid])
      const ofSold = told.filter(({ payment_status: s }) => ['paid', 'overpaid', 'partially_refunded'].includes(s))
      expect([now.sold, sold]).toEqual([ofSold.length, ofSold.length])
      expect(now.average).toBe(
        formatRinggit(sen(ofSold.length === 0 ? 0 : Math.round(sumOf(ofSold, held) / ofSold.length))),
      )
      // And each figure opens the orders that make it.
      const numbers = async (search: string) =>
        (await get(`orders?${today}&${search}`)).data.map((one: Told) => one.order_no).toSorted()
      const those = (is: (one: Told) => boolean) =>
        told
          .filter(is)
          .map((one) => one.order_no)
          .toSorted()
      expect(await numbers('status=held')).toEqual(those((one) => held(one) > 0))
      expect(await numbers('status=due')).toEqual(those(lacks))
      expect(await numbers('status=slips_to_check')).toEqual(those(waits))
      expect(await numbers('profit=all')).toHaveLength(profit.now.orders)
      const receivedOf = async (search: string) => (await get(`orders?${today}&${search}`)).meta.received
      expect([await receivedOf('status=held'), await receivedOf('profit=all')]).toEqual([money.paid, money.paid])
      for (const { key, sales } of parts.payment_methods)
        expect(await receivedOf(`status=held&payment_method=${key}`)).toBe(sales)
    }),
    { numRuns: 12, examples: [[everyState]] },
  )
  expect([...seen].toSorted()).toEqual(
    [...new Set([...paymentStatuses.filter((one) => one !== 'failed'), 'open', 'cancelled', 'expired'])].toSorted(),
  )
}, 120_000)
