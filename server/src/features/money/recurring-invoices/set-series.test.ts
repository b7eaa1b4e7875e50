import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { makeApproved, makeInvoice, plainInvoice } from '../invoices/invoices.fixture.ts'
import { addStaff, openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'

const path = '/api/ajax/seller/invoices'
let app: TestApp
let shop: TestShop
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T04:00:00Z')
  owner = await signedIn(app, shop.ownerId)
})

const recur = (hashslug: string, rule: object) =>
  owner.post(`${path}/recurring/${hashslug}`, { every: 1, unit: 'month', ...rule })
const press = (hashslug: string, doing: string, body: object = {}) =>
  owner.post(`${path}/recurring/${hashslug}/${doing}`, body)
const eventsOf = (body: { data: { timeline: { name: string }[] } }) =>
  body.data.timeline.map(({ name }) => name).filter((name) => name.startsWith('recurring.'))

test('the next six days keep the day of the first, to the month’s end', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const { status, body } = await recur(hashslug, {
    every: 1,
    unit: 'month',
    starts_on: '2027-01-31',
    ends: 'never',
    mode: 'approve',
    rate: 'fixed',
    missed: 'all',
    stop_while_unpaid: 1,
  })
  expect([status, body.message]).toEqual([200, 'Schedule saved. The next invoice is on 31 Jan 2027.'])
  expect(body.data.recurring).toEqual({
    every: 1,
    unit: 'month',
    starts_on: '2027-01-31',
    ends: 'never',
    ends_on: null,
    count: null,
    mode: 'approve',
    rate: 'fixed',
    missed: 'all',
    stop_while_unpaid: true,
    is_paused: false,
    is_ended: false,
    upcoming: ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    runs: [],
  })
})

test('dated the first day, the invoice is the first itself; twice is once', async () => {
  const { hashslug } = await makeInvoice(app, shop, { ...plainInvoice, issue_date: '2026-11-20' })
  const first = await recur(hashslug, { every: 1, unit: 'week', ends: 'after', count: '3' })
  expect(first.body.data.recurring).toMatchObject({
    starts_on: '2026-11-20',
    upcoming: ['2026-11-27', '2026-12-04'],
    runs: [{ k: 0, on: '2026-11-20', outcome: 'created', hashslug }],
  })
  const second = await recur(hashslug, { every: 1, unit: 'week', ends: 'after', count: '3' })
  expect(second.body.data.recurring).toEqual(first.body.data.recurring)
  expect(eventsOf(second.body)).toEqual(['recurring.set'])
})

test('what lies before today is left out, and ends are kept', async () => {
  const { hashslug } = await makeApproved(app, shop)
  expect(
    (await recur(hashslug, { every: 1, unit: 'month', starts_on: '2026-08-31', ends: 'on', ends_on: '2027-01-30' }))
      .body.data.recurring,
  ).toMatchObject({ upcoming: ['2026-11-30', '2026-12-31'], runs: [] })
})

test('how often must be said, and a series that runs is replaced on purpose only', async () => {
  const { hashslug } = await makeInvoice(app, shop)
  const bare = (rule: object) => owner.post(`${path}/recurring/${hashslug}`, rule)
  expect((await bare({})).body).toMatchObject({
    code: 422,
    data: { every: expect.any(Array), unit: expect.any(Array) },
  })
  expect((await bare({ unit: 'month' })).body).toMatchObject({ code: 422, data: { every: expect.any(Array) } })
  const first = await recur(hashslug, { every: 1, unit: 'month' })
  const refused = await recur(hashslug, { every: 1, unit: 'week' })
  expect(refused.body).toMatchObject({
    code: 409,
    message: 'This invoice already has a recurring schedule. Confirm to replace it.',
  })
  expect((await owner.get(`${path}/view/${hashslug}`)).body.data.recurring).toEqual(first.body.data.recurring)
  expect((await recur(hashslug, { every: 1, unit: 'month' })).status).toBe(200)
  expect((await recur(hashslug, { every: 1, unit: 'week', confirm: 1 })).body.data.recurring).toMatchObject({
    unit: 'week',
  })
  await press(hashslug, 'end')
  expect((await recur(hashslug, { every: 2, unit: 'month' })).status).toBe(200)
})

test('another rule goes on from today under new numbers, no day twice', async () => {
  const { hashslug } = await makeInvoice(app, shop, { ...plainInvoice, issue_date: '2026-11-20' })
  await recur(hashslug, { every: 1, unit: 'month' })
  const { body } = await recur(hashslug, { every: 1, unit: 'week', starts_on: '2026-11-20', confirm: 1 })
  expect(body.data.recurring).toMatchObject({
    upcoming: ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25', '2027-01-01'],
    runs: [{ k: 0 }],
  })
  expect(
    await app.asOwner(
      'select s.runs_before, s.next_k from invoice_series s join invoices i on i.id = s.invoice_id where i.hashslug = $1',
      [hashslug],
    ),
  ).toEqual([{ runs_before: 1, next_k: 1 }])
})

