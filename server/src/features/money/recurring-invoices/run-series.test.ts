import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { makeApproved, makeInvoice, plainInvoice } from '../invoices/invoices.fixture.ts'
import { openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'
import { runDueSeries } from './actions/run-due-series.ts'

const path = '/api/ajax/seller/invoices'
let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T04:00:00Z')
  await app.asOwner('update invoice_series set ended_at = now()')
  await app.mailbox() // what the last test left to be mailed
  await app.asOwner('delete from mailbox')
})

const at = (malaysian: string) => app.clock.set(new Date(`${malaysian.replace(' ', 'T')}:00+08:00`))
const run = () => runDueSeries(app.deps)
const recurring = async (
  rule: object,
  typed: Parameters<typeof makeInvoice>[2] = { ...plainInvoice, issue_date: '2026-11-20', due_date: '2026-11-27' },
  make: typeof makeInvoice = makeApproved,
) => {
  const invoice = await make(app, shop, typed)
  const owner = await signedIn(app, shop.ownerId)
  const { status, body } = await owner.post(`${path}/recurring/${invoice.hashslug}`, { every: 1, ...rule })
  expect([status, body.message]).toMatchObject([200, expect.any(String)])
  return invoice
}
const view = async (hashslug: string) =>
  (await (await signedIn(app, shop.ownerId)).get(`${path}/view/${hashslug}`)).body.data
type Made = {
  id: number
  number: string | null
  lifecycle: string
  issue_date: string
  due_date: string
  total_sen: number
}
const madeOf = (id: number) =>
  app.asOwner<Made>(
    `select i.id, i.number, i.lifecycle, i.issue_date, i.due_date, i.total_sen from invoices i join invoice_series s on s.id = i.series_id where s.invoice_id = $1 order by i.issue_date`,
    [id],
  )

test('each day makes one invoice, with its own day and as many days to pay', async () => {
  const { id, hashslug } = await recurring({ unit: 'month' })
  at('2026-12-19 23:59')
  expect(await run()).toBe(0)
  at('2026-12-20 00:00')
  expect([await run(), await run()]).toEqual([1, 0])
  expect(await madeOf(id)).toMatchObject([
    { number: null, lifecycle: 'draft', issue_date: '2026-12-20', due_date: '2026-12-27', total_sen: 12_821 },
  ])
  const { recurring: told, timeline } = await view(hashslug)
  expect(told.runs).toMatchObject([
    { k: 1, on: '2026-12-20', outcome: 'created', hashslug: expect.any(String), note: '' },
    { k: 0 },
  ])
  expect([told.upcoming[0], timeline[0]]).toMatchObject([
    '2027-01-20',
    { text: 'Recurring invoice for 2026-12-20 created', actor: 'system' },
  ])
})

test('in another currency each asks for its rate, unless the one of the invoice is to stay', async () => {
  const dollars = {
    ...plainInvoice,
    currency: 'SGD',
    exchange_rate: '3.4567',
    issue_date: '2026-11-20',
    due_date: '2026-11-27',
  }
  const [asked, fixed] = [
    await recurring({ unit: 'month', mode: 'send' }, dollars),
    await recurring({ unit: 'month', mode: 'approve', rate: 'fixed' }, dollars),
  ]
  expect([(await view(asked.hashslug)).recurring.rate, (await view(fixed.hashslug)).recurring.rate]).toEqual([
    'ask',
    'fixed',
  ])
  at('2026-12-20 09:00')
  expect(await run()).toBe(2)
  const rates = (id: number) =>
    app.asOwner(
      `select i.lifecycle, i.exchange_rate_e6 as rate from invoices i join invoice_series s on s.id = i.series_id where s.invoice_id = $1`,
      [id],
    )
  expect([await rates(asked.id), await rates(fixed.id)]).toEqual([
    [{ lifecycle: 'draft', rate: null }],
    [{ lifecycle: 'approved', rate: 3_456_700 }],
  ])
  expect((await app.mailbox()).map(({ subject }) => subject)).toEqual([
    'The recurring invoice for Kedai Runcit Siti needs an exchange rate',
  ])
  const [made] = await madeOf(asked.id)
  const owner = await signedIn(app, shop.ownerId)
  expect((await owner.get(`${path}/approved/${made?.id}`)).body.data).toHaveProperty('exchange_rate')
})

test('approved by itself; sent by itself, not before nine', async () => {
  const approved = await recurring({ unit: 'month', mode: 'approve' })
  const sent = await recurring({ unit: 'month', mode: 'send' })
  at('2026-12-20 08:59')
  expect(await run()).toBe(1)
  expect(await madeOf(approved.id)).toMatchObject([{ number: expect.stringMatching(/^INV-/), lifecycle: 'approved' }])
  at('2026-12-20 09:00')
  expect(await run()).toBe(1)
  const mails = await app.mailbox()
  const [made] = await madeOf(sent.id)
  expect(made).toMatchObject({ lifecycle: 'sent' })
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['akaun@runcit.test', `Invoice ${made?.number} from Kedai demo: RM 128.21`],
  ])
})

