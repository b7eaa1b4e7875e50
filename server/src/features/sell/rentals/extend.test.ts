import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let shop: TestShop
let owner: TestClient
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  shop = await openTestShop(app, 'kedai-lanjut')
  owner = await signedIn(app, shop.ownerId)
  buyer = await app.client()
})
afterAll(() => app.close())

const make = async (rental: object = {}): Promise<string> => {
  const made = await owner.post('/api/ajax/seller/products', {
    item_type: 'rental',
    title: 'Kamera',
    variations: [{ price: '80.00' }],
    status: 'published',
    rental: {
      frequency: 'daily',
      quantity: 1,
      addons: [
        { title: 'Tripod', price: '15', per: 'booking' },
        { title: 'Lampu', price: '10.00', per: 'unit' },
      ],
      ...rental,
    },
  })
  return made.body.data.view_id
}
const place = async (viewId: string, start: string, end: string, more: object = {}) => {
  const { body } = await buyer.multipart(`/api/ajax/guest/order/rental-place-order/${viewId}`, {
    'dateRange[0]': start,
    'dateRange[1]': end,
    name: 'Aisyah Ahmad',
    phone: '0123456789',
    paymentMethod: 'bank_transfer',
    ...more,
  })
  const token = String(body.data.redirect_to).split('/').pop() ?? ''
  const orderNo = String(body.data.order_no)
  return { token, orderNo, total: String(body.data.totals.total) }
}
const pay = ({ orderNo }: { orderNo: string }, amount: string) =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount, method: 'cash' })
const order = async ({ token }: { token: string }) => (await buyer.get(`/api/ajax/guest/order/${token}`)).body.data
const extend = ({ token }: { token: string }, until: unknown) =>
  buyer.post(`/api/ajax/guest/order/${token}/extend`, { until })
const rentalOf = async (viewId: string, orderNo: string) =>
  (await owner.get(`/api/ajax/seller/rentals?product=${viewId}`)).body.data.find(
    (row: { order_no: string }) => row.order_no === orderNo,
  )
const handOver = async (viewId: string, orderNo: string) =>
  owner.post(`/api/ajax/seller/rentals/${(await rentalOf(viewId, orderNo)).id}/hand-over`, {})

test('a buyer rents for longer, is told what is due, and pays it', async () => {
  const viewId = await make()
  const placed = await place(viewId, '2026-12-01', '2026-12-03', { 'addons[0]': '1', 'addons[1]': '2' })
  expect(placed.total).toBe('285.00')
  const early = await extend(placed, '2026-12-05')
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('Pay for this order first')])
  expect((await order(placed)).rental).toMatchObject({ status: 'held', can_extend: false })
  await pay(placed, placed.total)
  expect((await order(placed)).rental).toMatchObject({ status: 'booked', can_extend: true })
  for (const until of ['', 'esok', '2026-12-03', '2026-12-02 10:00'])
    expect([until, (await extend(placed, until)).status]).toEqual([until, 422])
  expect((await extend(placed, undefined)).status).toBe(422)
  const done = await extend(placed, '2026-12-05')
  expect(done.body).toMatchObject({
    status: true,
    message: expect.stringContaining('180.00'),
    data: {
      due: '180.00',
      added: '180.00',
      until: '2026-12-06 00:00:00',
      periods: 5,
      totals: { subtotal: '400.00', addon_total: '65.00', total: '465.00' },
      redirect_to: `/order/${placed.token}`,
    },
  })
  const after = await order(placed)
  expect(after).toMatchObject({
    payment_status: 'partially_paid',
    balance_due: '180.00',
    totals: { total: '465.00' },
    rental: { end: '2026-12-06 00:00:00', can_extend: false },
    lines: [{ unit_price: '400.00', total: '400.00', booking: { periods: 5, end: '2026-12-06 00:00:00' } }],
  })
  expect(after.lines[0].options).toContain('1 Dec 2026 – 5 Dec 2026 · 5 day(s)')
  expect((await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data.item_rental.booked).toEqual([
    { start: '2026-12-01 00:00:00', end: '2026-12-06 00:00:00' },
  ])
  // Not ever longer without paying.
  expect((await extend(placed, '2026-12-06')).status).toBe(409)
  await pay(placed, '180.00')
  expect((await order(placed)).payment_status).toBe('paid')
  expect((await extend(placed, '2026-12-06')).body.data.due).toBe('90.00')
})

