import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { offerPlaces } from '../../sell/tickets/actions/offer-places.ts'
import {
  aisyah,
  makeGig,
  openGate,
  order as placeAt,
  orderOf,
  person,
  tokenOf,
  viewOf,
  type Gate,
} from '../../sell/tickets/tickets.fixture.ts'
import { addGoods, edit, readOrder, type Read } from './edit.fixture.ts'
import { openTestShop, signedIn } from './orders.fixture.ts'

let app: TestApp
let gate: Gate
let mug: number
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  let shopId = 0
  gate = await openGate(app, async (name) => {
    const shop = await openTestShop(app, name)
    shopId ||= shop.shopId
    return signedIn(app, shop.ownerId)
  })
  mug = await addGoods(app, shopId)
  await app.asOwner(
    `insert into coupons (shop_id, code, kind, percent_bp, fixed_sen, max_discount_sen, on_shipping, on_upsell) values
    ($1, 'TENTH', 'percent', 1000, null, null, false, false), ($1, 'SEVEN', 'fixed', null, 700, null, false, false)`,
    [shopId],
  )
})
afterAll(() => app.close())

type Sold = { viewId: string; token: string; orderNo: string; items: { id: number }[]; total: string }

async function sell(quantities: number[], { ticket = {}, coupon = '' }: { ticket?: object; coupon?: string } = {}) {
  const { view_id: viewId } = await makeGig(gate, ticket)
  return sellAt(viewId, quantities, coupon)
}
async function sellAt(viewId: string, quantities: number[], coupon = ''): Promise<Sold> {
  const { items } = await viewOf(gate, viewId)
  const count = quantities.reduce((sum, one) => sum + one, 0)
  const placed = await placeAt(
    viewId,
    {
      items: quantities.map((quantity, at) => ({ id: items[at]?.id, quantity })),
      participants: Array.from({ length: count }, (_, at) => ({ ...person(at), answers: { meal: 'Mi' } })),
      ...(coupon !== '' && { coupon_code: coupon }),
    },
    gate.buyer,
  )
  expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
  const { order_no: orderNo, totals } = placed.body.data
  return { viewId, token: tokenOf(placed), orderNo, items, total: totals.total }
}
const pay = ({ orderNo }: Sold, amount: string) =>
  gate.owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount, method: 'cash' })
const read = ({ orderNo }: Sold) => readOrder(gate.owner, orderNo)
const change = async (sold: Sold, changeOf: (order: Read) => object) => edit(gate.owner, sold.orderNo, changeOf)
const line = (order: Read, at = 0) => order.lines[at]?.id
const namesOf = (order: Read, at = 0) =>
  ((order.lines[at]?.['participants'] ?? []) as { name: string }[]).map(({ name }) => name.slice(-1)).join('')
const stockOf = async ({ viewId }: Sold) =>
  (await viewOf(gate, viewId)).items.map(({ stock }: { stock: number }) => stock)
const scan = async (code: string) =>
  (await gate.owner.post('/api/ajax/seller/tickets/check-in', { code })).body.data as {
    result: string
    message: string
  }
const codesOf = async ({ token }: Sold): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await orderOf(gate, token)).tickets.map(({ name, code }: { name: string; code: string }) => [
      name.slice(-1),
      code,
    ]),
  )

