import { describe, expect, test } from 'vitest'
import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readPdf } from '../../../platform/test-pdf/read-pdf.ts'
import { appendLedger, type NewEntry } from '../invoices/actions/append-ledger.ts'
import { lockInvoice } from '../invoices/actions/lock-invoice.ts'
import { makeApproved, plainInvoice } from '../invoices/invoices.fixture.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const invoices = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')
const add = (hashslug: string, entries: readonly NewEntry[]) =>
  inTransaction(
    app.db,
    { shopId: shop.shopId },
    async (trx) =>
      void (await appendLedger(trx, await lockInvoice(trx, { shopId: shop.shopId, hashslug }), entries, {
        now: app.clock.now(),
        userId: shop.ownerId,
      })),
  )

const bill = (day: string, due: string) =>
  makeApproved(app, shop, {
    ...plainInvoice,
    buyer: { name: '=Runcit Siti', phone: '012-345 6789', email: 'siti@runcit.test' },
    issue_date: day,
    due_date: due,
    lang: 'en',
  })
const made = [
  await bill('2026-06-01', '2026-06-15'),
  await bill('2026-07-01', '2026-07-31'),
  await bill('2026-08-01', '2026-11-01'),
  await bill('2026-09-01', '2026-09-20'),
  await bill('2026-10-01', '2026-10-05'),
]
const slugs = made.map(({ hashslug }) => hashslug)
await owner.post(`${invoices}/record-payment/${slugs[0]}`, {
  amount: '200.00',
  method: 'card',
  paid_on: '2026-06-10',
  reference: '@ref',
})
await owner.post(`${invoices}/record-payment/${slugs[1]}`, {
  amount: '100.00',
  method: 'bank_transfer',
  paid_on: '2026-07-05',
})
await owner.post(`${invoices}/void/${slugs[4]}`, {})
await add(slugs[1] ?? '', [{ type: 'refund', amount: sen(2_000), method: 'cash', occurredOn: '2026-07-09' }])
await add(slugs[2] ?? '', [
  { type: 'credit_note', amount: sen(3_000), occurredOn: '2026-08-05' },
  { type: 'write_off', amount: sen(1_000), occurredOn: '2026-08-06' },
])
const [row] = await app.asOwner<{ id: number }>('select customer_id as id from invoices where hashslug = $1', [
  slugs[0],
])
const customerId = row?.id ?? 0

const url = () => `/api/ajax/seller/customers/${customerId}/statement`
const read = async (query = ''): Promise<CustomerStatement> => (await owner.get(`${url()}?${query}`)).body.data
const senOf = (amount: string) =>
  (amount.startsWith('-') ? -1 : 1) * (parseRinggit(amount.replace('-', '')) ?? Number.NaN)

test('every entry has the balance after it, and the end is what the invoices say is open less the credit', async () => {
  const told = await read()
  expect(told.rows.map(({ day, kind, amount, balance }) => [day, kind, amount, balance]).slice(0, 5)).toEqual([
    ['2026-06-01', 'invoice', '128.21', '128.21'],
    ['2026-06-10', 'payment', '-200.00', '-71.79'],
    ['2026-07-01', 'invoice', '128.21', '56.42'],
    ['2026-07-05', 'payment', '-100.00', '-43.58'],
    ['2026-07-09', 'refund', '20.00', '-23.58'],
  ])
  expect(told.rows.map(({ kind }) => kind)).toEqual([
    'invoice',
    'payment',
    'invoice',
    'payment',
    'refund',
    'invoice',
    'credit_note',
    'write_off',
    'invoice',
    'invoice',
    'void',
  ])
  let running = senOf(told.opening)
  for (const { amount, balance } of told.rows) expect(senOf(balance)).toBe((running += senOf(amount)))
  expect(senOf(told.closing)).toBe(running)
  const views = await Promise.all(slugs.map(async (slug) => (await owner.get(`${invoices}/view/${slug}`)).body.data))
  const open = views.reduce((all, { balance_due }) => all + senOf(balance_due), 0)
  expect([senOf(told.owed), told.credit, senOf(told.closing)]).toEqual([
    open,
    '71.79',
    open - senOf(views[0].customer_credit),
  ])
  expect(told).toMatchObject({
    ageing: { current: '0.00', days_1_30: '88.21', days_31_60: '0.00', days_61_90: '128.21', over_90: '48.21' },
    email: 'siti@runcit.test',
  })
  expect((await owner.get(`/api/ajax/seller/customers/${customerId}`)).body.data).toMatchObject({
    owed: told.owed,
    credit: told.credit,
  })
})