test('without an e-mail the seller is told that WhatsApp waits', async () => {
  const { id } = await recurring(
    { unit: 'month', mode: 'send' },
    { ...plainInvoice, buyer: { name: 'Puan Rohani', phone: '012-345 6789' }, issue_date: '2026-11-20' },
  )
  at('2026-12-20 10:00')
  await run()
  const [made] = await madeOf(id)
  expect((await app.mailbox()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['owner@demo.test', `Invoice ${made?.number} is ready to be sent by WhatsApp`],
  ])
})

test.each([
  ['latest', ['2026-12-11'], ['missed', 'missed', 'created']],
  ['all', ['2026-11-27', '2026-12-04', '2026-12-11'], ['created', 'created', 'created']],
  ['skip', [], ['missed', 'missed', 'missed']],
])('days that were missed: %s', async (missed, days, outcomes) => {
  const { id, hashslug } = await recurring({ unit: 'week', missed })
  at('2026-12-13 10:00')
  await run()
  expect((await madeOf(id)).map(({ issue_date }) => issue_date)).toEqual(days)
  for (const { due_date } of await madeOf(id)) expect(due_date).toBe('2026-12-20') // the days to pay are left, however late
  const { runs, upcoming } = (await view(hashslug)).recurring
  expect([runs.map(({ outcome }: { outcome: string }) => outcome), upcoming[0]]).toEqual([
    [...outcomes.toReversed(), 'created'],
    '2026-12-18',
  ])
})

test('it waits while the last one is unpaid, and goes on when it is paid', async () => {
  const { id, hashslug } = await recurring({ unit: 'week', stop_while_unpaid: true })
  at('2026-11-27 10:00')
  await run()
  expect((await view(hashslug)).recurring.runs[0]).toMatchObject({
    outcome: 'skipped',
    note: 'The previous invoice is not paid yet',
  })
  await (
    await signedIn(app, shop.ownerId)
  ).post(`${path}/record-payment/${hashslug}`, { amount: '128.21', method: 'cash' })
  at('2026-12-04 10:00')
  await run()
  expect((await madeOf(id)).map(({ issue_date }) => issue_date)).toEqual(['2026-12-04'])
})

test('after the last one the series has ended', async () => {
  const { id, hashslug } = await recurring({ unit: 'week', ends: 'after', count: 2 })
  at('2026-12-30 10:00')
  await run()
  expect([(await madeOf(id)).length, (await view(hashslug)).recurring.is_ended]).toEqual([1, true])
})

test('it copies the invoice as it is, also one that is changed later', async () => {
  const { id, hashslug } = await recurring({ unit: 'week' }, undefined, makeInvoice)
  const owner = await signedIn(app, shop.ownerId)
  await owner.post(`${path}/update/${hashslug}`, {
    ...plainInvoice,
    shipping: '0',
    tax: '0',
    discount: '0',
    issue_date: '2026-11-20',
  })
  at('2026-11-27 10:00')
  await run()
  expect(await madeOf(id)).toMatchObject([{ total_sen: 12_550 }])
})

test('what cannot be made is tried three times, then the series pauses and its seller is told why', async () => {
  const { id, hashslug } = await recurring({ unit: 'week', mode: 'send' })
  await app.asOwner(
    `update invoice_series set content = jsonb_set(content, '{form,buyer,email}', '"siti"') where invoice_id = $1`,
    [id],
  )
  for (const hour of ['10:00', '10:30', '11:00', '13:00', '14:00']) {
    at(`2026-11-27 ${hour}`)
    expect(await run()).toBe(0)
  }
  const { recurring: told, timeline } = await view(hashslug)
  expect(told).toMatchObject({
    is_paused: true,
    runs: [{ k: 1, outcome: 'failed', note: expect.stringContaining('e-mail address') }, {}],
  })
  expect(timeline.map(({ name }: { name: string }) => name).slice(0, 4)).toEqual([
    'recurring.paused',
    'recurring.failed',
    'recurring.failed',
    'recurring.failed',
  ])
  expect(await madeOf(id)).toEqual([])
  expect((await app.mailbox()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['owner@demo.test', 'The recurring invoice for Kedai Runcit Siti is paused'],
  ])
  // Put right and resumed, the date that failed is made.
  await app.asOwner(
    `update invoice_series set content = jsonb_set(content, '{form,buyer,email}', '"akaun@runcit.test"') where invoice_id = $1`,
    [id],
  )
  await (await signedIn(app, shop.ownerId)).post(`${path}/recurring/${hashslug}/resume`, {})
  expect([await run(), (await madeOf(id)).map(({ issue_date }) => issue_date)]).toEqual([1, ['2026-11-27']])
})

test('six workers at once make each invoice once', async () => {
  const { id } = await recurring({ unit: 'day', missed: 'all' })
  at('2026-11-30 10:00')
  const counts = await Promise.all(Array.from({ length: 6 }, run))
  expect([counts.reduce((sum, count) => sum + count, 0), (await madeOf(id)).length]).toEqual([10, 10])
})

test('a date that has its row is not made again, even by one who thinks it is due', async () => {
  const { id } = await recurring({ unit: 'day' })
  at('2026-11-21 10:00')
  await run()
  await app.asOwner(`update invoice_series set next_k = 1, next_on = '2026-11-21' where invoice_id = $1`, [id])
  await run()
  expect(await madeOf(id)).toHaveLength(1)
})
