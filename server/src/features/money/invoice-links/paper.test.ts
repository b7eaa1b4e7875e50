import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readInvoiceDocument } from '../invoices/actions/invoice-document.ts'
import { makeInvoice } from '../invoices/invoices.fixture.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { addStaff, openTestShop } from '../payments/payments.fixture.ts'
import type { TestShop } from '../payments/payments.fixture.ts'
import { qrPath } from '../../../platform/codes/qr-path.ts'
import { bankReports, billsOf, fifty, papersDrawn, share } from './invoice-links.fixture.ts'
import type { TestInvoice } from './invoice-links.fixture.ts'

let kedai: TestApp
let shop: TestShop
let rival: TestShop
let buyer: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  rival = await openTestShop(kedai, 'rival')
  buyer = await kedai.client()
})
afterAll(() => kedai.close())

const account = { bank: 'Maybank', number: '5140 1234 5678', holder: 'Kedai Demo' }
const documentOf = ({ id }: Pick<TestInvoice, 'id'>) =>
  inTransaction(kedai.db, { shopId: shop.shopId, readOnly: true }, (trx) =>
    readInvoiceDocument(trx, kedai.deps, { shopId: shop.shopId, invoiceId: id }, [account]),
  )

test('who holds the link takes the paper along, on a sheet or a till roll', async () => {
  const invoice = await share(kedai, shop)
  for (const paper of ['', '?paper=a4', '?paper=receipt80']) {
    const { status, headers, bytes } = await buyer.get(`${invoice.url}/pdf${paper}`)
    expect([status, headers['content-type'], bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining(`Invoice ${invoice.number}.pdf`),
    })
  }
  expect((await buyer.get(`${invoice.url}/pdf?paper=a3`)).status).toBe(422)
  expect((await buyer.get('/api/ajax/guest/invoices/tiada/pdf')).status).toBe(404)
})

test('the page of the link has the paper that the PDF is drawn from, in its reader’s language, and no word the shop keeps to itself', async () => {
  await kedai.asOwner(`update payment_methods set accounts = $2 where shop_id = $1 and code = 'bank_transfer'`, [
    shop.shopId,
    JSON.stringify([account]),
  ])
  const invoice = await share(kedai, shop, { ...fifty, notes: 'Terima kasih', lang: 'en' })
  const owner = await signedIn(kedai, shop.ownerId)
  await owner.post(`/api/ajax/seller/invoices/record-payment/${invoice.hashslug}`, {
    amount: '20.00',
    method: 'cash',
    reference: 'RESIT-9',
    note: 'lambat bayar, jaga-jaga',
  })
  await kedai.asOwner(`update customers set note = 'suka merungut' where shop_id = $1`, [shop.shopId])
  const [drawn] = await papersDrawn(kedai, () => buyer.get(`${invoice.url}/pdf`))
  const { body, text } = await buyer.get(invoice.url)
  expect(body.data.paper).toEqual({
    document: JSON.parse(JSON.stringify(drawn)),
    logo: null,
    qr: qrPath(`http://demo.localhost:3000/view/invoice/${invoice.hashslug}`),
    duitnow: null,
  })
  expect(body.data.paper.document).toMatchObject({
    lang: 'en',
    number: invoice.number,
    pay: { accounts: [account] },
    payments: { rows: [{ value: '− RM 20.00', detail: expect.stringContaining('RESIT-9') }] },
  })
  for (const own of ['jaga-jaga', 'merungut']) expect(text).not.toContain(own)

  const { document } = (await (await kedai.client('zh')).get(invoice.url)).body.data.paper
  expect(document).toMatchObject({
    lang: 'zh',
    title: '发票',
    stamp: { text: '部分付款' },
    notes: [{ heading: '备注', text: 'Terima kasih' }],
    pay: { heading: '付款方式', qr: drawn?.pay?.qr && { text: drawn.pay.qr.text } },
  })
  expect(document.totals.map(({ value }: { value: string }) => value)).toEqual(drawn?.totals.map(({ value }) => value))
})

test('the shop’s screen has it in the language it was written in, without how to pay; nobody else has', async () => {
  const { hashslug } = await share(kedai, shop, { ...fifty, lang: 'zh' })
  const path = (of: string) => `/api/ajax/seller/invoices/paper/${of}`
  const owner = await signedIn(kedai, shop.ownerId)
  const [drawn] = await papersDrawn(kedai, () => owner.get(`/api/ajax/seller/invoices/pdf/${hashslug}`))
  expect((await owner.get(path(hashslug))).body.data).toEqual({
    document: { ...JSON.parse(JSON.stringify(drawn)), pay: null },
    logo: null,
    qr: null,
    duitnow: null,
  })
  const packer = await signedIn(kedai, await addStaff(kedai, shop, 'packer@demo.test', ['orders']))
  const who = [await kedai.client(), packer, await signedIn(kedai, rival.ownerId)]
  expect(await Promise.all(who.map(async (client) => (await client.get(path(hashslug))).status))).toEqual([
    401, 403, 404,
  ])
  expect((await owner.get(path('tiada'))).status).toBe(404)
})

test('a draft’s paper names nobody while it has no buyer, and says nothing twice', async () => {
  const { id } = await makeInvoice(kedai, shop, { ...fifty, buyer: {} })
  expect(await documentOf({ id })).toMatchObject({ number: null, stamp: { state: 'draft' }, parties: [], pay: null })
  const capital = await share(kedai, shop, {
    ...fifty,
    buyer: { name: 'Siti', postcode: '50250', city: 'Kuala Lumpur', state: 'MY-14' },
  })
  expect((await documentOf(capital)).parties[0]?.lines).toEqual(['50250 Kuala Lumpur'])
})

