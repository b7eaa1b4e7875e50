import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { expireOrders } from './actions/expire-orders.ts'
import { openTestShop, payTestOrder, placeTestOrder, stockOf, type TestShop } from './orders.fixture.ts'

let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
})
afterAll(() => app.close())

const hour = 3600_000

test('an order not paid in time gives its units back; one that was paid, or is paid on delivery, stays', async () => {
  const before = await stockOf(app, shop)
  const online = await placeTestOrder(app, shop, { kind: 'gateway' })
  const cod = await placeTestOrder(app, shop, { kind: 'cod' })
  const paid = await placeTestOrder(app, shop)
  await payTestOrder(app, shop, paid)
  expect(await expireOrders(app.db, app.clock.now())).toBe(0)
  app.clock.advance(hour)
  expect(await expireOrders(app.db, app.clock.now())).toBe(1)
  expect(await stockOf(app, shop)).toBe(before - 2)
  const { body } = await (await app.client()).get(`/api/ajax/guest/order/${online.token}`)
  expect(body.data).toMatchObject({ order_status: 'expired', headline: 'The payment period has ended' })
  app.clock.advance(100 * hour)
  expect(await expireOrders(app.db, app.clock.now())).toBe(0)
  expect((await (await app.client()).get(`/api/ajax/guest/order/${cod.token}`)).body.data.order_status).toBe('open')
  const mails = await app.mailbox()
  expect(mails.filter(({ subject }) => subject.includes(online.orderNo) && subject.includes('expired'))).toHaveLength(1)
})

test('workers side by side expire each order once', async () => {
  const other = await openTestShop(app, 'rival')
  for (let i = 0; i < 5; i++) await placeTestOrder(app, other, { kind: 'gateway', quantity: 2 })
  expect(await stockOf(app, other)).toBe(0)
  app.clock.advance(hour)
  const counts = await Promise.all(Array.from({ length: 6 }, () => expireOrders(app.db, app.clock.now())))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(await stockOf(app, other)).toBe(10)
  const [told] = await app.asOwner<{ n: number }>(
    `select count(*)::int as n from order_events where shop_id = $1 and name = 'order.expired'`,
    [other.shopId],
  )
  expect(told?.n).toBe(5)
})

test('goods whose stock is not counted wait for their money no longer', async () => {
  const order = await placeTestOrder(app, shop, { kind: 'gateway' })
  await app.asOwner(`delete from claims where holder = 'order' and holder_id = $1`, [order.orderId])
  const before = await stockOf(app, shop)
  app.clock.advance(hour)
  expect(await expireOrders(app.db, app.clock.now())).toBe(1)
  expect(await stockOf(app, shop)).toBe(before)
})
