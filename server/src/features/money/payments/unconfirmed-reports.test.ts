import { providerNames } from '@kedai/domain/payments/providers.ts'
import type { ProviderCode } from '@kedai/domain/payments/providers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPaymentStandIn } from '../../../integrations/payments/payment-stand-in.fixture.ts'
import type { Reply } from '../../../integrations/payments/payment-stand-in.fixture.ts'
import { referenceOf } from '../../../integrations/payments/reference.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { CreatedOrder } from '../../orders/orders/actions/create-order.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { eventsOf as invoiceEvents, share, standingOf as invoiceNow } from '../invoice-links/invoice-links.fixture.ts'
import { sealCredentials } from './accounts/open-account.ts'
import { queryAllDue } from './jobs.ts'
import { eventsOf, openTestShop, placeTestOrder, standingOf } from './payments.fixture.ts'
import type { TestShop } from './payments.fixture.ts'
import { form, pair, providerReports } from './provider-reports.fixture.ts'
import type { Bill, Posted, Provider } from './provider-reports.fixture.ts'

let kedai: TestApp
const providers = providerReports(() => kedai)
const now = () => kedai.clock.now()
const cases = Object.entries(providers) as [ProviderCode, Provider][] // the keys of a literal without further ones

let shop: TestShop
let server: Awaited<ReturnType<typeof startPaymentStandIn>>
let reply: Reply
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
beforeAll(async () => {
  server = await startPaymentStandIn(({ path }) =>
    path.endsWith('/public_key/') ? { body: JSON.stringify(publicKey) } : reply,
  )
  const origins = Object.fromEntries(Object.keys(providerNames).map((name) => [name, server.baseUrl]))
  kedai = await startTestApp({ config: { paymentOrigins: origins } })
  shop = await openTestShop(kedai, 'demo')
  for (const [provider, { credentials }] of cases.filter(([name]) => name !== 'sandbox'))
    await kedai.asOwner(
      `insert into payment_accounts (shop_id, provider, account_key, is_active, is_live, credentials, created_at, updated_at)
       values ($1, $2, $3, true, false, $4, now(), now())`,
      [
        shop.shopId,
        provider,
        keyOf(provider),
        sealCredentials(kedai.deps, { shop_id: shop.shopId, provider }, credentials),
      ],
    )
})
afterAll(async () => {
  await kedai.close()
  await server.close()
})

const keyOf = (provider: string) => `account-of-${provider}`.padEnd(32, 'x')
const refused: Reply = { status: 404, body: { msg: 'Not allowed for this merchant', error: { message: 'No' } } }
const doubts = {
  'refused (4xx)': refused,
  'away (5xx)': { status: 500, body: 'Internal Server Error' },
  'answered by nonsense': { body: '<html>We will be back soon' },
} satisfies Record<string, Reply>

type Begun = { order: CreatedOrder; attemptId: number; bill: Bill }
async function begin(provider: ProviderCode, reference = referenceOf): Promise<Begun> {
  const order = await placeTestOrder(kedai, shop)
  return { order, ...(await attempt(provider, { orderId: order.orderId, amount: 2500 }, reference)) }
}

type Pays = { orderId?: number; invoiceId?: number; amount: number }
async function attempt(
  provider: ProviderCode,
  { orderId, invoiceId, amount }: Pays,
  reference = referenceOf,
): Promise<Omit<Begun, 'order'>> {
  // An account that did not answer rests a while.
  kedai.clock.advance(31_000)
  const [row] = await kedai.asOwner<{ id: number }>(
    `insert into payment_attempts (shop_id, order_id, invoice_id, method_code, provider, account_id, return_token, amount_sen, state, next_query_at, created_at, updated_at)
     select $1, $2, $5, 'sandbox', $3, a.id, md5(random()::text), $6, 'created', $4, $4, $4 from payment_accounts a where a.shop_id = $1 and a.provider = $3 returning id`,
    [shop.shopId, orderId ?? null, provider, now(), invoiceId ?? null, amount],
  )
  const attemptId = row?.id ?? 0
  const ours = reference(attemptId)
  const bill = { providerRef: provider === 'senangpay' ? ours : `bill-of-attempt-${attemptId}`, reference: ours }
  await kedai.asOwner('update payment_attempts set provider_ref = $2 where id = $1', [attemptId, bill.providerRef])
  return { attemptId, bill }
}

