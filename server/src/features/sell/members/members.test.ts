import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { remindMembers } from './actions/remind-members.ts'

let app: TestApp
let shop: TestShop
let owner: TestClient
let rival: TestClient
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z', config: { rateLimits: false } })
  shop = await openTestShop(app, 'gim')
  owner = await signedIn(app, shop.ownerId)
  rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
  buyer = await app.client('en')
})
afterAll(() => app.close())

const club = (given: object = {}) => ({
  item_type: 'membership',
  title: 'Kelab Gim',
  status: 'published',
  option_names: ['Pelan'],
  variations: [
    { option_values: ['Bulanan'], price: '49.00' },
    { option_values: ['Tahunan'], price: '490.00' },
  ],
  membership: {
    plans: [
      { every: 1, unit: 'month' },
      { every: 1, unit: 'year' },
    ],
    grace_days: 3,
  },
  ...given,
})
const make = async (given: object = {}) => {
  const made = await owner.post('/api/ajax/seller/products', club(given))
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  return made.body.data as { id: number; view_id: string }
}
const view = async (viewId: string) => (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data
const order = (viewId: string, form: object) =>
  buyer.multipart(`/api/ajax/guest/order/place-order/${viewId}`, {
    name: 'Aisyah Ahmad',
    phone: '0123456789',
    email: 'aisyah@buyer.test',
    paymentMethod: 'bank_transfer',
    ...form,
  })
const pay = (orderNo: string, amount: string) =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount, method: 'cash' })
const orderPage = async (redirect: string) =>
  (await buyer.get(`/api/ajax/guest${redirect.replace(/^https?:\/\/[^/]+/, '')}`)).body.data
const cardOf = async (url: string) => (await buyer.get(`/api/ajax/guest${url}`)).body.data
const days = (count: number) => app.clock.advance(count * 86_400_000)

/** A member of one month, with the address of the card. */
async function join(viewId: string, form: object = {}) {
  const { items } = await view(viewId)
  const placed = (await order(viewId, { plan: items[0].id, ...form })).body.data
  await pay(placed.order_no, placed.totals.total)
  const { lines } = await orderPage(placed.redirect_to)
  return {
    url: lines[0].member_url as string,
    orderNo: placed.order_no as string,
    redirect: placed.redirect_to as string,
  }
}

test('a plan is chosen, paid for, and opens a card', async () => {
  const { id, view_id } = await make()
  expect((await owner.get(`/api/ajax/seller/products/${id}`)).body.data.membership).toMatchObject({
    plans: [
      { title: 'Bulanan', every: 1, unit: 'month', trial_days: 0 },
      { title: 'Tahunan', unit: 'year' },
    ],
    grace_days: 3,
  })
  const { item, items } = await view(view_id)
  expect(item.plans).toEqual([
    { id: items[0].id, title: 'Bulanan', price: '49.00', every: 1, unit: 'month', trial_days: 0 },
    { id: items[1].id, title: 'Tahunan', price: '490.00', every: 1, unit: 'year', trial_days: 0 },
  ])
  expect((await order(view_id, {})).body.data).toHaveProperty('plan')
  expect((await order(view_id, { plan: 987654321 })).body.data).toHaveProperty('plan')
  expect((await order(view_id, { plan: items[0].id, quantity: 2 })).body.data).toHaveProperty('quantity')
  expect((await order(view_id, { plan: items[0].id, slot: '2026-12-01 10:00' })).body.data).toHaveProperty('slot')
  const placed = await order(view_id, { plan: items[1].id })
  expect(placed.body.data.totals.total).toBe('490.00')
  expect((await orderPage(placed.body.data.redirect_to)).lines[0].member_url).toBeUndefined()
  expect((await pay(placed.body.data.order_no, '490.00')).status).toBe(200)
  const { lines } = await orderPage(placed.body.data.redirect_to)
  expect(lines[0]).toMatchObject({
    item_type: 'membership',
    options: 'Tahunan',
    plan: { title: 'Tahunan', every: 1, unit: 'year' },
    member_url: expect.stringMatching(/^\/member\/[\w-]{24}$/),
  })
  expect(await cardOf(lines[0].member_url)).toMatchObject({
    status: 'active',
    valid_until: '2027-11-20 23:59:59',
    plan: 'Tahunan',
    title: 'Kelab Gim',
    code: expect.stringMatching(/^[A-Z2-9]{10}$/),
  })
  const seen = await owner.get(`/api/ajax/seller/orders/${placed.body.data.order_no}`)
  expect(seen.body.data.lines[0].member_url).toBeUndefined()
})

test('a form without a term for each plan is refused at it, and what is of another type too', async () => {
  const one = await owner.post(
    '/api/ajax/seller/products',
    club({ membership: { plans: [{ every: 1, unit: 'month' }] } }),
  )
  expect([one.status, Object.keys(one.body.data)]).toEqual([422, ['membership.plans']])
  const none = await owner.post('/api/ajax/seller/products', club({ membership: null }))
  expect(Object.keys(none.body.data)).toEqual(['membership.plans'])
})

