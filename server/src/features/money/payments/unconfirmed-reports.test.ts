import { createSign, generateKeyPairSync } from 'node:crypto'
import { providerNames } from '@kedai/domain/payments/providers.ts'
import type { ProviderCode } from '@kedai/domain/payments/providers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signBillplz } from '../../../integrations/payments/billplz.ts'
import type { OpenAccount } from '../../../integrations/payments/gateway.ts'
import { startPaymentStandIn } from '../../../integrations/payments/payment-stand-in.fixture.ts'
import type { Reply } from '../../../integrations/payments/payment-stand-in.fixture.ts'
import { referenceOf } from '../../../integrations/payments/reference.ts'
import { sandboxSecret } from '../../../integrations/payments/registry.ts'
import { signCallback, signatureHeader } from '../../../integrations/payments/sandbox-signature.ts'
import { signSenangpay } from '../../../integrations/payments/senangpay.ts'
import { signStripe } from '../../../integrations/payments/stripe.ts'
import { signToyyibpay } from '../../../integrations/payments/toyyibpay.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { CreatedOrder } from '../../orders/orders/actions/create-order.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { sealCredentials } from './accounts/open-account.ts'
import { queryAllDue } from './jobs.ts'
import { eventsOf, openTestShop, placeTestOrder, standingOf } from './payments.fixture.ts'
import type { TestShop } from './payments.fixture.ts'

type Bill = { providerRef: string; reference: string }
type Posted = { headers?: Record<string, string>; body: string }
type Provider = {
  credentials: Record<string, string>
  /** What makes a report certain: its own signature, or the provider's answer. */
  provedBy: 'signature' | 'answer'
  /** That RM 25.00 were paid, as its account would sign it. */
  report: (bill: Bill) => Posted
  /** The answer to a question about the bill. */
  answer: (bill: Bill, amount?: string) => unknown
}

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const accountOf = (credentials: Record<string, string>): OpenAccount => ({ name: 'x', isLive: false, credentials })
const form = (fields: Record<string, string>): Posted => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})
const senangpay = { merchant_id: '144145881198', secret_key: '53-784', hash: 'md5' }
const x_signature = 'S-signing-key-of-shop'
const now = () => kedai.clock.now()

// Every provider that there is: one more is not left out.
const providers: Record<ProviderCode, Provider> = {
  senangpay: {
    credentials: senangpay,
    provedBy: 'answer',
    report({ reference: order_id }) {
      const fields = { status_id: '1', order_id, transaction_id: '14363538840', msg: 'Payment_was_successful' }
      const parts = [senangpay.secret_key, ...Object.values(fields)].join('')
      return form({ ...fields, hash: signSenangpay(accountOf(senangpay), parts) })
    },
    answer: (_bill, amount = '25.00') => ({
      status: 1,
      msg: 'Query successful',
      data: [{ payment_info: { status: 'paid' }, order_detail: { grand_total: amount } }],
    }),
  },
  toyyibpay: {
    credentials: { secret_key: 'secret-key-of-the-tests', category_code: 'j0tzqhka' },
    provedBy: 'answer',
    report({ providerRef: billcode, reference: order_id }) {
      const fields = { status: '1', order_id, refno: 'TP123' }
      return form({ ...fields, billcode, hash: signToyyibpay('secret-key-of-the-tests', fields) })
    },
    answer: ({ reference }, amount = '25.00') => [
      { billpaymentStatus: '1', billpaymentAmount: amount, billExternalReferenceNo: reference },
    ],
  },
  billplz: {
    credentials: { api_key: 'key-of-the-shop', x_signature, collection_id: 'inbmmepb' },
    provedBy: 'signature',
    report({ providerRef: id }) {
      const fields = { id, paid: 'true', state: 'paid', amount: '2500', paid_amount: '2500' }
      return form({ ...fields, x_signature: signBillplz(fields, x_signature) })
    },
    answer: ({ providerRef: id, reference: reference_1 }) => ({
      ...{ id, state: 'paid', amount: 2500, paid_amount: 2500, url: 'https://www.billplz.com/bills/x', reference_1 },
    }),
  },
  chip: {
    credentials: { api_key: 'key-of-the-tests', brand_id: '409eb80e' },
    provedBy: 'signature',
    report(bill) {
      const body = JSON.stringify(providers.chip.answer(bill))
      const signature = createSign('sha256').update(body).sign(pair.privateKey, 'base64')
      return { headers: { 'x-signature': signature }, body }
    },
    answer: ({ providerRef: id, reference }) => ({
      ...{ id, status: 'paid', reference, purchase: { total: 2500, currency: 'MYR' } },
      payment: { amount: 2500, currency: 'MYR' },
    }),
  },
  stripe: {
    credentials: { secret_key: 'sk_test_51', webhook_secret: 'whsec_1' },
    provedBy: 'signature',
    report(bill) {
      const object = providers.stripe.answer(bill)
      const body = JSON.stringify({ type: 'checkout.session.completed', data: { object } })
      return { headers: { 'stripe-signature': signStripe('whsec_1', body, now()) }, body }
    },
    answer: ({ providerRef: id, reference }) => ({
      ...{ id, status: 'complete', payment_status: 'paid', amount_total: 2500, currency: 'myr' },
      client_reference_id: reference,
    }),
  },
  sandbox: {
    credentials: {},
    provedBy: 'signature',
    report({ providerRef, reference }) {
      const told = { event_id: `${providerRef}.paid`, bill_id: providerRef, reference, status: 'paid' }
      const body = JSON.stringify({ ...told, amount: 2500, currency: 'MYR' })
      const secret = sandboxSecret(kedai.deps.config.appSecret)
      return { headers: { [signatureHeader]: signCallback(secret, body, now()) }, body }
    },
    answer: () => null,
  },
}

const cases = Object.entries(providers) as [ProviderCode, Provider][] // the keys of a literal without further ones

let kedai: TestApp
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
  // An account that did not answer rests a while.
  kedai.clock.advance(31_000)
  const order = await placeTestOrder(kedai, shop)
  const [attempt] = await kedai.asOwner<{ id: number }>(
    `insert into payment_attempts (shop_id, order_id, method_code, provider, account_id, return_token, amount_sen, state, next_query_at, created_at, updated_at)
     select $1, $2, 'sandbox', $3, a.id, md5(random()::text), 2500, 'created', $4, $4, $4 from payment_accounts a where a.shop_id = $1 and a.provider = $3 returning id`,
    [shop.shopId, order.orderId, provider, now()],
  )
  const attemptId = attempt?.id ?? 0
  const ours = reference(attemptId)
  const bill = { providerRef: provider === 'senangpay' ? ours : `bill-of-attempt-${attemptId}`, reference: ours }
  await kedai.asOwner('update payment_attempts set provider_ref = $2 where id = $1', [attemptId, bill.providerRef])
  return { order, attemptId, bill }
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
