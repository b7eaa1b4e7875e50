import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { texts } from '../messages.ts'
import { decideUnmatched, findUnmatched } from '../queries/unmatched.ts'
import type { UnmatchedRow } from '../queries/unmatched.ts'
import { whyNotAccept } from '../why-not-accept.ts'
import { lockMoneyOwner } from './money-owner.ts'

type DecideMoney = {
  shopId: number
  id: number
  decision: 'accepted' | 'refunded'
  note: string
  userId: number
  now: Date
}

/**
 * The seller keeps money for its order or invoice, or writes down that it went back to the buyer. Deciding alike twice changes nothing.
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
    const refusal = decision === 'accepted' ? whyNotAccept(known) : null
    if (refusal) throw new AppError('conflict', refusal)
    await (decision === 'accepted' ? owner.keep(decide) : owner.tellRefund(decide))
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
  if (after?.status !== decision)
    throw new AppError('conflict', after?.status === 'accepted' ? texts.moneyWasAccepted : texts.moneyWasRefunded)
  return after
}
