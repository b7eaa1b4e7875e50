import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
let app: TestApp
let shop: TestShop
let owner: TestClient
let stranger: TestClient
let made: Record<'draft' | 'open' | 'late' | 'partial' | 'paid' | 'void', string>
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
  const rival = await openTestShop(app, 'rival')
  stranger = await signedIn(app, rival.ownerId)
  await makeApproved(app, rival)
  const named = (name: string, rest: object = {}) => ({
    ...plainInvoice,
    buyer: { name, phone: '012-345 6789' },
    ...rest,
  })
  const slug = async (making: Promise<{ hashslug: string }>) => (await making).hashslug
  made = {
    draft: await slug(makeInvoice(app, shop, named('Draf'))),
    open: await slug(makeApproved(app, shop, named('Terbuka'))),
    late: await slug(makeApproved(app, shop, named('Lewat', { issue_date: '2026-01-01', due_date: '2026-01-15' }))),
    partial: await slug(makeApproved(app, shop, named('Separuh'))),
    paid: await slug(makeApproved(app, shop, named('Selesai'))),
    void: await slug(makeApproved(app, shop, named('Batal'))),
  }
  await owner.post(`${path}/record-payment/${made.partial}`, { amount: '28.21', method: 'card' })
  await owner.post(`${path}/record-payment/${made.paid}`, { amount: '128.21', method: 'card' })
  await owner.post(`${path}/void/${made.void}`, {})
})
afterAll(() => app.close())

const names = async (query: string, client = owner) =>
  (await client.get(`${path}?${query}`)).body.data.map(({ buyer_name }: { buyer_name: string }) => buyer_name)

test.each([
  ['', ['Batal', 'Selesai', 'Separuh', 'Lewat', 'Terbuka', 'Draf']],
  ['status=draft', ['Draf']],
  ['status=awaiting_payment', ['Lewat', 'Terbuka']],
  ['status=overdue', ['Lewat']],
  ['status=partial', ['Separuh']],
  ['status=paid', ['Selesai']],
  ['status=approved', ['Selesai', 'Separuh', 'Lewat', 'Terbuka']],
  ['status=sent', []],
  ['status=void', ['Batal']],
  ['status=slips_to_check', []],
  ['term=lewat', ['Lewat']],
  ['term=INV-00001', ['Terbuka']],
  ['term=012-345%206789&status=paid', ['Selesai']],
  ['from=2026-01-01&to=2026-01-01', ['Lewat']],
  ['received_from=2026-01-01', ['Selesai', 'Separuh']],
  ['received_from=2026-01-01&status=paid', ['Selesai']],
  ['received_to=2026-01-01', []],
])('list with "%s"', async (query, expected) => expect(await names(query)).toEqual(expected))

test('rows say what the view says, the sums are those of the ledger', async () => {
  const { body } = await owner.get(path)
  for (const row of body.data) {
    const { display_status, invoice_status, balance_due, total, number, lifecycle } = (
      await owner.get(`${path}/view/${row.hashslug}`)
    ).body.data
    expect(row).toMatchObject({ display_status, invoice_status, balance_due, total, number, lifecycle })
  }
  expect(body.meta).toMatchObject({ page: 1, per_page: 25, total: 6, last_page: 1, total_is_capped: false })
  const summary = (await owner.get(`${path}/summary`)).body.data
  expect(summary).toMatchObject({
    owed: '356.42',
    overdue: '128.21',
    received_30_days: '156.42',
    tabs: {
      draft: { count: 1 },
      awaiting_payment: { count: 2, owed: '256.42' },
      overdue: { count: 1, owed: '128.21' },
      partial: { count: 1, owed: '100.00' },
      paid: { count: 1, owed: null },
      void: { count: 1 },
      slips_to_check: { count: 0, is_capped: false },
    },
  })
})

test('what came in stands among the sales of its days, without what was taken back', async () => {
  const received = async () => (await owner.get('/api/ajax/seller/sales?period=7')).body.data.now.invoices
  expect(await received()).toBe('156.42')
  await owner.post(`${path}/record-payment/${made.open}`, { amount: '8.21', method: 'card' })
  expect(await received()).toBe('164.63')
  const [entry] = await app.asOwner<{ id: number }>(
    'select l.id from invoice_ledger l join invoices i on i.id = l.invoice_id where i.hashslug = $1',
    [made.open],
  )
  expect((await owner.post(`${path}/reverse/${made.open}`, { payment_id: entry?.id, reason: 'Tersalah' })).status).toBe(
    200,
  )
  expect(await received()).toBe('156.42')
  expect(await names('received_from=2026-01-01')).toEqual(['Selesai', 'Separuh'])
})