async function post(provider: ProviderCode, { headers = {}, body }: Posted): Promise<number> {
  const [account] = await kedai.asOwner<{ key: string }>(
    'select account_key as key from payment_accounts where shop_id = $1 and provider = $2',
    [shop.shopId, provider],
  )
  const type = { 'content-type': 'application/json', ...headers }
  const url = `/webhooks/payments/${provider}/${account?.key}`
  return (await kedai.app.inject({ method: 'POST', url, payload: body, headers: type })).statusCode
}

const stateOf = async ({ attemptId }: Begun) =>
  (await kedai.asOwner<{ state: string }>('select state from payment_attempts where id = $1', [attemptId]))[0]?.state
const desk = async (status = 'open') => {
  const owner = await signedIn(kedai, shop.ownerId)
  const { body } = await owner.get(`/api/ajax/seller/money?status=${status}`)
  return {
    owner,
    rows: body.data as { id: number; cause: string; order_no: string; amount: string; actions: object }[],
  }
}
const ofOrder = async ({ order }: Begun, status = 'open') =>
  (await desk(status)).rows.filter(({ order_no }) => order_no === order.orderNo)
const unpaid = { payment_status: 'pending', paid_sen: 0, payments: 0, queued: 1 }
const paid = { payment_status: 'paid', paid_sen: 2500, payments: 1 }

test('the providers of this file are those of the installation', () => {
  expect(kedai.deps.gateways.all.map(({ provider }) => provider).toSorted()).toEqual(Object.keys(providers).toSorted())
})

describe.each(cases.filter(([, { provedBy }]) => provedBy === 'answer'))('a report of %s', (name, provider) => {
  describe.each(Object.entries(doubts))('whose question is %s', (how, doubt) => {
    test('pays nothing and waits for the seller once; confirmed later it pays, once', async () => {
      const begun = await begin(name)
      reply = doubt
      for (let times = 0; times < 2; times += 1) {
        expect(await post(name, provider.report(begun.bill))).toBe(how === 'refused (4xx)' ? 200 : 503)
        kedai.clock.advance(31_000)
      }
      expect(await standingOf(kedai, begun.order)).toMatchObject(unpaid)
      expect(await stateOf(begun)).toBe('pending')
      expect(await ofOrder(begun)).toMatchObject([{ cause: 'unconfirmed', amount: '25.00' }])
      expect(await eventsOf(kedai, begun.order)).toContain('payment.unconfirmed')
      reply = { body: provider.answer(begun.bill) }
      for (let times = 0; times < 2; times += 1) expect(await post(name, provider.report(begun.bill))).toBe(200)
      expect(await standingOf(kedai, begun.order)).toMatchObject(paid)
      expect([await ofOrder(begun), (await ofOrder(begun, 'closed')).length]).toEqual([[], 1])
    })
  })

  test('that is not confirmed is paid by a later question of ours', async () => {
    const begun = await begin(name)
    reply = refused
    await post(name, provider.report(begun.bill))
    reply = { body: provider.answer(begun.bill) }
    kedai.clock.advance(31_000)
    await queryAllDue(kedai.deps)
    expect(await standingOf(kedai, begun.order)).toMatchObject(paid)
    expect(await ofOrder(begun)).toEqual([])
  })

  test('that is confirmed with another amount pays nothing, and takes the place of what was not confirmed', async () => {
    const begun = await begin(name)
    reply = refused
    await post(name, provider.report(begun.bill))
    reply = { body: provider.answer(begun.bill, '31.00') }
    await post(name, provider.report(begun.bill))
    expect(await standingOf(kedai, begun.order)).toMatchObject({ paid_sen: 0, payments: 0, queued: 1 })
    expect(await ofOrder(begun)).toMatchObject([{ cause: 'mismatch', amount: '31.00' }])
  })

  test('with a reference of before is paid once it is confirmed, and not at our word', async () => {
    const begun = await begin(name, (id) => `K${id}`)
    reply = refused
    await post(name, provider.report(begun.bill))
    expect(await standingOf(kedai, begun.order)).toMatchObject(unpaid)
    reply = { body: provider.answer(begun.bill) }
    await post(name, provider.report(begun.bill))
    expect(await standingOf(kedai, begun.order)).toMatchObject(paid)
  })
})

