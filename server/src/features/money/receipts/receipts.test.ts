import { expect, test } from 'vitest'
import { papersDrawn } from '../invoice-links/invoice-links.fixture.ts'
import { makeApproved, plainInvoice } from '../invoices/invoices.fixture.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop()
const path = '/api/ajax/seller/invoices'

type Payment = { id: number; type: string; receipt_url: string | null }

const pay = async (hashslug: string, body: object): Promise<Payment[]> => {
  await owner.post(`${path}/record-payment/${hashslug}`, body)
  return (await owner.get(`${path}/view/${hashslug}`)).body.data.payments
}
const urlOf = (payments: Payment[], at: number): string =>
  payments.filter(({ type }) => type === 'payment')[at]?.receipt_url ?? 'none'
const paperOf = async (url: string) => (await papersDrawn(app, () => owner.get(url)))[0]

test('each payment has a receipt of its own, with what is still due today', async () => {
  const { hashslug } = await makeApproved(app, shop, { ...plainInvoice, lang: 'en' }) // RM 128.21
  await pay(hashslug, { amount: '28.21', method: 'bank_transfer', reference: 'FT-77' })
  const payments = await pay(hashslug, { amount: '50', method: 'cash' })
  const { number } = (await owner.get(`${path}/view/${hashslug}`)).body.data
  const first = await paperOf(urlOf(payments, 0))
  expect(first).toMatchObject({
    kind: 'receipt',
    title: 'Receipt',
    number: `${number}-R1`,
    stamp: { state: 'paid', text: 'Received' },
    pay: null,
    payments: null,
    parties: [{ heading: 'Received from' }],
    table: { rows: [{ cells: [`Payment for invoice ${number}`, 'RM 28.21'] }] },
  })
  expect(first?.facts.map(({ value }) => value)).toEqual(expect.arrayContaining(['bank transfer', 'FT-77', number]))
  expect(first?.totals.map(({ value }) => value)).toEqual(['RM 28.21', 'RM 128.21', '− RM 78.21', 'RM 50.00'])
  expect(await paperOf(urlOf(payments, 1))).toMatchObject({
    number: `${number}-R2`,
    table: { rows: [{ cells: [expect.any(String), 'RM 50.00'] }] },
  })
})

const oneOf = (amount: string) => ({
  ...plainInvoice,
  lang: 'en' as const,
  shipping: '0',
  discount: '0',
  tax: '0',
  invoice_items: [{ item_name: 'Barang', amount }],
})
const totalsOf = async (payments: Payment[], at = 0) =>
  (await paperOf(urlOf(payments, at)).then((paper) => paper?.totals ?? [])).map(
    ({ label, value }) => `${label}: ${value}`,
  )

test('a cash receipt shows its rounding on a line of its own, and never sums up kinds', async () => {
  const { hashslug } = await makeApproved(app, shop, oneOf('82.03'))
  expect(await totalsOf(await pay(hashslug, { amount: '82.05', method: 'cash' }))).toEqual([
    'Before rounding: RM 82.03',
    'Rounding to five sen: + RM 0.02',
    'Amount received: RM 82.05',
    'Invoice total: RM 82.03',
    'Paid: − RM 82.05',
    'Rounding: + RM 0.02',
    'Balance on 20 Nov 2026: RM 0.00',
  ])
  const noted = await makeApproved(app, shop, oneOf('100.01'))
  await pay(noted.hashslug, { amount: '30.01', method: 'bank_transfer' })
  await owner.post(`${path}/credit-note/${noted.hashslug}`, { amount: '20.01', reason: 'Rosak' })
  const paid = await pay(noted.hashslug, { amount: '40', method: 'cash' })
  await owner.post(`${path}/write-off/${noted.hashslug}`, { reason: 'Kecil' })
  expect(await totalsOf(paid, 1)).toEqual([
    'Amount received: RM 40.00',
    'Invoice total: RM 100.01',
    'Paid: − RM 70.01',
    'Credited: − RM 20.01',
    'Written off: − RM 9.99',
    'Balance on 20 Nov 2026: RM 0.00',
  ])
})

test('the receipt of a larger note says what of it was beyond the invoice', async () => {
  const { hashslug } = await makeApproved(app, shop, oneOf('82.03'))
  expect((await totalsOf(await pay(hashslug, { amount: '100', method: 'cash' }))).slice(0, 4)).toEqual([
    'Before rounding: RM 82.03',
    'Rounding to five sen: + RM 0.02',
    'Overpayment added to credit: RM 17.95',
    'Amount received: RM 100.00',
  ])
})

test('a payment that was taken back says so on its receipt, and the numbers of the others stay', async () => {
  const { hashslug } = await makeApproved(app, shop, { ...plainInvoice, lang: 'en' })
  await pay(hashslug, { amount: '10', method: 'cash' })
  const [wrong] = await pay(hashslug, { amount: '20', method: 'cash' })
  await owner.post(`${path}/reverse/${hashslug}`, { payment_id: wrong?.id, reason: 'Tersilap' })
  const after = (await owner.get(`${path}/view/${hashslug}`)).body.data
  expect(after.paid_amount).toBe('20.00')
  expect(await paperOf(urlOf(after.payments, 0))).toMatchObject({
    number: `${after.number}-R1`,
    stamp: { state: 'void', text: 'Reversed' },
  })
  expect(await paperOf(urlOf(after.payments, 1))).toMatchObject({
    number: `${after.number}-R2`,
    stamp: { state: 'paid' },
  })
})

test('who holds the link takes it along; strangers, other invoices and what is no payment have none', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const payments = await pay(hashslug, { amount: '200', method: 'bank_transfer' })
  expect(payments.map(({ type, receipt_url }) => [type, receipt_url !== null])).toEqual([
    ['payment', true],
    ['moved_to_customer_credit', false],
  ])
  const buyer = await app.client()
  const [shown] = (await buyer.get(`/api/ajax/guest/invoices/${hashslug}`)).body.data.payments
  const { status, headers, bytes } = await buyer.get(shown.receipt_url)
  expect([status, headers['content-type'], bytes.subarray(0, 5).toString(), headers['x-robots-tag']]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
    'noindex',
  ])
  expect((await buyer.get(`${shown.receipt_url}?paper=receipt80`)).status).toBe(200)
  expect((await buyer.get(`${shown.receipt_url}?paper=a3`)).status).toBe(422)

  const seller = urlOf(payments, 0)
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  const rival = await signedIn(app, (await openTestShop(app, 'rival')).ownerId)
  expect([
    (await buyer.get(seller)).status,
    (await packer.get(seller)).status,
    (await rival.get(seller)).status,
  ]).toEqual([401, 403, 404])
  const other = await makeApproved(app, shop)
  expect((await owner.get(seller.replace(hashslug, other.hashslug))).status).toBe(404)
  expect((await owner.get(seller.replace(String(payments[0]?.id), String(payments[1]?.id)))).status).toBe(404)
  expect((await buyer.get(shown.receipt_url.replace(hashslug, 'tiada'))).status).toBe(404)
})
