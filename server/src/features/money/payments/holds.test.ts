import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { expireOrders } from '../../orders/orders/actions/expire-orders.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { remindOfRestedSlips } from './jobs.ts'
import { eventsOf, openTestShop, orderNow, placeTestOrder, stockOf } from './payments.fixture.ts'
import type { TestShop } from './payments.fixture.ts'

let kedai: TestApp
let shop: TestShop
let owner: TestClient
let guest: TestClient
beforeAll(async () => {
  kedai = await startTestApp({ now: '2026-11-20T04:00:00Z' })
  shop = await openTestShop(kedai, 'demo', 3)
  guest = await kedai.client('en')
})
beforeEach(async () => {
  owner = await signedIn(kedai, shop.ownerId)
})
afterAll(() => kedai.close())

type Placed = { orderId: number; orderNo: string; token: string }
const hour = 3600_000
const place = (code: 'sandbox' | 'bank_transfer' | 'cod' = 'bank_transfer') =>
  placeTestOrder(kedai, shop, { code, quantity: 3 })
const pay = ({ token }: Placed, paymentMethod: string) =>
  guest.post(`/api/ajax/guest/order/${token}/pay`, { paymentMethod })
const methodsOf = async ({ token }: Placed): Promise<string[]> =>
  (await guest.get(`/api/ajax/guest/order/${token}/payment-methods`)).body.data.map(
    ({ code }: { code: string }) => code,
  )
