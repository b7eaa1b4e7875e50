import { readFileSync } from 'node:fs'
import { plusDays } from '@kedai/domain/time/days.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from '../../../platform/db/migrations.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let owner: TestClient
let buyer: TestClient
let ownerId: number
let today = '2026-11-28'
beforeAll(async () => {
  app = await startTestApp({ now: `${today}T04:00:00Z`, config: { rateLimits: false } })
  ownerId = (await openTestShop(app, 'gim')).ownerId
  owner = await signedIn(app, ownerId)
  buyer = await app.client('en')
})
afterAll(() => app.close())

/** Sets the clock forward to noon of a day. */
async function setDay(day: string): Promise<void> {
  app.clock.advance(Date.parse(day) - Date.parse(today))
  today = day
  owner = await signedIn(app, ownerId)
}

type Plan = { every: number; unit: string; trial_days?: number }
async function makeClub(...plans: Plan[]) {
  const made = await owner.post('/api/ajax/seller/products', {
    item_type: 'membership',
    title: 'Kelab Gim',
    status: 'published',
    option_names: ['Pelan'],
    variations: plans.map((_, at) => ({ option_values: [`Pelan ${at}`], price: '29.90' })),
    membership: { plans, grace_days: 3 },
  })
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  const viewId = made.body.data.view_id as string
  const { items } = (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data
  return { viewId, planIds: items.map(({ id }: { id: number }) => id) as number[] }
}

const pay = async (orderNo: string) => {
  const paid = await owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, {
    amount: '29.90',
    method: 'cash',
  })
  expect(paid.status).toBe(200)
}
const giveBack = async (orderNo: string) => {
  const at = `/api/ajax/seller/orders/${orderNo}`
  expect((await owner.post(`${at}/refund`, { amount: '29.90', reason: 'Silap' })).status).toBe(200)
  await owner.post(`${at}/cancel`, { reason: 'Silap' })
}
const cardOf = async (url: string) => (await buyer.get(`/api/ajax/guest${url}`)).body.data
const lastDayOf = async (url: string) => String((await cardOf(url)).valid_until).slice(0, 10)

let phones = 0
/** A member by the first plan of a club: the card's address and the order. */
async function join({ viewId, planIds }: { viewId: string; planIds: number[] }) {
  const placed = await buyer.multipart(`/api/ajax/guest/order/place-order/${viewId}`, {
    name: 'Aisyah Ahmad',
    email: 'aisyah@buyer.test',
    phone: `01234500${10 + (phones += 1)}`,
    paymentMethod: 'bank_transfer',
    plan: planIds[0] ?? 0,
  })
  expect(placed.status).toBe(200)
  const { order_no: orderNo, totals, redirect_to: redirect } = placed.body.data
  if (totals.total !== '0.00') await pay(orderNo)
  const page = await buyer.get(`/api/ajax/guest${redirect.replace(/^https?:\/\/[^/]+/, '')}`)
  return { url: page.body.data.lines[0].member_url as string, orderNo: orderNo as string }
}
const renew = (url: string, plan?: number) =>
  buyer.post(`/api/ajax/guest${url}/renew`, { paymentMethod: 'bank_transfer', ...(plan !== undefined && { plan }) })

/** Renews by a plan and pays for it; what the card promised before, and where it ends since. */
async function renewAndPay(url: string, plan: number): Promise<[promised: string, until: string]> {
  const promised = String((await cardOf(url)).renewal.until[plan]).slice(0, 10)
  await pay((await renew(url, plan)).body.data.order_no)
  return [promised, await lastDayOf(url)]
}

