import { sen } from '@kedai/domain/money/sen.ts'
import { z } from 'zod'
import type {
  Callback,
  CallbackVerdict,
  NewBill,
  BillReport,
  OpenedBill,
  PaymentGateway,
  RawCallback,
} from './gateway.ts'
import { judgeSignature, signatureHeader } from './sandbox-signature.ts'

/** The pretend bank, as far as its customers see it. */
export type SandboxBank = {
  openBill(bill: NewBill, signal: AbortSignal): Promise<OpenedBill>
  /** null: no such bill. */
  readBill(id: string, signal: AbortSignal): Promise<BillReport | null>
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
export const createSandboxGateway = (bank: SandboxBank, secrets: readonly Buffer[]): PaymentGateway => ({
  provider: 'sandbox',
  create: (bill, signal) => bank.openBill(bill, signal),
  query: async (providerRef, signal) => (await bank.readBill(providerRef, signal)) ?? unknownBill(providerRef),
  verifyCallback: (raw, now) => judge(raw, secrets, now),
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
    return { eventId: event_id, providerRef: bill_id, reference, status, amount: sen(amount), currency }
  } catch {
    return null
  }
}

function unknownBill(providerRef: string): never {
  throw new Error(`the sandbox bank knows no bill ${providerRef}`)
}
