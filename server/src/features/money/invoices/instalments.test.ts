import { expect, test } from 'vitest'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, makeInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
const hundred = {
  buyer: { name: 'Nur Aminah', phone: '012-345 6789', email: 'aminah@buyer.test' },
  invoice_items: [{ item_name: 'Katering', quantity: '1', amount: '100.00' }],
}
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')

const day = (offset: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(
    new Date(app.clock.now().getTime() + offset * 86_400_000),
  )
const deposit = (value = '30') => [
  { type: 'percent', value, due_date: day(0) },
  { type: 'rest', due_date: day(30) },
]
const set = (hashslug: string, parts: object[], rest: object = {}) =>
  owner.post(`${path}/instalments/${hashslug}`, { parts, ...rest })
const view = async (hashslug: string) => (await owner.get(`${path}/view/${hashslug}`)).body.data
const pay = (hashslug: string, amount: string) =>
  owner.post(`${path}/record-payment/${hashslug}`, { amount, method: 'bank_transfer' })
const short = ({
  instalments,
  next_payment,
}: {
  instalments: { amount: string; left: string; state: string }[]
  next_payment: object | null
}) => ({ parts: instalments.map(({ amount, left, state }) => `${amount} ${left} ${state}`), next: next_payment })

test('a deposit and the rest: settled in their order by what is paid, whoever pays how much', async () => {
  const { hashslug } = await makeApproved(app, shop, hundred)
  const { status, body } = await set(hashslug, deposit())
  expect([status, body.message]).toEqual([200, 'The payment schedule is saved.'])
  expect(short(body.data)).toEqual({
    parts: ['30.00 30.00 waiting', '70.00 70.00 waiting'],
    next: { part: 1, parts: 2, amount: '30.00', due_date: day(0) },
  })
  expect(body.data).toMatchObject({ due_date: day(30), revision: 3, timeline: [{ text: 'Instalments set' }, {}, {}] })
  await pay(hashslug, '10.00')
  expect(short(await view(hashslug))).toEqual({
    parts: ['30.00 20.00 partial', '70.00 70.00 waiting'],
    next: { part: 1, parts: 2, amount: '20.00', due_date: day(0) },
  })
  await pay(hashslug, '25.00')
  expect(short(await view(hashslug))).toEqual({
    parts: ['30.00 0.00 paid', '70.00 65.00 partial'],
    next: { part: 2, parts: 2, amount: '65.00', due_date: day(30) },
  })
  await pay(hashslug, '65.00')
  expect(await view(hashslug)).toMatchObject({ next_payment: null, invoice_status: 'paid' })
  expect((await set(hashslug, [])).body.message).toBe('This invoice has no balance due.')
})

test('the same again is no new revision, an older form is told, none takes it away', async () => {
  const { hashslug } = await makeApproved(app, shop, hundred)
  const first = (await set(hashslug, deposit())).body.data
  expect((await set(hashslug, deposit())).body.data.revision).toBe(first.revision)
  expect((await set(hashslug, deposit('40'), { revision: 1 })).status).toBe(409)
  expect((await set(hashslug, [], { revision: first.revision })).body.data).toMatchObject({
    instalments: [],
    next_payment: null,
    revision: first.revision + 1,
  })
})

test.each([
  ['one part', () => [{ type: 'rest', due_date: day(1) }], null, 'A payment schedule needs at least 2 instalments.'],
  [
    'more than the total',
    () => [
      { type: 'fixed', value: '100', due_date: day(0) },
      { type: 'rest', due_date: day(1) },
    ],
    null,
    'These instalments already add up to the total. Leave a balance for the last instalment.',
  ],
  [
    'days that go back',
    () => [
      { type: 'fixed', value: '10', due_date: day(5) },
      { type: 'rest', due_date: day(4) },
    ],
    'parts.1.due_date',
    'An instalment cannot be due before the previous one.',
  ],
  [
    'a day before the invoice',
    () => [
      { type: 'fixed', value: '10', due_date: day(-5) },
      { type: 'rest', due_date: day(4) },
    ],
    'parts.0.due_date',
    'The first instalment cannot be due before the invoice date.',
  ],
  [
    'words',
    () => [
      { type: 'fixed', value: 'lima', due_date: day(0) },
      { type: 'rest', due_date: day(4) },
    ],
    'parts.0.value',
    'Enter an amount in RM, such as 50.00.',
  ],
  [
    'a share above all',
    () => [
      { type: 'percent', value: '120', due_date: day(0) },
      { type: 'rest', due_date: day(4) },
    ],
    'parts.0.value',
    'Enter a percentage between 0 and 100.',
  ],
  [
    'no day',
    () => [
      { type: 'percent', value: '20', due_date: '' },
      { type: 'rest', due_date: day(4) },
    ],
    'parts.0.due_date',
    'Choose a date for this instalment.',
  ],
])('%s is refused', async (_what, parts, field, message) => {
  const { hashslug } = await makeInvoice(app, shop, hundred)
  const { status, body } = await set(hashslug, parts())
  expect(status).toBe(422)
  if (field === null) expect(body.message).toBe(message)
  else expect(body.data).toEqual({ [field]: [message] })
})

test('nobody else sets it', async () => {
  const { hashslug } = await makeInvoice(app, shop, hundred)
  const call = (who: TestClient) => who.post(`${path}/instalments/${hashslug}`, { parts: deposit() })
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  expect([
    (await call(await app.client())).status,
    (await call(await signedIn(app, rival.ownerId))).status,
    (await call(packer)).status,
  ]).toEqual([401, 404, 403])
})

test('a late part makes the invoice late, in the view, the list, the tabs and the sums', async () => {
  const own = await openTestShop(app, 'lewat')
  const seller = await signedIn(app, own.ownerId)
  const { hashslug } = await makeApproved(app, own, { ...hundred, issue_date: day(-10), due_date: day(20) })
  await seller.post(`${path}/instalments/${hashslug}`, {
    parts: [
      { type: 'fixed', value: '30', due_date: day(-3) },
      { type: 'fixed', value: '30', due_date: day(10) },
      { type: 'rest', due_date: day(20) },
    ],
  })
  expect((await seller.get(`${path}/view/${hashslug}`)).body.data).toMatchObject({
    is_overdue: true,
    display_status: 'overdue',
    instalments: [{ state: 'overdue' }, { state: 'waiting' }, { state: 'waiting' }],
  })
  expect((await seller.get(`${path}?status=overdue`)).body.data).toMatchObject([
    { hashslug, display_status: 'overdue', due_date: day(-3) },
  ])
  expect((await seller.get(`${path}/summary`)).body.data).toMatchObject({
    owed: '100.00',
    overdue: '30.00',
    tabs: { overdue: { count: 1 } },
  })
  await seller.post(`${path}/record-payment/${hashslug}`, { amount: '30.00', method: 'card' })
  expect((await seller.get(`${path}?status=overdue`)).body.data).toEqual([])
  expect((await seller.get(`${path}`)).body.data).toMatchObject([{ display_status: 'partial', due_date: day(10) }])
  expect((await seller.get(`${path}/summary`)).body.data).toMatchObject({
    overdue: '0.00',
    tabs: { overdue: { count: 0 }, partial: { count: 1 } },
  })
})

test('another total is split anew, another due day is the last part’s; what no longer fits is refused', async () => {
  const { hashslug } = await makeInvoice(app, shop, { ...hundred, issue_date: day(0) })
  await set(hashslug, deposit())
  const changed = await owner.post(`${path}/update/${hashslug}`, {
    ...hundred,
    issue_date: day(0),
    due_date: day(40),
    invoice_items: [{ item_name: 'Katering', quantity: '1', amount: '133.35' }],
  })
  expect(
    changed.body.data.instalments.map(
      ({ amount, due_date }: { amount: string; due_date: string }) => `${amount} ${due_date}`,
    ),
  ).toEqual([`40.01 ${day(0)}`, `93.34 ${day(40)}`])
  const moved = await owner.post(`${path}/update/${hashslug}`, { ...hundred, issue_date: day(3), due_date: day(43) })
  expect(moved.body.data.instalments.map(({ due_date }: { due_date: string }) => due_date)).toEqual([day(3), day(43)])
  expect(
    (
      await owner.post(`${path}/update/${hashslug}`, {
        ...hundred,
        issue_date: day(3),
        due_date: day(43),
        invoice_items: [{ item_name: 'Katering', quantity: '1', amount: '133.35' }],
      })
    ).status,
  ).toBe(200)
  await set(hashslug, [
    { type: 'fixed', value: '120', due_date: day(3) },
    { type: 'rest', due_date: day(43) },
  ])
  expect(
    (await owner.post(`${path}/update/${hashslug}`, { ...hundred, issue_date: day(3), due_date: day(43) })).body
      .message,
  ).toContain('Leave a balance for the last instalment')
})

test('a copy carries the schedule, counted from its own day', async () => {
  const { hashslug, id } = await makeApproved(app, shop, { ...hundred, issue_date: day(-20) })
  await set(hashslug, [
    { type: 'percent', value: '25', due_date: day(-20) },
    { type: 'rest', due_date: day(-6) },
  ])
  const copy = (await owner.post(`${path}/duplicate/${hashslug}`, {})).body.data
  expect(copy).toMatchObject({
    due_date: day(14),
    instalments: [
      { type: 'percent', value: '25.00', amount: '25.00', due_date: day(0) },
      { type: 'rest', amount: '75.00', due_date: day(14) },
    ],
  })
  expect(
    await app.asOwner(
      `select jsonb_array_length(content -> 'parts') as parts from invoice_revisions where invoice_id = $1 order by revision desc limit 1`,
      [id],
    ),
  ).toEqual([{ parts: 2 }])
})

test('the buyer sees the parts, and a reminder comes again for the next one', async () => {
  const { hashslug, id } = await makeApproved(app, shop, { ...hundred, issue_date: day(0), due_date: day(30) })
  await set(hashslug, [
    { type: 'fixed', value: '40', due_date: day(5) },
    { type: 'rest', due_date: day(30) },
  ])
  await owner.post(`${path}/set-reminder/${hashslug}`, {
    steps: [{ anchor: 'due', offset_days: -1, channel: 'whatsapp' }],
  })
  const dueOn = async () =>
    (
      await app.asOwner<{ on: string; state: string }>(
        `select to_char(due_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD') as on, state from invoice_reminders where invoice_id = $1`,
        [id],
      )
    )[0]
  expect(await dueOn()).toEqual({ on: day(4), state: 'planned' })
  await app.asOwner(`update invoice_reminders set state = 'sent', done_at = now() where invoice_id = $1`, [id])
  const buyer = await app.client()
  expect((await buyer.get(`/api/ajax/guest/invoices/${hashslug}`)).body.data).toMatchObject({
    state: 'awaiting',
    instalments: [{ amount: '40.00', state: 'waiting' }, { amount: '60.00' }],
    next_payment: { part: 1, parts: 2, amount: '40.00', due_date: day(5) },
  })
  await pay(hashslug, '40.00')
  expect(await dueOn()).toEqual({ on: day(29), state: 'planned' })
  expect((await buyer.get(`/api/ajax/guest/invoices/${hashslug}`)).body.data).toMatchObject({
    state: 'partial',
    balance_due: '60.00',
    next_payment: { part: 2, amount: '60.00' },
  })
})
