import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { offerPlaces } from './actions/offer-places.ts'
import { makeGig, openGate, order, person, tokenOf, viewOf, type Gate } from './tickets.fixture.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  gate = await openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
})
afterAll(() => app.close())

type Step =
  | { does: 'buy' | 'join'; type: 0 | 1; quantity: number }
  | { does: 'take'; which: number; quantity: number; type: 0 | 1 }
  | { does: 'cancel'; which: number }
  | { does: 'offer' }
  | { does: 'wait'; hours: number }

const type = fc.constantFrom(0 as const, 1 as const)
const quantity = fc.integer({ min: 1, max: 3 })
const which = fc.nat(9)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('buy' as const, 'join' as const), type, quantity }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('take' as const), which, quantity, type }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('offer' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 3 }) }) },
)
// Sold, offered and free are always what there is, by the stock of each type and by the seats of all.
const places = fc.record({
  capacity: fc.option(fc.integer({ min: 2, max: 5 })),
  stocks: fc.tuple(fc.option(fc.integer({ min: 1, max: 3 })), fc.option(fc.integer({ min: 1, max: 3 }))),
})

type Counted = { kind: string; subject: number; held: number; holder: string }
async function judgePlaces(viewId: string, capacity: number | null, stocks: readonly (number | null)[]) {
  const claims = await app.asOwner<Counted>(
    `select c.kind, c.subject, c.holder, sum(c.amount)::int as held from claims c join products p on p.shop_id = c.shop_id
     where p.view_id = $1 and c.state <> 'released'
       and (c.kind = 'stock' and c.subject in (select id from variations where product_id = p.id)
         or c.kind = 'seat' and c.subject in (select id from quotas where product_id = p.id))
     group by c.kind, c.subject, c.holder`,
    [viewId],
  )
  const held = (kind: string, subject: number) =>
    claims.reduce((sum, claim) => sum + (claim.kind === kind && claim.subject === subject ? claim.held : 0), 0)
  const units = await app.asOwner<{ id: number; stock: number | null }>(
    'select v.id, v.stock from variations v join products p on p.id = v.product_id where p.view_id = $1 order by v.id',
    [viewId],
  )
  for (const [at, { id, stock }] of units.entries())
    expect(stock === null ? null : stock + held('stock', id)).toBe(stocks[at] ?? null)
  const [seats] = await app.asOwner<{ id: number; taken: number }>(
    'select q.id, q.taken from quotas q join products p on p.id = q.product_id where p.view_id = $1',
    [viewId],
  )
  expect(seats?.taken).toBe(held('seat', seats?.id ?? 0))
  if (capacity !== null) expect(seats?.taken).toBeLessThanOrEqual(capacity)
  // An offer keeps what it says, for as long as it stands.
  const [offered] = await app.asOwner<{ places: number }>(
    `select coalesce(sum(w.quantity), 0)::int as places from waitlist w join products p on p.id = w.product_id
     where p.view_id = $1 and w.status = 'offered'`,
    [viewId],
  )
  const byOffers = claims.reduce(
    (sum, { kind, holder, held: of }) => sum + (kind === 'seat' && holder === 'offer' ? of : 0),
    0,
  )
  expect(byOffers).toBe(offered?.places)
}

it('keeps sold, offered and free places together what there is, whatever a queue goes through', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(places, fc.array(step, { minLength: 6, maxLength: 12 }), async ({ capacity, stocks }, steps) => {
      app.clock.set('2026-11-24T04:00:00Z')
      // Who waited for an event before waits no more.
      await app.asOwner(`update waitlist set status = 'ended' where status in ('waiting', 'offered')`)
      const variations = stocks.map((stock, at) => ({
        option_values: [`Jenis ${at}`],
        price: '45.00',
        ...(stock !== null && { stock }),
      }))
      const { view_id: viewId } = await makeGig(gate, { capacity, offer_hours: 2 }, { variations })
      const ids: number[] = (await viewOf(gate, viewId)).items.map(({ id }: { id: number }) => id)
      const placed: string[] = []
      let joined = 0
      const buy = async (id: number, many: number, offer?: string) => {
        const participants = Array.from({ length: many }, (_, at) => person(at))
        const answer = await order(
          viewId,
          { items: [{ id, quantity: many }], participants, ...(offer !== undefined && { offer }) },
          gate.buyer,
        )
        expect([200, 409]).toContain(answer.status)
        if (answer.status === 200) placed.push(tokenOf(answer))
        if (answer.status === 200 && offer !== undefined) taken += 1
        return answer.status
      }
      const offers = () =>
        app.asOwner<{ token: string; variation_id: number; quantity: number }>(
          `select w.token, w.variation_id, w.quantity from waitlist w join products p on p.id = w.product_id
           where p.view_id = $1 and w.status = 'offered' and w.offer_until > $2 order by w.id`,
          [viewId, app.clock.now()],
        )
      // Somebody has all there is, people wait, and some of it comes free.
      const beginning: Step[] = [
        ...([0, 1] as const).flatMap((at) =>
          Array.from({ length: 5 }, (): Step => ({ does: 'buy', type: at, quantity: 1 })),
        ),
        { does: 'join', type: 0, quantity: 1 },
        { does: 'join', type: 1, quantity: 2 },
        { does: 'join', type: 0, quantity: 2 },
        { does: 'cancel', which: 0 },
        { does: 'offer' },
      ]
      for (const done of [...beginning, ...steps]) {
        if (done.does === 'buy') await buy(ids[done.type]!, done.quantity)
        if (done.does === 'join')
          await gate.buyer.post(`/api/ajax/guest/waitlist/${viewId}`, {
            ...{ item_id: ids[done.type], quantity: done.quantity, name: 'Siti' },
            ...{ phone: `01322${String(10_000 + joined++)}`, email: 'siti@buyer.test' },
          })
        if (done.does === 'take') {
          const open = await offers()
          const one = open[done.which % Math.max(1, open.length)]
          if (one) await buy(ids[done.type]!, done.quantity, one.token)
        }
        if (done.does === 'cancel' && placed.length > 0)
          await gate.buyer.post(`/api/ajax/guest/order/${placed[done.which % placed.length]}/cancel`, {})
        if (done.does === 'offer') await offerPlaces(app.deps)
        if (done.does === 'wait') app.clock.advance(done.hours * 3_600_000)
        await judgePlaces(viewId, capacity, stocks)
      }
      for (const { token, variation_id, quantity: kept } of await offers())
        expect(await buy(variation_id, kept, token)).toBe(200)
      await judgePlaces(viewId, capacity, stocks)
    }),
    { numRuns: 12 },
  )
  expect(taken, 'offers that were bought').toBeGreaterThan(5)
}, 120_000)
