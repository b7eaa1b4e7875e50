import type { HoldEvent } from '@kedai/domain/payments/deadline.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { settleOrder } from './actions/settle-order.ts'
import {
  openTestShop,
  payTestOrder,
  placeTestOrder,
  refundTestOrder,
  soldOf,
  stockOf,
  type TestShop,
} from './orders.fixture.ts'

let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
})
afterAll(() => app.close())

const rowOf = async (orderId: number) => {
  const [row] = await app.asOwner<Record<string, unknown>>(
    `select *, (select min(c.state) from claims c where c.holder = 'order' and c.holder_id = orders.id) as claims from orders where id = $1`,
    [orderId],
  )
  return row
}

test('an order number counts up per shop and the token is long', async () => {
  const other = await openTestShop(app, 'rival')
  const [a, b, c] = [await placeTestOrder(app, shop), await placeTestOrder(app, shop), await placeTestOrder(app, other)]
  expect(Number(b.orderNo) - Number(a.orderNo)).toBe(1)
  expect(c.orderNo).toBe('1001')
  expect(a.token).toMatch(/^[\w-]{24}$/)
})

test('part of the money leaves the hold, all of it commits the units and is told once', async () => {
  const order = await placeTestOrder(app, shop)
  const sold = await soldOf(app, shop)
  await payTestOrder(app, shop, order, 1000)
  expect(await rowOf(order.orderId)).toMatchObject({ payment_status: 'partially_paid', claims: 'held', paid_sen: 1000 })
  await payTestOrder(app, shop, order)
  expect(await rowOf(order.orderId)).toMatchObject({
    payment_status: 'paid',
    claims: 'committed',
    hold_expires_at: null,
    paid_sen: 3100,
  })
  expect(await soldOf(app, shop)).toBe(sold + 1)
  await inTransaction(app.db, { shopId: shop.shopId }, (trx) =>
    settleOrder(trx, { shopId: shop.shopId, orderId: order.orderId, now: app.clock.now() }),
  )
  expect(await soldOf(app, shop)).toBe(sold + 1)
  const subjects = (await app.mailbox())
    .filter(({ subject }) => subject.includes(order.orderNo))
    .map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Payment for order'))).toHaveLength(1)
})

test('all of it given back before anything was sent cancels the order and returns the units', async () => {
  const stock = await stockOf(app, shop)
  const sold = await soldOf(app, shop)
  const order = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, order)
  await refundTestOrder(app, shop, order)
  expect(await rowOf(order.orderId)).toMatchObject({
    payment_status: 'refunded',
    order_status: 'cancelled',
    fulfilment_status: 'cancelled',
    claims: 'released',
  })
  expect([await stockOf(app, shop), await soldOf(app, shop)]).toEqual([stock, sold])
})

test('an order of nothing is paid at once', async () => {
  const order = await placeTestOrder(app, shop, { total: 'free' })
  expect(await rowOf(order.orderId)).toMatchObject({
    total_sen: 0,
    payment_status: 'paid',
    claims: 'committed',
    hold_expires_at: null,
  })
})

test('a rejected slip gives a second chance, a waiting one rests the clock', async () => {
  const order = await placeTestOrder(app, shop)
  const settle = (hold?: HoldEvent) =>
    inTransaction(app.db, { shopId: shop.shopId }, (trx) =>
      settleOrder(trx, { shopId: shop.shopId, orderId: order.orderId, hold, now: app.clock.now() }),
    )
  const [file] = await app.asOwner<{ id: number }>(
    `insert into files (shop_id, key, kind, private, file_name, mime, bytes, sha256) values ($1, $2, 'payment_proof', true, 'a.jpg', 'image/jpeg', 1, 'x') returning id`,
    [shop.shopId, `private/${shop.shopId}/${'a'.repeat(32)}.jpg`],
  )
  await app.asOwner(
    `insert into payment_proofs (shop_id, order_id, file_id, status, original_sha256, uploaded_at) values ($1, $2, $3, 'uploaded', 'x', $4)`,
    [shop.shopId, order.orderId, file?.id, app.clock.now()],
  )
  const restsUntil = new Date(app.clock.now().getTime() + 72 * 3600_000)
  await settle({ name: 'slip_sent', restsUntil })
  const rested = { payment_status: 'checking', hold_expires_at: new Date(restsUntil.getTime() + 24 * 3600_000) }
  expect(await rowOf(order.orderId)).toMatchObject(rested)
  await settle()
  expect(await rowOf(order.orderId)).toMatchObject(rested)
  app.clock.advance(60 * 60_000)
  await app.asOwner(`update payment_proofs set status = 'rejected', reason = 'Not our account' where order_id = $1`, [
    order.orderId,
  ])
  await settle({ name: 'slip_refused' })
  expect(await rowOf(order.orderId)).toMatchObject({
    payment_status: 'unpaid',
    hold_expires_at: new Date(app.clock.now().getTime() + 24 * 3600_000),
  })
  const { body } = await (await app.client()).get(`/api/ajax/guest/order/${order.token}`)
  expect(body.data.next_step).toContain('“Not our account”')
})
