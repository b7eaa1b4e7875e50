import { expect, test } from 'vitest'
import type { CustomerRow } from '@kedai/contracts/customers.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { makeApproved, makeInvoice, plainInvoice } from '../../money/invoices/invoices.fixture.ts'
import { addStaff, openTestShop, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'
import { customersPage } from './queries/list-customers.ts'

const path = '/api/ajax/seller/customers'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')
const stranger = await signedIn(app, rival.ownerId)
const ofBuyer = (name: string, phone: string, rest: object = {}) => ({
  ...plainInvoice,
  buyer: { name, phone, email: `${phone.slice(-3)}@buyer.test` },
  ...rest,
})
const late = { issue_date: '2026-01-01', due_date: '2026-01-15' }
await makeApproved(app, shop, ofBuyer('Aminah', '+60120000001', late))
await makeApproved(app, shop, ofBuyer('Aminah', '+60120000001'))
await makeInvoice(app, shop, ofBuyer('Aminah', '+60120000001'))
const over = await makeApproved(app, shop, ofBuyer('=Bala', '+60120000002'))
await owner.post(`/api/ajax/seller/invoices/record-payment/${over.hashslug}`, { amount: '150.00', method: 'card' })
const gone = await makeApproved(app, shop, ofBuyer('Chong', '+60120000003'))
await owner.post(`/api/ajax/seller/invoices/void/${gone.hashslug}`, {})
await placeTestOrder(app, shop, { buyer: { name: 'Devi', phone: '+60120000004', email: null } })
await makeApproved(app, rival, ofBuyer('Jiran', '+60120000001', late))

const rows = async (query = '', client = owner): Promise<CustomerRow[]> =>
  (await client.get(`${path}?${query}`)).body.data
const names = async (query: string, client = owner) => (await rows(query, client)).map(({ name }) => name)

test('a customer’s invoices say what is owed, late and kept; drafts and void ones do not', async () => {
  const [row] = await rows('term=aminah')
  expect(row).toMatchObject({
    orders: 0,
    invoices: 2,
    owed: '256.42',
    overdue: '128.21',
    credit: '0.00',
    spent: '0.00',
    last_order_at: null,
  })
  expect((await rows('term=bala'))[0]).toMatchObject({ invoices: 1, owed: '0.00', credit: '21.79', spent: '150.00' })
  expect((await rows('term=chong'))[0]).toMatchObject({ invoices: 0, owed: '0.00', credit: '0.00' })
  expect((await rows('term=devi'))[0]).toMatchObject({ orders: 1, invoices: 0, last_order_at: expect.any(String) })
})

test.each([
  ['show=owing', ['Aminah']],
  ['show=overdue', ['Aminah']],
  ['show=credit', ['=Bala']],
  ['show=overdue&term=bala', []],
  ['show=owing&term=0120000001', ['Aminah']],
  ['sort=owed', ['Aminah', 'Devi', 'Chong', '=Bala']],
])('list with "%s"', async (query, expected) => {
  expect(await names(query)).toEqual(expect.arrayContaining(expected))
  expect(await names(query)).toHaveLength(expected.length)
  expect((await owner.get(`${path}?${query}`)).body.meta.total).toBe(expected.length)
})

test('who owes most stands first, and each shop sees its own', async () => {
  expect((await names('sort=owed'))[0]).toBe('Aminah')
  expect((await rows('show=owing', stranger)).map(({ name, owed }) => [name, owed])).toEqual([['Jiran', '128.21']])
  expect((await owner.get(`${path}?show=rich`)).status).toBe(422)
})

test('one customer’s page tells the invoices with what is left of each, and the credit with where it came from', async () => {
  const [aminah] = await rows('term=aminah')
  const { body } = await owner.get(`${path}/${aminah?.id}`)
  expect(body.data).toMatchObject({ owed: '256.42', overdue: '128.21', history: [], first_order_at: null })
  expect(
    body.data.invoice_history.map((row: { display_status: string; balance_due: string }) => [
      row.display_status,
      row.balance_due,
    ]),
  ).toEqual([
    ['approved', '128.21'],
    ['overdue', '128.21'],
  ])
  const [bala] = await rows('term=bala')
  const {
    credit_history: credit,
    invoice_history: [invoice],
  } = (await owner.get(`${path}/${bala?.id}`)).body.data
  expect(credit).toMatchObject([
    {
      cause: 'overpaid',
      amount: '21.79',
      balance: '21.79',
      invoice: { hashslug: invoice.hashslug, number: invoice.number },
    },
  ])
})

test('all of them as a spreadsheet that runs no formula, to who may see customers', async () => {
  const { status, headers, text } = await owner.get('/exports/customers.csv')
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toContain('Name,Phone,E-mail,Tags,Orders,Invoices,Received (RM),Owed (RM)')
  expect(lines.find((line) => line.includes('Bala'))).toMatch(
    /^'=Bala,012-000 0002,002@buyer\.test,,0,1,150\.00,0\.00,0\.00,21\.79,,,2026-/,
  )
  expect((await owner.get('/exports/customers.csv?show=overdue')).text.trim().split('\r\n')).toHaveLength(2)
  expect((await (await app.client()).get('/exports/customers.csv')).status).toBe(401)
  expect(
    (
      await (
        await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
      ).get('/exports/customers.csv')
    ).status,
  ).toBe(403)
})

test('of ten thousand customers each list is found by indexes alone, within a breath', async () => {
  await app.asOwner(
    `insert into customers (shop_id, name, phone, created_at, last_order_at) select $1, 'Ramai ' || n, '+6013' || lpad(n::text, 7, '0'), now(), now() - n * interval '1 minute' from generate_series(1, 10000) n`,
    [shop.shopId],
  )
  await app.asOwner(
    `insert into invoices (shop_id, hashslug, number, lifecycle, customer_id, buyer_name, issue_date, due_date, subtotal_sen, total_sen, approved_at, created_at, updated_at)
    select $1, 'slug-of-a-test-' || lpad(id::text, 12, '0') || k, 'T' || id || '-' || k, 'sent', id, name, '2026-01-01', case when id % 2 = 0 then date '2026-01-10' else date '2030-01-10' end, 1000 + id, 1000 + id, now(), now(), now()
    from customers, generate_series(1, 3) k where shop_id = $1 and name like 'Ramai %' and id % 3 <> 0`,
    [shop.shopId],
  )
  await app.asOwner(
    `insert into customer_credit (shop_id, customer_id, amount_sen, cause, at) select shop_id, id, 500, 'overpaid', now() from customers where name like 'Ramai %' and id % 5 = 0`,
  )
  await app.asOwner('vacuum analyze customers, invoices, customer_credit')
  // Told that a whole table is dear, as it is where many shops share it, the planner finds an index for every part.
  const plans = await inTransaction(app.db, { shopId: shop.shopId, readOnly: true }, async (trx) => {
    await rawQuery(trx, 'dear_tables', 'set local enable_seqscan = off', [])
    const told: string[] = []
    for (const show of [undefined, 'owing', 'overdue', 'credit'] as const) {
      for (const sort of ['recent', 'owed'] as const) {
        const lines = await customersPage(trx, {
          shopId: shop.shopId,
          term: '',
          show,
          sort,
          today: '2026-11-20',
          limit: 25,
          offset: 50,
        }).explain()
        told.push(`${show} by ${sort}: ${lines.map((line) => Object.values(line).join()).join('\n')}`)
      }
    }
    return told
  })
  for (const plan of plans) expect.soft(plan).not.toContain('Seq Scan')
  const started = performance.now()
  expect((await owner.get(`${path}?show=owing&sort=owed&page=3`)).body.meta).toMatchObject({
    total: 1000,
    total_is_capped: true,
  })
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('a customer of another shop is missing', async () => {
  const [aminah] = await rows('term=aminah')
  expect((await stranger.get(`${path}/${aminah?.id}`)).status).toBe(404)
})
