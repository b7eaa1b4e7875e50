import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  openTestShop,
  payTestOrder,
  placeTestOrder,
  signedIn,
  soldOf,
  stockOf,
  type TestShop,
} from './orders.fixture.ts'

const path = '/api/ajax/seller/orders'
let app: TestApp
let shop: TestShop
let owner: TestClient
let lid: number
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
  const [unit] = await app.asOwner<{ id: number }>(
    `with p as (insert into products (shop_id, view_id, item_type, status, title) values ($1, 'LID', 'ecommerce', 'published', 'Penutup Cawan') returning id)
    insert into variations (shop_id, product_id, price_sen, stock) select $1, id, 500, 3 from p returning id`,
    [shop.shopId],
  )
  lid = unit?.id ?? 0
})
afterAll(() => app.close())
beforeEach(() => app.asOwner('update variations set stock = case when id = $1 then 3 else 100 end', [lid]))

const read = async (orderNo: string) => (await owner.get(`${path}/${orderNo}`)).body.data
const wishOf = (order: Awaited<ReturnType<typeof read>>, change: object = {}) => ({
  revision: order.revision,
  shipping: order.totals.shipping,
  name: order.buyer.name,
  phone: order.buyer.phone,
  email: order.buyer.email ?? '',
  address: order.buyer.address,
  postcode: order.buyer.postcode,
  city: order.buyer.city,
  state: order.buyer.state.code,
  lines: [],
  added: [],
  ...change,
})
const edit = (orderNo: string, wish: object, client = owner) => client.post(`${path}/${orderNo}/edit`, wish)
const setLine = (order: Awaited<ReturnType<typeof read>>, quantity: number) => ({
  lines: [{ id: order.lines[0].id, quantity }],
})

test('a paid order that grows has a rest to pay, by the link the buyer gets', async () => {
  const placed = await placeTestOrder(app, shop, { quantity: 1 })
  await payTestOrder(app, shop, placed)
  const before = await stockOf(app, shop)
  const order = await read(placed.orderNo)
  const { status, body } = await edit(
    placed.orderNo,
    wishOf(order, {
      ...setLine(order, 3),
      added: [{ variation_id: lid, quantity: 1 }],
      reason: 'Tambah dua lagi',
      expected_total: '86.00',
    }),
  )
  expect([status, body.message]).toEqual([200, 'Order updated. The buyer gets a link to pay the remaining RM 55.00.'])
  expect(body.data).toMatchObject({
    totals: { subtotal: '80.00', shipping: '6.00', total: '86.00' },
    paid: '31.00',
    balance_due: '55.00',
    payment_status: 'partially_paid',
    order_status: 'open',
    lines: [
      { quantity: 3, total: '75.00' },
      { title: 'Penutup Cawan', quantity: 1, total: '5.00' },
    ],
  })
  expect(body.data.timeline[0]).toMatchObject({
    name: 'order.edited',
    text: 'Order changed by the shop: the total is now RM 86.00, was RM 31.00. Tambah dua lagi',
    actor: 'seller',
  })
  expect(await stockOf(app, shop)).toBe(before - 2)
  const mail = (await app.mailbox()).find(({ subject }) => subject.includes(`${placed.orderNo} was changed`))
  expect(mail?.plain).toContain(`/order/${placed.token}`)
  expect(mail?.plain).toContain('RM 55.00')
  expect(
    (await owner.post(`${path}/${placed.orderNo}/record-payment`, { amount: '55.00', method: 'cash' })).body.data,
  ).toMatchObject({ payment_status: 'paid', balance_due: '0.00' })
})

test('one that shrinks leaves money to give back, and its units on the shelf', async () => {
  const placed = await placeTestOrder(app, shop, { quantity: 4 })
  await payTestOrder(app, shop, placed)
  const [before, sold] = [await stockOf(app, shop), await soldOf(app, shop)]
  const order = await read(placed.orderNo)
  const { body } = await edit(placed.orderNo, wishOf(order, setLine(order, 1)))
  expect(body).toMatchObject({
    message: 'Order updated. Refund RM 75.00 to the buyer, then record the refund.',
    data: { payment_status: 'overpaid', totals: { total: '31.00' } },
  })
  expect([await stockOf(app, shop), await soldOf(app, shop)]).toEqual([before + 3, sold - 3])
  const changed = (await app.mailbox()).find(({ subject }) => subject.includes(`${placed.orderNo} was changed`))
  expect(changed?.plain).toContain('You overpaid RM 75.00. The shop will refund it to you.')
  const key = { 'idempotency-key': 'give-back-75' }
  for (const _ of [1, 2])
    expect(
      (
        await owner.post(
          `${path}/${placed.orderNo}/refund`,
          { amount: '75.00', reason: 'Dikurangkan' },
          { headers: key },
        )
      ).body.data,
    ).toMatchObject({ payment_status: 'paid' })
  const refunds = (await app.mailbox()).filter(({ subject }) => subject.startsWith('Refund of '))
  expect(refunds.map(({ subject }) => subject.split(' · ')[0])).toEqual([
    `Refund of RM 75.00 for order ${placed.orderNo}`,
  ])
  for (const said of ['recorded a refund of RM 75.00 to you', 'Original payment method', 'Reason: Dikurangkan'])
    expect(refunds[0]?.plain).toContain(said)
  const log = await app.asOwner(
    'select action, user_id, before, after from audit_log where subject_ref = $1 order by id',
    [placed.orderNo],
  )
  expect(log).toMatchObject([
    { action: 'order.edited', user_id: shop.ownerId, before: { total: '106.00' }, after: { total: '31.00' } },
    { action: 'payment.refunded', after: { amount: '75.00', reason: 'Dikurangkan' } },
  ])
})