describe.each(cases.filter(([, { provedBy }]) => provedBy === 'signature'))('a report of %s', (name, provider) => {
  test('is certain by its signature, and pays once, whatever a question would be answered', async () => {
    const begun = await begin(name)
    reply = refused
    for (let times = 0; times < 2; times += 1) expect(await post(name, provider.report(begun.bill))).toBe(200)
    expect(await standingOf(kedai, begun.order)).toMatchObject({ ...paid, queued: 0 })
  })

  test('with a reference of before pays the attempt that it names whole', async () => {
    const begun = await begin(name, (id) => `K${id}`)
    expect(await post(name, provider.report(begun.bill))).toBe(200)
    expect(await standingOf(kedai, begun.order)).toMatchObject({ ...paid, queued: 0 })
  })
})

test('a report about an invoice pays nothing until it is confirmed either', async () => {
  const invoice = await share(kedai, shop)
  const { bill } = await attempt('senangpay', { invoiceId: invoice.id, amount: 5000 })
  const { report, answer } = providers.senangpay
  reply = refused
  for (let times = 0; times < 2; times += 1) expect(await post('senangpay', report(bill))).toBe(200)
  expect(await invoiceNow(kedai, invoice)).toMatchObject({ balance_sen: 5000, payments: 0, queued: 1 })
  expect(await invoiceEvents(kedai, invoice)).toContain('payment.unconfirmed')
  reply = { body: answer(bill, '50.00') }
  for (let times = 0; times < 2; times += 1) expect(await post('senangpay', report(bill))).toBe(200)
  expect(await invoiceNow(kedai, invoice)).toMatchObject({ balance_sen: 0, payments: 1 })
})

describe('what was not confirmed', () => {
  const { report, answer } = providers.senangpay
  async function unconfirmed() {
    const begun = await begin('senangpay')
    reply = refused
    await post('senangpay', report(begun.bill))
    const { owner, rows } = await desk()
    const id = rows.find(({ order_no }) => order_no === begun.order.orderNo)?.id
    return { begun, decide: (what: string) => owner.post(`/api/ajax/seller/money/${id}/${what}`, {}) }
  }

  test('a bill of RM 25.00 stands for no other order, also where two references are cut at another place', async () => {
    const cheap = await begin('senangpay', (id) => `K${id}`)
    const dear = await begin('senangpay', (id) => `K${id}`)
    const { reference } = dear.bill
    await kedai.asOwner('update payment_attempts set provider_ref = $2 where id = $1', [
      cheap.attemptId,
      `${reference}14`,
    ])
    reply = refused
    const fields = new URLSearchParams(report({ ...cheap.bill, reference: `${reference}14` }).body)
    fields.set('order_id', reference)
    fields.set('transaction_id', `14${fields.get('transaction_id')}`)
    expect(await post('senangpay', form(Object.fromEntries(fields)))).toBe(200)
    expect(await standingOf(kedai, dear.order)).toMatchObject(unpaid)
  })

  test('can be put on its order by the seller, and is not paid again by what is confirmed later', async () => {
    const { begun, decide } = await unconfirmed()
    const refused409 = await decide('refund')
    expect([refused409.status, refused409.body.message]).toEqual([
      409,
      'This payment was not confirmed. If the money did not arrive, mark it as not received.',
    ])
    expect((await decide('accept')).body.data).toMatchObject({ status: 'accepted', cause: 'unconfirmed' })
    expect(await standingOf(kedai, begun.order)).toMatchObject(paid)
    reply = { body: answer(begun.bill) }
    expect(await post('senangpay', report(begun.bill))).toBe(200)
    expect(await standingOf(kedai, begun.order)).toMatchObject({ ...paid, queued: 1 })
    expect(await ofOrder(begun)).toEqual([])
  })

  test('can be marked as not received, and is paid all the same when it is confirmed later', async () => {
    const { begun, decide } = await unconfirmed()
    expect((await decide('dismiss')).body.data).toMatchObject({ status: 'closed' })
    expect((await decide('dismiss')).status).toBe(200)
    expect((await decide('accept')).status).toBe(409)
    expect(await standingOf(kedai, begun.order)).toMatchObject(unpaid)
    reply = { body: answer(begun.bill) }
    await post('senangpay', report(begun.bill))
    expect(await standingOf(kedai, begun.order)).toMatchObject(paid)
  })
})