test('paid early it goes on from the old end, paid after the lapse from that day; money back takes its period back', async () => {
  const { view_id } = await make()
  const { url } = await join(view_id)
  const renew = async () => {
    const placed = await buyer.post(`/api/ajax/guest${url}/renew`, { paymentMethod: 'bank_transfer' })
    expect([placed.status, placed.body.data.totals?.total]).toEqual([200, '49.00'])
    return placed.body.data as { order_no: string; redirect_to: string }
  }
  const { valid_until: first, renewal } = await cardOf(url)
  const second = await renew()
  expect((await cardOf(url)).valid_until).toBe(first)
  await pay(second.order_no, '49.00')
  const { valid_until: extended } = await cardOf(url)
  expect(extended).toBe(renewal.until[renewal.plan_id])
  expect(extended.slice(8, 10)).toBe(first.slice(8, 10))
  expect((await orderPage(second.redirect_to)).lines[0].member_url).toBe(url)
  const back = await owner.post(`/api/ajax/seller/orders/${second.order_no}/refund`, {
    amount: '49.00',
    reason: 'Silap',
  })
  expect(back.status).toBe(200)
  await owner.post(`/api/ajax/seller/orders/${second.order_no}/cancel`, { reason: 'Silap' })
  expect((await cardOf(url)).valid_until).toBe(first)
  days(32)
  expect((await cardOf(url)).status).toBe('grace')
  days(10)
  expect((await cardOf(url)).status).toBe('lapsed')
  const third = await renew()
  await pay(third.order_no, '49.00')
  const { status, valid_until: anew } = await cardOf(url)
  expect(status).toBe('active')
  expect(anew > first).toBe(true)
  expect(anew.slice(8, 10)).toBe((await view(view_id)).server_time.slice(8, 10))
})

test('a card checks in once a visit, whoever scans twice; a lapsed or strange one is refused', async () => {
  const { view_id } = await make()
  const { url } = await join(view_id)
  const { code } = await cardOf(url)
  const scan = (client: TestClient, typed: string, more: object = {}) =>
    client.post('/api/ajax/seller/members/check-in', { code: typed, ...more })
  const at = (await view(view_id)).server_time
  const all = await Promise.all(Array.from({ length: 10 }, (_, n) => scan(owner, code, { device: `pintu-${n}` })))
  expect(all.map(({ body }) => body.data.result).toSorted()).toEqual(
    ['admitted', ...Array(9).fill('already')].toSorted(),
  )
  expect((await cardOf(url)).visits).toBe(1)
  days(1)
  const later = { at: at.replace(/^.*$/, (await view(view_id)).server_time), device: 'pintu' }
  for (const sent of [1, 2]) {
    const { body } = await scan(owner, `${code.slice(0, 5)} ${code.slice(5).toLowerCase()}`, later)
    expect([sent, body.data.result, body.data.visits, body.data.name]).toEqual([sent, 'admitted', 2, 'Aisyah Ahmad'])
  }
  expect((await scan(rival, code)).status).toBe(404)
  expect((await scan(owner, 'TIADA')).status).toBe(404)
  days(60)
  expect((await scan(owner, code)).body.data).toMatchObject({ result: 'refused', status: 'lapsed', visits: 2 })
  const list = async (query: string) => (await owner.get(`/api/ajax/seller/members?${query}`)).body.data
  expect(await list(`term=${code}`)).toEqual([
    expect.objectContaining({ code, status: 'lapsed', name: 'Aisyah Ahmad', plan: 'Bulanan', visits: 2 }),
  ])
  expect(await list(`term=${code}&status=active`)).toEqual([])
  expect((await rival.get(`/api/ajax/seller/members?term=${code}`)).body.data).toEqual([])
})

test('a trial is free once for a phone, also for twenty at once', async () => {
  const { view_id } = await make({
    membership: {
      plans: [
        { every: 1, unit: 'month', trial_days: 7 },
        { every: 1, unit: 'year' },
      ],
    },
  })
  const { items } = await view(view_id)
  const tries = await Promise.all(
    Array.from({ length: 20 }, () =>
      order(view_id, { plan: items[0].id, phone: '0139876543', expected_total: '0.00' }),
    ),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const [won] = tries.filter(({ status }) => status === 200)
  const { lines } = await orderPage(won!.body.data.redirect_to)
  const today = (await view(view_id)).server_time.slice(0, 10)
  const card = await cardOf(lines[0].member_url)
  expect(Date.parse(card.valid_until.slice(0, 10)) - Date.parse(today)).toBe(7 * 86_400_000)
  const again = await order(view_id, { plan: items[0].id, phone: '+60139876543' })
  expect(again.body.data.totals.total).toBe('49.00')
})

test('an end is told once each, whoever works the queue; a worker that died sends nothing twice', async () => {
  const { view_id } = await make({ title: 'Kelab Peringatan' })
  await join(view_id, { email: 'ingat@buyer.test' })
  const mails = async () =>
    (await app.mailbox()).filter(
      ({ recipient, subject }) => recipient === 'ingat@buyer.test' && subject.includes('Kelab Peringatan'),
    )
  const before = (await mails()).length
  await remindMembers(app.deps)
  days(24)
  await Promise.all([remindMembers(app.deps), remindMembers(app.deps), remindMembers(app.deps)])
  expect(await mails()).toHaveLength(before + 1)
  const broken = { ...app.deps, mail: { ...app.deps.mail, send: () => Promise.reject(new Error('killed')) } }
  days(4)
  await expect(remindMembers(broken)).rejects.toThrow('killed')
  await remindMembers(app.deps)
  await remindMembers(app.deps)
  expect(await mails()).toHaveLength(before + 2)
  expect((await mails()).at(-1)?.plain).toContain('/member/')
})