test('is refused with the reason where it is booked next, and nothing changes', async () => {
  const viewId = await make()
  const placed = await place(viewId, '2026-12-01', '2026-12-02')
  await pay(placed, placed.total)
  await place(viewId, '2026-12-04', '2026-12-05')
  const taken = await extend(placed, '2026-12-04')
  expect([taken.status, taken.body.message, taken.body.data]).toEqual([
    409,
    expect.stringContaining('already booked after 2026-12-03 00:00'),
    { left: 0 },
  ])
  expect(await order(placed)).toMatchObject({ balance_due: '0.00', totals: { total: placed.total } })
  expect((await extend(placed, '2026-12-03')).body.data.due).toBe('80.00')
})

test('others that are still in the shop move to another unit', async () => {
  const viewId = await make({ quantity: 2 })
  // The first unit is with its buyer; the next booking stands on it too, and the other unit is free then.
  const out = await place(viewId, '2026-12-01', '2026-12-02')
  await pay(out, out.total)
  await handOver(viewId, out.orderNo)
  const next = await place(viewId, '2026-12-04', '2026-12-05')
  expect((await extend(out, '2026-12-04')).status).toBe(200)
  // Both are booked now, so neither goes on.
  await pay(next, next.total)
  const third = await place(viewId, '2026-12-06', '2026-12-07', { quantity: '2' })
  expect(third.orderNo).not.toBe('undefined')
  expect((await extend(next, '2026-12-06')).status).toBe(409)
})

test("a seller extends too, by the seller's own rules; strangers cannot", async () => {
  const viewId = await make({ max_periods: 3, blocked: [{ from: '2026-12-10', to: '2026-12-11', reason: 'Servis' }] })
  const blocked = (
    await buyer.post(`/api/ajax/guest/rental-availability/${viewId}`, { date_range: ['2026-12-09', '2026-12-10'] })
  ).body.data
  expect([blocked.available_status, blocked.message]).toEqual([false, 'Not available on 10 Dec 2026: Servis'])
  expect((await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data.item_rental.blocked).toEqual([
    { from: '2026-12-10', to: '2026-12-11', reason: 'Servis' },
  ])
  const placed = await place(viewId, '2026-12-07', '2026-12-09')
  await pay(placed, placed.total)
  expect((await extend(placed, '2026-12-10')).body.data.until[0]).toContain('Servis')
  const { id } = await rentalOf(viewId, placed.orderNo)
  const rival = await signedIn(app, (await openTestShop(app, 'kedai-jiran')).ownerId)
  expect((await rival.post(`/api/ajax/seller/rentals/${id}/extend`, { until: '2026-12-12' })).status).toBe(404)
  const done = await owner.post(`/api/ajax/seller/rentals/${id}/extend`, { until: '2026-12-12 12:00' })
  expect(done.body.data).toMatchObject({ due: '240.00', periods: 6, until: '2026-12-12 12:00:00' })
  expect((await extend({ token: 'nobody-has-this-token-nobody-has-this-token' }, '2026-12-12')).status).toBe(404)
  const timeline = (await owner.get(`/api/ajax/seller/orders/${placed.orderNo}`)).body.data.timeline
  expect(JSON.stringify(timeline)).toContain('Rental extended until 2026-12-12 12:00')
})

test('of many at once, one gets the day', async () => {
  const viewId = await make()
  const first = await place(viewId, '2026-12-20', '2026-12-21')
  await pay(first, first.total)
  const rush = await Promise.all([
    extend(first, '2026-12-22'),
    extend(first, '2026-12-22'),
    buyer.multipart(`/api/ajax/guest/order/rental-place-order/${viewId}`, {
      'dateRange[0]': '2026-12-22',
      'dateRange[1]': '2026-12-22',
      name: 'Badrul',
      phone: '0123456788',
      paymentMethod: 'bank_transfer',
    }),
  ])
  expect(rush.filter(({ status }) => status === 200)).toHaveLength(1)
})