describe('an order of tickets', () => {
  it('keeps its people, seats, codes and discount when everything else of it changes', async () => {
    const sold = await sell([2, 1], { coupon: 'TENTH' })
    const held = await stockOf(sold)
    const before = await read(sold)
    expect(before.totals['discount']).toBe('18.00')
    const named = (await change(sold, () => ({ name: 'Siti Binti Ali', phone: '013-222 3333' }))).body.data
    expect(named).toMatchObject({ totals: before.totals, buyer: { name: 'Siti Binti Ali', phone: '+60132223333' } })
    await pay(sold, sold.total)
    const codes = await codesOf(sold)
    const grown = await change(sold, () => ({ added: [{ variation_id: mug, quantity: 2 }] }))
    expect(grown.body).toMatchObject({
      data: { payment_status: 'partially_paid', balance_due: '50.00', totals: { discount: '18.00', total: '212.00' } },
    })
    expect([namesOf(grown.body.data), namesOf(grown.body.data, 1)]).toEqual(['AB', 'C'])
    await change(sold, (now) => ({ lines: [{ id: line(now, 2), quantity: 0 }] }))
    const back = await read(sold)
    expect([back.totals, back['payment_status']]).toEqual([before.totals, 'paid'])
    expect([await stockOf(sold), await codesOf(sold)]).toEqual([held, codes])
    expect((await scan(codes['B'] ?? '')).result).toBe('admitted')
  })

  it('of fewer tickets drops whom its seller names: their tickets open nothing and their seats are free', async () => {
    const sold = await sell([3])
    await pay(sold, sold.total)
    const codes = await codesOf(sold)
    const done = await change(sold, (order) => ({ lines: [{ id: line(order), quantity: 2, dropped: [1] }] }))
    expect(done.body).toMatchObject({
      message: 'Order updated. Refund RM 45.00 to the buyer, then record the refund.',
      data: { payment_status: 'overpaid', totals: { total: '90.00' } },
    })
    expect(namesOf(done.body.data)).toBe('AC')
    expect((await stockOf(sold))[0]).toBe(48)
    expect(done.body.data.tickets).toMatchObject([
      { name: 'Peserta A', status: 'valid', place: 0 },
      { name: 'Peserta C', status: 'valid', place: 1 },
      { name: 'Peserta B', status: 'void', place: null, line_id: null },
    ])
    expect(await scan(codes['B'] ?? '')).toMatchObject({ result: 'refused', message: 'This ticket was cancelled.' })
    expect((await scan(codes['C'] ?? '')).result).toBe('admitted')

    // Whoever was dropped never comes back, also when the order is changed and paid for again.
    const more = { name: 'Peserta Z', email: 'z@buyer.test', mobile: '0123456799' }
    await change(sold, (order) => ({ lines: [{ id: line(order), quantity: 4, participants: [more, person(4)] }] }))
    expect((await read(sold))['balance_due']).toBe('45.00')
    expect(await codesOf(sold)).not.toHaveProperty('Z')
    await pay(sold, '45.00')
    const all = await codesOf(sold)
    expect(all).toMatchObject({ A: codes['A'], B: codes['B'], C: codes['C'] })
    expect([(await scan(all['Z'] ?? '')).result, (await scan(all['B'] ?? '')).result]).toEqual(['admitted', 'refused'])
    const mistaken = await change(sold, (order) => ({ lines: [{ id: line(order), quantity: 3, dropped: [1] }] }))
    expect([mistaken.status, mistaken.body.data]).toEqual([
      422,
      { 'lines.0.dropped': ['Peserta C has already checked in, so this ticket cannot be removed.'] },
    ])
    // By itself it takes the last who have not come; with nobody left to come, the order is delivered.
    expect((await scan(all['A'] ?? '')).result).toBe('admitted')
    const last = (await change(sold, (order) => ({ lines: [{ id: line(order), quantity: 3 }] }))).body.data
    expect([namesOf(last), last['fulfilment_status']]).toEqual(['ACZ', 'delivered'])
  })

  it('that is unpaid is changed by name too, and makes tickets of those who stayed', async () => {
    const sold = await sell([3, 1])
    const done = await change(sold, (order) => ({
      lines: [
        { id: line(order), quantity: 2, dropped: [0] },
        { id: line(order, 1), quantity: 0 },
      ],
    }))
    expect([done.body.data.totals.total, namesOf(done.body.data), done.body.data.tickets]).toEqual(['90.00', 'BC', []])
    expect(await stockOf(sold)).toEqual([48, 10])
    await pay(sold, '90.00')
    expect(Object.keys(await codesOf(sold))).toEqual(['B', 'C'])
    await gate.owner.post(`/api/ajax/seller/orders/${sold.orderNo}/refund`, { amount: '90.00', reason: 'x' })
    expect(await stockOf(sold)).toEqual([50, 10])
  })

  it('swaps a person at once where there is nothing to pay', async () => {
    const sold = await sell([2])
    await pay(sold, sold.total)
    const codes = await codesOf(sold)
    const done = await change(sold, (order) => ({
      lines: [{ id: line(order), quantity: 2, dropped: [0], participants: [person(3)] }],
    }))
    expect([done.status, done.body.data['payment_status'], namesOf(done.body.data)]).toEqual([200, 'paid', 'BD'])
    const now = await codesOf(sold)
    expect((await scan(codes['A'] ?? '')).result).toBe('refused')
    expect((await scan(now['D'] ?? '')).result).toBe('admitted')
    expect((await stockOf(sold))[0]).toBe(48)
  })

  it('is refused in words when people are not named, answers are missing or seats are gone, and stays as it was', async () => {
    const field = { key: 'meal', label: 'Meal', type: 'choice', options: ['Nasi', 'Mi'], is_required: true }
    const sold = await sell([2], { ticket: { capacity: 3, participant_fields: [field] } })
    const before = await read(sold)
    const refused = async (wish: object) => {
      const { status, body } = await change(sold, (order) => ({ lines: [{ id: line(order), ...wish }] }))
      return [status, status === 422 ? Object.keys(body.data) : body.message]
    }
    const full = (at: number) => ({ ...person(at), answers: { meal: 'Nasi' } })
    expect(await refused({ quantity: 3 })).toEqual([422, ['lines.0.participants']])
    expect(await refused({ quantity: 3, participants: [full(3), full(4)] })).toEqual([422, ['lines.0.dropped']])
    expect(await refused({ quantity: 1, dropped: [0, 1] })).toEqual([422, ['lines.0.participants']])
    expect(await refused({ quantity: 1, dropped: [7] })).toEqual([422, ['lines.0.dropped']])
    expect(await refused({ quantity: 1, dropped: [] })).toEqual([422, ['lines.0.dropped']])
    expect(await refused({ quantity: 100_000 })).toEqual([422, ['lines.0.participants']])
    expect(await refused({ quantity: 3, participants: [{ ...person(3), email: 'x' }] })).toEqual([
      422,
      ['lines.0.participants.0.email', 'lines.0.participants.0.answers.meal'],
    ])
    expect(await refused({ quantity: 4, participants: [full(3), full(4)] })).toEqual([
      409,
      'Not enough seats: 1 left for this event.',
    ])
    expect(await refused({ quantity: 2.5 })).toEqual([422, ['lines.0.quantity']])
    expect([(await stockOf(sold))[0], await read(sold)]).toEqual([1, { ...before, server_time: expect.anything() }])
  })

  it('does not take tickets in among what may be added, and says so', async () => {
    const sold = await sell([1])
    expect((await gate.owner.get('/api/ajax/seller/order-items?term=gamelan')).body.data).toEqual([])
    const wrong = await change(sold, () => ({ added: [{ variation_id: sold.items[1]?.id, quantity: 1 }] }))
    expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['added.0.variation_id']])
    const people = await change(sold, (order) => ({
      added: [{ variation_id: mug, quantity: 1 }],
      lines: [{ id: line(order), quantity: 1 }],
    }))
    const goods = await change(sold, (order) => ({
      lines: [{ id: line(order, 1), quantity: 1, participants: [person(1)] }],
    }))
    expect([people.status, goods.status, goods.body.data]).toEqual([
      200,
      422,
      { 'lines.0.participants': ['This item has no participants.'] },
    ])
  })
})

