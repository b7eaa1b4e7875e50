import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApproved, plainInvoice } from '../server/src/features/invoices/invoices.fixture.ts'
import { openTestShop, signedIn, type TestShop } from '../server/src/features/orders/orders.fixture.ts'
import { startTestApp, type TestApp } from '../server/src/platform/test-app/test-app.ts'
import type { TestClient } from '../server/src/platform/test-app/test-client.ts'
import { report } from './sizes.ts'

const path = '/api/ajax/seller/invoices'
const wanting = 20
let kedai: TestApp
let shop: TestShop
let owner: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  owner = await signedIn(kedai, shop.ownerId)
})
afterAll(() => kedai.close())

/** A customer who paid RM 50.00 too much, and so many invoices of RM 128.21 to use it for. */
async function withCredit(phone: string) {
  const typed = { ...plainInvoice, buyer: { name: 'Siti', phone } }
  const over = await makeApproved(kedai, shop, typed)
  const paid = await owner.post(`${path}/record-payment/${over.hashslug}`, { amount: '178.21', method: 'bank_transfer' })
  const invoices = []
  for (let at = 0; at < wanting; at++) invoices.push(await makeApproved(kedai, shop, typed))
  return { over, entry: paid.body.data.payments[0].id as number, customerId: paid.body.data.customer_id as number, invoices }
}

const creditOf = async (customerId: number) =>
  (await kedai.asOwner<{ left: number }>('select coalesce(sum(amount_sen), 0)::bigint as left from customer_credit where customer_id = $1', [customerId]))[0]?.left
const usedOf = async (customerId: number) =>
  (await kedai.asOwner<{ used: number }>(`select coalesce(sum(l.amount_sen), 0)::bigint as used from invoice_ledger l join invoices i on i.id = l.invoice_id where i.customer_id = $1 and l.type = 'customer_credit_applied'`, [customerId]))[0]?.used

test(`credit of RM 50.00 wanted by ${wanting} invoices at once, RM 10.00 each, is spent five times`, async () => {
  const startedAt = performance.now()
  const { invoices, customerId } = await withCredit('012-700 0001')
  const answers = await Promise.all(invoices.map(({ hashslug }) => owner.post(`${path}/apply-credit/${hashslug}`, { amount: '10' })))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(5)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  expect([await creditOf(customerId), await usedOf(customerId)]).toEqual([0, 5000])
  report('customer credit', { invoices: wanting, spent: 5 }, startedAt)
})

test('taking the payment back while its credit is being spent: one of the two, never both', async () => {
  const { over, entry, invoices, customerId } = await withCredit('012-700 0002')
  const [back, ...used] = await Promise.all([
    owner.post(`${path}/reverse/${over.hashslug}`, { payment_id: entry, reason: 'Silap' }),
    ...invoices.slice(0, 6).map(({ hashslug }) => owner.post(`${path}/apply-credit/${hashslug}`, {})),
  ])
  expect([back, ...used].filter((answer) => answer?.status === 200)).toHaveLength(1)
  expect([await creditOf(customerId), await usedOf(customerId)]).toEqual([0, back?.status === 200 ? 0 : 5000])
})

test('control: without the customer’s lock the same credit is spent again and again', async () => {
  const { customerId } = await withCredit('012-700 0003')
  await Promise.all(Array.from({ length: wanting }, async () => {
    const left = await creditOf(customerId)
    await sleep(5) // writing the ledger
    if ((left ?? 0) >= 1000) await kedai.asOwner(`insert into customer_credit (shop_id, customer_id, amount_sen, cause, at) values ($1, $2, -1000, 'applied', now())`, [shop.shopId, customerId])
  }))
  expect(await creditOf(customerId)).toBeLessThan(0)
})
