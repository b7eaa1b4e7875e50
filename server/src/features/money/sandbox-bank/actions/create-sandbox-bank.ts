import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sen } from '@kedai/domain/money/sen.ts'
import type {
  BillReport,
  NewBill,
  NewRefund,
  OpenedBill,
  RefundAnswer,
} from '../../../../integrations/payments/gateway.ts'
import type { SandboxBank } from '../../../../integrations/payments/sandbox.ts'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { faultOf, receivedOf } from '../faults.ts'
import { findBill, findRefund, insertRefund, lockBill, openBillRow, sumRefunds } from '../queries.ts'
import type { BillRow, BillState } from '../queries.ts'

type Settings = { db: Db; clock: Clock; publicUrl: string }

/** A bank of our own for demos and tests: it keeps its books apart and pays for nothing. */
export const createSandboxBank = ({ db, clock, publicUrl }: Settings): SandboxBank => ({
  async openBill(bill, signal): Promise<OpenedBill> {
    await misbehave(bill, signal)
    const providerRef = await openBillRow(db, {
      id: randomBytes(12).toString('base64url'),
      reference: bill.reference,
      amount_sen: bill.amount,
      description: bill.description,
      return_url: bill.returnUrl,
      callback_url: bill.callbackUrl,
      form_token: randomBytes(18).toString('base64url'),
      now: clock.now(),
    })
    return { providerRef, payUrl: `${publicUrl}/sandbox/pay/${providerRef}` }
  },
  async readBill(id): Promise<BillReport | null> {
    const bill = await findBill(db, id)
    return bill ? reportOf(bill) : null
  },
  giveBack: (refund) => inTransaction(db, {}, (trx) => giveBack(trx, refund, clock.now())),
})

async function giveBack(
  trx: Db,
  { providerRef, refundReference: reference, amount }: NewRefund,
  now: Date,
): Promise<RefundAnswer | null> {
  const bill = await lockBill(trx, providerRef)
  if (bill?.state !== 'paid') return null
  const answer = { providerRefundRef: reference, answer: `The pretend bank gave back ${reference}` }
  if (await findRefund(trx, reference)) return answer
  if ((await sumRefunds(trx, bill.id)) + amount > receivedOf(bill.amount_sen)) return null
  await insertRefund(trx, { reference, bill_id: bill.id, amount_sen: amount, created_at: now })
  return answer
}

/** What the bank says about a bill, by question and by callback alike. */
export function reportOf({ id, reference, amount_sen, state }: BillRow): BillReport {
  const status = state as BillState // the column's check allows no other
  return {
    providerRef: id,
    reference,
    status,
    amount: status === 'paid' ? receivedOf(amount_sen) : sen(amount_sen),
    currency: 'MYR',
  }
}

async function misbehave({ amount }: NewBill, signal: AbortSignal): Promise<void> {
  const fault = faultOf(amount)
  if (fault === 'down') throw new Error('the sandbox bank was asked to be down')
  if (fault === 'slow') await sleep(60_000, undefined, { signal, ref: false })
}
