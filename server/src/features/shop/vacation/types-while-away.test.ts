import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { offerPlaces } from '../../sell/tickets/actions/offer-places.ts'
import { makeGig, openGate, order, person, tokenOf, viewOf, type Gate } from '../../sell/tickets/tickets.fixture.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  gate = await openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
})
afterAll(() => app.close())

const away = (mode: string, isOn = true) =>
  gate.owner.put('/api/ajax/seller/vacation', {
    is_active: isOn,
    mode,
    message: 'Selamat bercuti.',
    starts_at: '2026-11-24',
  })
const held = async () => (await app.asOwner(`select count(*)::int as claims from claims where state <> 'released'`))[0]
const refusal = 'The shop is on holiday and is not accepting orders now. Selamat bercuti.'

test.each(['closed', 'browse'])(
  '%s: neither a ticket nor a rental is sold, both pages say so, and nothing is held',
  async (mode) => {
    const { view_id: event } = await makeGig(gate)
    const made = await gate.owner.post('/api/ajax/seller/products', {
      item_type: 'rental',
      title: 'Khemah',
      status: 'published',
      variations: [{ price: '40.00' }],
      rental: { frequency: 'daily', quantity: 2 },
    })
    const tent: string = made.body.data.view_id
    const { items } = await viewOf(gate, event)
    const buy = () => order(event, { items: [{ id: items[0].id, quantity: 1 }], participants: [person(0)] }, gate.buyer)
    const rent = () =>
      gate.buyer.multipart(`/api/ajax/guest/order/rental-place-order/${tent}`, {
        'dateRange[0]': '2026-12-01',
        'dateRange[1]': '2026-12-02',
        name: 'Aisyah Ahmad',
        phone: '0123456789',
        paymentMethod: 'bank_transfer',
      })
    const before = await held()
    expect((await away(mode)).status).toBe(200)
    for (const answer of [await buy(), await rent()])
      expect([answer.status, answer.body.message]).toEqual([409, refusal])
    for (const viewId of [event, tent])
      expect((await viewOf(gate, viewId)).shop.vacation).toMatchObject({ mode, message: 'Selamat bercuti.' })
    expect(await held()).toEqual(before)
    await away(mode, false)
    expect([(await buy()).status, (await rent()).status]).toEqual([200, 200])
  },
)

test('nobody on a waitlist is offered a place that could not be bought before the offer runs out', async () => {
  const { view_id: viewId } = await makeGig(
    gate,
    { capacity: 1 },
    { option_names: [], variations: [{ price: '45.00' }] },
  )
  const { items } = await viewOf(gate, viewId)
  const sold = await order(viewId, { quantity: 1, participants: [person(0)] }, gate.buyer)
  const wish = { item_id: items[0].id, quantity: 1, name: 'Siti', phone: '0132223344', email: 'siti@buyer.test' }
  expect((await gate.buyer.post(`/api/ajax/guest/waitlist/${viewId}`, wish)).status).toBe(200)
  await away('browse')
  await gate.buyer.post(`/api/ajax/guest/order/${tokenOf(sold)}/cancel`, {})
  expect(await offerPlaces(app.deps)).toBe(0)
  await away('browse', false)
  expect(await offerPlaces(app.deps)).toBe(1)
})