it('of two who take the last seat at once one gets it; freed seats are offered to who waits', async () => {
  const first = await sell([1], { ticket: { capacity: 3 } })
  const second = await sellAt(first.viewId, [1])
  const grow = (order: Read) => ({ lines: [{ id: line(order), quantity: 2, participants: [person(5)] }] })
  const answers = await Promise.all([first, second].map((sold) => change(sold, grow)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Not enough seats: 0 left for this event.')
  expect((await stockOf(first))[0]).toBe(0)
  const waits = await gate.buyer.post(`/api/ajax/guest/waitlist/${first.viewId}`, {
    item_id: first.items[0]?.id,
    quantity: 1,
    name: aisyah.name,
    phone: '0138887766',
    email: 'tunggu@buyer.test',
  })
  expect([waits.status, waits.body.message]).toEqual([200, expect.anything()])
  const big = answers[0]?.status === 200 ? first : second
  expect(await offerPlaces(app.deps)).toBe(0)
  await change(big, (order) => ({ lines: [{ id: line(order), quantity: 1 }] }))
  expect(await offerPlaces(app.deps)).toBe(1)
  expect((await stockOf(first))[0]).toBe(0)
})

it('any path of edits to the same tickets comes to the same sum, and holds the same seats', async () => {
  const step = fc.record({ biasa: fc.integer({ min: 1, max: 5 }), depan: fc.integer({ min: 1, max: 3 }) })
  const go = (sold: Sold, wanted: { biasa: number; depan: number }) =>
    change(sold, (order) => ({
      lines: [wanted.biasa, wanted.depan].map((quantity, at) => {
        const was = order.lines[at]?.quantity ?? 0
        return {
          id: line(order, at),
          quantity,
          participants: Array.from({ length: Math.max(0, quantity - was) }, (_, more) => person(more)),
        }
      }),
    }))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('TENTH', 'SEVEN', ''),
      fc.array(step, { minLength: 1, maxLength: 3 }),
      step,
      async (coupon, path, last) => {
        const [wandered, straight] = [await sell([2, 1], { coupon }), await sell([2, 1], { coupon })]
        for (const one of path) expect((await go(wandered, one)).status).toBe(200)
        const [end, direct] = [await go(wandered, last), await go(straight, last)]
        expect(end.body.data.totals).toEqual(direct.body.data.totals)
        expect(await stockOf(wandered)).toEqual(await stockOf(straight))
        expect([0, 1].map((at) => namesOf(end.body.data, at).length)).toEqual([last.biasa, last.depan])
        expect((await go(wandered, { biasa: 2, depan: 1 })).body.data.totals).toMatchObject({ total: straight.total })
      },
    ),
    { numRuns: 6 },
  )
}, 120_000)
