import { amountOf, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { subtract } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBuyer, stockOf } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { type Earnings, openEarnings, root } from '../resellers/earnings.fixture.ts'
import { addReseller, areaCalls } from '../resellers/resellers.fixture.ts'
import { programmeAreas } from '@kedai/contracts/programmes.ts'

let world: Earnings
beforeAll(async () => void (world = await openEarnings(signedIn)))
afterAll(() => world.app.close())

const nodes = async () => (await world.seller.get(`${root}/stock-nodes`)).body.data
const ofKind = async (kind: string) => (await nodes()).find((node: { kind: string }) => node.kind === kind)

it('moves pieces between places, all or nothing, and never more than are there', async () => {
  const { seller, rival, mug, app } = world
  const unit = mug.units[0]!
  const made = await seller.post(`${root}/stock-nodes`, { name: 'Gudang Ipoh' })
  expect([made.status, made.body.data.kind]).toEqual([200, 'warehouse'])
  expect((await seller.post(`${root}/stock-nodes`, { name: 'gudang ipoh' })).status).toBe(422)
  const [hq, store] = [await ofKind('hq'), await ofKind('warehouse')]
  const before = (await stockOf(app, unit))!
  const move = (from: number, to: number, quantity: number, as = seller) =>
    as.post(`${root}/stock-transfers`, { from, to, lines: [{ variation_id: unit, quantity }] })
  expect((await move(hq.id, store.id, 10)).body.data).toMatchObject({ number: 'ST-00001', lines: [{ quantity: 10 }] })
  expect([await stockOf(app, unit), (await ofKind('warehouse')).quantity]).toEqual([before - 10, 10])
  expect((await move(store.id, hq.id, 11)).status).toBe(409)
  expect((await move(hq.id, hq.id, 1)).status).toBe(422)
  expect((await move(hq.id, store.id, 1, rival)).status).toBe(422)
  const race = await Promise.all(Array.from({ length: 8 }, () => move(store.id, hq.id, 3)))
  expect(race.filter(({ status }) => status === 200)).toHaveLength(3)
  expect([await stockOf(app, unit), (await ofKind('warehouse')).quantity]).toEqual([before - 1, 1])
  expect((await seller.get(`${root}/stock-transfers`)).body.data.map((row: { number: string }) => row.number)).toEqual([
    'ST-00004',
    'ST-00003',
    'ST-00002',
    'ST-00001',
  ])
})

it('puts what a stockist has paid for into his place, and takes it back with the order', async () => {
  const { app, shopId, seller, mug } = world
  const stockist = await addReseller(app, shopId, 'stockist')
  const calls = areaCalls(await signedIn(app, stockist.userId), 'stockist', 'demo')
  await calls.post('/carts', { product_id: mug.productId, quantity: 12 })
  await calls.post('/carts/shipping/quote', { postcode: '43000' })
  const placed = await calls.post('/carts/checkout', aBuyer)
  expect([placed.status, placed.body]).toEqual([200, expect.anything()])
  const { order_no: orderNo, totals } = placed.body.data
  expect(await ofKind('reseller')).toBeUndefined()
  await world.pay(orderNo, totals.total)
  expect(await ofKind('reseller')).toMatchObject({ quantity: 12, reseller: { id: stockist.id } })
  const listed = await seller.get(`${root}/orders?list=stockist`)
  expect(listed.body.data.map((row: { order_no: string }) => row.order_no)).toContain(orderNo)
  expect((await seller.get(`${root}/orders?list=normal`)).body.data).toEqual([])
  await seller.post(`${root}/orders/${orderNo}/refund`, { amount: totals.total, reason: 'Batal' })
  expect((await ofKind('reseller')).quantity).toBe(0)
})

