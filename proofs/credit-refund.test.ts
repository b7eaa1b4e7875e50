import { sen } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockCustomerCredit } from '../server/src/features/invoices/actions/lock-customer-credit.ts'
import { makeApproved, plainInvoice } from '../server/src/features/invoices/invoices.fixture.ts'
import { openTestShop, signedIn, type TestShop } from '../server/src/features/orders/orders.fixture.ts'
import { inTransaction } from '../server/src/platform/db/in-transaction.ts'
import { startTestApp, type TestApp } from '../server/src/platform/test-app/test-app.ts'
import type { TestClient } from '../server/src/platform/test-app/test-client.ts'
import { report } from './sizes.ts'

const invoices = '/api/ajax/seller/invoices'
const wishes = 20
const each = 1_000
let kedai: TestApp
let shop: TestShop
let owner: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  owner = await signedIn(kedai, shop.ownerId)
})
afterAll(() => kedai.close())

/** A customer who paid RM 50.00 too much, with so many invoices still to be paid. */
async function withCredit(phone: string, open: number) {
  const typed = { ...plainInvoice, buyer: { name: 'Siti', phone } }
  const over = await makeApproved(kedai, shop, typed)
  const { body } = await owner.post(`${invoices}/record-payment/${over.hashslug}`, { amount: '178.21', method: 'bank_transfer' })
  const slugs: string[] = []
  for (let at = 0; at < open; at++) slugs.push((await makeApproved(kedai, shop, typed)).hashslug)
  return { customerId: body.data.customer_id as number, slugs }
}

const give = (customerId: number, amount = '10.00') => owner.post(`/api/ajax/seller/customers/${customerId}/refund-credit`, { amount, method: 'cash', reason: 'Minta semula' })
const leftOf = async (customerId: number) =>
  (await kedai.asOwner<{ left: number }>('select coalesce(sum(amount_sen), 0)::bigint as left from customer_credit where customer_id = $1', [customerId]))[0]?.left

test(`credit of RM 50.00 that ${wishes} want back or use at once, RM 10.00 each, goes five times`, async () => {
  const startedAt = performance.now()
  const { customerId, slugs } = await withCredit('012-710 0001', wishes / 2)
  const [uses, backs] = await Promise.all([
    Promise.all(slugs.map((slug) => owner.post(`${invoices}/apply-credit/${slug}`, { amount: '10.00' }))), Promise.all(slugs.map(() => give(customerId))),
  ])
  const [used = 0, back = 0] = [uses, backs].map((side) => side.filter(({ status }) => status === 200).length)
  const answers = [...uses, ...backs]
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 5 }, () => 200), ...Array.from({ length: wishes - 5 }, () => 422)])
  const rows = await kedai.asOwner<{ cause: string; count: number }>(`select cause, count(*)::int as count from customer_credit where customer_id = $1 and amount_sen < 0 group by cause`, [customerId])
  const counted = Object.fromEntries(rows.map(({ cause, count }) => [cause, count]))
  expect([counted['refunded'] ?? 0, counted['applied'] ?? 0, await leftOf(customerId)]).toEqual([back, used, 0])
  report('credit given back or used', { wishes, back, used }, startedAt)
})

test('all of it, asked for twice at once without a key, goes back once', async () => {
  const { customerId } = await withCredit('012-710 0002', 0)
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(customerId, '50.00')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await leftOf(customerId)).toBe(0)
})

// The same giving back, decided on what was read before anybody's lock.
test('control: without the customer’s lock the same credit goes back again and again', async () => {
  const { customerId } = await withCredit('012-710 0003', 0)
  const of = { shopId: shop.shopId, customerId }
  const early = await Promise.all(Array.from({ length: wishes }, () => inTransaction(kedai.db, { shopId: of.shopId }, (trx) => lockCustomerCredit(trx, of))))
  await Promise.all(early.map(async (credit) => {
    if (credit < each) return
    await kedai.asOwner(`insert into customer_credit (shop_id, customer_id, amount_sen, cause, method, at) values ($1, $2, $3, 'refunded', 'cash', now())`, [of.shopId, customerId, sen(-each)])
  }))
  expect(await leftOf(customerId)).toBe(5_000 - wishes * each)
})
