// A bill is an address with a signed amount: nothing is asked at the start. Its reports leave the amount out, so it is asked. It gives nothing back by itself.
import { createHash, createHmac } from 'node:crypto'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { z } from 'zod'
import { sameText } from '../../platform/signing.ts'
import { GatewayDown, GatewayRefused } from './gateway.ts'
import type { BillReport, BillStatus, CallbackVerdict, NewBill, OpenAccount } from './gateway.ts'
import type { PaymentProvider, RawCallback } from './gateway.ts'
import { hostOf, type Hosts } from './hosts.ts'
import { askProvider, readAnswer } from './provider-http.ts'
import { isBrokenReference } from './reference.ts'

// Nothing stands between the fields under the signature: our reference is whole, and what comes behind it is read as one.
const report = z.object({
  status_id: z.enum(['0', '1', '2']),
  order_id: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,100}$/)
    .refine((text) => !isBrokenReference(text)),
  transaction_id: z.string().max(200),
  msg: z.string().max(200).default(''),
})
const paidRows = z.array(
  z.object({
    payment_info: z.object({ status: z.string().default('') }),
    order_detail: z.object({ grand_total: z.coerce.string().nullish() }).nullish(),
    product: z.object({ price: z.coerce.string().nullish() }).nullish(),
  }),
)
// Where nothing is found, `data` is whatever it likes.
const found = z.object({ status: z.coerce.string(), msg: z.string().default(''), data: paidRows.catch([]) })

const statuses: Record<string, BillStatus> = { '0': 'failed', '1': 'paid', '2': 'pending' }

export const senangpayGateway = (standIn: string | null): PaymentProvider => {
  const hosts: Hosts = { live: 'https://app.senangpay.my', test: 'https://sandbox.senangpay.my', standIn }
  async function ask(account: OpenAccount, orderId: string, signal: AbortSignal): Promise<z.infer<typeof found>> {
    const { merchant_id = '', secret_key = '' } = account.credentials
    const query = new URLSearchParams({
      merchant_id,
      order_id: orderId,
      hash: signSenangpay(account, `${merchant_id}${secret_key}${orderId}`),
    })
    const path = `/apiv1/query_order_status?${query.toString()}`
    const answer = await askProvider(hostOf(hosts, account), { method: 'GET', path, secrets: [secret_key] }, signal)
    return readAnswer(found, answer)
  }
  return {
    provider: 'senangpay',
    heard: 'OK',
    fields: [
      { name: 'merchant_id', isSecret: false, namesMerchant: true },
      { name: 'secret_key', isSecret: true },
      {
        name: 'hash',
        isSecret: false,
        oneOf: ['md5', 'sha256'],
        aliases: new Map(['hmac', 'hmac_sha256', 'hmac-sha256', 'sha-256'].map((name) => [name, 'sha256'])),
      },
    ],
    start: async (account, bill) => ({
      providerRef: bill.reference,
      payUrl: `${hostOf(hosts, account)}/payment/${encodeURIComponent(account.credentials.merchant_id ?? '')}?${formOf(account, bill).toString()}`,
    }),
    async query(account, bill, signal) {
      const answer = await ask(account, bill.providerRef, signal)
      if (isOfKeys(answer)) throw new GatewayRefused(answer.msg, true)
      return reportOf(bill.providerRef, answer)
    },
    verify: (account, raw) => judge(account, raw),
    refund: null,
    // An order that nobody placed: it says so, or that the keys are wrong.
    async test(account, signal) {
      const answer = await ask(account, 'KEDAI-TEST', signal)
      if (isOfKeys(answer)) throw new GatewayRefused(answer.msg || 'refused', true)
    },
  }
}

const isOfKeys = ({ status, msg }: z.infer<typeof found>) => status !== '1' && /hash|merchant|secret|key/i.test(msg)

// Spaces and signs are not taken in a description.
const plain = (text: string) =>
  text
    .replaceAll(/[^A-Za-z0-9.,_-]+/g, '_')
    .replaceAll(/_+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, 200)

function formOf(account: OpenAccount, bill: NewBill): URLSearchParams {
  const detail = plain(bill.description) || bill.reference
  const amount = formatRinggit(bill.amount)
  const secret = account.credentials.secret_key ?? ''
  return new URLSearchParams({
    detail,
    amount,
    order_id: bill.reference,
    hash: signSenangpay(account, `${secret}${detail}${amount}${bill.reference}`),
    name: bill.buyer.name,
    email: bill.buyer.email ?? '',
    phone: bill.buyer.phone,
  })
}

function reportOf(providerRef: string, { data }: z.infer<typeof found>): BillReport {
  const of = (status: BillStatus) => data.find(({ payment_info }) => wordOf(payment_info.status) === status)
  const row = of('paid') ?? of('pending') ?? of('failed')
  const status = row ? wordOf(row.payment_info.status) : 'open'
  const amount = parseRinggit((row?.order_detail?.grand_total ?? row?.product?.price ?? '').replaceAll(',', ''))
  if (status === 'paid' && amount === null) throw new GatewayDown('answered with an amount that cannot be read')
  return { providerRef, reference: providerRef, status, amount: amount ?? noSen, currency: 'MYR' }
}

const wordOf = (said: string): BillStatus =>
  said === 'paid' ? 'paid' : said === 'failed' ? 'failed' : said === '' ? 'open' : 'pending'

function judge(account: OpenAccount, { body }: RawCallback): CallbackVerdict {
  const { hash, ...given } = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  const secret = account.credentials.secret_key
  if (hash === undefined || !secret) return { genuine: false, because: 'unsigned' }
  const { status_id = '', order_id = '', transaction_id = '', msg = '' } = given
  const wanted = signSenangpay(account, `${secret}${status_id}${order_id}${transaction_id}${msg}`)
  if (!sameText(hash, wanted)) return { genuine: false, because: 'forged' }
  const read = report.safeParse(given)
  if (!read.success) return { genuine: false, because: 'unreadable' }
  const status = statuses[read.data.status_id] ?? 'pending'
  return {
    genuine: true,
    callback: {
      eventId: [read.data.order_id, status, read.data.transaction_id + read.data.msg].join('.'),
      isWhole: false,
      providerRef: read.data.order_id,
      reference: read.data.order_id,
      status,
      amount: noSen,
      currency: 'MYR',
    },
  }
}

/** Over the parts in a row, which begin with the secret; MD5 or HMAC-SHA256, as the merchant chose in the dashboard. */
export function signSenangpay({ credentials: { secret_key = '', hash } }: OpenAccount, parts: string): string {
  return hash === 'sha256'
    ? createHmac('sha256', secret_key).update(parts).digest('hex')
    : createHash('md5').update(parts).digest('hex')
}
