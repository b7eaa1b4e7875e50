import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { addListing } from '../../../platform/test-shop/test-shop.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { decideReseller } from '../../resellers/resellers/actions/decide-reseller.ts'
import { addReseller, openProgrammes } from '../../resellers/resellers/resellers.fixture.ts'
import { makeGig, order, pay } from '../../sell/tickets/tickets.fixture.ts'
import { startDue } from './queries/due.ts'

const app = await startTestApp({ now: '2026-11-20T04:00:00Z', config: { rateLimits: false } })
afterAll(() => app.close())
const { shopId, ownerId } = await openTestShop(app, 'pentas')
const owner = await signedIn(app, ownerId)
const buyer = await app.client('en')
const path = '/api/ajax/seller/automations'
const hour = 3_600_000

const make = async (trigger: string, more: object = {}) => {
  const made = await owner.post(path, {
    name: trigger,
    trigger,
    steps: [{ action: 'email', subject: `Tentang ${trigger}`, text: '{name}: {item}, {when}. {link}' }],
    ...more,
  })
  expect([made.status, made.body.message]).toEqual([200, 'Automation saved.'])
  return made.body.data as { id: number; after_hours: number | null }
}
const runs = async (id: number) => (await owner.get(`${path}/${id}/runs`)).body.data
const dry = async (id: number) => (await owner.post(`${path}/${id}/dry-run`)).body.data
const mails = async (trigger: string) => (await app.mailbox()).filter(({ subject }) => subject === `Tentang ${trigger}`)
/** Twice, as two processes would: each begins what the other did not. */
async function pass(hours: number) {
  app.clock.advance(hours * hour)
  await Promise.all([1, 2].map(() => startDue(app.deps.db, app.clock.now(), 100)))
  await app.runJobs()
}
const place = async (address: string, viewId: string, form: object) => {
  const placed = await buyer.multipart(`/api/ajax/guest/order/${address}/${viewId}`, {
    name: 'Aisyah Ahmad',
    phone: '0123456789',
    email: 'aisyah@buyer.test',
    paymentMethod: 'bank_transfer',
    ...form,
  })
  expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
  await pay({ owner }, placed.body.data)
  return placed.body.data as { order_no: string }
}
const listing = async (given: object) => {
  const made = await owner.post('/api/ajax/seller/products', { status: 'published', ...given })
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  return made.body.data as { view_id: string }
}
beforeEach(async () => {
  await app.asOwner('update automations set is_active = false')
  for (const table of ['automation_runs', 'mailbox', 'opt_outs']) await app.asOwner(`delete from ${table}`)
})

describe('rental', () => {
  const rent = async (start: string, end: string) => {
    const rental = { frequency: 'daily', quantity: 5 }
    const { view_id } = await listing({ item_type: 'rental', title: 'Kamera', variations: [{ price: '80' }], rental })
    return place('rental-place-order', view_id, { 'dateRange[0]': start, 'dateRange[1]': end })
  }

  test('is told of once before its return, and again when it was moved', async () => {
    const { id, after_hours } = await make('rental_due', { after_hours: 24 })
    expect(after_hours).toBe(24)
    await rent('2026-11-21', '2026-11-23')
    await pass(24)
    expect(await runs(id)).toEqual([])
    expect(await dry(id)).toMatchObject({ looked_at: 1, would_run: 0, orders: [{ why: 'Not due yet' }] })
    const [{ ends_at } = { ends_at: new Date() }] = await app.asOwner<{ ends_at: Date }>('select ends_at from rentals')
    await pass((ends_at.getTime() - app.clock.now().getTime()) / hour - 12)
    await pass(0)
    expect(await dry(id)).toMatchObject({ looked_at: 1, would_run: 1 })
    const [mail, ...more] = await mails('rental_due')
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'aisyah@buyer.test',
      plain: expect.stringMatching(/Aisyah Ahmad: Kamera, 2\d Nov 2026, \d\d:\d\d\./),
    })
    expect(await runs(id)).toMatchObject([{ about: 'Aisyah Ahmad · Kamera', order_no: null, state: 'done' }])
    await app.asOwner(`update rentals set ends_at = ends_at + interval '1 hour'`)
    await pass(0)
    expect(await runs(id)).toHaveLength(2)
    await app.asOwner(`update rentals set state = 'cancelled'`)
  })

  test('is told of when it did not come back, and not once it did', async () => {
    const steps = [{ action: 'task', after_minutes: 60, title: 'Hubungi {name} tentang {item}' }]
    const { id } = await make('rental_overdue', { after_hours: 3, steps })
    await app.asOwner(`update rentals set state = 'out', handed_over_at = starts_at, ends_at = $1`, [app.clock.now()])
    await pass(2)
    expect(await runs(id)).toEqual([])
    await pass(1)
    expect(await runs(id)).toMatchObject([{ state: 'queued' }])
    await app.asOwner(`update rentals set state = 'returned', returned_at = now()`)
    await pass(2)
    expect(await runs(id)).toMatchObject([{ state: 'skipped', why: 'Already returned, or the rental time changed' }])
  })
})

