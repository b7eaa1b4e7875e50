import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scaledTimeout } from '../../../platform/test-app/scaled-timeout.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { openTestShop } from '../payments/payments.fixture.ts'
import type { TestShop } from '../payments/payments.fixture.ts'
import { bankReports, billsOf, eventsOf, mailsAbout, share, standingOf } from './invoice-links.fixture.ts'
import type { TestInvoice } from './invoice-links.fixture.ts'

let kedai: TestApp
let shop: TestShop
let buyer: TestClient
let owner: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  buyer = await kedai.client()
  owner = await signedIn(kedai, shop.ownerId)
})
afterAll(() => kedai.close())

const pay = ({ url }: TestInvoice, amount?: string, client = buyer) =>
  client.post(`${url}/pay`, { paymentMethod: 'sandbox', ...(amount !== undefined && { amount }) })
const look = async ({ url }: TestInvoice) => (await buyer.get(url)).body.data
const setBill = (billId: string, state: string) =>
  kedai.asOwner('update sandbox_bills set state = $2 where id = $1', [billId, state])
async function started(amount?: string) {
  const invoice = await share(kedai, shop)
  expect((await pay(invoice, amount)).status).toBe(200)
  const [bill] = await billsOf(kedai, invoice)
  if (!bill) throw new Error('no bill')
  return { invoice, bill }
}

describe('paying online', () => {
  test('without a word about the way to pay, it is the shop’s gateway', async () => {
    const invoice = await share(kedai, shop)
    const answer = await buyer.post(`${invoice.url}/pay`)
    expect([answer.status, answer.body.data.redirect_to]).toEqual([200, (await pay(invoice)).body.data.redirect_to])
    await kedai.asOwner(`update payment_methods set is_active = false where shop_id = $1 and kind = 'gateway'`, [
      shop.shopId,
    ])
    expect((await buyer.post(`${(await share(kedai, shop)).url}/pay`)).body).toMatchObject({
      code: 422,
      data: { paymentMethod: [expect.any(String)] },
    })
    await kedai.asOwner(`update payment_methods set is_active = true where shop_id = $1 and kind = 'gateway'`, [
      shop.shopId,
    ])
  })

  test('by one key it is one amount: another by the same key is refused', async () => {
    const invoice = await share(kedai, shop)
    const send = (amount: string) =>
      buyer.post(`${invoice.url}/pay`, { paymentMethod: 'sandbox', amount }, { headers: { 'idempotency-key': 'part' } })
    const [first, again] = [await send('50.00'), await send('50.00')]
    expect([first.status, again.body, again.headers['idempotent-replayed']]).toEqual([200, first.body, 'true'])
    expect((await send('60.00')).body).toMatchObject({ code: 422, data: { idempotency_key: [expect.any(String)] } })
    expect(await billsOf(kedai, invoice)).toHaveLength(1)
  })

  test('opens one bill for whoever asks, however often', async () => {
    const invoice = await share(kedai, shop)
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(invoice)))
    answers.push(await pay(invoice))
    expect(new Set(answers.map(({ body }) => body.data.redirect_to)).size).toBe(1)
    expect(answers[0]!.body.data.redirect_to).toMatch(/^\/sandbox\/pay\//)
    expect(await billsOf(kedai, invoice)).toMatchObject([{ amount: 5000 }])
    const [bill] = await kedai.asOwner<{ description: string; return_url: string }>(
      'select description, return_url from sandbox_bills where id = $1',
      [(await billsOf(kedai, invoice))[0]!.billId],
    )
    expect(bill).toEqual({
      description: `Invoice ${invoice.number}`,
      return_url: expect.stringMatching(/^http:\/\/localhost:3000\/pay\/return\/[\w-]{32}$/),
    })
  })

  test('ends in paid: one row, both are told, the buyer has a receipt', async () => {
    const { invoice, bill } = await started()
    expect((await bankReports(kedai, bill)).statusCode).toBe(200)
    expect(await standingOf(kedai, invoice)).toMatchObject({
      balance_sen: 0,
      settled_sen: 5000,
      payments: 1,
      queued: 0,
    })
    expect(await look(invoice)).toMatchObject({
      state: 'paid',
      invoice_status: 'paid',
      headline: 'Paid. Thank you!',
      balance_due: '0.00',
      payments: [{ type: 'payment', sign: -1, amount: '50.00', method: 'sandbox' }],
    })
    expect(await eventsOf(kedai, invoice)).toEqual([
      'invoice.created',
      'invoice.approved',
      'payment.started',
      'payment.received',
      'invoice.paid',
    ])
    expect((await mailsAbout(kedai, invoice)).toSorted()).toEqual([
      `aminah@buyer.test: Receipt: invoice ${invoice.number} is paid`,
      `owner@demo.test: RM 50.00 received: invoice ${invoice.number} (Nur Aminah)`,
    ])
    expect((await pay(invoice)).body).toMatchObject({ code: 409, message: 'This invoice has no balance due.' })
  })

  test('takes a part, and another', async () => {
    const { invoice, bill } = await started('20.00')
    await bankReports(kedai, bill)
    expect(await look(invoice)).toMatchObject({
      state: 'partial',
      invoice_status: 'partial',
      balance_due: '30.00',
      paid_amount: '20.00',
    })
    await pay(invoice)
    await bankReports(kedai, (await billsOf(kedai, invoice))[1]!)
    expect(await standingOf(kedai, invoice)).toMatchObject({ balance_sen: 0, settled_sen: 5000, payments: 2 })
  })

  test.each(['0.99', '50.01', '0', '-5', 'lima', '1e3'])('takes no part of %s', async (amount) => {
    const invoice = await share(kedai, shop)
    expect((await pay(invoice, amount)).body).toMatchObject({ code: 422, data: { amount: [expect.any(String)] } })
    expect(await billsOf(kedai, invoice)).toEqual([])
  })

  test.each(['cod', 'bank_transfer', 'cheque', ''])('is not by %s', async (paymentMethod) => {
    const { url } = await share(kedai, shop)
    expect((await buyer.post(`${url}/pay`, { paymentMethod })).body).toMatchObject({
      code: 422,
      data: { paymentMethod: [expect.any(String)] },
    })
  })

  test('says so when the bank cannot be reached, and speaks of no order', async () => {
    const invoice = await share(kedai, shop, {
      buyer: { name: 'A' },
      invoice_items: [{ item_name: 'Dewan', quantity: '1', amount: '44110.00' }],
    })
    const answer = await pay(invoice)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.body.message).toContain('You have not been charged')
    expect(answer.body.message).not.toMatch(/order/i)
  })
})

