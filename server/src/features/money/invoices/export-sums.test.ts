import { expect, test } from 'vitest'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()
const call = async (what: string, hashslug: string, body: object = {}) => {
  const { status, body: answer } = await owner.post(`${path}/${what}/${hashslug}`, body)
  expect([what, status, answer.message]).toMatchObject([what, 200, expect.anything()])
}
let people = 0
const make = async (amount: string, rest: object = {}) =>
  (
    await makeApproved(app, shop, {
      ...plainInvoice,
      lang: 'en',
      buyer: { name: `Pembeli ${++people}`, phone: `012-${5_000_000 + people}` },
      shipping: '0',
      discount: '0',
      tax: '0',
      invoice_items: [{ item_name: 'Barang', amount }],
      ...rest,
    })
  ).hashslug

// Every way that a total comes to nothing, or does not.
await makeInvoice(app, shop)
await make('10')
const [part, cash, over, kept, credited, outlived, forgiven, gone, back, foreign, mistake] = [
  await make('100'),
  await make('82.03'),
  await make('50'),
  await make('60', { buyer: { name: 'Tunai' } }),
  await make('70'),
  await make('30.02'),
  await make('9.99'),
  await make('40'),
  await make('90'),
  await make('54', { currency: 'SGD', exchange_rate: '3.4567' }),
  await make('25'),
]
const reason = 'x'
await call('record-payment', part, { amount: '40', method: 'card' })
await call('record-payment', cash, { amount: '82.03', method: 'cash' })
await call('record-payment', over, { amount: '80', method: 'card' })
await call('record-payment', kept, { amount: '75.50', method: 'card' })
await call('credit-note', credited, { amount: '20', reason })
await call('record-payment', outlived, { amount: '30.02', method: 'cash' })
await call('credit-note', outlived, { amount: '30.02', reason, excess: 'refund', method: 'bank_transfer' })
await call('write-off', forgiven, { reason })
await call('void', gone)
await call('record-payment', back, { amount: '90', method: 'card' })
await call('refund', back, { amount: '15', method: 'bank_transfer', reason })
await call('record-payment', foreign, { amount: '20', method: 'bank_transfer' })
await call('record-payment', mistake, { amount: '25', method: 'card' })
const entries = (await owner.get(`${path}/view/${mistake}`)).body.data.payments
await call('reverse', mistake, { payment_id: entries[0].id, reason })

type Row = Record<string, string>
const sheet = async (address: string, client = owner): Promise<Row[]> => {
  const [head = '', ...rows] = (await client.open(address)).text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  return rows.map((row) => Object.fromEntries(head.split(',').map((name, at) => [name, row.split(',')[at] ?? ''])))
}
const cents = (row: Row, name: string) => Math.round(Number(row[name]) * 100)

test('every row of the invoices balances, in each state', async () => {
  const rows = await sheet('/exports/invoices.csv')
  expect(rows).toHaveLength(13)
  for (const row of rows) {
    const of = (name: string) => cents(row, name)
    expect([
      row['Buyer'],
      of('Total') - of('Paid') - of('Credited') - of('Written off') - of('Rounding') - of('Void') + of('Overpaid'),
    ]).toEqual([row['Buyer'], of('Balance due')])
  }
  const sums = ['Credited', 'Written off', 'Rounding', 'Void', 'Overpaid'].map(
    (name) => rows.filter((row) => cents(row, name) !== 0).length,
  )
  expect(sums).toEqual([2, 1, 1, 1, 1]) // each column was needed by some row, or the sums said nothing
})

test('the ledger says every entry, and comes to the balances of the invoices', async () => {
  const [invoices, ledger] = [await sheet('/exports/invoices.csv'), await sheet('/exports/invoice-ledger.csv')]
  const [{ count } = { count: -1 }] = await app.asOwner<{ count: number }>(
    'select count(*)::int as count from invoice_ledger where shop_id = $1',
    [shop.shopId],
  )
  expect(ledger).toHaveLength(count)
  for (const row of invoices.filter(({ Number: number }) => number !== '')) {
    // A rounding that a credit note outlived stays in the ledger, and is nobody's sen in the sheet of invoices.
    const changes = ledger
      .filter(({ Invoice: number, Kind: kind }) => number === row['Number'] && kind !== 'Rounding')
      .reduce((sum, entry) => sum + cents(entry, 'Balance change'), 0)
    expect([
      row['Buyer'],
      cents(row, 'Total') + changes - cents(row, 'Rounding') - cents(row, 'Void') + cents(row, 'Overpaid'),
    ]).toEqual([row['Buyer'], cents(row, 'Balance due')])
  }
  expect(ledger.find(({ Kind: kind }) => kind === 'Correction')).toMatchObject({
    'Balance change': '25.00',
    'Reverses entry': String(entries[0].id),
  })
  expect(ledger.find(({ Currency: currency }) => currency === 'SGD')).toMatchObject({
    'Balance change': '-20.00',
    'Balance change in RM': '-69.13',
  })
  expect(await sheet('/exports/invoice-ledger.csv?to=2026-11-19')).toEqual([])
})

test('credit notes have a sheet, whose sum is what the invoices were credited', async () => {
  const [invoices, notes] = [await sheet('/exports/invoices.csv'), await sheet('/exports/credit-notes.csv')]
  const sum = (rows: Row[], name: string) => rows.reduce((all, row) => all + cents(row, name), 0)
  expect(notes).toHaveLength(2)
  expect(sum(notes, 'Total credited')).toBe(sum(invoices, 'Credited'))
  for (const row of notes)
    expect(cents(row, 'Items before tax') + cents(row, 'Delivery before tax') + cents(row, 'Tax')).toBe(
      cents(row, 'Total credited'),
    )
})

test('both are for who may invoice, and show nobody else’s', async () => {
  const rival = await signedIn(app, (await openTestShop(app, 'rival')).ownerId)
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  for (const address of ['/exports/invoice-ledger.csv', '/exports/credit-notes.csv']) {
    expect([(await (await app.client()).open(address)).status === 200, (await packer.open(address)).status]).toEqual([
      false,
      403,
    ])
    expect(await sheet(address, rival)).toEqual([])
    expect((await owner.open(`${address}?from=x`)).status).toBe(422)
  }
})
