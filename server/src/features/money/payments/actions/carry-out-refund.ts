import { refundOrder as refundBody } from '@kedai/contracts/refunds.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { plusMinutes } from '@kedai/domain/time/malaysia.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import type { NewRefund, OpenAccount, RefundAnswer } from '../../../../integrations/payments/gateway.ts'
import { referenceOf } from '../../../../integrations/payments/reference.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { lockOrder } from '../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { openAccountOf } from '../accounts/open-account.ts'
import { readAttempt } from '../queries/attempts.ts'
import { lockRefund, readRefund, saveRefund, sumRefundsDone, takeRefundTurn } from '../queries/refunds.ts'
import type { RefundRef, RefundRow } from '../queries/refunds.ts'
import { refundOrder } from './refund-order.ts'

/** What became of money on its way back, and the provider's words. */
export type RefundOutcome = Pick<RefundRow, 'state' | 'answer'> & { provider: string }

// What the seller asked for, as `planRefund` kept it.
const request = refundBody.omit({ by_hand: true })
const maxAnswer = 300
const longestWait = 60

/**
 * Asks the provider to give back what was planned, and books its answer: between two transactions, and by the same reference
 * however often, so that a crash anywhere is made good by asking again. An answer that does not come leaves it pending.
 */
export async function carryOutRefund(deps: Deps, ref: RefundRef): Promise<RefundOutcome> {
  const { db, clock } = deps
  const { shopId } = ref
  const now = clock.now()
  const asked = await inTransaction(db, { shopId }, (trx) => beginAsking(deps, trx, ref, now))
  if ('outcome' in asked) return asked.outcome
  const { account, refund, provider } = asked
  const give = deps.gateways.find(provider)?.refund
  if (!give || !account) return { state: 'pending', answer: null, provider }
  const came: unknown = await give(account, refund, AbortSignal.timeout(30_000)).catch((error: unknown) => error)
  if (came instanceof GatewayDown) return { state: 'pending', answer: null, provider }
  if (came instanceof Error && !(came instanceof GatewayRefused)) throw came
  const row = await inTransaction(
    db,
    { shopId },
    (trx) =>
      came instanceof GatewayRefused
        ? bookRefusal(trx, ref, came.message.slice(0, maxAnswer), now)
        : bookAnswer(trx, ref, came as RefundAnswer, now), // whatever is no error is the provider's answer
  )
  return { state: row.state, answer: row.answer, provider }
}

type Asking = { account: OpenAccount | null; refund: NewRefund; provider: string }

async function beginAsking(
  deps: Deps,
  trx: Db,
  ref: RefundRef,
  now: Date,
): Promise<Asking | { outcome: RefundOutcome }> {
  const { shopId, refundId } = ref
  const row = await readRefund(trx, ref)
  const attempt = row && (await readAttempt(trx, { shopId, attemptId: row.attempt_id }))
  if (!row || !attempt) throw new RangeError(`no refund ${refundId}`)
  const { provider } = attempt
  const wait = Math.min(2 ** row.tries, longestWait)
  const isOurs = await takeRefundTurn(trx, ref, { now, tries: row.tries, next: plusMinutes(now, wait) })
  if (!isOurs) return { outcome: { state: row.state, answer: row.answer, provider } }
  return {
    provider,
    account: await openAccountOf(deps, trx, { shopId, accountId: attempt.account_id }),
    refund: {
      providerRef: attempt.provider_ref ?? '',
      reference: referenceOf(attempt.id),
      refundReference: `R${refundId}`,
      amount: sen(row.amount_sen),
      before: sen(await sumRefundsDone(trx, shopId, attempt.id)),
      reason: request.parse(row.request).reason,
    },
  }
}

async function bookAnswer(
  trx: Db,
  ref: RefundRef,
  { providerRefundRef, answer }: RefundAnswer,
  now: Date,
): Promise<RefundRow> {
  const order = await lockOrder(trx, await orderOf(trx, ref))
  const row = await lockRefund(trx, ref)
  if (row.state !== 'pending') return row
  const words = answer.slice(0, maxAnswer)
  await saveRefund(trx, ref, { state: 'done', answer: words, next_try_at: null, updated_at: now })
  const through = { refundId: row.id, attemptId: row.attempt_id, reference: providerRefundRef, answer: words }
  const { amount: _typed, ...asked } = request.parse(row.request)
  const said = { order: { shopId: row.shop_id, orderNo: order.order_no }, userId: row.user_id, now, through }
  const amount = formatRinggit(sen(row.amount_sen))
  // The money is gone: what no longer fits of the rest that was asked for is left out.
  await refundOrder(trx, { ...asked, ...said, amount }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    return refundOrder(trx, { ...said, amount, reason: asked.reason })
  })
  return { ...row, state: 'done', answer: words }
}

async function bookRefusal(trx: Db, ref: RefundRef, answer: string, now: Date): Promise<RefundRow> {
  const order = await lockOrder(trx, await orderOf(trx, ref))
  const row = await lockRefund(trx, ref)
  if (row.state !== 'pending') return row
  await saveRefund(trx, ref, { state: 'refused', answer, next_try_at: null, updated_at: now })
  await recordEvent(trx, {
    shopId: order.shop_id,
    orderId: order.id,
    now,
    name: 'payment.refund_refused',
    actor: 'gateway',
    data: { amount: formatRinggit(sen(row.amount_sen)), reason: answer },
  })
  return { ...row, state: 'refused', answer }
}

async function orderOf(trx: Db, ref: RefundRef): Promise<{ shopId: number; orderId: number }> {
  const row = await readRefund(trx, ref)
  if (!row) throw new RangeError(`no refund ${ref.refundId}`)
  return { shopId: ref.shopId, orderId: row.order_id }
}
