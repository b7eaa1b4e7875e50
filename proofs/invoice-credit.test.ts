import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCreditShop } from './harness/credit.ts'
import { report } from './sizes.ts'

const wanting = 20
let books: Awaited<ReturnType<typeof openCreditShop>>
beforeAll(async () => {
  books = await openCreditShop()
})
afterAll(() => books.kedai.close())

const usedOf = async (customerId: number) =>
  (
    await books.kedai.asOwner<{ used: number }>(
      `select coalesce(sum(l.amount_sen), 0)::bigint as used from invoice_ledger l join invoices i on i.id = l.invoice_id where i.customer_id = $1 and l.type = 'customer_credit_applied'`,
      [customerId],
    )
  )[0]?.used

test(`credit of RM 50.00 wanted by ${wanting} invoices at once, RM 10.00 each, is spent five times`, async () => {
  const startedAt = performance.now()
  const { invoices, customerId } = await books.withCredit('012-700 0001', wanting)
  const answers = await Promise.all(invoices.map(({ hashslug }) => books.applyCredit(hashslug, { amount: '10' })))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(5)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect([await books.creditOf(customerId), await usedOf(customerId)]).toEqual([0, 5000])
  report('customer credit', { invoices: wanting, spent: 5 }, startedAt)
})

test('taking the payment back while its credit is being spent: one of the two, never both', async () => {
  const { over, entry, invoices, customerId } = await books.withCredit('012-700 0002', wanting)
  const [back, ...used] = await Promise.all([
    books.reverse(over.hashslug, { payment_id: entry, reason: 'Silap' }),
    ...invoices.slice(0, 6).map(({ hashslug }) => books.applyCredit(hashslug, {})),
  ])
  expect([back, ...used].filter((answer) => answer?.status === 200)).toHaveLength(1)
  expect([await books.creditOf(customerId), await usedOf(customerId)]).toEqual([0, back?.status === 200 ? 0 : 5000])
})

test('control: without the customer’s lock the same credit is spent again and again', async () => {
  const { customerId } = await books.withCredit('012-700 0003', wanting)
  await Promise.all(
    Array.from({ length: wanting }, async () => {
      const left = await books.creditOf(customerId)
      await sleep(5) // writing the ledger
      if ((left ?? 0) >= 1000)
        await books.kedai.asOwner(
          `insert into customer_credit (shop_id, customer_id, amount_sen, cause, at) values ($1, $2, -1000, 'applied', now())`,
          [books.shop.shopId, customerId],
        )
    }),
  )
  expect(await books.creditOf(customerId)).toBeLessThan(0)
})