describe('the day that a card promises is the day it ends on once it is paid', () => {
  const month = { every: 1, unit: 'month' }
  const trial = (days: number): Plan => ({ ...month, trial_days: days })
  it.each<[string, Plan, string]>([
    ['2026-11-28', trial(2), '2026-12-30'],
    ['2026-11-28', trial(7), '2027-01-05'],
    ['2026-11-28', { every: 2, unit: 'week' }, '2027-01-12'],
    ['2026-11-28', { every: 10, unit: 'day' }, '2027-01-08'],
    ['2027-01-31', trial(2), '2027-03-02'],
    ['2027-01-31', month, '2027-03-31'],
    ['2027-03-01', trial(30), '2027-04-30'],
    ['2027-03-01', trial(14), '2027-04-15'],
  ])('%s, %o and a month: %s', async (day, first, until) => {
    if (day !== today) await setDay(day)
    const club = await makeClub(first, month)
    const { url } = await join(club)
    expect(await renewAndPay(url, club.planIds[1]!)).toEqual([until, until])
  })

  it('also along a chain of plans, early and in grace', async () => {
    const plans = [month, { every: 10, unit: 'day' }, { every: 1, unit: 'year' }]
    const club = await makeClub(...plans)
    const [monthly, tenDays, yearly] = club.planIds as [number, number, number]
    const { url } = await join(club)
    const ends: [number, string][] = [
      [monthly, '2027-05-01'],
      [tenDays, '2027-05-11'],
      [monthly, '2027-06-11'],
      [yearly, '2028-06-11'],
    ]
    for (const [plan, until] of ends) expect(await renewAndPay(url, plan)).toEqual([until, until])
    const other = await join(club)
    await setDay('2027-04-03')
    expect(await renewAndPay(other.url, tenDays)).toEqual(['2027-04-11', '2027-04-11'])
    await setDay('2027-04-13')
    expect(await renewAndPay(other.url, monthly)).toEqual(['2027-05-11', '2027-05-11'])
    await setDay('2027-05-20')
    expect(await renewAndPay(other.url, monthly)).toEqual(['2027-06-20', '2027-06-20'])
  })
})

describe('a card of which all money was given back', () => {
  const month = { every: 1, unit: 'month' }

  it('offers no renewal and refuses one', async () => {
    const { url, orderNo } = await join(await makeClub(month))
    await giveBack(orderNo)
    expect(await cardOf(url)).toMatchObject({ status: 'lapsed', valid_until: null, renewal: null })
    const refused = await renew(url)
    expect([refused.status, refused.body.message]).toEqual([409, 'This membership was cancelled. Buy a new one.'])
  })

  it('takes a renewal while another payment stands', async () => {
    const { url, orderNo } = await join(await makeClub(month))
    const second = (await renew(url)).body.data.order_no
    await pay(second)
    await giveBack(orderNo)
    expect(await lastDayOf(url)).toBe(monthAfter(today))
    expect((await renew(url)).status).toBe(200)
    await giveBack(second)
    expect((await renew(url)).status).toBe(409)
  })

  it('begins anew on the day on which a renewal placed before that is paid after it, without what was given back', async () => {
    const { url, orderNo } = await join(await makeClub(month))
    const waiting = (await renew(url)).body.data.order_no
    await giveBack(orderNo)
    await setDay(plusDays(today, 2))
    await pay(waiting)
    expect([(await cardOf(url)).status, await lastDayOf(url)]).toEqual(['active', monthAfter(today)])
  })
})

it('cards whose last day was counted too early are mended by the migration, and no day that was told is taken back', async () => {
  const sql = readFileSync(`${migrationsFolder}/1105_entitlement_terms.sql`, 'utf8')
  const ends = () =>
    app.asOwner<{ id: number; ends: string }>(
      `select id, until_on::text as ends from entitlements where not is_void order by id`,
    )
  const right = await ends()
  expect(right.length).toBeGreaterThan(10)
  const mixed = `exists (select from entitlement_periods p where p.entitlement_id = e.id and p.unit in ('day', 'week'))
    and exists (select from entitlement_periods p where p.entitlement_id = e.id and p.unit in ('month', 'year'))`
  await app.asOwner(`update entitlements e set until_on = until_on - 29 where not is_void and ${mixed}`)
  expect(await ends()).not.toEqual(right)
  await app.asOwner(sql)
  expect(await ends()).toEqual(right)
  await app.asOwner(`update entitlements set until_on = until_on + 7`)
  const told = await ends()
  await app.asOwner(sql)
  expect(await ends()).toEqual(told)
})

const monthAfter = (day: string) =>
  `${day.slice(0, 5)}${String(Number(day.slice(5, 7)) + 1).padStart(2, '0')}${day.slice(7)}`