test('some days begin with what was owed before them', async () => {
  const [whole, part] = [await read(), await read('from=2026-07-01&to=2026-07-31')]
  expect(part).toMatchObject({
    from: '2026-07-01',
    to: '2026-07-31',
    opening: '-71.79',
    closing: '-23.58',
    owed: '48.21',
    credit: '71.79',
  })
  expect(part.rows).toEqual(whole.rows.slice(2, 5))
  expect((await owner.get(`${url()}?from=2026-08-01&to=2026-07-01`)).body).toMatchObject({
    code: 422,
    message: 'The start date must be before the end date.',
  })
  expect(await read('from=2026-11-19&to=2027-01-31')).toMatchObject({
    from: '2026-11-19',
    to: '2026-11-20',
    closing: whole.closing,
    rows: [{ kind: 'void' }],
  })
  expect((await owner.get(`${url()}?from=2027-01-01&to=2027-01-31`)).body).toMatchObject({
    code: 422,
    data: { from: ['A statement can end today at the latest. Choose an earlier start date.'] },
  })
})

test('credit that is used is told and changes nothing', async () => {
  const before = await read()
  app.clock.advance(60_000)
  await owner.post(`${invoices}/apply-credit/${slugs[3]}`, { amount: '50.00' })
  const after = await read()
  expect(after).toMatchObject({ closing: before.closing, credit: '21.79' })
  expect(after.rows.at(-1)).toMatchObject({
    kind: 'credit_applied',
    amount: '0.00',
    applied: '50.00',
    balance: before.closing,
  })
})

test('the paper and the sheet say the same figures', async () => {
  const told = await read('lang=en')
  const pdf = await owner.get(`/exports/customers/${customerId}/statement.pdf?lang=en`)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = readPdf(pdf.bytes)
    .pages.flatMap(({ lines }) => lines)
    .join('\n')
  const written = (amount: string) => `${amount.startsWith('-') ? '− ' : ''}RM ${amount.replace('-', '')}`
  for (const { amount, balance, number } of told.rows)
    for (const part of [written(amount.replace('-', '')), written(balance), number ?? ''])
      if (part !== 'RM 0.00') expect(text).toContain(part)
  for (const part of [
    'Statement of account',
    '=Runcit Siti',
    written(told.closing),
    written(told.owed),
    written(told.ageing.over_90),
    'Credit of RM 50.00 used',
  ])
    expect(text).toContain(part)
  const csv = await owner.get(`/exports/customers/${customerId}/statement.csv?lang=en`)
  const lines = csv.text.trim().split('\r\n')
  expect(lines).toHaveLength(told.rows.length + 3)
  expect(lines.at(-1)).toBe(`${told.to},Closing balance,,,${told.closing},RM`)
  expect(lines.find((line) => line.includes('@ref'))).toContain('card · @ref')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
})

test('goes to the customer with its paper, once a minute, and what became of it is kept', async () => {
  const post = app.deps.mail.post
  const papers: string[] = []
  app.deps.mail.post = async (mail) => (
    papers.push(`${mail.to} ${mail.attachments?.[0]?.content.subarray(0, 5).toString()}`),
    post(mail)
  )
  const send = (body: object = {}) => owner.post(`/api/ajax/seller/customers/${customerId}/send-statement`, body)
  const sent = await send()
  expect(sent.body).toMatchObject({
    status: true,
    message: 'The statement is sent to siti@runcit.test.',
    data: { deliveries: [{ recipient: 'siti@runcit.test', status: 'sent' }] },
  })
  expect((await send()).status).toBe(429)
  expect((await send({ email: 'akaun@runcit' })).status).toBe(422)
  app.clock.advance(61_000)
  expect((await send({ email: 'akaun@runcit.test', message: 'Sila semak.' })).body.data.deliveries).toHaveLength(2)
  app.deps.mail.post = async () => ({ accepted: false, response: '550 no such user' })
  app.clock.advance(61_000)
  expect((await send()).body.message).toContain('550 no such user')
  expect((await read()).deliveries[0]).toMatchObject({ status: 'failed', response: '550 no such user' })
  app.deps.mail.post = post
  expect(papers).toEqual(['siti@runcit.test %PDF-', 'akaun@runcit.test %PDF-'])
})

test('ends today, whatever is dated later', async () => {
  const buyer = { name: 'Esok Trading', phone: '012-999 0001' }
  const today = await makeApproved(app, shop, { ...plainInvoice, buyer, lang: 'en' })
  const later = await makeApproved(app, shop, {
    ...plainInvoice,
    buyer,
    issue_date: '2026-12-24',
    due_date: '2026-12-31',
    lang: 'en',
  })
  const [{ id } = { id: 0 }] = await app.asOwner<{ id: number }>(
    'select customer_id as id from invoices where hashslug = $1',
    [later.hashslug],
  )
  const { data } = (await owner.get(`/api/ajax/seller/customers/${id}/statement`)).body
  expect(data).toMatchObject({ to: '2026-11-20', closing: '128.21', rows: [{ number: today.number }] })
})

