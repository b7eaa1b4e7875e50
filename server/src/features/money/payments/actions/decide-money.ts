import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { UnmatchedStatus } from '@kedai/domain/payments/unmatched.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { saveAttempt } from '../queries/attempts.ts'
import { decideUnmatched, findUnmatched } from '../queries/unmatched.ts'
import type { UnmatchedRow } from '../queries/unmatched.ts'
import { wasDecided, whyNot } from '../why-not.ts'
import { lockMoneyOwner } from './money-owner.ts'

/** `closed`: nothing came of what was not confirmed. */
export type MoneyDecision = Exclude<UnmatchedStatus, 'open'>

type DecideMoney = {
  shopId: number
  id: number
  decision: MoneyDecision
  note: string
  userId: number
  now: Date
}

/**
 * The seller keeps money for its order or invoice, writes down that it went back to the buyer, or that it never came. Deciding alike
 * twice changes nothing.
 * @throws AppError `not_found`, `conflict` when it was decided otherwise or what it came for cannot take it.
 */
export async function decideMoney(trx: Db, decide: DecideMoney): Promise<UnmatchedRow> {
  const { shopId, id, decision, note, userId, now } = decide
  const known = await findUnmatched(trx, shopId, id)
  if (!known) throw new AppError('not_found', common.notFound)
  const owner = await lockMoneyOwner(trx, known)
  const isOurs = await decideUnmatched(
    trx,
    { shopId, id },
    { status: decision, note: note || known.note, decided_at: now, decided_by: userId },
  )
  if (isOurs) {
    const refusal = whyNot[decision](known)
    if (refusal) throw new AppError('conflict', refusal)
    if (decision === 'accepted') await owner.keep(decide)
    if (decision === 'refunded') await owner.tellRefund(decide)
    // Whatever its provider still says of it was paid by this.
    if (decision === 'accepted' && known.cause === 'unconfirmed' && known.attempt_id !== null)
      await saveAttempt(
        trx,
        { shopId, attemptId: known.attempt_id },
        { state: 'paid', next_query_at: null, updated_at: now },
      )
    await recordAudit(trx, {
      shopId,
      userId,
      action: `money.${decision}`,
      subject: owner.subject,
      after: { amount: formatRinggit(sen(known.amount_sen)), note },
      now,
    })
  }
  const after = await findUnmatched(trx, shopId, id)
  if (after?.status === decision) return after
  throw new AppError('conflict', wasDecided(after?.status) ?? common.notFound)
}
