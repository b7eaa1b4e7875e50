import { maxWaitingPlaces } from '@kedai/domain/tickets/waitlist-bounds.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { makeGig, openGate, order, person, viewOf, type Gate } from './tickets.fixture.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: true } })
  gate = await openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
})
afterAll(() => app.close())

let count = 0
async function fullGig() {
  const { view_id: viewId } = await makeGig(
    gate,
    { capacity: 1 },
    { variations: [{ price: '45.00' }], option_names: [] },
  )
  const { items } = await viewOf(gate, viewId)
  expect((await order(viewId, { quantity: 1, participants: [person(0)] }, gate.buyer)).status).toBe(200)
  return (client: TestClient, remoteAddress: string, given: object = {}) => {
    count += 1
    const who = { name: 'Siti', phone: `01322${10000 + count}`, email: `siti${count}@buyer.test` }
    const body = { item_id: items[0].id, quantity: 1, ...who, ...given }
    return client.post(`/api/ajax/guest/waitlist/${viewId}`, body, { remoteAddress })
  }
}
const line = (at: number) => `2a05:4f00:77:${(500 + at).toString(16)}::1`

it('gives one browser, one phone and one network so many places and no more', async () => {
  const join = await fullGig()
  const browser = await app.client('en')
  const byBrowser: number[] = []
  for (let at = 0; at <= maxWaitingPlaces.browser; at++) byBrowser.push((await join(browser, line(at))).status)
  expect(byBrowser).toEqual([...Array<number>(maxWaitingPlaces.browser).fill(200), 409])

  const other = await fullGig()
  const byPhone: number[] = []
  for (let at = 0; at <= maxWaitingPlaces.phone; at++)
    byPhone.push((await other(await app.client('en'), line(20 + at), { phone: '0132229999' })).status)
  expect(byPhone).toEqual([...Array<number>(maxWaitingPlaces.phone).fill(200), 409])

  const third = await fullGig()
  const byNetwork: number[] = []
  for (let at = 0; at <= maxWaitingPlaces.network; at++)
    byNetwork.push((await third(await app.client('en'), `2a05:4f00:77:542::${at + 1}`)).status)
  expect(byNetwork).toEqual([...Array<number>(maxWaitingPlaces.network).fill(200), 409])
  const refused = await third(await app.client('en'), '2a05:4f00:77:542::ffff')
  expect(refused.body.message).toBe('You already have 50 places on this waitlist. Wait until we offer you a ticket.')
  // Another line is somebody else.
  expect((await third(await app.client('en'), line(90))).status).toBe(200)
})

it('holds when many ask at once', async () => {
  const join = await fullGig()
  const clients = await Promise.all(Array.from({ length: 12 }, () => app.client('en')))
  const answers = await Promise.all(clients.map((client, at) => join(client, line(200 + at), { phone: '0132228888' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxWaitingPlaces.phone)
})
