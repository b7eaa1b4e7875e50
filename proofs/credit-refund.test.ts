import { sen } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockCustomerCredit } from '../server/src/features/money/invoices/actions/lock-customer-credit.ts'
import { inTransaction } from '../server/src/platform/db/in-transaction.ts'
import { openCreditShop } from './harness/credit.ts'
import { report } from './sizes.ts'

const wishes = 20
const each = 1_000
let books: Awaited<ReturnType<typeof openCreditShop>>
beforeAll(async () => {
  books = await openCreditShop()
})
afterAll(() => books.kedai.close())

const give = (customerId: number, amount = '10.00') =>
  books.owner.post(`/api/ajax/seller/customers/${customerId}/refund-credit`, {
    amount,
    method: 'cash',
    reason: 'Minta semula',
  })

test(`credit of RM 50.00 that ${wishes} want back or use at once, RM 10.00 each, goes five times`, async () => {
  const startedAt = performance.now()
  const { customerId, invoices } = await books.withCredit('012-710 0001', wishes / 2)
  const [uses, backs] = await Promise.all([
    Promise.all(invoices.map(({ hashslug }) => books.applyCredit(hashslug, { amount: '10.00' }))),
    Promise.all(invoices.map(() => give(customerId))),
  ])
  const [used = 0, back = 0] = [uses, backs].map((side) => side.filter(({ status }) => status === 200).length)
  const answers = [...uses, ...backs]
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: wishes - 5 }, () => 409),
  ])
  const rows = await books.kedai.asOwner<{ cause: string; count: number }>(
    `select cause, count(*)::int as count from customer_credit where customer_id = $1 and amount_sen < 0 group by cause`,
    [customerId],
  )
  const counted = Object.fromEntries(rows.map(({ cause, count }) => [cause, count]))
  expect([counted['refunded'] ?? 0, counted['applied'] ?? 0, await books.creditOf(customerId)]).toEqual([back, used, 0])
  report('credit given back or used', { wishes, back, used }, startedAt)
})

test('all of it, asked for twice at once without a key, goes back once', async () => {
  const { customerId } = await books.withCredit('012-710 0002', 0)
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(customerId, '50.00')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await books.creditOf(customerId)).toBe(0)
})

// The same giving back, decided on what was read before anybody's lock.
test('control: without the customer’s lock the same credit goes back again and again', async () => {
  const { customerId } = await books.withCredit('012-710 0003', 0)
  const of = { shopId: books.shop.shopId, customerId }
  const early = await Promise.all(
    Array.from({ length: wishes }, () =>
      inTransaction(books.kedai.db, { shopId: of.shopId }, (trx) =>
        lockCustomerCredit(trx, { ...of, currency: 'MYR' }),
      ),
    ),
  )
  await Promise.all(
    early.map(async (credit) => {
      if (credit < each) return
      await books.kedai.asOwner(
        `insert into customer_credit (shop_id, customer_id, amount_sen, cause, method, at) values ($1, $2, $3, 'refunded', 'cash', now())`,
        [of.shopId, customerId, sen(-each)],
      )
    }),
  )
  expect(await books.creditOf(customerId)).toBe(5_000 - wishes * each)
})
