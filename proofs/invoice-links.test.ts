import { randomBytes } from 'node:crypto'
import { sen } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bankReports,
  billsOf,
  share,
  standingOf,
} from '../server/src/features/money/invoice-links/invoice-links.fixture.ts'
import type { TestInvoice } from '../server/src/features/money/invoice-links/invoice-links.fixture.ts'
import { openTestShop } from '../server/src/features/money/payments/payments.fixture.ts'
import type { TestShop } from '../server/src/features/money/payments/payments.fixture.ts'
import { appendLedger } from '../server/src/features/money/invoices/actions/append-ledger.ts'
import { lockInvoice } from '../server/src/features/money/invoices/actions/lock-invoice.ts'
import { inTransaction } from '../server/src/platform/db/in-transaction.ts'
import type { Feature } from '../server/src/platform/feature.ts'
import { startTestApp } from '../server/src/platform/test-app/test-app.ts'
import type { TestApp } from '../server/src/platform/test-app/test-app.ts'
import { report } from './sizes.ts'

let kedai: TestApp
let shop: TestShop
beforeAll(async () => {
  kedai = await startTestApp({ features: [planted] })
  shop = await openTestShop(kedai, 'demo')
})
afterAll(() => kedai.close())

// What a link by the number of a row would look like.
const planted: Feature = {
  name: 'planted',
  async routes(app) {
    app.get('/planted/:id', { config: { raw: true } }, async (request, reply) => {
      const { id } = request.params as { id: string } // of the path above
      const [row] = await kedai.asOwner('select id from invoices where id = $1', [Number(id) || 0])
      return reply.code(row ? 200 : 404).send()
    })
  },
}

const guesses = 10_000
const hits = async (path: (at: number) => string, count: number): Promise<number> => {
  let found = 0
  for (let at = 0; at < count; at += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, beside) => kedai.app.inject({ url: path(at + beside) })),
    )
    found += answers.filter(({ statusCode }) => statusCode !== 404).length
  }
  return found
}

describe('the links of invoices', () => {
  test(`are not among ${guesses} guesses, near misses among them`, async () => {
    const startedAt = performance.now()
    const invoices = [await share(kedai, shop), await share(kedai, shop)]
    const { hashslug, url } = invoices[0]!
    expect((await kedai.app.inject({ url })).statusCode).toBe(200)
    const nearMiss = (at: number) =>
      hashslug.slice(0, at % 24) + randomBytes(1).toString('hex')[0] + hashslug.slice((at % 24) + 1)
    const guess = (at: number) =>
      at % 3 === 0 ? randomBytes(18).toString('base64url') : at % 3 === 1 ? String(at) : nearMiss(at)
    const isRight = (slug: string) => invoices.some((one) => one.hashslug === slug)
    expect(
      await hits((at) => {
        const slug = guess(at)
        return `/api/ajax/guest/invoices/${isRight(slug) ? 'x' : slug}`
      }, guesses),
    ).toBe(0)
    report('guessed links', { guesses, hits: 0, bits: 144 }, startedAt)
  })

  test('control: links by number are', async () => {
    await share(kedai, shop)
    expect(await hits((at) => `/planted/${at}`, 100)).toBeGreaterThan(0)
  })
})

describe('money for one invoice at once', () => {
  const at = 12

  /** Bills for all of it, each given up for the next one; and all of them are paid. */
  async function manyBills(invoice: TestInvoice) {
    const buyer = await kedai.client()
    for (let turn = 0; turn < at; turn++)
      await buyer.post(`${invoice.url}/pay`, { paymentMethod: 'sandbox', amount: turn % 2 ? '50.00' : '49.00' })
    return billsOf(kedai, invoice)
  }

  test(`${at} bills that are all paid bring what is due and no more; the rest waits for the seller`, async () => {
    const startedAt = performance.now()
    const invoice = await share(kedai, shop)
    const bills = await manyBills(invoice)
    expect(bills.length).toBe(at)
    await Promise.all(bills.flatMap((bill) => [bankReports(kedai, bill), bankReports(kedai, bill)]))
    const paid = bills.reduce((sum, { amount }) => sum + amount, 0)
    const { settled_sen, balance_sen } = await standingOf(kedai, invoice)
    expect({ settled_sen, balance_sen }).toEqual({ settled_sen: 5000, balance_sen: 0 })
    const [queue] = await kedai.asOwner<{ sum: number }>(
      'select sum(amount_sen)::int as sum from unmatched_money where invoice_id = $1',
      [invoice.id],
    )
    expect(queue?.sum).toBe(paid - 5000)
    report('bills paid at once', { bills: at, reports: at * 2 }, startedAt)
  })

  // The same booking, decided on what was read before anybody's lock.
  test('control: without the lock they bring more than is due', async () => {
    const invoice = await share(kedai, shop)
    const of = { shopId: shop.shopId, invoiceId: invoice.id }
    const early = await Promise.all(
      Array.from({ length: at }, () => inTransaction(kedai.db, of, (trx) => lockInvoice(trx, of))),
    )
    await Promise.all(
      early.map((read) =>
        inTransaction(kedai.db, of, (trx) =>
          appendLedger(trx, read, [{ type: 'payment', amount: sen(read.facts.settlement.balance) }], {
            now: kedai.clock.now(),
            userId: null,
            excess: 'keep',
          }),
        ),
      ),
    )
    const [row] = await kedai.asOwner<{ sum: number }>(
      `select sum(amount_sen)::int as sum from invoice_ledger where invoice_id = $1 and type = 'payment'`,
      [invoice.id],
    )
    expect(row?.sum).toBe(5000 * at)
  })
})