test('the shop takes it too, a draft as well, and no other shop does', async () => {
  const { hashslug } = await makeInvoice(kedai, shop, fifty)
  const path = `/api/ajax/seller/invoices/pdf/${hashslug}`
  expect((await (await signedIn(kedai, shop.ownerId)).get(path)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await (await signedIn(kedai, rival.ownerId)).get(path)).status).toBe(404)
  expect((await buyer.get(path)).status).toBe(401)
})

test('says how to pay while something is due, and what was paid after that', async () => {
  const invoice = await share(kedai, shop, {
    ...fifty,
    tax: '6',
    discount: '10',
    discount_type: 'percent',
    notes: 'Terima kasih',
    lang: 'en',
  })
  const due = await documentOf(invoice)
  expect(due).toMatchObject({
    title: 'Invoice',
    number: invoice.number,
    stamp: null,
    payments: null,
    parties: [{ heading: 'Billed to', name: 'Nur Aminah' }],
    notes: [{ text: 'Terima kasih' }],
  })
  expect(due.totals).toEqual([
    { label: 'Subtotal', value: 'RM 50.00' },
    { label: 'Discount 10%', value: '− RM 5.00' },
    { label: 'Tax 6% of RM 45.00', value: 'RM 2.70' },
    { label: 'Total', value: 'RM 47.70', emphasis: 'total' },
  ])
  expect(due.pay).toMatchObject({
    qr: { text: `http://demo.localhost:3000/view/invoice/${invoice.hashslug}` },
    accounts: [account],
    reference: { value: invoice.number },
  })
  await buyer.post(`${invoice.url}/pay`, { paymentMethod: 'sandbox' })
  await bankReports(kedai, (await billsOf(kedai, invoice))[0]!)
  expect(await documentOf(invoice)).toMatchObject({
    stamp: { state: 'paid', text: 'Paid' },
    pay: null,
    payments: { rows: [{ label: 'Payment', value: '− RM 47.70' }] },
  })
})

test('its sums read down from the subtotal to the balance, and its tax says what it is a share of', async () => {
  const invoice = await share(kedai, shop, { ...fifty, shipping: '8.00', tax: '6', lang: 'en' })
  await (
    await signedIn(kedai, shop.ownerId)
  ).post(`/api/ajax/seller/invoices/record-payment/${invoice.hashslug}`, { amount: '21.48', method: 'bank_transfer' })
  expect((await documentOf(invoice)).totals).toEqual([
    { label: 'Subtotal', value: 'RM 50.00' },
    { label: 'Shipping', value: 'RM 8.00' },
    { label: 'Tax 6% of RM 58.00', value: 'RM 3.48' },
    { label: 'Total', value: 'RM 61.48', emphasis: 'total' },
    { label: 'Paid', value: '− RM 21.48' },
    { label: 'Balance due', value: 'RM 40.00', emphasis: 'due' },
  ])
})

test('a shop that is registered for SST writes tax invoices that name the tax; the total may stand there in words', async () => {
  const set = (kind: string, words: boolean) =>
    kedai.asOwner(
      `insert into invoice_settings (shop_id, sst_no, tax_kind, amount_in_words, updated_at) values ($1, 'W10-1808-32000059', $2, $3, now())
    on conflict (shop_id) do update set sst_no = excluded.sst_no, tax_kind = excluded.tax_kind, amount_in_words = excluded.amount_in_words`,
      [shop.shopId, kind, words],
    )
  await set('service', true)
  const invoice = await share(kedai, shop, { ...fifty, tax: '8', lang: 'en' })
  const paper = await documentOf(invoice)
  expect(paper).toMatchObject({
    title: 'Tax invoice',
    explanation: 'Ringgit Malaysia fifty-four only',
    seller: { facts: expect.arrayContaining([{ label: 'SST', value: 'W10-1808-32000059' }]) },
  })
  expect(paper.totals.map(({ label }) => label)).toContain('Service tax 8% of RM 50.00')
  await set('sst', false)
  // As it was approved, whatever the shop is registered for since.
  expect(await documentOf(invoice)).toMatchObject({
    title: 'Tax invoice',
    explanation: null,
    totals: expect.arrayContaining([expect.objectContaining({ label: 'Service tax 8% of RM 50.00' })]),
  })
  expect(await documentOf(await share(kedai, shop, { ...fifty, tax: '8', lang: 'ms' }))).toMatchObject({
    title: 'Invois cukai',
    totals: expect.arrayContaining([expect.objectContaining({ label: 'SST 8% daripada RM 50.00' })]),
  })
  await kedai.asOwner('delete from invoice_settings where shop_id = $1', [shop.shopId])
  expect(await documentOf(await share(kedai, shop, { ...fifty, tax: '8', lang: 'ms' }))).toMatchObject({
    title: 'Invois',
    totals: expect.arrayContaining([expect.objectContaining({ label: 'Cukai 8% daripada RM 50.00' })]),
  })
})

test('unit prices are grouped like every amount, and keep what is finer than a sen', async () => {
  const invoice = await share(kedai, shop, {
    ...fifty,
    invoice_items: [
      { item_name: 'Mesin', quantity: '2', amount: '1234567.505' },
      { item_name: 'Skru', amount: '1234.50' },
    ],
  })
  expect((await documentOf(invoice)).table?.rows.map(({ cells }) => cells[2])).toEqual([
    'RM 1,234,567.505',
    'RM 1,234.50',
  ])
})
