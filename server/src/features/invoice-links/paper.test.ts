import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../platform/test-app/test-app.ts'
import type { TestApp } from '../../platform/test-app/test-app.ts'
import type { TestClient } from '../../platform/test-app/test-client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readInvoiceDocument } from '../invoices/actions/invoice-document.ts'
import { makeInvoice } from '../invoices/invoices.fixture.ts'
import { openTestShop, signedIn } from '../payments/payments.fixture.ts'
import type { TestShop } from '../payments/payments.fixture.ts'
import { bankReports, billsOf, fifty, share } from './invoice-links.fixture.ts'
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
  inTransaction(kedai.db, { shopId: shop.shopId, readOnly: true }, (trx) => readInvoiceDocument(trx, kedai.deps, { shopId: shop.shopId, invoiceId: id }, [account]))

test('who holds the link takes the paper along, on a sheet or a till roll', async () => {
  const invoice = await share(kedai, shop)
  for (const paper of ['', '?paper=a4', '?paper=receipt80']) {
    const { status, headers, bytes } = await buyer.get(`${invoice.url}/pdf${paper}`)
    expect([status, headers['content-type'], bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-disposition': expect.stringContaining(`Invoice ${invoice.number}.pdf`) })
  }
  expect((await buyer.get(`${invoice.url}/pdf?paper=a3`)).status).toBe(422)
  expect((await buyer.get('/api/ajax/guest/invoices/tiada/pdf')).status).toBe(404)
})

test('the shop takes it too, a draft as well, and no other shop does', async () => {
  const { hashslug } = await makeInvoice(kedai, shop, fifty)
  const path = `/api/ajax/seller/invoices/pdf/${hashslug}`
  expect((await (await signedIn(kedai, shop.ownerId)).get(path)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await (await signedIn(kedai, rival.ownerId)).get(path)).status).toBe(404)
  expect((await buyer.get(path)).status).toBe(401)
})

test('says how to pay while something is due, and what was paid after that', async () => {
  const invoice = await share(kedai, shop, { ...fifty, tax: '6', discount: '10', discount_type: 'percent', notes: 'Terima kasih', lang: 'en' })
  const due = await documentOf(invoice)
  expect(due).toMatchObject({ title: 'Invoice', number: invoice.number, stamp: null, payments: null, parties: [{ heading: 'Billed to', name: 'Nur Aminah' }], notes: [{ text: 'Terima kasih' }] })
  expect(due.totals).toEqual([
    { label: 'Subtotal', value: 'RM 50.00' }, { label: 'Discount 10%', value: '− RM 5.00' }, { label: 'Tax 6%', value: 'RM 2.70' }, { label: 'Total', value: 'RM 47.70', emphasis: 'total' },
  ])
  expect(due.pay).toMatchObject({ qr: { text: `http://localhost:3000/s/demo/view/invoice/${invoice.hashslug}` }, accounts: [account], reference: { value: invoice.number } })
  await buyer.post(`${invoice.url}/pay`, { paymentMethod: 'sandbox' })
  await bankReports(kedai, (await billsOf(kedai, invoice))[0]!)
  expect(await documentOf(invoice)).toMatchObject({ stamp: { state: 'paid', text: 'Paid' }, pay: null, payments: { rows: [{ label: 'Payment', value: '− RM 47.70' }] } })
})
