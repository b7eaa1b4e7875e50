import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { makeGig, openGate, viewOf, type Gate } from '../../sell/tickets/tickets.fixture.ts'

const path = '/api/ajax/seller/invoices'
let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  gate = await openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
})
afterAll(() => app.close())

test('ticket types and rentals are offered to an invoice by their price, and said to be held by orders alone', async () => {
  await makeGig(gate)
  for (const [title, frequency] of [
    ['Khemah Harian', 'daily'],
    ['Khemah Bulanan', 'monthly'],
  ])
    await gate.owner.post('/api/ajax/seller/products', {
      item_type: 'rental',
      title,
      status: 'published',
      variations: [{ price: '40.00' }],
      rental: { frequency, quantity: 2 },
    })
  const found = async (term: string) =>
    (await gate.owner.get(`${path}/products?${new URLSearchParams({ term })}`)).body.data
  expect(await found('gamelan')).toMatchObject([
    { title: 'Malam Gamelan (Biasa)', price: '45.00', quantity_type: 'unit', needs_order: true },
    { title: 'Malam Gamelan (Depan)', price: '90.00', quantity_type: 'unit', needs_order: true },
  ])
  expect(await found('khemah')).toMatchObject([
    { title: 'Khemah Bulanan', price: '40.00', quantity_type: 'month', needs_order: true },
    { title: 'Khemah Harian', price: '40.00', quantity_type: 'day', needs_order: true },
  ])
})

test('an invoice of them is written as one of goods: no seat, no person and no time hangs on it', async () => {
  const { view_id: viewId } = await makeGig(gate, { capacity: 3 })
  const [ticket] = (await gate.owner.get(`${path}/products?term=gamelan`)).body.data
  const made = await gate.owner.post(path, {
    buyer: { name: 'Syarikat Budaya', email: 'akaun@budaya.test' },
    invoice_items: [{ item_name: ticket.title, product_id: ticket.id, quantity: '10', amount: ticket.price }],
  })
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  expect((await viewOf(gate, viewId)).items[0].stock).toBe(3)
  expect(await app.asOwner('select 1 from claims union all select 1 from tickets')).toEqual([])
})
