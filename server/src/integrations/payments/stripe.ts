// Checkout Sessions; their reports are signed over the raw body with the endpoint's own secret. Our reference is the Idempotency-Key, so that asking twice opens one session and gives back once.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sen } from '@kedai/domain/money/sen.ts'
import { z } from 'zod'
import { GatewayDown, GatewayRefused } from './gateway.ts'
import type { BillReport, CallbackRefusal, CallbackVerdict, NewBill, OpenAccount } from './gateway.ts'
import type { PaymentProvider, RawCallback } from './gateway.ts'
import { hostOf, payPageOf, type Hosts } from './hosts.ts'
import { askProvider, orRefusedOtherwise, readAnswer } from './provider-http.ts'

const session = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().min(0).nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().max(100).nullish(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
  url: z.string().nullish(),
})
type Session = z.infer<typeof session>
const event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })
const sessionList = z.object({ data: z.array(session) })
const dispute = z.object({
  type: z.literal('charge.dispute.created'),
  data: z.object({ object: z.object({ payment_intent: z.string().min(1).max(200) }) }),
})
const refunded = z.object({ id: z.string().min(1), status: z.string().nullish() })

/** What is told of a session; other events are none of ours. */
const failedEvents = new Set(['checkout.session.async_payment_failed', 'checkout.session.expired'])
const sessionEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  ...failedEvents,
])
const toleranceSeconds = 300
const askMs = 5000

export const stripeGateway = (standIn: string | null): PaymentProvider => {
  const api = 'https://api.stripe.com'
  const hosts: Hosts = { live: api, test: api, standIn }
  const ask = (
    account: OpenAccount,
    path: string,
    signal: AbortSignal,
    post?: { form: URLSearchParams; key: string },
  ) => {
    const { secret_key: secret = '', webhook_secret: webhook = '' } = account.credentials
    return askProvider(
      hostOf(hosts, account),
      {
        method: post ? 'POST' : 'GET',
        path: `/v1/${path}`,
        headers: {
          authorization: `Bearer ${secret}`,
          'stripe-version': '2026-10-28.endive',
          ...(post && { 'idempotency-key': post.key }),
        },
        ...(post && { form: post.form }),
        secrets: [secret, webhook],
      },
      signal,
    )
  }
  const read = async (account: OpenAccount, id: string, signal: AbortSignal) =>
    readAnswer(session, await ask(account, `checkout/sessions/${encodeURIComponent(id)}`, signal))
  return {
    provider: 'stripe',
    fields: [
      { name: 'secret_key', isSecret: true },
      { name: 'webhook_secret', isSecret: true },
    ],
    async start(account, bill, signal) {
      const form = formOf(bill)
      const opened = readAnswer(session, await ask(account, 'checkout/sessions', signal, { form, key: bill.reference }))
      if (!opened.url) throw new GatewayDown('answered without a page')
      return { providerRef: opened.id, payUrl: payPageOf(hosts, account, opened.url, ['https://checkout.stripe.com']) }
    },
    query: async (account, { providerRef }, signal) => reportOf(await read(account, providerRef, signal)),
    async verify(account, raw, now) {
      const verdict = judge(account, raw, now)
      const intent = verdict.genuine && verdict.callback === null ? disputedIn(raw.body) : null
      if (intent === null) return verdict
      const path = `checkout/sessions?limit=1&payment_intent=${encodeURIComponent(intent)}`
      const { data } = readAnswer(sessionList, await ask(account, path, AbortSignal.timeout(askMs)))
      const report = data[0] && reportOf(data[0])
      if (!report) return verdict
      return { genuine: true, callback: { ...report, isDisputed: true, eventId: `${intent}.disputed`, isWhole: true } }
    },
    async refund(account, { providerRef, refundReference, amount }, signal) {
      const { payment_intent: intent } = await read(account, providerRef, signal)
      if (!intent) throw new GatewayRefused('nothing was paid', false)
      const form = new URLSearchParams({
        payment_intent: intent,
        amount: String(amount),
        'metadata[reference]': refundReference,
      })
      const given = readAnswer(refunded, await ask(account, 'refunds', signal, { form, key: refundReference }))
      if (given.status === 'failed' || given.status === 'canceled')
        throw new GatewayRefused(`the refund ${given.id} is ${given.status}`, false)
      return { providerRefundRef: given.id, answer: `${given.id} ${given.status ?? ''}`.trim() }
    },
    async test(account, signal) {
      await ask(account, 'checkout/sessions?limit=1', signal).catch(orRefusedOtherwise)
    },
  }
}