const pass = async (hours: number) => {
  kedai.clock.advance(hours * hour)
  await remindOfRestedSlips(kedai.deps)
  return expireOrders(kedai.db, kedai.clock.now())
}
const deadlineOf = async (order: Placed) => (await orderNow(kedai, order)).hold_expires_at?.getTime() ?? null
let shade = 0
async function sendSlip({ token }: Placed) {
  shade += 1
  const picture = { create: { width: 9, height: 9, channels: 3, background: { r: shade, g: 1, b: 1 } } } as const
  const bytes = await sharp(picture).png().toBuffer()
  return guest.multipart(`/api/ajax/guest/order/${token}/payment-proof`, {
    paymentProof: { filename: 'slip.png', bytes },
  })
}
const refuse = ({ orderNo }: Placed, reason = 'Wang belum masuk') =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/payment-proof/reject`, { reason })

describe('the way to pay', () => {
  test('changed back and forth holds the shelf for no longer than the first one may', async () => {
    const order = await place()
    const placedAt = kedai.clock.now().getTime()
    expect(await stockOf(kedai, shop)).toBe(0)
    for (let round = 1; round <= 3; round++) {
      await pass(20)
      owner = await signedIn(kedai, shop.ownerId)
      expect((await pay(order, 'sandbox')).status).toBe(200)
      expect((await pay(order, 'bank_transfer')).status).toBe(200)
      expect(await deadlineOf(order)).toBeLessThanOrEqual(placedAt + 72 * hour)
    }
    await pass(12)
    expect([await orderNow(kedai, order), await stockOf(kedai, shop)]).toMatchObject([{ order_status: 'expired' }, 3])
  })

  test('is judged by when the order was placed, whatever its deadline says', async () => {
    const order = await place()
    await kedai.asOwner(
      `update orders set placed_at = placed_at - interval '60 days', hold_expires_at = $2::timestamptz + interval '10 minutes' where id = $1`,
      [order.orderId, kedai.clock.now()],
    )
    const before = await deadlineOf(order)
    for (const method of ['sandbox', 'bank_transfer', 'sandbox', 'bank_transfer']) await pay(order, method)
    expect(await deadlineOf(order)).toBe(before)
    const cash = await pay(order, 'cod')
    expect(cash.body).toMatchObject({
      code: 422,
      data: {
        paymentMethod: [
          'Cash on delivery is no longer available for this order. Please choose another payment method.',
        ],
      },
    })
    expect(await methodsOf(order)).toEqual(['bank_transfer', 'sandbox'])
    await pass(1)
    expect(await stockOf(kedai, shop)).toBe(3)
  })

  test('becomes cash on delivery within the first hold alone', async () => {
    const early = await place('sandbox')
    expect(await methodsOf(early)).toContain('cod')
    expect((await pay(early, 'cod')).status).toBe(200)
    expect(await deadlineOf(early)).toBeNull()
    await guest.post(`/api/ajax/guest/order/${early.token}/cancel`)
    const late = await place('sandbox')
    kedai.clock.advance(25 * 60_000)
    expect((await pay(late, 'bank_transfer')).status).toBe(200)
    kedai.clock.advance(6 * 60_000)
    expect((await pay(late, 'cod')).status).toBe(422)
    await guest.post(`/api/ajax/guest/order/${late.token}/cancel`)
  })

  test('after a refused slip prolongs nothing', async () => {
    const order = await place()
    await sendSlip(order)
    await refuse(order)
    const second = await deadlineOf(order)
    await pass(23)
    for (const method of ['sandbox', 'bank_transfer', 'sandbox', 'bank_transfer'])
      expect((await pay(order, method)).status).toBe(200)
    expect(await deadlineOf(order)).toBeLessThanOrEqual(Math.max(second ?? 0, kedai.clock.now().getTime() + 24 * hour))
    await pass(49)
    expect(await orderNow(kedai, order)).toMatchObject({ order_status: 'expired' })
  })
})

describe('a slip that nobody looks at', () => {
  test('rests the clock for three working days; then the shop is told, once, and a day is left', async () => {
    const order = await place()
    expect((await sendSlip(order)).status).toBe(200)
    const sent = kedai.clock.now()
    const [row] = await kedai.asOwner<{ until: Date }>(
      'select rests_until as until from payment_proofs where order_id = $1',
      [order.orderId],
    )
    const until = row?.until ?? sent
    expect(until.getTime() - sent.getTime()).toBeGreaterThanOrEqual(72 * hour)
    expect(until.getTime() - sent.getTime()).toBeLessThanOrEqual(6 * 24 * hour)
    expect(await deadlineOf(order)).toBe(until.getTime() + 24 * hour)
    const reminders = async () =>
      (await kedai.mailbox()).filter(({ subject }) =>
        subject.startsWith(`Slip not checked yet: order ${order.orderNo} `),
      )
    await pass((until.getTime() - kedai.clock.now().getTime()) / hour - 1)
    expect([await reminders(), (await orderNow(kedai, order)).order_status]).toEqual([[], 'open'])
    await pass(1)
    await pass(1)
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(['owner@demo.test'])
    expect(await orderNow(kedai, order)).toMatchObject({ order_status: 'open', payment_status: 'checking' })
    await pass(23)
    expect([await orderNow(kedai, order), await stockOf(kedai, shop)]).toMatchObject([{ order_status: 'expired' }, 3])
    // Its money is late money.
    owner = await signedIn(kedai, shop.ownerId)
    const approved = await owner.post(`/api/ajax/seller/orders/${order.orderNo}/payment-proof/approve`)
    expect(approved.body).toMatchObject({ status: true, data: { order_status: 'open', payment_status: 'paid' } })
    expect(await stockOf(kedai, shop)).toBe(0)
    await kedai.asOwner('update variations set stock = 3 where id = $1', [shop.variationId])
  })

  test('approved once its goods are gone leaves the money to be matched', async () => {
    const order = await place()
    await sendSlip(order)
    await pass(8 * 24)
    expect(await orderNow(kedai, order)).toMatchObject({ order_status: 'expired' })
    owner = await signedIn(kedai, shop.ownerId)
    await kedai.asOwner('update variations set stock = 0 where id = $1', [shop.variationId])
    const approved = await owner.post(`/api/ajax/seller/orders/${order.orderNo}/payment-proof/approve`)
    expect(approved.body).toMatchObject({
      status: true,
      message: expect.stringContaining('RM 75.00 is now under “Unmatched payments”'),
      data: { order_status: 'expired', unmatched: [{ cause: 'late', amount: '75.00' }] },
    })
    await kedai.asOwner('update variations set stock = 3 where id = $1', [shop.variationId])
  })
})

describe('a second refused slip', () => {
  test('ends the order, tells its buyer why, and frees the shelf once', async () => {
    const order = await place()
    await sendSlip(order)
    expect((await refuse(order)).body).toMatchObject({ data: { order_status: 'open' } })
    await sendSlip(order)
    const last = await refuse(order, 'Slip ini palsu')
    expect(last.body).toMatchObject({
      status: true,
      message: 'Slip rejected a second time. The order has ended and its items are back on sale.',
      data: { order_status: 'expired' },
    })
    expect((await refuse(order, 'Slip ini palsu')).body.message).toBe(last.body.message)
    expect(await stockOf(kedai, shop)).toBe(3)
    expect((await eventsOf(kedai, order)).filter((name) => name === 'order.expired')).toHaveLength(1)
    const told = await guest.get(`/api/ajax/guest/order/${order.token}`)
    expect(told.body.data).toMatchObject({
      headline: 'Your slip was not accepted and this order has ended',
      next_step: expect.stringContaining('“Slip ini palsu”'),
    })
    const mails = (await kedai.mailbox()).filter(({ subject }) => subject.includes(order.orderNo))
    expect(mails.filter(({ subject }) => subject.startsWith('Please send another slip'))).toHaveLength(1)
    expect(mails.find(({ subject }) => subject.includes('has expired'))?.plain).toContain('Slip ini palsu')
    expect((await sendSlip(order)).status).toBe(409)
  })
})
