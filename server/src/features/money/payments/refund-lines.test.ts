import { expect, test } from 'vitest'
import { payTestOrder, placeTestOrder } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop()
const orders = '/api/ajax/seller/orders'

const stock = async () =>
  Number(
    (await app.asOwner<{ stock: number }>('select stock from variations where id = $1', [shop.variationId]))[0]?.stock,
  )
async function paid(quantity: number) {
  await app.asOwner('update variations set stock = 10 where id = $1', [shop.variationId])
  const { orderNo } = await placeTestOrder(app, shop, { quantity })
  await payTestOrder(app, shop, await found(orderNo))
  const path = `${orders}/${orderNo}`
  return { path, line: (await read(path)).lines[0].id as number }
}
const found = async (orderNo: string) => {
  const [row] = await app.asOwner<{ id: number; token: string }>('select id, token from orders where order_no = $1', [
    orderNo,
  ])
  return { orderId: row?.id ?? 0, orderNo, token: row?.token ?? '' }
}
const read = async (path: string) => (await owner.get(path)).body.data

test('units that were not sent are refunded at their price, go back on the shelf and are sent no more', async () => {
  const { path, line } = await paid(3)
  const refund = await owner.post(`${path}/refund`, { lines: [{ id: line, quantity: 1 }], reason: 'One too many' })
  expect(refund.body.data).toMatchObject({
    refunded: '25.00',
    payment_status: 'partially_refunded',
    fulfilment_status: 'unfulfilled',
    lines: [{ returned: 1, given_up: 1, refunded: '25.00', left_to_pack: 2 }],
  })
  expect(await stock()).toBe(8)
  const sent = await owner.post(`${path}/fulfil`, { courier: 'GDEX' })
  expect(sent.body.data).toMatchObject({ fulfilment_status: 'shipped', lines: [{ sent: 2 }] })
  expect(await stock()).toBe(8)
})

test('what was sent comes back only when the seller says so', async () => {
  const { path, line } = await paid(2)
  await owner.post(`${path}/fulfil`, { courier: 'GDEX' })
  await owner.post(`${path}/refund`, { lines: [{ id: line, quantity: 1 }], reason: 'Broken' })
  expect(await stock()).toBe(8)
  await owner.post(`${path}/refund`, { lines: [{ id: line, quantity: 1 }], reason: 'Sent back', restock: '1' })
  expect(await stock()).toBe(9)
  const third = await owner.post(`${path}/refund`, { lines: [{ id: line, quantity: 1 }], reason: 'Again' })
  expect([third.status, third.body.data]).toEqual([
    422,
    { 'lines.0.quantity': ['This item has already been refunded.'] },
  ])
})

test('a refund of the rest ends a partial shipment; another amount may be given for the units', async () => {
  const { path, line } = await paid(2)
  await owner.post(`${path}/shipments`, { courier: 'GDEX', tracking_number: 'A', lines: [{ id: line, quantity: 1 }] })
  expect((await read(path)).fulfilment_status).toBe('partially_shipped')
  const refund = await owner.post(`${path}/refund`, {
    amount: '27.50',
    lines: [{ id: line, quantity: 1 }],
    reason: 'Sold out',
  })
  expect(refund.body.data).toMatchObject({ refunded: '27.50', fulfilment_status: 'shipped' })
  expect(await stock()).toBe(9)
})

test('an order whose goods were all refunded unsent has nothing to send, and can be closed', async () => {
  const { path, line } = await paid(1)
  const refund = await owner.post(`${path}/refund`, { lines: [{ id: line, quantity: 1 }], reason: 'Sold out' })
  expect(refund.body.data).toMatchObject({
    refunded: '25.00',
    fulfilment_status: 'cancelled',
    actions: {
      fulfil: { allowed: false, reason: 'All items in this order have been sent.' },
      complete: { allowed: true },
    },
  })
  const closed = await owner.post(`${path}/complete`)
  expect(closed.body.data).toMatchObject({ order_status: 'completed', fulfilment_status: 'cancelled' })
  expect(await stock()).toBe(10)
})

test('all of the money back for chosen units ends the order, and nothing goes on the shelf twice', async () => {
  const { path, line } = await paid(2)
  const refund = await owner.post(`${path}/refund`, {
    amount: '56.00',
    lines: [{ id: line, quantity: 2 }],
    reason: 'All of it',
  })
  expect(refund.body.data).toMatchObject({ payment_status: 'refunded', order_status: 'cancelled' })
  expect(await stock()).toBe(10)
})