function formOf({ reference, amount, description, returnUrl, buyer: { email }, lang }: NewBill): URLSearchParams {
  return new URLSearchParams({
    mode: 'payment',
    'line_items[0][price_data][currency]': 'myr',
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': description.slice(0, 250),
    'line_items[0][quantity]': '1',
    client_reference_id: reference,
    'metadata[reference]': reference,
    success_url: returnUrl,
    cancel_url: returnUrl,
    locale: lang,
    ...(email !== null && { customer_email: email }),
  })
}

function reportOf(given: Session): BillReport {
  const { id, status, payment_status, amount_total, currency, client_reference_id } = given
  return {
    providerRef: id,
    reference: client_reference_id || null,
    status:
      payment_status === 'paid' ? 'paid' : status === 'expired' ? 'failed' : status === 'complete' ? 'pending' : 'open',
    amount: sen(amount_total ?? 0),
    currency: (currency ?? '').toUpperCase(),
  }
}

function judge({ credentials }: OpenAccount, { headers, body }: RawCallback, now: Date): CallbackVerdict {
  const because = judgeSignature(credentials.webhook_secret ?? '', headers['stripe-signature'], body, now)
  if (because) return { genuine: false, because }
  const told = readEvent(body)
  if (told === 'unreadable') return { genuine: false, because: told }
  if (told === null) return { genuine: true, callback: null }
  const report = reportOf(told.object)
  const status = failedEvents.has(told.type) ? 'failed' : report.status
  return {
    genuine: true,
    callback: { ...report, status, eventId: `${report.providerRef}.${status}`, isWhole: true },
  }
}

// Null: an event that is not about a session of ours, which the seller's settings at Stripe may send as well.
function readEvent(body: Buffer): { type: string; object: Session } | 'unreadable' | null {
  try {
    const { type, data } = event.parse(JSON.parse(body.toString('utf8')))
    return sessionEvents.has(type) ? { type, object: session.parse(data.object) } : null
  } catch {
    return 'unreadable'
  }
}

// The payment that a buyer disputes; its session has to be asked for.
const disputedIn = (body: Buffer): string | null =>
  dispute.safeParse(JSON.parse(body.toString('utf8'))).data?.data.object.payment_intent ?? null

/** `t={unix seconds},v1={hex HMAC-SHA256 of "t.body"}`; several `v1` come while a secret is replaced. */
export function signStripe(secret: string, body: Buffer | string, now: Date): string {
  const at = String(Math.floor(now.getTime() / 1000))
  return `t=${at},v1=${macOf(secret, at, body).toString('hex')}`
}

function judgeSignature(
  secret: string,
  header: string | string[] | undefined,
  body: Buffer,
  now: Date,
): CallbackRefusal | null {
  if (typeof header !== 'string' || header.length > 2000 || secret === '') return 'unsigned'
  const parts = header.split(',').map((part) => part.trim().split('='))
  const at = parts.find(([name]) => name === 't')?.[1]
  const macs = parts.filter(([name, mac = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(mac))
  if (at === undefined || !/^\d{1,12}$/.test(at) || macs.length === 0) return 'unsigned'
  if (Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds) return 'stale'
  const expected = macOf(secret, at, body)
  return macs.some(([, mac = '']) => timingSafeEqual(Buffer.from(mac, 'hex'), expected)) ? null : 'forged'
}

const macOf = (secret: string, at: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest()
