// Bills of API v3; callbacks signed with the XSignature key, which is not the API key. It gives nothing back by itself.
import { createHmac } from 'node:crypto'
import { sen } from '@kedai/domain/money/sen.ts'
import { z } from 'zod'
import { sameText } from '../../platform/signing.ts'
import type { BillReport, CallbackVerdict, NewBill, OpenAccount, PaymentProvider, RawCallback } from './gateway.ts'
import { hostOf, payPageOf, type Hosts } from './hosts.ts'
import { askProvider, orRefusedOtherwise, readAnswer, type ProviderCall } from './provider-http.ts'

const sums = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0))
const bill = z.object({
  id: z.string().min(1).max(100),
  state: z.enum(['due', 'paid', 'deleted', 'overdue', 'hidden']),
  amount: sums,
  paid_amount: sums.nullish(),
  url: z.string(),
  reference_1_label: z.string().nullish(),
  reference_1: z.string().nullish(),
  reference_2: z.string().nullish(),
})
const bankList = z.object({ banks: z.array(z.object({ name: z.string().max(40), active: z.boolean() })).max(500) })
const report = z.object({
  id: z.string().min(1).max(100),
  paid: z.enum(['true', 'false']),
  amount: sums,
  paid_amount: sums,
  transaction_id: z.string().max(100).default(''),
  transaction_status: z.string().max(20).default(''),
})

const bankLabel = 'Bank Code'

/** The fields of a callback that are signed; others may come, and say nothing. */
const signedFields = new Set(
  `id collection_id paid state amount paid_amount due_at email mobile name url paid_at transaction_id transaction_status`.split(
    ' ',
  ),
)

export const billplzGateway = (standIn: string | null): PaymentProvider => {
  const hosts: Hosts = { live: 'https://www.billplz.com', test: 'https://www.billplz-sandbox.com', standIn }
  const ask = (account: OpenAccount, call: Pick<ProviderCall, 'method' | 'path' | 'form'>, signal: AbortSignal) => {
    const { api_key: key = '', x_signature: signing = '' } = account.credentials
    const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
    return askProvider(hostOf(hosts, account), { ...call, headers: { authorization }, secrets: [key, signing] }, signal)
  }
  return {
    provider: 'billplz',
    fields: [
      { name: 'api_key', isSecret: true },
      { name: 'x_signature', isSecret: true },
      { name: 'collection_id', isSecret: false, namesMerchant: true },
    ],
    async start(account, wanted, signal) {
      const form = formOf(account, wanted)
      const opened = readAnswer(bill, await ask(account, { method: 'POST', path: '/api/v3/bills', form }, signal))
      const page = new URL(payPageOf(hosts, account, opened.url))
      if (wanted.bank) page.searchParams.set('auto_submit', 'true')
      return { providerRef: opened.id, payUrl: page.href }
    },
    async query(account, { providerRef }, signal) {
      const path = `/api/v3/bills/${encodeURIComponent(providerRef)}`
      return reportOf(readAnswer(bill, await ask(account, { method: 'GET', path }, signal)))
    },
    verify: (account, raw) => judge(account, raw),
    refund: null,
    async banks(account, signal) {
      const { banks } = readAnswer(bankList, await ask(account, { method: 'GET', path: '/api/v3/fpx_banks' }, signal))
      return banks.map(({ name: code, active: isUp }) => ({ code, isUp }))
    },
    async test(account, signal) {
      await ask(account, { method: 'GET', path: '/api/v3/fpx_banks' }, signal).catch(orRefusedOtherwise)
    },
  }
}

// Its signatures put this sign between the fields.
const border = '|'
const plain = (text: string, most: number): string => text.replaceAll(border, ' ').slice(0, most)

function formOf({ credentials }: OpenAccount, wanted: NewBill): URLSearchParams {
  const { name, email, phone } = wanted.buyer
  return new URLSearchParams({
    collection_id: credentials.collection_id ?? '',
    name: plain(name, 255),
    ...(email !== null && { email }),
    ...(phone !== '' && { mobile: phone }),
    amount: String(wanted.amount),
    description: plain(wanted.description, 200),
    callback_url: wanted.callbackUrl,
    redirect_url: wanted.returnUrl,
    // Its page reads the bank out of the first reference, under this very label.
    ...(wanted.bank
      ? {
          reference_1_label: bankLabel,
          reference_1: wanted.bank,
          reference_2_label: 'Reference',
          reference_2: wanted.reference,
        }
      : { reference_1_label: 'Reference', reference_1: wanted.reference }),
    deliver: 'false',
  })
}

function reportOf(given: z.infer<typeof bill>): BillReport {
  const { id, state, amount, paid_amount, reference_1_label, reference_1, reference_2 } = given
  const isPaid = state === 'paid'
  return {
    providerRef: id,
    reference: (reference_1_label === bankLabel ? reference_2 : reference_1) || null,
    status: isPaid ? 'paid' : state === 'deleted' ? 'failed' : 'open',
    amount: sen(isPaid ? (paid_amount ?? amount) : amount),
    currency: 'MYR',
  }
}

function judge({ credentials }: OpenAccount, { body }: RawCallback): CallbackVerdict {
  const { x_signature: signature, ...given } = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  const key = credentials.x_signature
  if (signature === undefined || !key) return { genuine: false, because: 'unsigned' }
  const signed = Object.entries(given).filter(([name]) => signedFields.has(name))
  if (!sameText(signature, signBillplz(Object.fromEntries(signed), key))) return { genuine: false, because: 'forged' }
  const read = report.safeParse(given)
  if (!read.success) return { genuine: false, because: 'unreadable' }
  const { id, paid, amount, paid_amount, transaction_id, transaction_status } = read.data
  const status = paid === 'true' ? 'paid' : transaction_status === 'pending' ? 'pending' : 'failed'
  return {
    genuine: true,
    callback: {
      eventId: [id, transaction_id, status].filter(Boolean).join('.'),
      // A field that holds a border may have been two.
      isWhole: signed.every(([, value]) => !value.includes(border)),
      providerRef: id,
      reference: null,
      status,
      amount: sen(paid === 'true' ? paid_amount : amount),
      currency: 'MYR',
    },
  }
}

/** HMAC-SHA256 of `name` + `value` of each field; whole elements are sorted, not names: `paid_amount100` comes before `paidtrue`. */
export function signBillplz(fields: Readonly<Record<string, string>>, key: string): string {
  const elements = Object.entries(fields).map(([name, value]) => `${name}${value}`)
  const folded = new Map(elements.map((element) => [element, element.toLowerCase()]))
  const place = (element: string) => folded.get(element) ?? element
  elements.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
  return createHmac('sha256', key).update(elements.join(border)).digest('hex')
}
