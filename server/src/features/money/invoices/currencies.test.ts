import { expect, test } from 'vitest'
import { amountIn } from '@kedai/domain/money/amount.ts'
import { currencyCodes, currencySign, minorDigits } from '@kedai/domain/money/currencies.ts'
import { exchangeRate, ringgitOf } from '@kedai/domain/money/exchange-rate.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeAccepted, plainQuote } from '../quotes/quotes.fixture.ts'
import { makeApproved, plainInvoice, type TypedInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()

const dollars: TypedInvoice = { ...plainInvoice, currency: 'SGD', exchange_rate: '3.45' }
const yen: TypedInvoice = {
  ...plainInvoice,
  currency: 'JPY',
  exchange_rate: '0.0285',
  shipping: '80',
  invoice_items: [{ item_name: 'Cawan', quantity: '3', amount: '333.35' }],
}
const call = async (name: string, hashslug: string, body: object = {}) =>
  (await owner.post(`${path}/${name}/${hashslug}`, body)).body
const draft = async (typed: object) => (await owner.post(path, typed)).body
const approve = async (id: number) => (await owner.get(`${path}/approved/${id}`)).body

test.each([
  [
    'SGD',
    dollars,
    { total: '128.21', tax_amount: '7.26', part: '28.21', left: '100.00' },
    { total: '442.32', tax_amount: '25.05', balance_due: '442.32' },
  ],
  [
    'JPY',
    yen,
    { total: '1039', tax_amount: '59', part: '39', left: '1000' },
    { total: '29.61', tax_amount: '1.68', balance_due: '29.61' },
  ],
])(
  'an invoice in %s goes from draft to paid, and knows its ringgit',
  async (currency, typed, { part, left, ...figures }, ringgit) => {
    const { data: made } = await draft(typed)
    expect(made).toMatchObject({
      lifecycle: 'draft',
      currency,
      exchange_rate: typed.exchange_rate,
      ...figures,
      ringgit,
    })
    expect((await approve(made.id)).data).toMatchObject({
      lifecycle: 'approved',
      currency,
      balance_due: figures.total,
      ringgit,
    })
    const first = await call('record-payment', made.hashslug, { amount: part, method: 'cash' })
    expect(first).toMatchObject({
      message: `Payment of ${currency} ${part} recorded.`,
      data: { invoice_status: 'partial', balance_due: left, payments: [{ amount: part }] },
    })
    expect(first.data.timeline[0].text).toContain(`${currency} ${part}`)
    const last = await call('record-payment', made.hashslug, { amount: `${currency} ${left}`, method: 'bank_transfer' })
    expect(last.data).toMatchObject({
      invoice_status: 'paid',
      balance_due: currency === 'JPY' ? '0' : '0.00',
      ringgit: { ...ringgit, balance_due: '0.00' },
    })
    const kept = await app.asOwner<{ amount_rm_sen: number }>(
      'select amount_rm_sen from invoice_ledger where invoice_id = $1',
      [made.id],
    )
    expect(
      Math.abs(
        kept.reduce((all, { amount_rm_sen }) => all + amount_rm_sen, 0) - Number(ringgit.total.replace('.', '')),
      ),
    ).toBeLessThanOrEqual(1)
  },
)

test('without a rate a draft is saved and not approved, whatever would approve it; the field is told', async () => {
  const { data } = await draft({ ...dollars, exchange_rate: '' })
  expect(data).toMatchObject({
    currency: 'SGD',
    exchange_rate: null,
    ringgit: null,
    actions: { approve: { allowed: false, reason: expect.stringContaining('exchange rate for 1 SGD in RM') } },
  })
  const answers = [
    await approve(data.id),
    (await owner.get(`${path}/mark-as-sent/${data.id}`)).body,
    await call('record-payment', data.hashslug, { amount: '1', method: 'cash' }),
    await call('recurring', data.hashslug, { every: 1, unit: 'month', mode: 'approve' }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ code: 422, data: { exchange_rate: [expect.stringContaining('1 SGD')] } })
  expect((await call('recurring', data.hashslug, { every: 1, unit: 'month', mode: 'draft' })).status).toBe(true)
})

test.each([
  [{ currency: 'XAU' }, 'currency'],
  [{ exchange_rate: '0' }, 'exchange_rate'],
  [{ exchange_rate: '3.4500001' }, 'exchange_rate'],
  [{ exchange_rate: '100.01' }, 'exchange_rate'],
  [{ exchange_rate: 'RM 3' }, 'exchange_rate'],
  [{ currency: 'JPY' }, 'shipping'],
  [{ currency: 'JPY', shipping: '8', discount: '1.5', discount_type: 'fixed' }, 'discount'],
])('%j is refused at %s', async (change, field) => {
  const { code, data } = await draft({ ...dollars, ...change })
  expect([code, Object.keys(data)]).toEqual([422, [field]])
})

test('the rate of an approved invoice never changes: not by another tab, an edit or a payment', async () => {
  const { data: opened } = await draft(dollars)
  const { data: approved } = await approve(opened.id)
  const form = {
    ...dollars,
    invoice_items: approved.invoice_items.map(({ id, item_name, quantity, amount }: Record<string, unknown>) => ({
      id,
      item_name,
      quantity: String(quantity),
      amount,
    })),
  }
  expect(
    await call('update', opened.hashslug, { ...form, exchange_rate: '3.50', revision: opened.revision }),
  ).toMatchObject({ code: 409, data: { exchange_rate: '3.45', lifecycle: 'approved' } })
  expect(
    await call('update', opened.hashslug, { ...form, exchange_rate: '3.50', revision: approved.revision }),
  ).toMatchObject({ code: 422, data: { exchange_rate: [expect.stringContaining('1 SGD = RM 3.45')] } })
  expect(
    await call('update', opened.hashslug, { ...form, revision: approved.revision, exchange_rate: '' }),
  ).toMatchObject({ code: 422, data: { exchange_rate: [expect.any(String)] } })
  expect(
    await call('update', opened.hashslug, { ...form, revision: approved.revision, currency: 'USD' }),
  ).toMatchObject({ code: 422, data: { currency: [expect.stringContaining('approved in SGD')] } })
  expect(
    await call('update', opened.hashslug, { ...form, revision: approved.revision, currency: 'RM', exchange_rate: '' }),
  ).toMatchObject({ code: 422, data: { currency: [expect.any(String)] } })
  const { currency: _currency, exchange_rate: _rate, ...leftOut } = form
  expect(
    (await call('update', opened.hashslug, { ...leftOut, revision: approved.revision, shipping: '9' })).data,
  ).toMatchObject({ currency: 'SGD', exchange_rate: '3.45', total: '129.27' })
  await expect(app.asOwner('update invoices set exchange_rate_e6 = 1 where id = $1', [opened.id])).rejects.toThrow(
    /rate stay/,
  )
})

test('a draft may change its currency; a schedule of amounts keeps how they read', async () => {
  const { data } = await draft({
    ...dollars,
    instalments: [
      { type: 'fixed', value: '50', after_days: 0 },
      { type: 'rest', after_days: 30 },
    ],
  })
  const items = data.invoice_items.map(({ id, item_name }: Record<string, unknown>) => ({
    id,
    item_name,
    amount: '4000',
  }))
  const changed = (
    await call('update', data.hashslug, {
      ...dollars,
      currency: 'JPY',
      exchange_rate: '0.0285',
      shipping: '0',
      invoice_items: items,
    })
  ).data
  expect(changed).toMatchObject({
    currency: 'JPY',
    total: '7632',
    instalments: [{ amount: '50', value: '50' }, { amount: '7582' }],
  })
  expect(
    (await call('update', data.hashslug, { ...dollars, currency: 'RM', exchange_rate: '', invoice_items: items })).data,
  ).toMatchObject({ currency: 'RM', exchange_rate: null, ringgit: null })
})

test('notes, copies and credit keep to the currency of their invoice', async () => {
  const { hashslug } = await makeApproved(app, shop, dollars)
  const copy = (await call('duplicate', hashslug)).data
  expect(copy).toMatchObject({ currency: 'SGD', exchange_rate: '3.45', lifecycle: 'draft' })
  const debit = (await call('debit-note', hashslug, { amount: '10.50', reason: 'Penghantaran' })).data
  expect(debit).toMatchObject({ kind: 'debit_note', currency: 'SGD', exchange_rate: '3.45', total: '11.13' })
  expect(await call('credit-note', hashslug, { amount: '1.234', reason: 'x' })).toMatchObject({
    code: 422,
    data: { amount: [expect.stringContaining('SGD')] },
  })
  expect((await call('credit-note', hashslug, { amount: '28.21', reason: 'Pulang' })).data).toMatchObject({
    credited_amount: '28.21',
    balance_due: '100.00',
  })
  const paid = await call('record-payment', hashslug, { amount: '120', method: 'cash' })
  expect(paid.message).toContain('overpaid SGD 20.00')
  const customer = paid.data.customer_id
  const [other, same] = [await makeApproved(app, shop), await makeApproved(app, shop, dollars)]
  const viewed = async (slug: string) => (await owner.get(`${path}/view/${slug}`)).body.data
  expect([(await viewed(other.hashslug)).customer_credit, (await viewed(same.hashslug)).customer_credit]).toEqual([
    '0.00',
    '20.00',
  ])
  expect(await call('apply-credit', other.hashslug)).toMatchObject({ code: 409 })
  expect(await call('apply-credit', same.hashslug, { amount: '5' })).toMatchObject({
    message: 'Credit of SGD 5.00 used. Remaining credit: SGD 15.00.',
    data: { balance_due: '123.21' },
  })
  const refund = (currency: string, amount: string) =>
    owner.post(`/api/ajax/seller/customers/${customer}/refund-credit`, {
      currency,
      amount,
      method: 'cash',
      reason: 'Diminta',
    })
  expect((await refund('RM', '5')).status).toBe(409)
  expect((await refund('SGD', '15')).body.data).toEqual({ currency: 'SGD', amount: '15.00', credit: '0.00' })
  const told = (await owner.get(`/api/ajax/seller/customers/${customer}`)).body.data
  expect(told).toMatchObject({
    credit: '0.00',
    other_credit: [],
    has_foreign: true,
    credit_history: [
      { currency: 'SGD', amount: '-15.00', balance: '0.00' },
      { currency: 'SGD', amount: '-5.00' },
      { currency: 'SGD', amount: '20.00' },
    ],
  })
})

test('a quote hands its currency and rate on to the invoice', async () => {
  const { hashslug } = await makeAccepted(app, shop, { ...plainQuote, currency: 'USD', exchange_rate: '4.1234' })
  expect((await owner.get(`/api/ajax/seller/quotes/view/${hashslug}`)).body.data).toMatchObject({
    currency: 'USD',
    exchange_rate: '4.1234',
    total: '128.21',
  })
  expect((await owner.get('/api/ajax/seller/quotes')).body.data[0]).toMatchObject({ currency: 'USD', total: '128.21' })
  const { data } = (await owner.post(`/api/ajax/seller/quotes/convert/${hashslug}`, {})).body
  const slug: string = data.redirectTo?.split('/').at(-1) ?? data.invoice.hashslug
  expect((await owner.get(`${path}/view/${slug}`)).body.data).toMatchObject({
    currency: 'USD',
    exchange_rate: '4.1234',
    ringgit: { total: '528.66' },
  })
})

test('sums are of ringgit at the kept rates, the list says each its own, and the spreadsheet both', async () => {
  const summary = async () => (await owner.get(`${path}/summary`)).body.data
  const report = async () => (await owner.get(`${path}/ageing`)).body.data
  const [before, aged] = [await summary(), await report()]
  const { number, hashslug } = await makeApproved(app, shop, { ...yen, buyer: { name: 'Tanaka' } })
  const grown = (now: string, then: string) => Math.round((Number(now) - Number(then)) * 100)
  const [after, older] = [await summary(), await report()]
  expect([grown(after.owed, before.owed), grown(older.owed, aged.owed), after.has_foreign, older.has_foreign]).toEqual([
    2961,
    2961,
    true,
    true,
  ])
  await call('record-payment', hashslug, { amount: '1000', method: 'bank_transfer' })
  expect(grown((await summary()).received_30_days, after.received_30_days)).toBe(2850)
  expect((await owner.get(`${path}?term=${number}`)).body.data).toMatchObject([
    { total: '1039', balance_due: '39', currency: 'JPY' },
  ])
  const [, row = ''] = (await owner.open(`/exports/invoices.csv?term=${number}`)).text.trim().split('\r\n')
  expect(row).toContain('JPY,0.0285,1000,80,100,59,1039,29.61,1000,')
})

test('the rate that was used last is told for each currency', async () => {
  await makeApproved(app, shop, { ...dollars, currency: 'EUR', exchange_rate: '4.80' })
  await draft({ ...dollars, currency: 'EUR', exchange_rate: '4.9' })
  await draft({ ...dollars, currency: 'EUR', exchange_rate: '' })
  const { last_rates: rates } = (await owner.get(`${path}/settings`)).body.data
  expect(rates).toContainEqual({ currency: 'EUR', exchange_rate: '4.90', issue_date: expect.any(String) })
  expect(rates.filter(({ currency }: { currency: string }) => currency === 'RM' || currency === 'MYR')).toEqual([])
})

test('a customer’s statement has a section for each currency', async () => {
  const buyer = { name: 'Dua Mata Wang', phone: '012-777 8888' }
  const [{ id }] = [
    await makeApproved(app, shop, { ...plainInvoice, buyer }),
    await makeApproved(app, shop, { ...dollars, buyer }),
  ]
  const [{ customer_id: customer } = { customer_id: 0 }] = await app.asOwner<{ customer_id: number }>(
    'select customer_id from invoices where id = $1',
    [id],
  )
  const { data } = (await owner.get(`/api/ajax/seller/customers/${customer}/statement?lang=en`)).body
  expect(data).toMatchObject({
    currency: 'RM',
    closing: '128.21',
    rows: [{ amount: '128.21' }],
    others: [{ currency: 'SGD', closing: '128.21', owed: '128.21', rows: [{ amount: '128.21' }] }],
  })
  const said = JSON.stringify(data.document)
  for (const part of ['Closing balance (RM)', 'RM 128.21', 'Closing balance (SGD)', 'SGD 128.21'])
    expect(said).toContain(part)
  const csv = (await owner.get(`/exports/customers/${customer}/statement.csv?lang=en`)).text
  expect(csv.match(/Closing balance,,,128\.21,(?:RM|SGD)/g)).toEqual([
    'Closing balance,,,128.21,RM',
    'Closing balance,,,128.21,SGD',
  ])
})

test('the database reckons ringgit as the rule does, in every currency', async () => {
  for (const currency of currencyCodes) {
    const rate = currency === 'MYR' ? null : exchangeRate(3_456_789)
    for (const amount of [0, 1, 145, 50_000, 99_999_999_999].map(sen)) {
      const [row] = await app.asOwner<{ is: number }>('select ringgit_of($1, $2, $3)::bigint as is', [
        amount,
        currency,
        rate,
      ])
      expect([currency, amount, row?.is]).toEqual([currency, amount, ringgitOf(amount, { currency, rate })])
    }
    const one = `1${minorDigits[currency] === 0 ? '' : `.${'0'.repeat(minorDigits[currency])}`}`
    expect(
      (
        await draft({
          ...plainInvoice,
          shipping: '0',
          discount: '0',
          tax: '0',
          currency: currencySign(currency),
          invoice_items: [{ item_name: 'Satu', amount: one }],
        })
      ).data.total,
    ).toBe(one)
    expect(amountIn(one, currency)).toBe(10 ** minorDigits[currency])
  }
})
