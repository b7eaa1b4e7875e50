// Purchases; reports are signed with the company's RSA key, which is asked for and kept for a while. A refund has no reference there: what went back so far tells whether one was carried out.
import { createVerify } from 'node:crypto'
import { sen } from '@kedai/domain/money/sen.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { GatewayDown, GatewayRefused } from './gateway.ts'
import type { BillReport, BillStatus, CallbackVerdict, NewBill, OpenAccount } from './gateway.ts'
import type { PaymentProvider, RawCallback } from './gateway.ts'
import { hostOf, payPageOf, type Hosts } from './hosts.ts'
import { askProvider, readAnswer } from './provider-http.ts'

const amount = z.int().min(0)
const purchase = z.object({
  id: z.string().min(1).max(100),
  status: z.string(),
  reference: z.string().max(200).nullish(),
  checkout_url: z.string().nullish(),
  purchase: z.object({ total: amount, currency: z.string() }),
  payment: z.object({ amount, currency: z.string(), fee_amount: amount.nullish() }).nullish(),
  refundable_amount: amount.nullish(),
})
type Purchase = z.infer<typeof purchase>

const paid = ['paid', 'cleared', 'settled', 'refunded', 'chargeback']
const failed = ['error', 'cancelled', 'overdue', 'expired', 'blocked', 'released']
const pending = ['hold', 'preauthorized', 'pending_execute', 'pending_charge', 'pending_capture']

const keysKept = 1000
const keyMs = 3600_000
const keyTimeoutMs = 5000

export const chipGateway = (standIn: string | null): PaymentProvider => {
  const api = 'https://gate.chip-in.asia'
  const hosts: Hosts = { live: api, test: api, standIn }
  const publicKeys = new LRUCache<string, string>({ max: keysKept, ttl: keyMs })
  const ask = (account: OpenAccount, path: string, signal: AbortSignal, json?: object) => {
    const { api_key: key = '' } = account.credentials
    const headers = { authorization: `Bearer ${key}` }
    const call = { method: json ? 'POST' : 'GET', path: `/api/v1/${path}`, headers, json, secrets: [key] } as const
    return askProvider(hostOf(hosts, account), call, signal)
  }
  const pathOf = (id: string) => `purchases/${encodeURIComponent(id)}/`
  const read = async (account: OpenAccount, id: string, signal: AbortSignal) =>
    readAnswer(purchase, await ask(account, pathOf(id), signal))
  async function publicKeyOf(account: OpenAccount): Promise<string> {
    const known = publicKeys.get(account.name)
    if (known !== undefined) return known
    const key = readAnswer(z.string(), await ask(account, 'public_key/', AbortSignal.timeout(keyTimeoutMs)))
    publicKeys.set(account.name, key)
    return key
  }
  return {
    provider: 'chip',
    fields: [
      { name: 'api_key', isSecret: true },
      { name: 'brand_id', isSecret: false, namesMerchant: true },
    ],
    async start(account, bill, signal) {
      const opened = readAnswer(purchase, await ask(account, 'purchases/', signal, bodyOf(account, bill)))
      return { providerRef: opened.id, payUrl: payPageOf(hosts, account, opened.checkout_url ?? '') }
    },
    query: async (account, { providerRef }, signal) => reportOf(await read(account, providerRef, signal)),
    async verify(account, { headers, body }) {
      const signature = headers['x-signature']
      if (typeof signature !== 'string' || signature.length > 2000) return { genuine: false, because: 'unsigned' }
      // Without the key nothing can be judged, and the report comes again.
      const key = await publicKeyOf(account).catch((cause: unknown) => {
        throw new GatewayDown('CHIP did not say its public key', { cause })
      })
      return isSigned(body, signature, key) ? judge(body) : { genuine: false, because: 'forged' }
    },
    async refund(account, { providerRef, refundReference, amount: wanted, before }, signal) {
      const found = await read(account, providerRef, signal)
      const { payment, refundable_amount: left } = found
      if (!payment || left == null) throw new GatewayRefused('nothing was paid', false)
      const answer = (rest: number) => ({
        providerRefundRef: `${found.id}-${refundReference}`,
        answer: `${refundReference}: ${wanted} sen given back, ${rest} sen left`,
      })
      const back = payment.amount - left
      if (back === before + wanted) return answer(left)
      if (back !== before) throw new GatewayRefused('a part of it was given back there by hand', false)
      if (wanted > left) throw new GatewayRefused('that is more than is left', false)
      await ask(account, `${pathOf(providerRef)}refund/`, signal, { amount: wanted, reference: refundReference })
      return answer(left - wanted)
    },
    async test(account, signal) {
      const brand = encodeURIComponent(account.credentials.brand_id ?? '')
      await ask(account, `payment_methods/?brand_id=${brand}&currency=MYR&amount=100`, signal)
    },
  }
}

function bodyOf({ credentials }: OpenAccount, bill: NewBill): object {
  const { name, email, phone } = bill.buyer
  return {
    brand_id: credentials.brand_id,
    client: {
      // It takes no purchase without one; nothing is sent to it.
      email: email ?? `no-reply@${new URL(bill.returnUrl).hostname}`,
      phone: phone.slice(0, 32),
      full_name: name.slice(0, 120),
    },
    purchase: {
      currency: 'MYR',
      products: [{ name: bill.description.slice(0, 256), price: bill.amount, quantity: 1 }],
      total_override: bill.amount,
      timezone: 'Asia/Kuala_Lumpur',
      language: bill.lang === 'zh' ? 'en' : bill.lang,
    },
    reference: bill.reference,
    success_callback: bill.callbackUrl,
    success_redirect: bill.returnUrl,
    failure_redirect: bill.returnUrl,
    cancel_redirect: bill.returnUrl,
    send_receipt: false,
  }
}

function reportOf({ id, status, reference, purchase: asked, payment }: Purchase): BillReport {
  const isPaid = paid.includes(status)
  const isOf = (states: string[], name: BillStatus) => (states.includes(status) ? name : null)
  return {
    providerRef: id,
    reference: reference || null,
    status: isOf(paid, 'paid') ?? isOf(failed, 'failed') ?? isOf(pending, 'pending') ?? 'open',
    amount: sen(isPaid ? (payment?.amount ?? asked.total) : asked.total),
    currency: (isPaid ? (payment?.currency ?? asked.currency) : asked.currency).toUpperCase(),
    ...(status === 'chargeback' && { isDisputed: true }),
    ...(isPaid && payment?.fee_amount != null && { fee: sen(payment.fee_amount) }),
  }
}

function judge(body: RawCallback['body']): CallbackVerdict {
  try {
    const report = reportOf(purchase.parse(JSON.parse(body.toString('utf8'))))
    const callback = {
      ...report,
      eventId: `${report.providerRef}.${report.isDisputed ? 'disputed' : report.status}`,
      isWhole: true,
    }
    return { genuine: true, callback }
  } catch {
    return { genuine: false, because: 'unreadable' }
  }
}

function isSigned(body: Buffer, signature: string, key: string): boolean {
  try {
    return createVerify('sha256').update(body).verify(key, signature, 'base64')
  } catch {
    return false
  }
}
