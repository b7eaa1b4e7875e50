import { beforeAll, expect, test } from 'vitest'
import type { AgeingReport } from '@kedai/contracts/invoice-ageing.ts'
import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()
const stranger = await signedIn(app, (await openTestShop(app, 'rival')).ownerId)
beforeAll(async () => {
  // Today is 2026-11-20.
  const bill = (buyer: object, due: string) =>
    makeApproved(app, shop, { ...plainInvoice, buyer, issue_date: '2026-01-01', due_date: due })
  await bill(siti, '2026-11-20')
  await bill(siti, '2026-11-19')
  const part = await bill(siti, '2026-10-20')
  await bill(siti, '2026-08-21')
  await bill(long, '2026-09-21')
  await bill({ name: 'Tanpa Nombor' }, '2026-10-21')
  await bill({ name: 'Walk-in' }, '2026-08-22')
  const [paid, gone] = [await bill(siti, '2026-02-01'), await bill(siti, '2026-02-01')]
  await makeInvoice(app, shop, { ...plainInvoice, buyer: siti, issue_date: '2026-01-01', due_date: '2026-01-02' })
  await owner.post(`${path}/record-payment/${part.hashslug}`, { amount: '28.21', method: 'card' })
  await owner.post(`${path}/record-payment/${paid.hashslug}`, { amount: '128.21', method: 'card' })
  await owner.post(`${path}/void/${gone.hashslug}`, {})
})

const siti = { name: '=Siti', phone: '012-345 6789' }
const long = { name: 'Perniagaan Lambat', email: 'lambat@bayar.test' }
const read = async (query = '', client = owner): Promise<AgeingReport> =>
  (await client.get(`${path}/ageing?${query}`)).body.data
const senOf = (amounts: readonly (string | undefined)[]) =>
  amounts.reduce((all, amount) => all + (parseRinggit(amount ?? '') ?? Number.NaN), 0)

test('who owes what for how long, most first; buyers without a record are one row, drafts, paid and void ones none', async () => {
  const report = await read()
  expect(report).toMatchObject({ as_of: '2026-11-20', meta: { page: 1, total: 3, last_page: 1 } })
  const none = { current: '0.00', days_1_30: '0.00', days_31_60: '0.00', days_61_90: '0.00', over_90: '0.00' }
  expect(report.rows.map(({ customer, ageing, owed }) => [customer?.name ?? null, ageing, owed])).toEqual([
    ['=Siti', { ...none, current: '128.21', days_1_30: '128.21', days_31_60: '100.00', over_90: '128.21' }, '484.63'],
    [null, { ...none, days_1_30: '128.21', days_61_90: '128.21' }, '256.42'],
    ['Perniagaan Lambat', { ...none, days_31_60: '128.21' }, '128.21'],
  ])
})

test('every sum agrees with the rows and with what the summary says is owed', async () => {
  const { rows, ageing, owed } = await read()
  for (const name of ageingBucketNames) expect(senOf(rows.map((row) => row.ageing[name]))).toBe(senOf([ageing[name]]))
  for (const row of rows) expect(senOf(Object.values(row.ageing))).toBe(senOf([row.owed]))
  expect([owed, senOf(rows.map((row) => row.owed))]).toEqual(['869.26', 86_926])
  expect((await owner.get(`${path}/summary`)).body.data.owed).toBe(owed)
})

test('each figure is the sum of the list it opens, on the screen and as a file', async () => {
  const { rows, ageing, owed } = await read()
  const balances = async (query: string) =>
    senOf(
      (await owner.get(`${path}?${query}`)).body.data.map(({ balance_due }: { balance_due: string }) => balance_due),
    )
  for (const row of rows) {
    const whose = `customer_id=${row.customer?.id ?? 'none'}`
    for (const name of ageingBucketNames)
      expect([whose, name, await balances(`${whose}&age=${name}`)]).toEqual([whose, name, senOf([row.ageing[name]])])
    expect(await balances(`${whose}&age=any`)).toBe(senOf([row.owed]))
  }
  for (const name of ageingBucketNames) expect(await balances(`age=${name}`)).toBe(senOf([ageing[name]]))
  expect(await balances('age=any')).toBe(senOf([owed]))
  expect((await owner.open('/exports/invoices.csv?age=over_90')).text.trimEnd().split('\r\n')).toHaveLength(2)
  expect((await owner.get(`${path}?age=old`)).status).toBe(422)
})

test('pages beyond the last keep the sums', async () => {
  expect(await read('page=2')).toMatchObject({ rows: [], owed: '869.26', meta: { page: 2, total: 3, last_page: 1 } })
  expect((await owner.get(`${path}/ageing?page=0`)).status).toBe(422)
})

test('a spreadsheet of all of it, in which no name is a formula', async () => {
  const { status, text, headers } = await owner.open('/exports/ageing.csv')
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="demo-ageing-2026-11-20.csv"'])
  expect(
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n'),
  ).toEqual([
    'Customer,Not yet due (RM),1–30 days late (RM),31–60 days late (RM),61–90 days late (RM),More than 90 days late (RM),Total outstanding (RM)',
    expect.stringMatching(/^"?'=Siti"?,128\.21,128\.21,100\.00,0\.00,128\.21,484\.63$/),
    'No customer record,0.00,128.21,0.00,128.21,0.00,256.42',
    'Perniagaan Lambat,0.00,0.00,128.21,0.00,0.00,128.21',
    'All customers,128.21,256.42,228.21,128.21,128.21,869.26',
  ])
})

test('another shop sees nothing of it, staff without the right and visitors are kept out', async () => {
  expect(await read('', stranger)).toMatchObject({ owed: '0.00', rows: [], meta: { total: 0, last_page: 1 } })
  expect((await stranger.open('/exports/ageing.csv')).text).not.toContain('Siti')
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@demo.test', ['invoices']))
  const visitor = await app.client()
  expect([
    (await visitor.get(`${path}/ageing`)).status,
    (await packer.get(`${path}/ageing`)).status,
    (await packer.open('/exports/ageing.csv')).status,
  ]).toEqual([401, 403, 403])
  expect((await visitor.open('/exports/ageing.csv')).status).not.toBe(200)
  expect((await read('', clerk)).owed).toBe('869.26')
})
