import { expect, test } from 'vitest'
import { payTestOrder, placeTestOrder } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

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
    { 'lines.0.quantity': ['This item has been refunded already.'] },
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
      fulfil: { allowed: false, reason: 'Nothing of this order is left to send.' },
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
