import { sen } from '@kedai/domain/money/sen.ts'
import { z } from 'zod'
import { GatewayRefused } from './gateway.ts'
import type {
  Callback,
  CallbackVerdict,
  NewBill,
  NewRefund,
  BillReport,
  OpenedBill,
  PaymentProvider,
  RawCallback,
  RefundAnswer,
} from './gateway.ts'
import { judgeSignature, signatureHeader } from './sandbox-signature.ts'

/** The pretend bank, as far as its customers see it. */
export type SandboxBank = {
  openBill(bill: NewBill, signal: AbortSignal): Promise<OpenedBill>
  /** null: no such bill. */
  readBill(id: string, signal: AbortSignal): Promise<BillReport | null>
  /** Null: that much is not left of what it received. */
  giveBack(refund: NewRefund, signal: AbortSignal): Promise<RefundAnswer | null>
}

/** What the bank posts to us, signed. Amounts are in sen. */
export const sandboxCallback = z.object({
  event_id: z.string().min(8).max(100),
  bill_id: z.string().min(8).max(100),
  reference: z.string().min(1).max(40),
  status: z.enum(['open', 'pending', 'paid', 'failed']),
  amount: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  currency: z.string().length(3),
})
export type SandboxCallback = z.infer<typeof sandboxCallback>

/** The gateway of demo mode. `secrets`: the live one first, others still believed while it is being replaced. */
export const createSandboxGateway = (bank: SandboxBank, secrets: readonly Buffer[]): PaymentProvider => ({
  provider: 'sandbox',
  fields: [],
  start: (_account, bill, signal) => bank.openBill(bill, signal),
  query: async (_account, { providerRef }, signal) =>
    (await bank.readBill(providerRef, signal)) ?? refuse('no such bill'),
  verify: (_account, raw, now) => judge(raw, secrets, now),
  refund: async (_account, refund, signal) => (await bank.giveBack(refund, signal)) ?? refuse('more than was received'),
  test: async () => {},
})

function judge({ headers, body }: RawCallback, secrets: readonly Buffer[], now: Date): CallbackVerdict {
  const because = judgeSignature(secrets, headers[signatureHeader], body, now)
  if (because) return { genuine: false, because }
  const callback = readBody(body)
  return callback ? { genuine: true, callback } : { genuine: false, because: 'unreadable' }
}

function readBody(body: Buffer): Callback | null {
  try {
    const { event_id, bill_id, reference, status, amount, currency } = sandboxCallback.parse(
      JSON.parse(body.toString('utf8')),
    )
    const money = { amount: sen(amount), currency }
    return { eventId: event_id, isWhole: true, providerRef: bill_id, reference, status, ...money }
  } catch {
    return null
  }
}

function refuse(words: string): never {
  throw new GatewayRefused(`The pretend bank says: ${words}`, false)
}
