import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { makeGig, openGate, order, orderOf, pay, person, tokenOf, viewOf, type Gate } from './tickets.fixture.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp()
  gate = await openGate(app, async (username) => signedIn(app, (await openTestShop(app, username)).ownerId))
})
afterAll(() => app.close())

/** An event whose first ticket type has five places of its own. */
const five = (ticket: object = { capacity: null }) =>
  makeGig(gate, ticket, { variations: [{ option_values: ['Biasa'], price: '10.00', stock: 5 }] })

async function bought(viewId: string, count: number) {
  const view = await viewOf(gate, viewId)
  const placed = await order(
    viewId,
    {
      items: [{ id: view.items[0].id, quantity: count }],
      participants: Array.from({ length: count }, (_, at) => person(at)),
    },
    gate.buyer,
  )
  expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
  await pay(gate, placed.body.data)
  const token = tokenOf(placed)
  const { lines, tickets } = await orderOf(gate, token)
  return { path: `/api/ajax/seller/orders/${placed.body.data.order_no}`, token, line: lines[0].id, tickets }
}
const refund = (path: string, body: object) =>
  gate.owner.post(`${path}/refund`, { reason: 'Tidak dapat datang', ...body })
const left = async (viewId: string) => (await viewOf(gate, viewId)).items[0].stock
const admit = async (code: string) =>
  (await gate.owner.post('/api/ajax/seller/tickets/check-in', { code })).body.data.result
const statuses = async (token: string) =>
  (await orderOf(gate, token)).tickets.map(({ status }: { status: string }) => status).toSorted()

test('two tickets refunded one by one are void, and their places are sold once', async () => {
  const { view_id: viewId } = await five()
  const { path, line, token, tickets } = await bought(viewId, 3)
  for (const left of [1, 2]) {
    const { body } = await refund(path, { lines: [{ id: line, quantity: 1, restock: 1 }] })
    expect(body.data.lines).toMatchObject([{ returned: left, given_up: left, refunded: `${left}0.00` }])
  }
  expect(await left(viewId)).toBe(4)
  expect(await statuses(token)).toEqual(['valid', 'void', 'void'])
  const codes = tickets.map(({ code }: { code: string }) => code)
  const results: string[] = []
  for (const code of codes) results.push(await admit(code))
  expect(results.toSorted()).toEqual(['admitted', 'refused', 'refused'])
  const others = await bought(viewId, 4)
  expect(await left(viewId)).toBe(0)
  expect(await statuses(others.token)).toEqual(['valid', 'valid', 'valid', 'valid'])
  expect((await order(viewId, { participants: [person(0)] }, gate.buyer)).status).toBe(409)
})

test('the seller says which tickets; a used one goes only by its name', async () => {
  const { view_id: viewId } = await five({ capacity: 20 })
  const { path, line, token, tickets } = await bought(viewId, 3)
  const [first, second, third] = tickets as { id: number; code: string }[]
  expect(await admit(third!.code)).toBe('admitted')
  const chosen = await refund(path, { lines: [{ id: line, quantity: 1, tickets: [first!.id] }] })
  expect(chosen.status).toBe(200)
  const mine = (await orderOf(gate, token)).tickets as { id: number; status: string }[]
  expect(mine.find(({ id }) => id === first!.id)?.status).toBe('void')
  expect(mine.find(({ id }) => id === second!.id)?.status).toBe('valid')
  // Two are left, and one of them was used.
  const both = await refund(path, { lines: [{ id: line, quantity: 2 }] })
  expect([both.status, Object.keys(both.body.data)]).toEqual([422, ['lines.0.tickets']])
  const foreign = await refund(path, { lines: [{ id: line, quantity: 1, tickets: [first!.id] }] })
  expect([foreign.status, Object.keys(foreign.body.data)]).toEqual([422, ['lines.0.tickets']])
  const named = await refund(path, { lines: [{ id: line, quantity: 1, tickets: [third!.id] }] })
  expect(named.body.data.lines).toMatchObject([{ returned: 2, given_up: 2 }])
  expect(await statuses(token)).toEqual(['valid', 'void', 'void'])
  expect(await left(viewId)).toBe(4)
})

test('goodwill returns money and leaves the tickets', async () => {
  const { view_id: viewId } = await five()
  const { path, line, token } = await bought(viewId, 2)
  const { body } = await refund(path, { lines: [{ id: line, quantity: 1, gives_up: 0 }] })
  expect(body.data).toMatchObject({ refunded: '10.00', lines: [{ returned: 1, given_up: 0, refunded: '10.00' }] })
  expect(await statuses(token)).toEqual(['valid', 'valid'])
  expect(await left(viewId)).toBe(3)
})

test('a free ticket is given up by its buyer, and by its shop', async () => {
  const free = await makeGig(gate, {}, { variations: [{ option_values: ['Percuma'], price: '0.00', stock: 2 }] })
  for (const by of ['buyer', 'seller'] as const) {
    const placed = await order(free.view_id, { participants: [person(0)] }, gate.buyer)
    expect(placed.body.data.totals.total).toBe('0.00')
    const token = tokenOf(placed)
    expect(await left(free.view_id)).toBe(1)
    const cancelled =
      by === 'buyer'
        ? await gate.buyer.post(`/api/ajax/guest/order/${token}/cancel`, {})
        : await gate.owner.post(`/api/ajax/seller/orders/${placed.body.data.order_no}/cancel`, { reason: 'Batal' })
    expect([by, cancelled.status]).toEqual([by, 200])
    expect(await statuses(token)).toEqual(['void'])
    expect(await left(free.view_id)).toBe(2)
  }
})