test('paused, resumed, one left out, ended, begun again', async () => {
  const { hashslug } = await makeApproved(app, shop)
  expect((await press(hashslug, 'pause')).body.message).toBe('This invoice is not recurring. Set its schedule first.')
  await recur(hashslug, { unit: 'day', every: 2, starts_on: '2026-11-21' })
  await press(hashslug, 'pause')
  const paused = await press(hashslug, 'pause')
  expect(paused.body.data.recurring.is_paused).toBe(true)
  app.clock.set('2026-11-24T04:00:00Z')
  owner = await signedIn(app, shop.ownerId)
  const resumed = await press(hashslug, 'resume')
  expect(resumed.body.data.recurring).toMatchObject({
    is_paused: false,
    runs: [
      { k: 1, on: '2026-11-23', outcome: 'skipped' },
      { k: 0, on: '2026-11-21', outcome: 'skipped', note: 'The schedule was paused' },
    ],
  })
  expect(resumed.body.data.recurring.upcoming[0]).toBe('2026-11-25')
  await press(hashslug, 'skip-next', { on: '2026-11-25' })
  const skipped = await press(hashslug, 'skip-next', { on: '2026-11-25' })
  expect(skipped.body.data.recurring.upcoming[0]).toBe('2026-11-27')
  expect(skipped.body.data.recurring.runs[0]).toMatchObject({
    on: '2026-11-25',
    outcome: 'skipped',
    note: 'Skipped by the seller',
  })
  await press(hashslug, 'end')
  const ended = await press(hashslug, 'end')
  expect(ended.body.data.recurring).toMatchObject({ is_ended: true, upcoming: [] })
  expect(eventsOf(ended.body)).toEqual([
    'recurring.ended',
    'recurring.skipped',
    'recurring.resumed',
    'recurring.paused',
    'recurring.set',
  ])
  expect((await press(hashslug, 'resume')).body.message).toBe('This schedule has ended. Set a new one.')
  expect((await recur(hashslug, { unit: 'day', every: 2, starts_on: '2026-11-21' })).body.data.recurring).toMatchObject(
    { is_ended: false, upcoming: expect.arrayContaining(['2026-11-27']) },
  )
})

test.each([
  ['a day that is none', { starts_on: '2026-02-30' }, 'starts_on'],
  ['no interval', { every: 0 }, 'every'],
  ['an unknown unit', { unit: 'fortnight' }, 'unit'],
  ['an end before the start', { starts_on: '2027-01-01', ends: 'on', ends_on: '2026-12-01' }, 'ends_on'],
  ['an end without its day', { ends: 'on' }, 'ends_on'],
  ['a number that is missing', { ends: 'after', count: '' }, 'count'],
  ['more than may come', { ends: 'after', count: '1000' }, 'count'],
  ['all of it passed', { starts_on: '2026-10-01', unit: 'day', ends: 'after', count: 5 }, 'count'],
  ['another century', { starts_on: '2190-01-01' }, 'starts_on'],
])('%s is refused at its field', async (_what, rule, field) => {
  const { hashslug } = await makeApproved(app, shop)
  const { status, body } = await recur(hashslug, rule)
  expect([status, Object.keys(body.data)]).toEqual([422, [field]])
})

test('to be sent by itself it needs somebody to send it to, and to be approved a name', async () => {
  const nameless = await makeInvoice(app, shop, { ...plainInvoice, buyer: {} })
  expect((await recur(nameless.hashslug, { mode: 'approve' })).body.message).toBe('Fill in the buyer’s name first.')
  const cash = await makeApproved(app, shop, { ...plainInvoice, buyer: { name: 'Tunai' } })
  expect((await recur(cash.hashslug, { mode: 'send' })).body.data).toHaveProperty('mode')
})

test('a void invoice ends its series and begins none', async () => {
  const { hashslug } = await makeApproved(app, shop)
  await recur(hashslug, { starts_on: '2026-12-01' })
  const { body } = await owner.post(`${path}/void/${hashslug}`, {})
  expect(body.data.recurring).toMatchObject({ is_ended: true })
  expect((await recur(hashslug, { starts_on: '2026-12-01' })).body.message).toBe('This invoice is void.')
})

test('only the shop’s own people who may', async () => {
  const rival = await openTestShop(app, 'rival')
  const { hashslug } = await makeApproved(app, shop)
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  const stranger = await signedIn(app, rival.ownerId)
  const rule = { every: 1, unit: 'month' }
  for (const url of ['', '/pause', '/resume', '/skip-next', '/end'].map(
    (tail) => `${path}/recurring/${hashslug}${tail}`,
  )) {
    expect([
      (await (await app.client()).post(url, rule)).status,
      (await stranger.post(url, rule)).status,
      (await packer.post(url, rule)).status,
    ]).toEqual([401, 404, 403])
  }
})
