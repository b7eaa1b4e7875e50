import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addGoods, edit, readOrder, type Read } from './edit.fixture.ts'
import { openTestShop, signedIn } from './orders.fixture.ts'

let app: TestApp
let owner: TestClient
let buyer: TestClient
let mug: number
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  const shop = await openTestShop(app, 'kedai-sewa')
  owner = await signedIn(app, shop.ownerId)
  buyer = await app.client('en')
  mug = await addGoods(app, shop.shopId)
  await app.asOwner(
    `insert into coupons (shop_id, code, kind, percent_bp, fixed_sen, max_discount_sen, on_shipping, on_upsell)
    values ($1, 'TENTH', 'percent', 1000, null, null, false, false)`,
    [shop.shopId],
  )
})
afterAll(() => app.close())

async function make(quantity = 3): Promise<string> {
  const made = await owner.post('/api/ajax/seller/products', {
    item_type: 'rental',
    title: 'Khemah',
    variations: [{ price: '40.00' }],
    status: 'published',
    rental: {
      frequency: 'daily',
      quantity,
      buffer_after: 60,
      addons: [{ title: 'Tilam', price: '15.00', per: 'booking' }],
    },
  })
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  return made.body.data.view_id
}
const book = (viewId: string, quantity: number, more: object = {}) =>
  buyer.multipart(`/api/ajax/guest/order/rental-place-order/${viewId}`, {
    'dateRange[0]': '2026-12-01',
    'dateRange[1]': '2026-12-02',
    quantity: String(quantity),
    name: 'Aisyah Ahmad',
    phone: '0123456789',
    paymentMethod: 'bank_transfer',
    ...more,
  })
async function rent(viewId: string, quantity: number, more: object = {}) {
  const placed = await book(viewId, quantity, more)
  expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
  return placed.body.data as { order_no: string; totals: { total: string } }
}
const change = (orderNo: string, changeOf: (order: Read) => object) => edit(owner, orderNo, changeOf)
const units = (quantity: number) => (order: Read) => ({ lines: [{ id: order.lines[0]?.id, quantity }] })
const held = (orderNo: string) =>
  app.asOwner(
    `select c.state, count(*)::int as units, min(lower(c.during)) as "from", max(upper(c.during)) as until
     from claims c join orders o on o.id = c.holder_id and c.holder = 'order' where o.order_no = $1 and c.kind = 'booking' group by c.state`,
    [orderNo],
  )
const rentalOf = async (viewId: string, orderNo: string) =>
  (await owner.get(`/api/ajax/seller/rentals?product=${viewId}`)).body.data.find(
    (row: { order_no: string }) => row.order_no === orderNo,
  )
const pay = (orderNo: string, amount: string) =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount, method: 'cash' })

it('a rental keeps its days, units, extras and discount when everything else of its order changes', async () => {
  const viewId = await make()
  const { order_no: no, totals } = await rent(viewId, 2, { 'addons[0]': '1', coupon_code: 'TENTH' })
  expect(totals).toMatchObject({ subtotal: '160.00', addon_total: '15.00', discount: '16.00', total: '159.00' })
  await pay(no, '159.00')
  const before = await held(no)
  const named = (await change(no, () => ({ name: 'Siti Binti Ali' }))).body.data
  expect(named).toMatchObject({ totals, payment_status: 'paid', buyer: { name: 'Siti Binti Ali' } })
  const grown = (await change(no, () => ({ added: [{ variation_id: mug, quantity: 1 }] }))).body.data
  expect(grown).toMatchObject({ totals: { addon_total: '15.00', total: '184.00' }, balance_due: '25.00' })
  await change(no, (now) => ({ lines: [{ id: now.lines[1]?.id, quantity: 0 }] }))
  const back = await readOrder(owner, no)
  expect([back.totals, back['payment_status'], await held(no)]).toEqual([totals, 'paid', before])
  expect(back.lines[0]).toMatchObject({ quantity: 2, booking: { units: 2, start: '2026-12-01 00:00:00' } })
})

it('fewer units are free at once, more are booked for the same time, and what is not there is refused', async () => {
  const viewId = await make()
  const { order_no: no } = await rent(viewId, 2, { coupon_code: 'TENTH', 'addons[0]': '1' })
  const [was] = await held(no)
  await pay(no, '159.00')
  const fewer = await change(no, units(1))
  expect(fewer.body).toMatchObject({
    message: 'Order updated. Refund RM 72.00 to the buyer, then record the refund.',
    data: { totals: { discount: '8.00', addon_total: '15.00', total: '87.00' } },
  })
  expect(await held(no)).toEqual([{ ...was, state: 'committed', units: 1 }])
  expect(await rentalOf(viewId, no)).toMatchObject({ quantity: 1, units: ['#1'], status: 'booked' })
  const other = await rent(viewId, 2)
  const short = await change(no, units(2))
  expect([short.status, short.body.message]).toEqual([409, 'Not enough units: 0 left at this time.'])
  expect((await readOrder(owner, no)).totals['total']).toBe('87.00')
  await change(other.order_no, units(1))
  expect((await change(no, units(2))).body.data).toMatchObject({ totals: { total: '159.00' }, payment_status: 'paid' })
  expect(await held(no)).toEqual([{ ...was, state: 'committed', units: 2 }])
  expect((await book(viewId, 1)).status).toBe(409)
  const whole = await change(no, (order) => ({
    ...units(0)(order),
    added: [{ variation_id: mug, quantity: 1 }],
  }))
  expect([whole.status, Object.keys(whole.body.data)]).toEqual([422, ['lines.0.quantity']])
  expect((await change(no, units(2.5))).status).toBe(422)
  // An extension costs what all of the units cost, and stands after a further change.
  const rental = await rentalOf(viewId, no)
  const longer = await owner.post(`/api/ajax/seller/rentals/${rental.id}/extend`, { until: '2026-12-03' })
  expect([longer.status, longer.body.data?.added]).toEqual([200, '80.00'])
  const extended = (await readOrder(owner, no)).totals
  expect((await change(no, () => ({ name: 'Nama Lain' }))).body.data.totals).toEqual(extended)
})

it('of two orders that take the last unit at once one gets it', async () => {
  const viewId = await make(3)
  const orders = [await rent(viewId, 1), await rent(viewId, 1)]
  const answers = await Promise.all(orders.map(({ order_no: no }) => change(no, units(2))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await book(viewId, 1)).status).toBe(409)
})
