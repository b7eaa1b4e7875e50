import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { attemptStates, afterReport } from '@kedai/domain/payments/attempts.ts'
import type { AttemptState } from '@kedai/domain/payments/attempts.ts'
import type { BillReport, BillStatus } from '../../../integrations/payments/gateway.ts'
import type { Db } from '../../../platform/db/db.ts'
import { lockOrder } from '../../orders/actions/lock-order.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { settleOrder } from '../../orders/actions/settle-order.ts'
import { lockAttempt, readAttempt, saveAttempt } from '../queries/attempts.ts'
import type { AttemptRow } from '../queries/attempts.ts'
import { queueMoney, receiveMoney } from './receive-money.ts'

export type Report = Pick<BillReport, 'providerRef' | 'status' | 'amount' | 'currency'>
export type ApplyReport = { shopId: number; attemptId: number; report: Report; now: Date }

/**
 * Takes in what a gateway says about an attempt, by callback or by question. An older or repeated report changes nothing,
 * so that every order of arrival ends alike. Answers the state the attempt is in afterwards.
 */
export async function applyReport(trx: Db, { shopId, attemptId, report, now }: ApplyReport): Promise<AttemptState | null> {
  const known = await readAttempt(trx, { shopId, attemptId })
  if (!known) return null
  const order = await lockOrder(trx, { shopId, orderId: known.order_id })
  const attempt = await lockAttempt(trx, { shopId, attemptId })
  const before = stateOf(attempt)
  const state = afterReport(before, reportedStates[report.status])
  if (state === before) return state
  await saveAttempt(trx, { shopId, attemptId }, {
    state, provider_ref: attempt.provider_ref ?? report.providerRef, updated_at: now, ...(state !== 'pending' && { next_query_at: null }),
  })
  await tell[state](trx, { order, attempt, report, now })
  await settleOrder(trx, { shopId, orderId: order.id, now })
  return state
}

export const stateOf = ({ state }: AttemptRow): AttemptState => {
  const known = attemptStates.find((one) => one === state)
  if (!known) throw new RangeError(`no state of an attempt: ${state}`)
  return known
}

const reportedStates = { open: 'created', pending: 'pending', paid: 'paid', failed: 'failed' } as const satisfies Record<BillStatus, AttemptState>

type News = { order: LockedOrder; attempt: AttemptRow; report: Report; now: Date }

const nothing = async (): Promise<void> => {}

const tell = {
  created: nothing,
  cancelled: nothing,
  expired: nothing,
  pending: (trx, news) => recordEvent(trx, { ...about(news), name: 'payment.pending', data: { method: news.attempt.method_code } }),
  failed: (trx, news) => recordEvent(trx, { ...about(news), name: 'payment.failed', data: { method: news.attempt.method_code } }),
  paid: takeMoney,
} satisfies Record<AttemptState, (trx: Db, news: News) => Promise<void>>

const about = ({ order, now }: News) => ({ shopId: order.shop_id, orderId: order.id, now, actor: 'gateway' as const })

// Another amount or currency than was asked for is never taken as payment: a person looks at it.
async function takeMoney(trx: Db, { order, attempt, report, now }: News): Promise<void> {
  const receipt = { amount: report.amount, now, reference: attempt.provider_ref ?? report.providerRef, attemptId: attempt.id, actor: 'gateway' as const }
  if (report.amount !== attempt.amount_sen || report.currency !== 'MYR') {
    const note = `${report.currency} ${formatRinggit(report.amount)}`
    await queueMoney(trx, order, { ...receipt, cause: 'mismatch', note })
    return
  }
  await receiveMoney(trx, order, { ...receipt, source: 'gateway', method: attempt.method_code })
}
