import { sen } from '@kedai/domain/money/sen.ts'
import { expect, test } from 'vitest'
import { testProvider } from './gateway-suite.fixture.ts'
import type { ProviderOfTest } from './gateway-suite.fixture.ts'
import type { BillStatus, OpenAccount } from './gateway.ts'
import { startPaymentStandIn } from './payment-stand-in.fixture.ts'
import type { Asked, Reply } from './payment-stand-in.fixture.ts'
import { signStripe, stripeGateway } from './stripe.ts'
import { jsonParts, stampParts } from './signed-parts.fixture.ts'

type Session = { form: URLSearchParams; status: BillStatus; paid: number; back: number }

const accountOf = (secret_key: string, webhook_secret: string): OpenAccount => ({
  name: secret_key,
  isLive: false,
  credentials: { secret_key, webhook_secret },
})
const account = accountOf('sk_test_51KedaiOfTheTests', 'whsec_of_the_tests')
const stranger = accountOf('sk_test_51SomebodyElse', 'whsec_of_somebody_else')
const secret = account.credentials.webhook_secret ?? ''

const sessionsOf = (sessions: Map<string, Session>, id: string): Session => {
  const found = sessions.get(id)
  if (!found) throw new Error(`no session ${id}`)
  return found
}

function shown(id: string, { form, status, paid }: Session, origin: string) {
  return {
    id,
    object: 'checkout.session',
    status: status === 'open' ? 'open' : status === 'failed' ? 'expired' : 'complete',
    payment_status: status === 'paid' ? 'paid' : 'unpaid',
    amount_total: status === 'paid' ? paid : Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]'),
    client_reference_id: form.get('client_reference_id'),
    payment_intent: status === 'paid' ? `pi_${id}` : null,
    url: `${origin}/c/pay/${id}`,
  }
}

async function standIn() {
  const sessions = new Map<string, Session>()
  const answered = new Map<string, Reply>()
  const refuse = (status: number, message: string): Reply => ({
    status,
    body: { error: { type: 'invalid_request_error', message } },
  })
  function giveBack(form: URLSearchParams): Reply {
    const session = sessions.get((form.get('payment_intent') ?? '').replace('pi_', ''))
    const amount = Number(form.get('amount'))
    if (!session || session.back + amount > session.paid)
      return refuse(400, 'Refund amount is greater than charge amount')
    session.back += amount
    return { body: { id: `re_${answered.size + 1}`, object: 'refund', status: 'succeeded', amount } }
  }
  function open(form: URLSearchParams, origin: string): Reply {
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = { form, status: 'open', paid: 0, back: 0 }
    sessions.set(id, session)
    return { body: shown(id, session, origin) }
  }
  const answer = ({ method, path, headers, body }: Asked): Reply => {
    if (headers.authorization !== `Bearer ${account.credentials.secret_key}`)
      return refuse(401, `Invalid API Key provided: ${headers.authorization}`)
    const origin = `http://${headers.host}`
    if (path.startsWith('/v1/checkout/sessions?')) return { body: { object: 'list', data: [] } }
    if (method === 'GET') {
      const id = path.split('/').at(-1) ?? ''
      const session = sessions.get(id)
      return session ? { body: shown(id, session, origin) } : refuse(404, 'No such session')
    }
    const key = headers['idempotency-key'] ?? ''
    const before = answered.get(key)
    if (before) return before
    const form = new URLSearchParams(body)
    const reply = path === '/v1/refunds' ? giveBack(form) : open(form, origin)
    answered.set(key, reply)
    return reply
  }
  return { sessions, server: await startPaymentStandIn(answer) }
}