describe('reports', () => {
  test('ten times and at once are one payment', async () => {
    const { invoice, bill } = await started()
    await Promise.all(Array.from({ length: 10 }, () => bankReports(kedai, bill)))
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) => bankReports(kedai, bill, { event_id: `another-${bill.billId}-${turn}` })),
    )
    expect(await standingOf(kedai, invoice)).toMatchObject({
      balance_sen: 0,
      settled_sen: 5000,
      payments: 1,
      queued: 0,
    })
    expect((await mailsAbout(kedai, invoice)).length).toBe(2)
  })

  test(
    'by callback, by return and by question end alike, in any order',
    async () => {
      for (const order of permutations(['callback', 'return', 'check', 'pending'] as const)) {
        const { invoice, bill } = await started()
        await setBill(bill.billId, 'paid')
        const steps = {
          callback: () => bankReports(kedai, bill),
          return: () => buyer.open(`/view/invoice/${invoice.hashslug}/return`),
          check: () => buyer.post(`${invoice.url}/payment-check`),
          pending: () => bankReports(kedai, bill, { status: 'pending' }),
        }
        for (const step of order) await steps[step]()
        expect([order, await standingOf(kedai, invoice)]).toEqual([
          order,
          { balance_sen: 0, settled_sen: 5000, payments: 1, queued: 0, lifecycle: 'approved' },
        ])
      }
    },
    scaledTimeout(60_000),
  )

  test('that a bank is still deciding are shown, and nobody is asked to pay twice', async () => {
    const { invoice, bill } = await started()
    await bankReports(kedai, bill, { status: 'pending' })
    expect(await look(invoice)).toMatchObject({
      state: 'bank_deciding',
      actions: { pay: { allowed: false, reason: 'The bank is still processing your payment. Do not pay twice.' } },
    })
    expect((await pay(invoice)).status).toBe(409)
    await bankReports(kedai, bill, { status: 'failed' })
    expect(await look(invoice)).toMatchObject({ state: 'awaiting' })
    expect((await pay(invoice)).status).toBe(200)
  })

  test('the return leads back to the page, below the shop’s name or on its host', async () => {
    const { invoice } = await started()
    const back = (host: string) =>
      kedai.app.inject({ url: `/view/invoice/${invoice.hashslug}/return`, headers: { host } })
    expect((await back('localhost:3000')).headers.location).toBe(`/s/demo/view/invoice/${invoice.hashslug}`)
    expect((await back('demo.localhost:3000')).headers.location).toBe(`/view/invoice/${invoice.hashslug}`)
  })
})

