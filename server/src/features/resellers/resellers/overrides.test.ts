import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBuyer as buyer } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'
import { addReseller, areaCalls } from './resellers.fixture.ts'

let world: Earnings
beforeAll(async () => void (world = await openEarnings(signedIn)))
afterAll(() => world.app.close())

const programme = (area: string, body: object) => world.seller.put(`${root}/programmes/${area}`, body)

async function line(area: 'dropship' | 'agent') {
  const { app, shopId, codeOf } = world
  const top = await addReseller(app, shopId, area)
  const middle = await addReseller(app, shopId, area, await codeOf(top.id))
  const low = await addReseller(app, shopId, area, await codeOf(middle.id))
  return { top, middle, low }
}
const earnedOf = async (orderNo: string) =>
  (await world.seller.get(`${root}/commissions`)).body.data
    .filter((row: { order_no: string }) => row.order_no === orderNo)
    .map((row: Record<string, unknown>) => [(row.reseller as { id: number }).id, row.level, row.amount, row.state])
    .toSorted((a: [number, number], b: [number, number]) => a[1] - b[1])

it('is refused without a licence, and with parts of more than everything', async () => {
  const none = await programme('dropship', { override_percents: ['5'] })
  expect([none.status, Object.keys(none.body.data)]).toEqual([422, ['override_licence']])
  const much = await programme('dropship', { override_licence: 'AJL 93xxxx', override_percents: ['60', '50'] })
  expect([much.status, Object.keys(much.body.data)]).toEqual([422, ['override_percents.1']])
  const { low } = await line('dropship')
  const { orderNo } = await world.buyBy([await world.codeOf(low.id)])
  expect(await earnedOf(orderNo)).toEqual([[low.id, 0, '5.00', 'pending']])
})

it('pays the uplines above a sale, and is reversed with it', async () => {
  const { top, middle, low } = await line('dropship')
  const saved = await programme('dropship', { override_licence: 'AJL 930001', override_percents: ['4', '2', '0'] })
  expect(saved.body.data).toMatchObject({ override_licence: 'AJL 930001', override_percents: ['4', '2'] })
  const { orderNo } = await world.buyBy([await world.codeOf(low.id)])
  expect(await earnedOf(orderNo)).toEqual([
    [low.id, 0, '5.00', 'pending'],
    [middle.id, 1, '2.00', 'pending'],
    [top.id, 2, '1.00', 'pending'],
  ])
  const calls = areaCalls(await signedIn(world.app, middle.userId), 'dropship', 'demo')
  expect((await calls.get('/wallet')).body.data.entries).toMatchObject([{ kind: 'override', amount: '2.00' }])
  expect(
    (await world.seller.post(`${root}/orders/${orderNo}/refund`, { amount: '25.00', reason: 'Satu' })).status,
  ).toBe(200)
  const left = await earnedOf(orderNo)
  expect(left.map(([, level, amount]: unknown[]) => [level, amount])).toEqual([
    [0, '2.50'],
    [1, '1.00'],
    [2, '0.50'],
  ])
  for (const one of [top, middle, low]) await world.expectLedger(one.id)
})

it('pays of what a member buys himself, passes over who is suspended, and follows a licence that is taken back', async () => {
  const { top, middle, low } = await line('agent')
  await programme('agent', { override_licence: 'AJL 930001', override_percents: ['4', '2'] })
  await world.seller.post(`${root}/resellers/${middle.id}/suspend`, { reason: 'Semakan' })
  const calls = areaCalls(await signedIn(world.app, low.userId), 'agent', 'demo')
  const buy = async () => {
    await calls.post('/carts', { product_id: world.mug.productId, quantity: 5 })
    const placed = await calls.post('/carts/checkout', buyer)
    await world.pay(placed.body.data.order_no, placed.body.data.totals.total)
    return earnedOf(placed.body.data.order_no)
  }
  expect(await buy()).toEqual([[top.id, 2, '1.94', 'pending']])
  const off = await programme('agent', { override_licence: '', override_percents: [] })
  expect(off.status).toBe(200)
  expect(await buy()).toEqual([])
})
