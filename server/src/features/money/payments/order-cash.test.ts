import fc from 'fast-check'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { eventsOf, openTestShop, placeTestOrder, stockOf, type TestShop } from './payments.fixture.ts'

let kedai: TestApp
let shop: TestShop
let owner: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  owner = await signedIn(kedai, shop.ownerId)
})
afterAll(() => kedai.close())

const place = (price: number, quantity = 1, code: 'cod' | 'bank_transfer' = 'cod') =>
  placeTestOrder(kedai, shop, { code, price, quantity })
const act = (orderNo: string, what: string, body: object, headers: Record<string, string> = {}) =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/${what}`, body, { headers })
const pay = (orderNo: string, amount: string, method = 'cash', headers: Record<string, string> = {}) =>
  act(orderNo, 'record-payment', { amount, method }, headers)
const ledgerOf = ({ orderId }: { orderId: number }) =>
  kedai.asOwner<{ kind: string; amount_sen: number }>(
    'select kind, amount_sen from payments where order_id = $1 order by id',
    [orderId],
  )

/** A total, what coins make of it, and what that takes off the total. */
const endings = [
  ['26.00', '26.00', '0.00'],
  ['26.01', '26.00', '0.01'],
  ['26.02', '26.00', '0.02'],
  ['26.03', '26.05', '-0.02'],
  ['26.04', '26.05', '-0.01'],
  ['26.05', '26.05', '0.00'],
  ['26.06', '26.05', '0.01'],
  ['26.07', '26.05', '0.02'],
  ['26.08', '26.10', '-0.02'],
  ['26.09', '26.10', '-0.01'],
] as const
const inSen = (amount: string) => Math.round(Number(amount) * 100)

describe.each(['cash', 'cod'])('an order paid in %s', (method) => {
  test.each(endings)('of %s is settled by %s, once', async (total, coins, rounding) => {
    const order = await place(inSen(total))
    const key = { 'idempotency-key': `paid ${order.orderNo}` }
    const first = await pay(order.orderNo, coins, method, key)
    const settled = {
      total,
      payment_status: 'paid',
      paid: coins,
      rounding_amount: rounding,
      balance_due: '0.00',
      unmatched: [],
    }
    expect([first.status, first.body.data]).toMatchObject([200, settled])
    const rows = [
      { kind: 'payment', amount_sen: inSen(coins) },
      ...(rounding === '0.00' ? [] : [{ kind: 'rounding', amount_sen: inSen(rounding) }]),
    ]
    expect(await ledgerOf(order)).toEqual(rows)
    // Twice is once: by the same key, and by a press of its own.
    expect((await pay(order.orderNo, coins, method, key)).body.message).toBe(first.body.message)
    expect((await pay(order.orderNo, coins, method)).status).toBe(409)
    expect(await ledgerOf(order)).toEqual(rows)
    // The buyer reads the same.
    const buyer = await (await kedai.client('en')).get(`/api/ajax/guest/order/${order.token}`)
    expect(buyer.body.data).toMatchObject({
      totals: { total },
      paid: coins,
      rounding_amount: rounding,
      balance_due: '0.00',
      payment_status: 'paid',
    })
  })

  test.each(endings)('of %s is settled by the balance itself, beside %s', async (total, coins) => {
    const order = await place(inSen(total))
    expect((await owner.get(`/api/ajax/seller/orders/${order.orderNo}`)).body.data).toMatchObject({
      balance_due: total,
      cash_due: coins,
    })
    expect((await pay(order.orderNo, total, method)).body.data).toMatchObject({
      payment_status: 'paid',
      paid: total,
      rounding_amount: '0.00',
      balance_due: '0.00',
      cash_due: '0.00',
    })
  })
})

test('says what was rounded, in the answer, the timeline and the ledger', async () => {
  const order = await place(2603)
  const { body } = await pay(order.orderNo, '26.05')
  expect(body.message).toBe('Payment of RM 26.05 recorded: RM 26.03 is rounded to five sen.')
  expect(body.data.timeline.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual([
    'Cash rounded to 5 sen (difference RM 0.02)',
    'Payment of RM 26.05 recorded by the shop',
  ])
  expect(body.data.payments).toMatchObject([
    { kind: 'payment', amount: '26.05', method: 'cash' },
    { kind: 'rounding', amount: '-0.02', method: 'cash' },
  ])
  expect(await eventsOf(kedai, order)).toEqual(expect.arrayContaining(['payment.recorded', 'payment.rounded']))
})

test('rounds only what the last coins settle', async () => {
  const order = await place(2601)
  expect((await pay(order.orderNo, '10.00')).body.data).toMatchObject({
    payment_status: 'partially_paid',
    balance_due: '16.01',
    rounding_amount: '0.00',
  })
  expect((await pay(order.orderNo, '10.01', 'bank_transfer')).body.data).toMatchObject({ balance_due: '6.00' })
  expect((await pay(order.orderNo, '6.00')).body.data).toMatchObject({
    payment_status: 'paid',
    rounding_amount: '0.00',
  })
  const [mixed] = [await place(2601)]
  await pay(mixed.orderNo, '10.00', 'bank_transfer')
  expect((await pay(mixed.orderNo, '16.00')).body.data).toMatchObject({
    payment_status: 'paid',
    rounding_amount: '0.01',
  })
})

test('a rest that no coin is small enough for is closed by the rounding alone', async () => {
  const order = await place(2601)
  await pay(order.orderNo, '25.99', 'bank_transfer')
  const closed = await pay(order.orderNo, '0.00')
  expect(closed.body).toMatchObject({
    message: 'The balance of RM 0.02 is closed by cash rounding.',
    data: { payment_status: 'paid', paid: '25.99', rounding_amount: '0.02', balance_due: '0.00' },
  })
  const other = await place(2601)
  await pay(other.orderNo, '26.00', 'bank_transfer')
  expect((await pay(other.orderNo, '0.00')).body.data).toMatchObject({
    payment_status: 'paid',
    rounding_amount: '0.01',
  })
})

test('more than the coins that settle it waits to be matched, and no transfer is rounded', async () => {
  const order = await place(2601)
  expect((await pay(order.orderNo, '30.00')).body.data).toMatchObject({
    payment_status: 'paid',
    paid: '26.00',
    rounding_amount: '0.01',
    unmatched: [{ cause: 'excess', amount: '4.00' }],
  })
  const moved = await place(2603)
  expect((await pay(moved.orderNo, '26.05', 'bank_transfer')).body.data).toMatchObject({
    paid: '26.03',
    rounding_amount: '0.00',
    unmatched: [{ amount: '0.02' }],
  })
  const short = await place(2601)
  expect((await pay(short.orderNo, '26.00', 'bank_transfer')).body.data).toMatchObject({
    payment_status: 'partially_paid',
    balance_due: '0.01',
  })
})

test('takes what no coins make as it was typed, and rounds nothing where the shop does not', async () => {
  const order = await place(2603)
  expect((await pay(order.orderNo, '26.02')).body.data).toMatchObject({
    payment_status: 'partially_paid',
    paid: '26.02',
    balance_due: '0.01',
  })
  const other = await place(2603)
  await kedai.asOwner(
    `insert into invoice_settings (shop_id, cash_rounding, updated_at) values ($1, 'off', now())
     on conflict (shop_id) do update set cash_rounding = 'off'`,
    [shop.shopId],
  )
  try {
    expect((await pay(other.orderNo, '26.00')).body.data).toMatchObject({ balance_due: '0.03', cash_due: '0.03' })
  } finally {
    await kedai.asOwner('delete from invoice_settings where shop_id = $1', [shop.shopId])
  }
})

describe('what coins paid goes back', () => {
  test.each(endings)('of %s: %s and no sen more, all of it ends the order', async (total, coins) => {
    const order = await place(inSen(total))
    await pay(order.orderNo, coins)
    const shelf = await stockOf(kedai, shop)
    const more = await act(order.orderNo, 'refund', { amount: formatRinggit(sen(inSen(coins) + 1)), reason: 'x' })
    expect(more.status).toBe(422)
    expect((await act(order.orderNo, 'refund', { amount: coins, reason: 'x' })).body.data).toMatchObject({
      payment_status: 'refunded',
      order_status: 'cancelled',
      refunded: coins,
      balance_due: '0.00',
    })
    expect(await stockOf(kedai, shop)).toBe(shelf + 1)
  })

  test.each(endings)('of %s unit by unit: %s in all', async (total, coins) => {
    // Two lines would do as well; the pieces of one cannot come to an odd total.
    const order = await place(inSen(total))
    await pay(order.orderNo, coins)
    const { lines } = (await owner.get(`/api/ajax/seller/orders/${order.orderNo}`)).body.data
    const all = lines.map(({ id, quantity }: { id: number; quantity: number }) => ({ id, quantity }))
    expect((await act(order.orderNo, 'refund', { lines: all, reason: 'x' })).body.data).toMatchObject({
      payment_status: 'refunded',
      refunded: coins,
    })
  })

  test('in pieces: the last one brings what is left', async () => {
    const order = await place(667, 3) // RM 20.01
    await pay(order.orderNo, '20.00')
    const { lines } = (await owner.get(`/api/ajax/seller/orders/${order.orderNo}`)).body.data
    for (const refunded of ['6.67', '13.34', '20.00'])
      expect(
        (await act(order.orderNo, 'refund', { lines: [{ id: lines[0].id, quantity: 1 }], reason: 'x' })).body.data,
      ).toMatchObject({ refunded })
  })
})

test('whatever is transferred first, the last coins settle the rest', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 9_999 }),
      fc.array(fc.double({ min: 0, max: 0.6, noNaN: true }), { maxLength: 2 }),
      async (total, shares) => {
        const order = await place(total)
        let due = total
        for (const share of shares) {
          const part = Math.floor(due * share)
          if (part === 0 || due - part < 3) continue
          due -= part
          expect((await pay(order.orderNo, formatRinggit(sen(part)), 'bank_transfer')).status).toBe(200)
        }
        const { cash_due: coins } = (await owner.get(`/api/ajax/seller/orders/${order.orderNo}`)).body.data
        expect(inSen(coins) % 5).toBe(0)
        const { data } = (await pay(order.orderNo, coins)).body
        expect(data).toMatchObject({ payment_status: 'paid', balance_due: '0.00', unmatched: [] })
        expect(Math.abs(inSen(data.rounding_amount))).toBeLessThanOrEqual(2)
        expect(inSen(data.paid) + inSen(data.rounding_amount)).toBe(total)
        expect(inSen(data.paid)).toBe(total - due + inSen(coins))
      },
    ),
    { numRuns: 25 },
  )
})
