// Bills by form posts that carry the secret. A callback's MD5 leaves the amount out, so it only makes us ask. It gives nothing back by itself.
import { createHash } from 'node:crypto'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { z } from 'zod'
import { sameText } from '../../platform/signing.ts'
import { GatewayDown, GatewayRefused } from './gateway.ts'
import type { BillReport, BillStatus, CallbackVerdict, NewBill, OpenAccount } from './gateway.ts'
import type { PaymentProvider, RawCallback } from './gateway.ts'
import { hostOf, type Hosts } from './hosts.ts'
import { askProvider, orRefusedOtherwise, readAnswer } from './provider-http.ts'
import { attemptIdOf } from './reference.ts'

const opened = z.tuple([z.object({ BillCode: z.string().regex(/^[\w-]{1,60}$/) })]).rest(z.unknown())
const transactions = z.array(
  z.object({
    billpaymentStatus: z.coerce.string(),
    billpaymentAmount: z.coerce.string().default(''),
    billExternalReferenceNo: z.string().nullish(),
  }),
)
const refusal = z.object({ msg: z.string().min(1) })
// Nothing stands between the fields under the signature: only a whole reference of ours shows where it ends.
const report = z.object({
  billcode: z.string().min(1).max(100),
  order_id: z.string().refine((text) => attemptIdOf(text) !== null),
  refno: z.string().max(100),
  status: z.enum(['1', '2', '3']),
})

const statuses: Record<string, BillStatus> = { '1': 'paid', '2': 'pending', '3': 'failed', '4': 'pending' }

export const toyyibpayGateway = (standIn: string | null): PaymentProvider => {
  const hosts: Hosts = { live: 'https://toyyibpay.com', test: 'https://dev.toyyibpay.com', standIn }
  async function ask(
    account: OpenAccount,
    name: string,
    fields: Record<string, string>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const secrets = [account.credentials.secret_key ?? '']
    const form = new URLSearchParams(fields)
    const call = { method: 'POST', path: `/index.php/api/${name}`, form, secrets, takesText: true } as const
    const answer = await askProvider(hostOf(hosts, account), call, signal)
    const words = typeof answer === 'string' ? answer : refusal.safeParse(answer).data?.msg
    if (words === undefined || noData.test(words)) return words === undefined ? answer : []
    // What it says of a mistake is a short line; a page is somebody else's.
    if (words.length > 200 || words.includes('<')) throw new GatewayDown('answered what cannot be read')
    throw new GatewayRefused(words, /key|user|active|category/i.test(words))
  }
  const mine = ({ credentials: { secret_key = '', category_code = '' } }: OpenAccount) => ({
    userSecretKey: secret_key,
    categoryCode: category_code,
  })
  return {
    provider: 'toyyibpay',
    fields: [
      { name: 'secret_key', isSecret: true },
      { name: 'category_code', isSecret: false, namesMerchant: true },
    ],
    async start(account, bill, signal) {
      const answer = await ask(account, 'createBill', { ...mine(account), ...fieldsOf(bill) }, signal)
      const [{ BillCode: code }] = readAnswer(opened, answer)
      return { providerRef: code, payUrl: `${hostOf(hosts, account)}/${code}` }
    },
    async query(account, { providerRef }, signal) {
      const answer = await ask(account, 'getBillTransactions', { billCode: providerRef }, signal)
      return reportOf(providerRef, readAnswer(transactions, answer))
    },
    verify: (account, raw) => judge(account, raw),
    refund: null,
    async test(account, signal) {
      await ask(account, 'getCategoryDetails', mine(account), signal).catch(orRefusedOtherwise)
    },
  }
}

const noData = /^\W*no (data|record|transaction)/i

// Letters, digits, spaces and underscores are all it takes in a name.
const plain = (text: string, most: number): string =>
  text
    .replaceAll(/[^A-Za-z0-9_ ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, most)

function fieldsOf({ reference, amount, description, returnUrl, callbackUrl, buyer }: NewBill): Record<string, string> {
  return {
    billName: plain(description, 30) || reference,
    billDescription: plain(description, 100) || reference,
    billPriceSetting: '1',
    billPayorInfo: '1',
    billAmount: String(amount),
    billReturnUrl: returnUrl,
    billCallbackUrl: callbackUrl,
    billExternalReferenceNo: reference,
    billTo: buyer.name,
    billEmail: buyer.email ?? '',
    billPhone: buyer.phone,
    billSplitPayment: '0',
    billSplitPaymentArgs: '',
    billPaymentChannel: '0',
    billChargeToCustomer: '',
  }
}

function reportOf(providerRef: string, rows: z.infer<typeof transactions>): BillReport {
  const of = (status: BillStatus) => rows.find((row) => statuses[row.billpaymentStatus] === status)
  const decisive = of('paid') ?? of('pending') ?? of('failed')
  const status = decisive ? (statuses[decisive.billpaymentStatus] ?? 'open') : 'open'
  const amount = parseRinggit((decisive?.billpaymentAmount ?? '').replaceAll(',', ''))
  if (status === 'paid' && amount === null) throw new GatewayDown('answered with an amount that cannot be read')
  return {
    providerRef,
    reference: decisive?.billExternalReferenceNo || null,
    status,
    amount: amount ?? noSen,
    currency: 'MYR',
  }
}

function judge({ credentials }: OpenAccount, { body }: RawCallback): CallbackVerdict {
  const { hash, ...given } = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  const secret = credentials.secret_key
  if (hash === undefined || !secret) return { genuine: false, because: 'unsigned' }
  const { status = '', order_id = '', refno = '' } = given
  if (!sameText(hash, signToyyibpay(secret, { status, order_id, refno }))) return { genuine: false, because: 'forged' }
  const read = report.safeParse(given)
  if (!read.success) return { genuine: false, because: 'unreadable' }
  const { billcode: providerRef, order_id: reference, status: said } = read.data
  const told = statuses[said] ?? 'pending'
  return {
    genuine: true,
    callback: {
      eventId: `${providerRef}.${read.data.refno}.${told}`,
      isWhole: false,
      providerRef,
      reference,
      status: told,
      amount: noSen,
      currency: 'MYR',
    },
  }
}

/** MD5 of the secret, the status, our reference, its own, and "ok". */
export const signToyyibpay = (
  secret: string,
  { status, order_id, refno }: { status: string; order_id: string; refno: string },
): string => createHash('md5').update(`${secret}${status}${order_id}${refno}ok`).digest('hex')