describe('awkward money', () => {
  const queued = ({ id }: TestInvoice) =>
    kedai.asOwner<{ id: number; cause: string; amount_sen: number }>(
      'select id, cause, amount_sen from unmatched_money where invoice_id = $1 order by id',
      [id],
    )
  const decide = (id: number, what: string) => owner.post(`/api/ajax/seller/money/${id}/${what}`, { note: '' })

  test('of another amount or currency waits for a person', async () => {
    for (const change of [{ amount: 4900 }, { currency: 'SGD' }]) {
      const { invoice, bill } = await started()
      await bankReports(kedai, bill, change)
      expect(await standingOf(kedai, invoice)).toMatchObject({ balance_sen: 5000, payments: 0 })
      expect(await queued(invoice)).toMatchObject([{ cause: 'mismatch' }])
    }
  })

  test('for a void invoice is late: it can only go back', async () => {
    const { invoice, bill } = await started()
    await kedai.asOwner(`update invoices set lifecycle = 'void', voided_at = now() where id = $1`, [invoice.id])
    await bankReports(kedai, bill)
    const [money] = await queued(invoice)
    expect(money).toMatchObject({ cause: 'late', amount_sen: 5000 })
    expect((await decide(money!.id, 'accept')).body).toMatchObject({
      code: 409,
      message: 'The invoice is void. Refund the buyer.',
    })
    expect((await decide(money!.id, 'refund')).body.data).toMatchObject({
      status: 'refunded',
      order_no: null,
      invoice: { number: invoice.number },
      buyer_name: 'Nur Aminah',
    })
  })

  test('two bills that are both paid never pay more than is due', async () => {
    const { invoice, bill: first } = await started('30.00')
    await pay(invoice, '40.00')
    const second = (await billsOf(kedai, invoice))[1]!
    await Promise.all([bankReports(kedai, first), bankReports(kedai, second)])
    const { settled_sen, balance_sen, payments } = await standingOf(kedai, invoice)
    expect({ settled_sen, balance_sen, payments }).toEqual({ settled_sen: 5000, balance_sen: 0, payments: 2 })
    expect(await queued(invoice)).toMatchObject([{ cause: 'excess', amount_sen: 2000 }])
  })

  test('twice is a duplicate that the seller may keep as the customer’s credit', async () => {
    const { invoice, bill } = await started()
    await pay(invoice, '10.00')
    const second = (await billsOf(kedai, invoice))[1]!
    await bankReports(kedai, bill)
    await bankReports(kedai, second)
    const [money] = await queued(invoice)
    expect(money).toMatchObject({ cause: 'duplicate', amount_sen: 1000 })
    for (const _ of [1, 2]) expect((await decide(money!.id, 'accept')).body.data).toMatchObject({ status: 'accepted' })
    expect(await standingOf(kedai, invoice)).toMatchObject({ balance_sen: 0, settled_sen: 5000, payments: 2 })
    expect(
      await kedai.asOwner('select amount_sen, cause from customer_credit where invoice_id = $1', [invoice.id]),
    ).toEqual([{ amount_sen: 1000, cause: 'overpaid' }])
  })
})

function permutations<One>(all: readonly One[]): One[][] {
  return all.length <= 1
    ? [[...all]]
    : all.flatMap((one, place) => permutations(all.toSpliced(place, 1)).map((rest) => [one, ...rest]))
}