testProvider(async (): Promise<ProviderOfTest> => {
  const { sessions, server } = await standIn()
  const signed = (text: string) => ({
    headers: { 'stripe-signature': signStripe(secret, text, new Date()) },
    body: Buffer.from(text),
  })
  return {
    provider: stripeGateway(server.baseUrl),
    account,
    stranger,
    opensOnce: true,
    now: () => new Date(),
    decide: async (id, status, amount) => {
      const session = sessionsOf(sessions, id)
      Object.assign(session, {
        status,
        paid: amount ?? Number(session.form.get('line_items[0][price_data][unit_amount]')),
      })
    },
    callback: async (id) => {
      const session = sessionsOf(sessions, id)
      const type = session.status === 'paid' ? 'checkout.session.completed' : 'checkout.session.async_payment_failed'
      return signed(JSON.stringify({ id: `evt_${id}`, type, data: { object: shown(id, session, server.baseUrl) } }))
    },
    tamper: ({ headers, body }) => ({ headers, body: Buffer.from(body.toString().replace('2500', '9900')) }),
    signedParts: [jsonParts, stampParts('stripe-signature')],
    signedNonsense: () => signed('{"type":"checkout.session.completed","data":{"object":{}}}'),
    misbehave: (how, bill) => {
      server.feel(how)
      return bill
    },
    close: server.close,
  }
})

test('a session that is complete and not paid yet is pending, and an old report is not believed', async () => {
  const body = JSON.stringify({
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', status: 'complete', payment_status: 'unpaid', amount_total: 2500, currency: 'myr' } },
  })
  const now = new Date('2026-11-20T04:00:00Z')
  const verify = (at: Date) =>
    stripeGateway(null).verify(
      account,
      { headers: { 'stripe-signature': signStripe(secret, body, at) }, body: Buffer.from(body) },
      now,
    )
  expect(await verify(now)).toMatchObject({ genuine: true, callback: { status: 'pending', reference: null } })
  const other = '{"type":"charge.refunded","data":{"object":{}}}'
  expect(
    await stripeGateway(null).verify(
      account,
      { headers: { 'stripe-signature': signStripe(secret, other, now) }, body: Buffer.from(other) },
      now,
    ),
  ).toEqual({ genuine: true, callback: null })
  expect(await verify(new Date(now.getTime() - 301_000))).toEqual({ genuine: false, because: 'stale' })
})

test('a dispute names the session of its payment, and nothing where that is none of ours', async () => {
  const session = { id: 'cs_1', status: 'complete', payment_status: 'paid', amount_total: 2500, currency: 'myr' }
  const server = await startPaymentStandIn(({ path }) => ({
    body: { data: path.endsWith('payment_intent=pi_1') ? [{ ...session, client_reference_id: 'K1' }] : [] },
  }))
  const judge = async (intent: string | null) => {
    const body = JSON.stringify({ type: 'charge.dispute.created', data: { object: { payment_intent: intent } } })
    const headers = { 'stripe-signature': signStripe(secret, body, new Date()) }
    return stripeGateway(server.baseUrl).verify(account, { headers, body: Buffer.from(body) }, new Date())
  }
  expect(await judge('pi_1')).toMatchObject({
    genuine: true,
    callback: { eventId: 'pi_1.disputed', providerRef: 'cs_1', reference: 'K1', isDisputed: true, amount: 2500 },
  })
  for (const intent of ['pi_of_somebody', null]) expect(await judge(intent)).toEqual({ genuine: true, callback: null })
  await server.close()
})

test('a page that is not its own is not gone to', async () => {
  const server = await startPaymentStandIn(() => ({
    body: { id: 'cs_1', status: 'open', payment_status: 'unpaid', url: 'javascript:alert(1)' },
  }))
  const bill = {
    reference: 'K1',
    description: 'x',
    returnUrl: 'https://kedai.test/',
    callbackUrl: 'https://kedai.test/',
    lang: 'en',
    buyer: { name: 'A', email: null, phone: '' },
  } as const
  const started = stripeGateway(server.baseUrl).start(account, { ...bill, amount: sen(100) }, AbortSignal.timeout(5000))
  await expect(started).rejects.toThrow('not its own')
  await server.close()
})