describe('legal buyers who share a phone number', () => {
  const phone = '012-999 0002'
  const place = { address: 'No. 3, Jalan Contoh', postcode: '43000', city: 'Kajang', state: 'MY-10' }
  const alfa = { name: 'Alfa Sdn. Bhd.', phone, tin: 'C2584563200', registration_no: '202001012345', ...place }
  const beta = { name: 'Beta Enterprise', phone, registration_no: '202103099999' }
  let customer = 0
  const statement = async (buyer?: number): Promise<CustomerStatement> =>
    (
      await owner.get(
        `/api/ajax/seller/customers/${customer}/statement?lang=en${buyer === undefined ? '' : `&buyer=${buyer}`}`,
      )
    ).body.data

  test('have a statement each, with the address of whom it is for', async () => {
    const [first, second] = [
      await makeApproved(app, shop, { ...plainInvoice, buyer: alfa }),
      await makeApproved(app, shop, { ...plainInvoice, buyer: beta }),
    ]
    await makeApproved(app, shop, { ...plainInvoice, buyer: { ...alfa, name: 'ALFA SDN BHD' } })
    customer =
      (
        await app.asOwner<{ id: number }>('select customer_id as id from invoices where hashslug = $1', [
          first.hashslug,
        ])
      )[0]?.id ?? 0
    const [ofAlfa, ofBeta] = [await statement(first.id), await statement(second.id)]
    expect([ofAlfa.closing, ofBeta.closing, ofAlfa.rows.length, ofBeta.rows.length]).toEqual(['256.42', '128.21', 2, 1])
    expect(ofAlfa.buyers).toEqual([
      { id: first.id, name: 'ALFA SDN BHD', tin: 'C2584563200', registration_no: '202001012345', is_shown: true },
      { id: second.id, name: 'Beta Enterprise', tin: null, registration_no: '202103099999', is_shown: false },
    ])
    expect(ofAlfa.document.parties).toMatchObject([
      {
        name: 'ALFA SDN BHD',
        lines: ['No. 3, Jalan Contoh', '43000 Kajang, Selangor'],
        facts: expect.arrayContaining([{ label: 'TIN', value: 'C2584563200' }]),
      },
    ])
    expect(ofBeta.document.parties).toMatchObject([{ name: 'Beta Enterprise', lines: [] }])
    // The one that was billed last, unless one is named; a stranger's invoice names nobody.
    expect((await statement()).rows).toEqual(ofAlfa.rows)
    expect((await owner.get(`/api/ajax/seller/customers/${customer}/statement?buyer=${made[0]?.id}`)).status).toBe(422)
    const csv = await owner.get(`/exports/customers/${customer}/statement.csv?lang=en&buyer=${second.id}`)
    expect(csv.text.trim().split('\r\n').at(-1)).toContain('128.21')
    await owner.post(`/api/ajax/seller/customers/${customer}/send-statement`, {
      email: 'beta@runcit.test',
      buyer: second.id,
    })
    expect(
      await app.asOwner('select buyer_invoice_id as buyer, status from statement_deliveries where recipient = $1', [
        'beta@runcit.test',
      ]),
    ).toEqual([{ buyer: second.id, status: 'sent' }])
  })

  test('never see the other’s credit, and together owe what the customer owes', async () => {
    const [first, second] = (await statement()).buyers.map(({ id }) => id)
    const slugOf = async (id: number | undefined) =>
      (await app.asOwner<{ hashslug: string }>('select hashslug from invoices where id = $1', [id]))[0]?.hashslug ?? ''
    await owner.post(`${invoices}/record-payment/${await slugOf(first)}`, { amount: '178.21', method: 'card' })
    expect((await statement(first)).credit).toBe('50.00')
    expect((await statement(second)).credit).toBe('0.00')
    await owner.post(`${invoices}/apply-credit/${await slugOf(second)}`, { amount: '30' })
    const [ofAlfa, ofBeta] = [await statement(first), await statement(second)]
    expect([ofAlfa.credit, ofBeta.credit, ofBeta.owed, ofBeta.closing]).toEqual(['20.00', '0.00', '98.21', '98.21'])
    const { owed, credit } = (await owner.get(`/api/ajax/seller/customers/${customer}`)).body.data
    expect(senOf(ofAlfa.closing) + senOf(ofBeta.closing)).toBe(senOf(owed) - senOf(credit))
  })
})

test('is nobody else’s', async () => {
  const stranger = await signedIn(app, rival.ownerId)
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  for (const path of [
    url(),
    `/exports/customers/${customerId}/statement.pdf`,
    `/exports/customers/${customerId}/statement.csv`,
  ]) {
    expect([
      (await (await app.client()).get(path)).status,
      (await stranger.get(path)).status,
      (await packer.get(path)).status,
    ]).toEqual([401, 404, 403])
  }
  expect((await stranger.post(`/api/ajax/seller/customers/${customerId}/send-statement`, {})).status).toBe(404)
})
