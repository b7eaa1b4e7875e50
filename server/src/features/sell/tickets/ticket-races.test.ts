import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { carelessSeats } from '../claims/careless.fixture.ts'
import { asForm, aisyah, makeGig, openGate, pay, person, viewOf, type Gate } from './tickets.fixture.ts'

const seats = 50
const buyers = 200

const apps: TestApp[] = []
let gate: Gate
const open = async (): Promise<Gate> => {
  const app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  apps.push(app)
  return openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
}
beforeAll(async () => {
  gate = await open()
})
afterAll(async () => {
  for (const app of apps) await app.close()
})

/** So many buyers at one moment, each for one to five people of two ticket types that share the seats. */
async function rush(on: Gate, viewId: string) {
  const { items } = await viewOf(on, viewId)
  const browsers = await Promise.all(Array.from({ length: buyers }, () => on.app.client('en')))
  return Promise.all(
    browsers.map(async (browser, at) => {
      const quantity = 1 + (at % 5)
      const split = at % 2 === 0 ? [quantity, 0] : [Math.max(0, quantity - 1), Math.min(1, quantity)]
      const send = () =>
        browser.multipart(
          `/api/ajax/guest/order/place-order/${viewId}`,
          asForm({
            ...aisyah,
            phone: `012-3${String(at).padStart(6, '0')}`,
            email: `b${at}@buyer.test`,
            items: split.map((wanted, type) => ({ id: items[type].id, quantity: wanted })),
            participants: Array.from({ length: quantity }, (_, one) => person(one)),
          }),
        )
      let answer = await send()
      // A server that is busy asks to come again.
      for (let tries = 0; answer.status === 503 && tries < 10; tries++) answer = await send()
      return { quantity, answer }
    }),
  )
}

const seatsOf = async ({ app }: Gate, viewId: string) =>
  (
    await app.asOwner<{ taken: number; named: number }>(
      `select q.taken, (select coalesce(sum(jsonb_array_length(l.details -> 'participants')), 0)::int from order_lines l where l.product_id = p.id) as named
       from quotas q join products p on p.id = q.product_id where p.view_id = $1`,
      [viewId],
    )
  )[0]!

const shared = {
  variations: [
    { option_values: ['Biasa'], price: '45.00' },
    { option_values: ['Depan'], price: '90.00' },
  ],
}

describe('seats', () => {
  it('of 50 are never sold twice, and nobody is refused while theirs were free to the end', async () => {
    const { view_id: viewId } = await makeGig(gate, { capacity: seats }, shared)
    const answers = await rush(gate, viewId)
    expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200, 409]))
    const sold = answers.reduce((sum, { quantity, answer }) => sum + (answer.status === 200 ? quantity : 0), 0)
    expect(sold).toBeLessThanOrEqual(seats)
    expect(await seatsOf(gate, viewId)).toEqual({ taken: sold, named: sold })
    const left = seats - sold
    for (const { quantity, answer } of answers) if (answer.status === 409) expect(quantity).toBeGreaterThan(left)
    const [told] = answers.flatMap(({ answer }) => (answer.status === 409 ? [answer.body.data.changes[0]] : []))
    expect(told).toMatchObject({ what: 'stock', left: expect.any(Number) })
    for (const { answer } of answers) if (answer.status === 200) await pay(gate, answer.body.data)
    const [made] = await gate.app.asOwner<{ count: number; codes: number }>(
      'select count(*)::int as count, count(distinct code)::int as codes from tickets',
    )
    expect(made).toEqual({ count: sold, codes: sold })
  })

  it('are given twice where nothing holds them: the control', async () => {
    const careless = await open()
    const cut = carelessSeats.indexOf('create or replace')
    await careless.app.asOwner(carelessSeats.slice(0, cut))
    await careless.app.asOwner(carelessSeats.slice(cut))
    const { view_id: viewId } = await makeGig(careless, { capacity: seats }, shared)
    await rush(careless, viewId)
    expect((await seatsOf(careless, viewId)).named).toBeGreaterThan(seats)
  })
})

describe('one ticket at several doors', () => {
  it('lets one person in', async () => {
    const { view_id: viewId } = await makeGig(gate, { capacity: 5 }, shared)
    const { items } = await viewOf(gate, viewId)
    const placed = await gate.buyer.multipart(
      `/api/ajax/guest/order/place-order/${viewId}`,
      asForm({ ...aisyah, items: [{ id: items[0].id, quantity: 1 }], participants: [person(0)] }),
    )
    await pay(gate, placed.body.data)
    const [{ code } = { code: '' }] = await gate.app.asOwner<{ code: string }>(
      'select code from tickets order by id desc limit 1',
    )
    const scans = await Promise.all(
      Array.from({ length: 12 }, (_, door) =>
        gate.owner.post('/api/ajax/seller/tickets/check-in', {
          code,
          at: '2026-11-24 12:00:00',
          device: `pintu-${door}`,
        }),
      ),
    )
    const results = scans.map(({ body }) => body.data.result).toSorted()
    expect(results).toEqual(['admitted', ...Array(11).fill('already')])
  })
})
