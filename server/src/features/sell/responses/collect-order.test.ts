import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let owner: TestClient
let buyer: TestClient
let viewId: string
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  owner = await signedIn(app, (await openTestShop(app, 'kedai-tabung')).ownerId)
  buyer = await app.client('en')
  const made = await owner.post('/api/ajax/seller/products', {
    item_type: 'collection',
    title: 'Tabung',
    status: 'published',
    variations: [{ price: '10.00' }],
    collection: {
      amount_type: 'open',
      minimum: '5.00',
      fields: [
        { key: 'shown', label: 'Show my name', type: 'checkbox' },
        { key: 'people', label: 'People', type: 'number', show_when: { key: 'shown', equals: '1' } },
      ],
    },
  })
  viewId = made.body.data.view_id
})
afterAll(() => app.close())

const person = { name: 'Aisyah Ahmad', phone: '0123456789', paymentMethod: 'bank_transfer' }
const collect = (given: object) => buyer.post(`/api/ajax/guest/order/collect/${viewId}`, { ...person, ...given })

it('takes a tick and a number as JSON says them', async () => {
  const { status, body } = await collect({ amount: '20', answers: { shown: true, people: 4 } })
  expect([status, body.data.totals.total]).toEqual([200, '20.00'])
  const { data } = (await owner.get(`/api/ajax/seller/responses/${viewId}`)).body
  expect(data[0].answers).toEqual({ shown: true, people: '4' })
})

it('refuses what only other types ask at its name', async () => {
  for (const [name, value] of Object.entries({
    plan: 3,
    slot: 'x',
    dateRange: ['2026-12-01', '2026-12-02'],
    shipping: 0,
  })) {
    const { status, body } = await collect({ amount: '20', [name]: value })
    expect([status, Object.keys(body.data)]).toEqual([422, [name]])
  }
})

it('tells what a code takes off the amount that is typed, as the order does', async () => {
  const coupon = { code: 'SEPULUH', name: 'Sepuluh', kind: 'percent', percent: '10' }
  expect((await owner.post('/api/ajax/seller/coupons', coupon)).status).toBe(200)
  const { data } = (await buyer.post(`/api/ajax/guest/coupon/${viewId}`, { code: 'sepuluh', amount: '50.00' })).body
  expect(data).toMatchObject({ price: '5.00', type: 'percent' })
  const placed = await collect({ amount: '50.00', coupon_code: 'SEPULUH', expected_total: '45.00' })
  expect([placed.status, placed.body.data.totals.discount]).toEqual([200, '5.00'])
})
