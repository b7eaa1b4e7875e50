import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { offerPlaces } from './actions/offer-places.ts'
import { makeGig, openGate, order, orderOf, pay, person, tokenOf, viewOf, type Gate } from './tickets.fixture.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  gate = await openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
})
afterAll(() => app.close())

const one = { variations: [{ price: '45.00' }], option_names: [] }

it('offers a place that came free to who waits longest, keeps it for a while, and passes it on', async () => {
  const { view_id: viewId } = await makeGig(gate, { capacity: 1, offer_hours: 2 }, one)
  const { items } = await viewOf(gate, viewId)
  const join = (given: object) =>
    gate.buyer.post(`/api/ajax/guest/waitlist/${viewId}`, { item_id: items[0].id, quantity: 1, ...given })
  const siti = { name: 'Siti', phone: '0132223344', email: 'siti@buyer.test' }
  const ravi = { name: 'Ravi', phone: '0132223355', email: 'ravi@buyer.test' }
  expect((await join(siti)).status).toBe(409)
  const buy = (given: object = {}) => order(viewId, { quantity: 1, participants: [person(0)], ...given }, gate.buyer)
  const first = await buy()
  expect(first.status).toBe(200)
  expect((await buy()).status).toBe(409)
  expect((await viewOf(gate, viewId)).item).toMatchObject({ is_out_stock: true, ticket: { waitlist: true } })

  const half = await join({ name: '', phone: 'x', email: '', item_id: 987654 })
  expect([half.status, Object.keys(half.body.data)]).toEqual([422, ['name', 'email', 'phone', 'item_id']])
  expect((await join(siti)).body.data).toEqual({ status: 'waiting', place: 1 })
  expect((await join(ravi)).body.data).toEqual({ status: 'waiting', place: 2 })
  expect((await join(siti)).body.data).toEqual({ status: 'waiting', place: 1 })
  expect(await offerPlaces(app.deps)).toBe(0)

  await gate.buyer.post(`/api/ajax/guest/order/${tokenOf(first)}/cancel`, {})
  expect(await offerPlaces(app.deps)).toBe(1)
  expect((await viewOf(gate, viewId)).items[0].stock).toBe(0)
  expect((await buy()).status).toBe(409)
  expect((await join(siti)).body.data.status).toBe('offered')
  const offers = () =>
    app.asOwner<{ name: string; status: string; token: string }>('select name, status, token from waitlist order by id')
  const [ofSiti] = await offers()
  expect(ofSiti).toMatchObject({ name: 'Siti', status: 'offered' })

  app.clock.advance(3 * 3_600_000)
  expect((await buy({ offer: ofSiti?.token })).status).toBe(409)
  expect(await offerPlaces(app.deps)).toBe(1)
  const [gone, ofRavi] = await offers()
  expect([gone?.status, ofRavi?.status]).toEqual(['expired', 'offered'])
  expect((await buy({ offer: 'not-a-token' })).status).toBe(409)
  const bought = await buy({ offer: ofRavi?.token })
  expect(bought.status).toBe(200)
  expect((await offers()).map(({ status }) => status)).toEqual(['expired', 'bought'])
  expect((await buy({ offer: ofRavi?.token })).status).toBe(409)
  await pay(gate, bought.body.data)
  expect((await orderOf(gate, tokenOf(bought))).tickets).toMatchObject([{ status: 'valid' }])
  const [row] = await app.asOwner<{ taken: number; size: number }>(
    'select q.taken, q.size from quotas q join products p on p.id = q.product_id where p.view_id = $1',
    [viewId],
  )
  expect(row).toEqual({ taken: 1, size: 1 })
})

it('gives a place to nobody else who knows its phone number, and changes nothing of an offer', async () => {
  const { view_id: viewId } = await makeGig(gate, { capacity: 1 }, one)
  const { items } = await viewOf(gate, viewId)
  const first = await order(viewId, { quantity: 1, participants: [person(0)] }, gate.buyer)
  const join = async (given: object, client = gate.buyer) =>
    (await client.post(`/api/ajax/guest/waitlist/${viewId}`, { item_id: items[0].id, quantity: 1, ...given })).body.data
  const victim = { name: 'Siti', phone: '0132229944', email: 'siti@victim.test' }
  const stranger = await app.client('en')
  expect(await join(victim)).toEqual({ status: 'waiting', place: 1 })
  expect(await join({ ...victim, name: 'Jahat', email: 'evil@attacker.test' }, stranger)).toEqual({
    status: 'waiting',
    place: 2,
  })
  // Who knows both changes nothing of it either; whoever joined may change how many are wanted.
  expect(await join({ ...victim, email: 'SITI@victim.test', name: 'Jahat', quantity: 9 }, stranger)).toMatchObject({
    place: 1,
  })
  const rows = () =>
    app.asOwner<{ name: string; email: string; quantity: number; status: string }>(
      `select w.name, w.email, w.quantity, w.status from waitlist w join products p on p.id = w.product_id where p.view_id = $1 order by w.id`,
      [viewId],
    )
  expect(await rows()).toMatchObject([
    { name: 'Siti', email: 'siti@victim.test', quantity: 1 },
    { name: 'Jahat', email: 'evil@attacker.test' },
  ])
  await join({ ...victim, quantity: 2 })
  expect((await rows())[0]).toMatchObject({ quantity: 2 })
  await join(victim)
  await gate.buyer.post(`/api/ajax/guest/order/${tokenOf(first)}/cancel`, {})
  await offerPlaces(app.deps)
  const offers = (await app.mailbox()).filter(({ recipient }) => /victim|attacker/.test(recipient))
  expect(offers.map(({ recipient }) => recipient)).toEqual(['siti@victim.test'])
  const offered = await rows()
  expect(await join({ ...victim, name: 'Lain', quantity: 2 })).toMatchObject({ status: 'offered' })
  expect(await rows()).toEqual(offered)
})

it('has no queue where its seller wants none, nor for what is over', async () => {
  const { view_id: viewId } = await makeGig(gate, { capacity: 1, waitlist: false }, one)
  const { items } = await viewOf(gate, viewId)
  await order(viewId, { quantity: 1, participants: [person(0)] }, gate.buyer)
  const siti = { item_id: items[0].id, name: 'Siti', phone: '0132223344', email: 'siti@buyer.test' }
  const refused = await gate.buyer.post(`/api/ajax/guest/waitlist/${viewId}`, siti)
  expect([refused.status, refused.body.message]).toEqual([409, 'This event has no waitlist.'])
  expect((await gate.buyer.post('/api/ajax/guest/waitlist/MUG-pentas', siti)).status).toBe(404)
  app.clock.advance(40 * 86_400_000)
  const over = await order(viewId, { quantity: 1, participants: [person(0)] }, gate.buyer)
  expect([over.status, over.body.message]).toEqual([409, 'Ticket sales for "Malam Gamelan" have ended.'])
})