test('a membership that ends is told of with the way to renew it, unless it is renewed meanwhile', async () => {
  const membership = { plans: [{ every: 1, unit: 'month' }], grace_days: 0 }
  const form = { item_type: 'membership', title: 'Kelab', option_names: ['Pelan'], membership }
  const { view_id } = await listing({ ...form, variations: [{ option_values: ['Bulanan'], price: '49.00' }] })
  const { items } = (await buyer.get(`/api/ajax/guest/view/${view_id}`)).body.data
  await place('place-order', view_id, { plan: String(items[0].id) })
  const { id } = await make('renewal_due', { after_hours: 72 })
  const today = app.clock.now()
  await app.asOwner('update entitlements set until_on = $1', [new Date(today.getTime() + 5 * 24 * hour)])
  await pass(24)
  expect(await runs(id)).toEqual([])
  expect(await dry(id)).toMatchObject({ looked_at: 1, would_run: 0 })
  await pass(48)
  expect(await dry(id)).toMatchObject({ looked_at: 1, would_run: 1 })
  const [mail, ...more] = await mails('renewal_due')
  expect(more).toEqual([])
  expect(mail?.plain).toMatch(/Aisyah Ahmad: Kelab, \d+ \w+ 2026\. http\S+\/member\/[\w-]{16,}/)
  const waiting = await make('renewal_due', { steps: [{ action: 'task', after_minutes: 120, title: 'Hubungi' }] })
  await pass(0)
  await app.asOwner(`update entitlements set until_on = until_on + 30`)
  await pass(3)
  expect(await runs(waiting.id)).toMatchObject([{ state: 'skipped', why: 'Already renewed or cancelled' }])
})

test('everybody who comes tomorrow hears it once, from nine on, with however many tickets', async () => {
  const seats = [
    { name: 'Ali', email: 'ali@buyer.test', mobile: '0123456701' },
    { name: 'Ali', email: 'ali@buyer.test', mobile: '0123456701' },
    { name: 'Mei', email: 'mei@buyer.test', mobile: '0123456702' },
  ]
  const now = app.clock.now().getTime()
  const starts = new Date(now + 50 * hour)
  const wall = (moment: Date) => new Date(moment.getTime() + 8 * hour).toISOString().slice(0, 16).replace('T', ' ')
  const times = { starts_at: wall(starts), ends_at: wall(new Date(starts.getTime() + hour)), participant_fields: [] }
  const { view_id } = await makeGig({ owner }, times)
  const view = (await buyer.get(`/api/ajax/guest/view/${view_id}`)).body.data
  const bought = await order(view_id, { items: [{ id: view.items[0].id, quantity: 3 }], participants: seats }, buyer)
  expect([bought.status, bought.body.message]).toEqual([200, expect.anything()])
  await pay({ owner }, bought.body.data)
  const { id } = await make('ticket_tomorrow')
  await owner.post('/api/ajax/seller/opt-outs', { email: 'mei@buyer.test' })
  // 08:59 and 09:00 in Malaysia, on the day before.
  const nine = new Date(`${wall(new Date(starts.getTime() - 24 * hour)).slice(0, 10)}T01:00:00Z`).getTime()
  await pass((nine - app.clock.now().getTime()) / hour - 1 / 60)
  expect(await runs(id)).toEqual([])
  await pass(1 / 60)
  await pass(1)
  expect(await runs(id)).toMatchObject([
    { about: 'Mei · Malam Gamelan', steps: [{ state: 'skipped', why: 'Opted out' }] },
    { about: 'Ali · Malam Gamelan', steps: [{ state: 'done' }] },
  ])
  expect((await mails('ticket_tomorrow')).map(({ recipient }) => recipient)).toEqual(['ali@buyer.test'])
  expect(await dry(id)).toMatchObject({ looked_at: 3, would_run: 3 })
})

describe('reseller', () => {
  test('hears once that they were approved, and again after each silence', async () => {
    const mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
    await openProgrammes(app, shopId, mug)
    const steps = [{ action: 'email', subject: 'Tentang ejen', text: '{name} {programme} {link}' }]
    const agents = { field: 'programme', op: 'is', value: 'agent' }
    const welcome = await make('reseller_approved', { steps, conditions: [agents] })
    const agent = await addReseller(app, shopId, 'agent')
    const other = await addReseller(app, shopId, 'dropship')
    const name = `Ahli ${/\d+/.exec(agent.email)?.[0]}` // the fixture counts on over files
    await pass(0)
    expect(await runs(welcome.id)).toMatchObject([
      { state: 'skipped', why: 'Condition not met: programme' },
      { state: 'done', about: name },
    ])
    const sent = (await app.mailbox()).filter(({ subject }) => subject === 'Tentang ejen')
    expect(sent).toMatchObject([{ recipient: agent.email, plain: expect.stringContaining(`${name} `) }])
    expect(sent[0]?.plain).toMatch(/http\S+\/agent/)
    expect(await dry(welcome.id)).toMatchObject({ looked_at: 2, would_run: 1 })

    const idle = await make('reseller_idle', { after_hours: 240, steps })
    await pass(239)
    expect(await runs(idle.id)).toEqual([])
    await inTransaction(app.deps.db, { shopId }, (trx) =>
      decideReseller(trx, { shopId, userId: null, id: other.id, action: 'end', now: app.clock.now() }),
    )
    await pass(1)
    await pass(24)
    expect(await runs(idle.id)).toMatchObject([{ about: name, state: 'done' }])
    await app.asOwner(
      `with o as (update orders set placed_at = $1 where id = (select max(id) from orders) returning id, shop_id)
       insert into reseller_orders (order_id, shop_id, reseller_id, relation) select id, shop_id, $2, 'referred' from o`,
      [app.clock.now(), agent.id],
    )
    await pass(239)
    expect(await runs(idle.id)).toHaveLength(1)
    await pass(1)
    expect(await runs(idle.id)).toHaveLength(2)
  })

  test('is no customer: no tag, no coupon', async () => {
    for (const trigger of ['reseller_approved', 'reseller_idle'])
      for (const step of [
        { action: 'tag', tag: 'x' },
        { action: 'coupon', coupon: 'TEN' },
      ])
        expect((await owner.post(path, { name: 'x', trigger, steps: [step] })).body.data).toHaveProperty([
          'steps.0.action',
        ])
  })
})