test('one sending of a refund is one refund', async () => {
  const { path, line } = await paid(2)
  const send = () =>
    owner.post(
      `${path}/refund`,
      { lines: [{ id: line, quantity: 1 }], reason: 'Once' },
      { headers: { 'idempotency-key': 'refund-once-1' } },
    )
  await Promise.all([send(), send(), send()])
  expect(await read(path)).toMatchObject({ refunded: '25.00', lines: [{ returned: 1, refunded: '25.00' }] })
  expect(await stock()).toBe(9)
})

test('pieces that cannot be sold again never come back to the shelf, whatever is refunded later', async () => {
  const { path, line } = await paid(2)
  await owner.post(`${path}/refund`, { lines: [{ id: line, quantity: 2, restock: 0 }], reason: 'Broken' })
  expect(await stock()).toBe(8)
  const rest = await owner.post(`${path}/refund`, { shipping: '6.00', reason: 'And the delivery' })
  expect(rest.body.data).toMatchObject({ payment_status: 'refunded', order_status: 'cancelled', refunded: '56.00' })
  expect(await stock()).toBe(8)
})

test('one piece is sold again and one is not', async () => {
  const { path, line } = await paid(2)
  for (const restock of [1, 0])
    await owner.post(`${path}/refund`, { lines: [{ id: line, quantity: 1, restock }], reason: 'Sent back' })
  await owner.post(`${path}/refund`, { amount: '6.00', reason: 'The delivery' })
  expect(await read(path)).toMatchObject({ order_status: 'cancelled' })
  expect(await stock()).toBe(9)
})

test('goodwill returns money for pieces that are sent all the same', async () => {
  const { path, line } = await paid(2)
  const refund = await owner.post(`${path}/refund`, { lines: [{ id: line, quantity: 1, gives_up: 0 }], reason: 'Late' })
  expect(refund.body.data).toMatchObject({ lines: [{ returned: 1, given_up: 0, refunded: '25.00', left_to_pack: 2 }] })
  expect(await stock()).toBe(8)
})

test('of the delivery no more goes back than was paid for it', async () => {
  const { path } = await paid(1)
  const refund = (shipping: string) => owner.post(`${path}/refund`, { shipping, reason: 'Late' })
  expect((await refund('4.00')).body.data).toMatchObject({ refunded: '4.00', shipping_left: '2.00' })
  const more = await refund('3.00')
  expect([more.status, more.body.data]).toEqual([
    422,
    { shipping: ['Only RM 2.00 of the delivery fee can still be refunded.'] },
  ])
  expect((await refund('2.00')).body.data).toMatchObject({
    refunded: '6.00',
    shipping_left: '0.00',
    lines: [{ returned: 0 }],
  })
})

test('all of the money of what was sent and completed ends the order, and says where its goods are', async () => {
  const { path } = await paid(1)
  await owner.post(`${path}/fulfil`, { courier: 'GDEX' })
  await owner.post(`${path}/complete`)
  const refund = await owner.post(`${path}/refund`, { amount: '31.00', reason: 'Lost' })
  expect(refund.body.data).toMatchObject({ order_status: 'cancelled', fulfilment_status: 'delivered' })
  expect(await stock()).toBe(9)
})

test('50 lines are refunded at once', async () => {
  await app.asOwner('update variations set stock = 1000 where id = $1', [shop.variationId])
  const { orderNo } = await placeTestOrder(app, shop, { quantity: 1 })
  const order = await found(orderNo)
  await app.asOwner(
    `insert into order_lines (shop_id, order_id, position, kind, product_id, variation_id, view_id, item_type, title, options, unit_price_sen, quantity, total_sen, weight_g)
     select shop_id, order_id, 100 + n, kind, product_id, variation_id, view_id, item_type, title, options, unit_price_sen, 1, unit_price_sen, weight_g
     from order_lines, generate_series(1, 49) n where order_id = $1`,
    [order.orderId],
  )
  await payTestOrder(app, shop, order)
  const path = `${orders}/${orderNo}`
  const lines = (await read(path)).lines.map(({ id }: { id: number }) => ({ id, quantity: 1 }))
  expect(lines.length).toBe(50)
  const refund = await owner.post(`${path}/refund`, { amount: '5.00', lines, reason: 'All of them' })
  expect(refund.body.data.lines.every(({ given_up }: { given_up: number }) => given_up === 1)).toBe(true)
})