test('each shop sees its own', async () => {
  expect(await names('', stranger)).toEqual(['Kedai Runcit Siti'])
  const [mine] = await app.asOwner<{ id: number }>(
    'select customer_id as id from invoices where shop_id = $1 and customer_id is not null limit 1',
    [shop.shopId],
  )
  expect(await names(`customer_id=${mine?.id}`)).toHaveLength(5)
  expect(await names(`customer_id=${mine?.id}`, stranger)).toEqual([])
  for (const call of ['', '/summary', '/products', '/settings'])
    expect((await (await app.client()).get(path + call)).status).toBe(401)
})

test('a spreadsheet of what is found, or of what was ticked, for those who may', async () => {
  const file = async (query: string, client = owner) => {
    const { status, text, headers } = await client.open(`/exports/invoices.csv?${query}`)
    expect([status, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="${client === owner ? 'demo' : 'rival'}-invoices-2026-11-20.csv"`,
    ])
    return text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
  }
  const [head, ...rows] = await file('')
  expect(head).toBe(
    'Number,Kind,Status,Date,Due date,Buyer,Phone,E-mail,Tax number (TIN),Reference,Currency,Exchange rate,Subtotal,Shipping,Discount,Tax,Total,Total in RM,Paid,Paid by,Credited,Written off,Rounding,Void,Overpaid,Balance due',
  )
  expect(rows.map((row) => row.split(',')[5])).toEqual(['Batal', 'Selesai', 'Separuh', 'Lewat', 'Terbuka', 'Draf'])
  expect(rows[3]).toMatch(
    /^INV-00002,Invoice,Overdue,2026-01-01,2026-01-15,Lewat,.*60123456789,,,,RM,,125\.50,8\.00,12\.55,7\.26,128\.21,128\.21,0\.00,,0\.00,0\.00,0\.00,0\.00,0\.00,128\.21$/,
  )
  expect(await file('status=partial&term=separuh')).toHaveLength(2)
  const ids = (await owner.get(`${path}?status=paid`)).body.data.map(({ id }: { id: number }) => id)
  expect((await file(`ids=${ids}`)).slice(1).map((row) => row.split(',')[5])).toEqual(['Selesai'])
  expect((await file(`ids=${ids}`, stranger)).slice(1)).toEqual([])
  expect((await owner.open('/exports/invoices.csv?ids=1;2')).status).toBe(422)
  expect((await (await app.client()).open('/exports/invoices.csv')).status).not.toBe(200)
})

test('products are offered at the price of now', async () => {
  expect((await owner.get(`${path}/products?term=mug`)).body.data).toMatchObject([
    { id: shop.productId, title: 'Mug', price: '25.00', quantity_type: 'unit', needs_order: false },
  ])
  expect((await owner.get(`${path}/products`)).body.data).toHaveLength(1)
  expect((await owner.get(`${path}/products?term=teko`)).body.data).toEqual([])
})

test('typed figures are computed and explained, and nothing is kept', async () => {
  const { body } = await owner.post(`${path}/compute`, plainInvoice)
  expect(body.data).toMatchObject({
    subtotal: '125.50',
    discount_amount: '12.55',
    tax_amount: '7.26',
    total: '128.21',
    line_totals: ['100.00', '25.50'],
  })
  expect(body.data.steps.map(({ text, amount }: { text: string; amount: string }) => `${text} → ${amount}`)).toEqual([
    'Item 1: 2 × RM 50.00 = RM 100.00 → 100.00',
    'Item 2: 1 × RM 25.50 = RM 25.50 → 25.50',
    'Subtotal: all items added up → 125.50',
    'Discount of 10.00% of the subtotal RM 125.50 = RM 12.55 → 12.55',
    'Shipping → 8.00',
    'After the discount: RM 125.50 + RM 8.00 − RM 12.55 → 120.95',
    'Tax of 6.00% of RM 120.95 = RM 7.257 → 7.26',
    'Total: RM 120.95 + RM 7.26 → 128.21',
  ])
  expect((await names('')).length).toBe(6)
})

test('settings: read by all who invoice, saved once they fit', async () => {
  const url = `${path}/settings`
  expect((await owner.get(url)).body.data).toMatchObject({
    tax_shipping: true,
    cash_rounding: 'cash',
    due_days: 14,
    series: { invoice: { prefix: 'INV-', next: 6, sample: 'INV-00006' }, credit_note: { prefix: 'CN-', next: 1 } },
  })
  const form = {
    tax_shipping: false,
    cash_rounding: 'off',
    due_days: 30,
    tin: 'c2584563200',
    sst_no: 'W10-1808-32000059',
    notes: 'Terima kasih',
    reminder_steps: [{ anchor: 'due', offset_days: -3, channel: 'whatsapp' }],
  }
  const saved = await owner.put(url, { ...form, series: { invoice: { prefix: 'kd-', next: 100 } } })
  expect([saved.status, saved.body.message]).toEqual([200, 'The invoice settings are saved.'])
  expect(saved.body.data).toMatchObject({
    ...form,
    tin: 'C2584563200',
    series: { invoice: { prefix: 'KD-', next: 100, sample: 'KD-00100' } },
  })
  expect((await makeApproved(app, shop, { ...plainInvoice, tax: '10', discount: '0' })).number).toBe('KD-00100')
  expect((await owner.put(url, { ...form, series: { invoice: { prefix: 'KD-', next: 100 } } })).body.data).toEqual({
    'series.invoice.next': [
      'There are documents with the prefix KD-, so the next number is 101. To start again, choose a new prefix.',
    ],
  })
  expect((await owner.put(url, { ...form, series: { invoice: { prefix: 'KD1', next: 101 } } })).body.data).toEqual({
    'series.invoice.prefix': [expect.stringContaining('ending in a letter or hyphen')],
  })
  expect((await owner.put(url, { ...form, series: { credit_note: { prefix: 'KD-', next: 1 } } })).status).toBe(422)
  expect(Object.keys((await owner.put(url, { ...form, tin: 'C123', sst_no: 'W10' })).body.data)).toEqual([
    'tin',
    'sst_no',
  ])
  expect((await stranger.get(url)).body.data).toMatchObject({
    tax_shipping: true,
    series: { invoice: { prefix: 'INV-', next: 2 } },
  })
  const [latest] = (await owner.get(path)).body.data
  expect((await owner.get(`${path}/view/${latest.hashslug}`)).body.data).toMatchObject({
    tax_shipping: false,
    tax_amount: '12.55',
    total: '146.05',
  })
})

test('a series starts again under a new prefix, and under one that was used it goes on without a gap', async () => {
  const own = await openTestShop(app, 'nombor')
  const seller = await signedIn(app, own.ownerId)
  const { tax_shipping, cash_rounding, due_days } = (await seller.get(`${path}/settings`)).body.data
  const put = (prefix: string, next: number, kind = 'invoice') =>
    seller.put(`${path}/settings`, { tax_shipping, cash_rounding, due_days, series: { [kind]: { prefix, next } } })
  const numbers = async (count: number) => {
    const made: string[] = []
    for (let at = 0; at < count; at++) made.push((await makeApproved(app, own)).number)
    return made
  }
  expect(await numbers(2)).toEqual(['INV-00001', 'INV-00002'])
  expect((await put('INV-2027-', 1)).status).toBe(200)
  expect(await numbers(2)).toEqual(['INV-2027-00001', 'INV-2027-00002'])
  for (const [next, status] of [
    [1, 422],
    [2, 422],
    [4, 422],
    [3, 200],
  ] as const)
    expect([next, (await put('INV-', next)).status]).toEqual([next, status])
  expect(await numbers(1)).toEqual(['INV-00003'])
  // A prefix that another kind of document bears goes on as well, so that no number is there twice.
  expect((await put('SAYA-', 50)).status).toBe(200)
  expect((await put('SAYA-', 7)).status).toBe(200)
  expect(await numbers(1)).toEqual(['SAYA-00007'])
  expect((await put('INV-2027-', 3)).status).toBe(200)
  expect((await put('SAYA-', 1, 'debit_note')).status).toBe(422)
  expect((await put('SAYA-', 8, 'debit_note')).status).toBe(200)
  expect(await numbers(1)).toEqual(['INV-2027-00003'])
})

test('settings saved in another tab meanwhile stay; an approval meanwhile is no such change', async () => {
  const url = `${path}/settings`
  const { tax_shipping, cash_rounding, due_days, tin, sst_no, notes, reminder_steps } = (await owner.get(url)).body.data
  const form = { tax_shipping, cash_rounding, due_days, tin, sst_no, notes, reminder_steps }
  const opened = (await owner.get(url)).body.data
  await makeApproved(app, shop)
  const other = await owner.put(url, { ...form, due_days: 7, revision: opened.revision })
  expect([other.status, other.body.data.series.invoice.next]).toEqual([200, opened.series.invoice.next + 1])
  const late = await owner.put(url, { ...form, notes: 'Lain', revision: opened.revision })
  expect([late.status, late.body.data.current.due_days, (await owner.get(url)).body.data.notes]).toEqual([
    409,
    7,
    notes,
  ])
})
