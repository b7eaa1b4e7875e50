import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { attemptStates, afterReport } from '@kedai/domain/payments/attempts.ts'
import type { AttemptState } from '@kedai/domain/payments/attempts.ts'
import { agreedFee } from '@kedai/domain/payments/fees.ts'
import type { BillStatus } from '../../../../integrations/payments/gateway.ts'
import { isReferenceOf } from '../../../../integrations/payments/reference.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { debtOf } from './debts/debt.ts'
import type { Debt } from './debts/debt.ts'
import { lockDebt } from './debts/lock-debt.ts'
import { feeAgreed } from '../accounts/fee-agreed.ts'
import { readPaymentAccount } from '../queries/accounts.ts'
import { lockAttempt, readAttempt, saveAttempt } from '../queries/attempts.ts'
import type { AttemptRow } from '../queries/attempts.ts'
import { closeUnconfirmed } from '../queries/ledger.ts'
import type { CertainReport } from './certain-report.ts'

export type ApplyReport = { shopId: number; attemptId: number; report: CertainReport; now: Date }

/**
 * Takes in what a gateway says about an attempt, by callback or by question. An older or repeated report changes nothing,
 * so that every order of arrival ends alike. Answers the state the attempt is in afterwards.
 */
export async function applyReport(
  trx: Db,
  { shopId, attemptId, report, now }: ApplyReport,
): Promise<AttemptState | null> {
  const known = await readAttempt(trx, { shopId, attemptId })
  if (!known) return null
  const debt = await lockDebt(trx, debtOf(known), now)
  const attempt = await lockAttempt(trx, { shopId, attemptId })
  const before = stateOf(attempt)
  // What is said of another reference of ours is about something else, unless it is money.
  if (!isOurs(attempt, report) && report.status !== 'paid') return before
  const state = afterReport(before, reportedStates[report.status])
  if (state === before) return state
  await saveAttempt(
    trx,
    { shopId, attemptId },
    {
      state,
      provider_ref: attempt.provider_ref ?? report.providerRef,
      updated_at: now,
      ...(state !== 'pending' && { next_query_at: null }),
      ...(state === 'paid' && { fee_sen: await feeOf(trx, attempt, report) }),
    },
  )
  // What was told before without proof is told with it now.
  if (state === 'paid' || state === 'failed') await closeUnconfirmed(trx, { shopId, attemptId }, now)
  await tell[state](debt, attempt, report)
  await debt.settle(state === 'pending' ? { name: 'bank_decides' } : undefined)
  return state
}

// As the provider says, else as it was agreed when the money came: what is agreed later is for later payments.
async function feeOf(trx: Db, { shop_id: shopId, account_id: accountId }: AttemptRow, report: CertainReport) {
  if (report.fee !== undefined) return report.fee
  const account = accountId === null ? undefined : await readPaymentAccount(trx, { shopId, accountId })
  return account ? agreedFee(report.amount, feeAgreed(account)) : null
}

export const stateOf = ({ state }: AttemptRow): AttemptState => {
  const known = attemptStates.find((one) => one === state)
  if (!known) throw new RangeError(`no state of an attempt: ${state}`)
  return known
}

const reportedStates = {
  open: 'created',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
} as const satisfies Record<BillStatus, AttemptState>

const nothing = async (): Promise<void> => {}

const tell = {
  created: nothing,
  cancelled: nothing,
  expired: nothing,
  pending: (debt, attempt) => debt.tell('payment.pending', attempt.method_code),
  failed: (debt, attempt) => debt.tell('payment.failed', attempt.method_code),
  paid: takeMoney,
} satisfies Record<AttemptState, (debt: Debt, attempt: AttemptRow, report: CertainReport) => Promise<void>>

/** Whether a report names the attempt, or names nothing of ours. */
export const isOurs = ({ id }: AttemptRow, { reference }: Pick<CertainReport, 'reference'>): boolean =>
  reference === null || isReferenceOf(id, reference)

// Another amount, currency or reference than was asked for is never taken as payment: a person looks at it.
function takeMoney(debt: Debt, attempt: AttemptRow, report: CertainReport): Promise<void> {
  const money = {
    amount: report.amount,
    reference: attempt.provider_ref ?? report.providerRef,
    attemptId: attempt.id,
    method: attempt.method_code,
  }
  const isForThis = isOurs(attempt, report)
  const isAsAsked = report.amount === attempt.amount_sen && report.currency === 'MYR' && isForThis
  const words = `${report.currency} ${formatRinggit(report.amount)}${isForThis ? '' : ` ${report.reference}`}`
  return isAsAsked ? debt.receive(money) : debt.setAside(money, 'mismatch', words)
}
