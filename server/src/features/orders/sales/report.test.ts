import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  addStaff,
  openTestShop,
  payTestOrder,
  placeTestOrder,
  signedIn,
  type TestShop,
} from '../orders/orders.fixture.ts'

const path = '/api/ajax/seller/sales'
const noon = Date.parse('2026-11-20T04:00:00Z')
const day = 86_400_000
let app: TestApp
let shop: TestShop
let owner: TestClient
let turn = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(new Date(noon))
  shop = await openTestShop(app, `kedai${++turn}`)
  await app.asOwner('update variations set stock = 1000')
  owner = await signedIn(app, shop.ownerId)
})

const reportOf = async (query: string, client = owner) => client.get(`${path}/report${query}`)
const at = (time: number) => app.clock.set(new Date(time))
const place = (phone: string, quantity = 1) => placeTestOrder(app, shop, { quantity, buyer: { phone } })

/** One order of yesterday by Ali (paid today), two of today: Ali again (unpaid), Bala (2 mugs, paid). */
async function twoDays(): Promise<void> {
  at(noon - day)
  const first = await place('+60111111111')
  at(noon)
  await place('+60111111111')
  const bala = await place('+60122222222', 2)
  await payTestOrder(app, shop, first)
  await payTestOrder(app, shop, bala)
}

test('tells sales by product, channel, way to pay and hour, beside the days before', async () => {
  await twoDays()
  const { body } = await reportOf('?from=2026-11-20&to=2026-11-20')
  expect(body.data).toMatchObject({
    now: { from: '2026-11-20', to: '2026-11-20' },
    before: { from: '2026-11-19', to: '2026-11-19' },
    money: { paid: '56.00', unpaid: '31.00', slips: '0.00' },
    orders: 2,
    sold: 1,
    orders_before: 1,
    sold_before: 1,
    paid_before: '31.00',
  })
  const { products, areas, payment_methods: methods, hours } = body.data.parts
  expect(products).toEqual([
    { key: String(shop.productId), name: 'Mug', orders: 2, sold: 2, sales: '50.00', sales_before: '25.00' },
  ])
  const all = { orders: 2, sold: 1, sales: '56.00', sales_before: '31.00' }
  expect(areas).toEqual([{ key: 'guest', name: 'guest', ...all }])
  expect(methods).toMatchObject([{ key: 'bank_transfer', ...all }])
  expect(hours).toEqual([{ key: '12', name: '12:00', ...all }])
})

test('of each way to pay, hour and channel opens the orders that it counts, in these days and in those before', async () => {
  // Across hours that Malaysia and the database call by other names, and midnight; by every way to pay.
  const times = ['2026-11-18T15:59:59Z', '2026-11-18T16:00:00Z', '2026-11-19T23:59:00Z', '2026-11-20T00:00:00Z']
  for (const [turns, time] of [...times, '2026-11-20T03:59:59Z', '2026-11-20T04:00:00Z'].entries()) {
    app.clock.set(new Date(time))
    const buyer = { phone: `+6011222333${turns}` }
    const kinds = ['bank_transfer', 'cod', 'gateway'] as const
    const order = await placeTestOrder(app, shop, { kind: kinds[turns % 3]!, buyer })
    if (turns % 2 === 0) await payTestOrder(app, shop, order)
  }
  app.clock.set(new Date(noon))
  const listed = async (search: Record<string, string>) => {
    const { status, body } = await owner.get(`/api/ajax/seller/orders?${new URLSearchParams(search)}`)
    expect(status).toBe(200)
    return body
  }
  type Row = { key: string; orders: number; sold: number }
  let rows = 0
  for (const days of [
    { from: '2026-11-20', to: '2026-11-20' },
    { from: '2026-11-18', to: '2026-11-19' },
    { from: '2026-11-18', to: '2026-11-20' },
  ]) {
    const { parts } = (await reportOf(`?${new URLSearchParams(days)}`)).body.data
    for (const [name, part] of [
      ['payment_method', 'payment_methods'],
      ['hour', 'hours'],
    ])
      for (const { key, orders, sold } of parts[part!] as Row[]) {
        rows += 1
        const search = { ...days, [name!]: key }
        expect((await listed(search)).meta.total, JSON.stringify(search)).toBe(orders)
        expect((await listed({ ...search, status: 'sold' })).meta.total).toBe(sold)
      }
  }
  expect(rows).toBeGreaterThan(12)
  // What is said of the days before opens the paid orders of those days: as much money as it says.
  const { before, parts } = (await reportOf('?from=2026-11-19&to=2026-11-20')).body.data
  let amounts = 0
  for (const [name, part] of [
    ['payment_method', 'payment_methods'],
    ['hour', 'hours'],
  ])
    for (const { key, sales_before: said } of parts[part!]) {
      amounts += said === '0.00' ? 0 : 1
      expect((await listed({ ...before, [name!]: key, status: 'sold' })).meta.received).toBe(said)
    }
  expect(amounts).toBe(2)
  const ofMethod = await listed({ payment_method: 'cod' })
  expect(ofMethod.meta.of_method).toEqual({ name: 'cod' })
  expect(ofMethod.data.map(({ payment_method }: { payment_method: string }) => payment_method)).toEqual(['cod', 'cod'])
  expect((await listed({ payment_method: 'none_such' })).data).toEqual([])
  expect((await listed({ hour: '' })).meta.total).toBe(6)
  for (const wrong of ['hour=24', 'hour=-1', 'payment_method=%3Cb%3E'])
    expect((await owner.get(`/api/ajax/seller/orders?${wrong}`)).status).toBe(422)
})

test('is saved as a spreadsheet, a part or day by day', async () => {
  await twoDays()
  const file = async (by: string) => (await owner.get(`/exports/sales.csv?from=2026-11-19&to=2026-11-20&by=${by}`)).text
  expect((await file('days')).trim().split('\r\n').slice(1)).toEqual(['2026-11-19,1,31.00', '2026-11-20,2,56.00'])
  expect((await file('products')).trim().split('\r\n').slice(1)).toEqual(['Mug,3,75.00,0.00'])
  expect((await file('hours')).trim().split('\r\n').slice(1)).toEqual(['12:00,3,2,87.00,0.00'])
  expect((await owner.get('/exports/sales.csv?by=secrets')).status).toBe(422)
})

test.each(['?from=2026-11-20&to=2026-11-19', '?from=2024-01-01&to=2026-01-01', '?from=yesterday'])(
  'of %s is refused',
  async (query) => expect((await reportOf(query)).status).toBe(422),
)

test('is another shop’s own, and not for staff without the work', async () => {
  await twoDays()
  const other = await signedIn(app, (await openTestShop(app, `lain${turn}`)).ownerId)
  expect((await reportOf('', other)).body.data).toMatchObject({ orders: 0, parts: { products: [], hours: [] } })
  const staff = await signedIn(app, await addStaff(app, shop.shopId, `staff${turn}@kedai.test`, ['orders']))
  expect((await reportOf('', staff)).status).toBe(403)
})