async function bulk(quantity: number) {
  const { app, shopId, mug } = world
  const stockist = await addReseller(app, shopId, 'stockist')
  const calls = areaCalls(await signedIn(app, stockist.userId), 'stockist', 'demo')
  await calls.post('/carts', { product_id: mug.productId, quantity })
  await calls.post('/carts/shipping/quote', { postcode: '43000' })
  const placed = await calls.post('/carts/checkout', aBuyer)
  expect([placed.status, placed.body]).toEqual([200, expect.anything()])
  const { order_no: orderNo, totals } = placed.body.data
  await world.pay(orderNo, totals.total)
  const order = `${root}/orders/${orderNo}`
  const place = async () =>
    (await nodes()).find(({ reseller }: { reseller: { id: number } | null }) => reseller?.id === stockist.id)
  return { order, place, line: (await world.seller.get(order)).body.data.lines[0].id, total: totals.total }
}

it('counts refunded units of a bulk order in one place, and what was sold on never twice', async () => {
  const { app, seller, mug } = world
  const unit = mug.units[0]!
  const before = (await stockOf(app, unit))!
  const { order, place, line, total } = await bulk(12)
  const refund = (more: object) => seller.post(`${order}/refund`, { reason: 'Lebih', ...more })
  expect((await refund({ lines: [{ id: line, quantity: 5 }] })).status).toBe(200)
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before - 7, 7])
  // Two are with a buyer of the stockist's by now, and the shop has given the rest to a store of its own.
  const store = await ofKind('warehouse')
  const away = [{ variation_id: unit, quantity: 2 }]
  expect(
    (await seller.post(`${root}/stock-transfers`, { from: (await place()).id, to: store.id, lines: away })).status,
  ).toBe(200)
  const { refunded } = (await seller.get(order)).body.data
  const rest = formatRinggit(subtract(amountOf(total), amountOf(refunded)))
  expect((await refund({ amount: rest })).body).toMatchObject({ status: true })
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before - 2, 0])
})

it('follows an edit of a bulk order: what goes is the shop’s again, and what was added comes once it is paid', async () => {
  const { app, mug } = world
  const unit = mug.units[0]!
  const before = (await stockOf(app, unit))!
  const { order, place } = await bulk(12)
  const orderNo = order.slice(order.lastIndexOf('/') + 1)
  await world.edit(orderNo, { 0: 10 })
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before - 10, 10])
  await world.edit(orderNo, { 0: 13 })
  const { balance_due: due } = await world.readOrder(orderNo)
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before - 13, 10])
  await world.pay(orderNo, due)
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before - 13, 13])
  await world.edit(orderNo, { 0: 12 })
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before - 12, 12])
  await world.refund(orderNo, (await world.readOrder(orderNo)).paid)
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before, 0])
})

it('leaves with the stockist what was sent to him, until the parcel is back', async () => {
  const { app, seller, mug } = world
  const unit = mug.units[0]!
  const before = (await stockOf(app, unit))!
  const { order, place, line } = await bulk(12)
  await seller.post(`${order}/fulfil`, { courier: 'GDEX', tracking_number: 'X1' })
  await seller.post(`${order}/refund`, { lines: [{ id: line, quantity: 2 }], reason: 'Pecah' })
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before - 12, 12])
  await seller.post(`${order}/refund`, { lines: [{ id: line, quantity: 3 }], reason: 'Pulang', restock: '1' })
  expect([await stockOf(app, unit), (await place()).quantity]).toEqual([before - 9, 9])
})

it('shows nobody the price, cart or orders of another area', async () => {
  const { app, shopId, mug } = world
  for (const area of programmeAreas) {
    const member = await signedIn(app, (await addReseller(app, shopId, area)).userId)
    for (const other of programmeAreas) {
      const { get } = areaCalls(member, other, 'demo')
      for (const path of [`/product/view/${mug.productId}`, '/products', '/carts', '/home', '/orders', '/wallet'])
        expect([area, other, path, (await get(path)).status]).toEqual([area, other, path, area === other ? 200 : 403])
    }
    expect((await areaCalls(member, area, 'rival').get('/home')).status).toBe(403)
    expect((await areaCalls(await app.client('en'), area, 'demo').get('/home')).status).toBe(401)
  }
})
