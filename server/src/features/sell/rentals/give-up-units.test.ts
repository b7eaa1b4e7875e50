import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'

const days = { from: '2026-12-01', to: '2026-12-03' }
const seller = '/api/ajax/seller'

let app: TestApp
let owner: TestClient
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  const shop = await openTestShop(app, 'kedai-unit')
  owner = await signedIn(app, shop.ownerId)
  buyer = await app.client()
})
afterAll(() => app.close())

async function make(): Promise<string> {
  const made = await owner.post(`${seller}/products`, {
    item_type: 'rental',
    title: 'Kamera',
    variations: [{ price: '80.00' }],
    status: 'published',
    rental: { frequency: 'daily', quantity: 3 },
  })
  return made.body.data.view_id
}

const place = (viewId: string, quantity: number) =>
  buyer.multipart(`/api/ajax/guest/order/rental-place-order/${viewId}`, {
    'dateRange[0]': days.from,
    'dateRange[1]': days.to,
    quantity: String(quantity),
    name: 'Aisyah Ahmad',
    phone: '0123456789',
    paymentMethod: 'bank_transfer',
  })

async function rented(viewId: string, quantity: number) {
  const { body } = await place(viewId, quantity)
  const path = `${seller}/orders/${body.data.order_no}`
  await owner.post(`${path}/record-payment`, { amount: body.data.totals.total, method: 'cash' })
  const read = async () => (await owner.get(path)).body.data.lines[0]
  return { read, refund: (lines: object[]) => owner.post(`${path}/refund`, { lines, reason: 'Kurang seorang' }) }
}

const ids = (line: { rental_units?: { id: number }[] }) => (line.rental_units ?? []).map(({ id }) => id)

test('the seller chooses which rented unit is given up: that one is free, the others stay', async () => {
  const viewId = await make()
  const { read, refund } = await rented(viewId, 3)
  const line = await read()
  const [first = 0, second = 0, third = 0] = ids(line)
  expect(ids(line)).toHaveLength(3)
  expect((await place(viewId, 1)).status).toBe(409)

  const done = await refund([{ id: line.id, quantity: 1, units: [second] }])
  expect(done.body.data).toMatchObject({ refunded: '240.00', lines: [{ given_up: 1, refunded: '240.00' }] })
  expect(ids(await read())).toEqual([first, third])
  expect((await place(viewId, 2)).status).toBe(409)
  expect((await place(viewId, 1)).status).toBe(200)
})

test('a unit of another line, too few or one twice are refused at the field, and nothing is given back', async () => {
  const viewId = await make()
  const { read, refund } = await rented(viewId, 2)
  const other = await rented(await make(), 1)
  const line = await read()
  const [first = 0, second = 0] = ids(line)
  const [foreign = 0] = ids(await other.read())
  for (const [quantity, units] of [
    [1, [foreign]],
    [1, [first, second]],
    [2, [first]],
    [2, [first, first]],
  ] as const) {
    const answer = await refund([{ id: line.id, quantity, units }])
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, ['lines.0.units']])
  }
  expect(await read()).toMatchObject({ given_up: 0, refunded: '0.00' })
  expect(ids(await read())).toEqual([first, second])
})