test('one that shrinks to what was paid is paid: its units are its own and it can be sent', async () => {
  const placed = await placeTestOrder(app, shop, { quantity: 3 })
  await payTestOrder(app, shop, placed, 3100)
  const order = await read(placed.orderNo)
  expect((await edit(placed.orderNo, wishOf(order, setLine(order, 1)))).body.data).toMatchObject({
    payment_status: 'paid',
    hold_expires_at: null,
  })
  expect(
    await app.asOwner(`select state, amount from claims where holder = 'order' and holder_id = $1`, [placed.orderId]),
  ).toEqual([{ state: 'committed', amount: 1 }])
  expect((await owner.post(`${path}/${placed.orderNo}/fulfil`, { courier: 'GDEX' })).status).toBe(200)
})

test('address, delivery price and buyer change; wrong fields are told at their place', async () => {
  const placed = await placeTestOrder(app, shop)
  const order = await read(placed.orderNo)
  const { body } = await edit(
    placed.orderNo,
    wishOf(order, {
      shipping: '10.00',
      name: 'Siti Baharu',
      phone: '012-345 6789',
      address: 'No. 2',
      city: 'Kuching',
      postcode: '93050',
      state: 'Sarawak',
    }),
  )
  expect(body.data).toMatchObject({
    totals: { shipping: '10.00', total: '35.00' },
    buyer: { name: 'Siti Baharu', phone: '+60123456789', state: { code: 'MY-13' } },
  })
  const wrong = await edit(placed.orderNo, wishOf(body.data, { phone: '12' }))
  expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['phone']])
  const noMail = await edit(placed.orderNo, wishOf(body.data, { email: 'siti at home' }))
  expect([noMail.status, Object.keys(noMail.body.data)]).toEqual([422, ['email']])
  expect((await edit(placed.orderNo, wishOf(body.data, { address: '' }))).body.data).toHaveProperty('address')
  expect((await edit(placed.orderNo, wishOf(body.data, { state: 'Atlantis' }))).body.data).toHaveProperty('state')
})

describe('is refused, and changes nothing', () => {
  test('when too few are left, nothing would be left, or it is not on sale', async () => {
    const placed = await placeTestOrder(app, shop)
    const order = await read(placed.orderNo)
    const shelf = await stockOf(app, shop)
    expect(
      (await edit(placed.orderNo, wishOf(order, { ...setLine(order, 2), added: [{ variation_id: lid, quantity: 4 }] })))
        .body,
    ).toMatchObject({ code: 409, message: 'Not enough in stock: 3 left.' })
    expect((await edit(placed.orderNo, wishOf(order, setLine(order, 0)))).body).toMatchObject({
      code: 409,
      message: expect.stringContaining('at least one item'),
    })
    expect(
      (await edit(placed.orderNo, wishOf(order, { added: [{ variation_id: 987654321, quantity: 1 }] }))).status,
    ).toBe(422)
    expect((await edit(placed.orderNo, wishOf(order, { lines: [{ id: 987654321, quantity: 1 }] }))).status).toBe(404)
    expect(
      (await edit(placed.orderNo, wishOf(order, { ...setLine(order, 2), expected_total: '1.00' }))).body,
    ).toMatchObject({
      code: 409,
      message: 'The new total is RM 56.00, which differs from the amount shown. Please check again.',
    })
    expect([await stockOf(app, shop), (await read(placed.orderNo)).revision]).toEqual([shelf, order.revision])
  })

  test('when it changed meanwhile, has left the shop, or is over', async () => {
    const placed = await placeTestOrder(app, shop)
    const order = await read(placed.orderNo)
    await payTestOrder(app, shop, placed)
    expect((await edit(placed.orderNo, wishOf(order, setLine(order, 2)))).body).toMatchObject({
      code: 409,
      message: 'This order changed while you were editing it. Reload it and try again.',
    })
    await owner.post(`${path}/${placed.orderNo}/fulfil`, { courier: 'GDEX' })
    expect((await edit(placed.orderNo, wishOf(await read(placed.orderNo)))).body).toMatchObject({
      code: 409,
      message: 'The items in this order have already been sent.',
    })
  })
})

test('two at once: one is done, the other is told; the shelf adds up', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => placeTestOrder(app, shop)))
  await app.asOwner('update variations set stock = 3 where id = $1', [lid])
  const answers = await Promise.all(
    orders.map(async ({ orderNo }) => {
      const order = await read(orderNo)
      const wish = wishOf(order, { added: [{ variation_id: lid, quantity: 1 }] })
      return Promise.all([edit(orderNo, wish), edit(orderNo, wish)])
    }),
  )
  const done = answers.flat().filter(({ status }) => status === 200)
  expect(answers.flat().filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(done).toHaveLength(3)
  const [left] = await app.asOwner<{ stock: number; held: number }>(
    'select stock, (select coalesce(sum(quantity), 0)::int from order_lines where variation_id = $1 and order_id = any($2)) as held from variations where id = $1',
    [lid, orders.map(({ orderId }) => orderId)],
  )
  expect(left).toEqual({ stock: 0, held: 3 })
})

test('what may be added is found by its words', async () => {
  expect((await owner.get('/api/ajax/seller/order-items?term=penutup')).body.data).toEqual([
    { variation_id: lid, title: 'Penutup Cawan', options: '', price: '5.00', stock: 3, image: null },
  ])
  expect((await owner.get('/api/ajax/seller/order-items?term=%25')).body.data).toEqual([])
})
