import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import { asksFirstOrder } from '@kedai/domain/resellers/minimums.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { afterApproval, mayDo, type ResellerAction, type ResellerStatus } from '@kedai/domain/resellers/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { decisionTexts } from '../decision-messages.ts'
import { listRanks, type RankRow } from '../queries/programmes.ts'
import { lockMembership, type MembershipRow, passOnDownlines, saveStatus } from '../queries/resellers.ts'

export type Decision = {
  shopId: number
  userId: number | null
  id: number
  action: ResellerAction
  rankId?: number | undefined
  reason?: string
  /** Of an approval: the first order was placed elsewhere. */
  skipsFirstOrder?: boolean
  now: Date
}

const logged = {
  approve: 'reseller.approved',
  reject: 'reseller.rejected',
  suspend: 'reseller.suspended',
  reinstate: 'reseller.reinstated',
  end: 'reseller.ended',
  rank: 'reseller.ranked',
} satisfies Record<ResellerAction, AuditAction>

/** What the shop decides about a reseller. @throws AppError `not_found`, `conflict` where his status forbids it, `invalid` for a rank of another programme */
export async function decideReseller(trx: Db, decision: Decision): Promise<void> {
  const { shopId, userId, id, action, now } = decision
  const reseller = await lockMembership(trx, shopId, id)
  if (!reseller) throw new AppError('not_found', texts.notFound)
  if (!mayDo(action, reseller.status)) throw new AppError('conflict', decisionTexts.notNow)
  const ranks = await listRanks(trx, shopId, reseller.area)
  const rank = chooseRank(ranks, reseller, decision)
  const status = nextStatus(reseller, rank, decision)
  const reason = decision.reason ?? ''
  await saveStatus(trx, shopId, id, { status, reason, rankId: rank?.id ?? null, now })
  const downlines = action === 'end' ? await passOnDownlines(trx, shopId, id, reseller.upline_id) : 0
  await recordAudit(trx, {
    shopId,
    userId,
    action: logged[action],
    subject: { type: 'reseller', ref: id, name: reseller.name },
    before: { status: reseller.status, rank: ranks.find((one) => one.id === reseller.rank_id)?.name ?? '' },
    after: { status, rank: rank?.name ?? '', ...(reason !== '' && { reason }), ...(downlines > 0 && { downlines }) },
    now,
  })
  if (action !== 'rank') await emit(trx, 'reseller.decided', { shopId, resellerId: id, action })
}

// An approval without a rank gives the lowest one.
function chooseRank(ranks: readonly RankRow[], reseller: MembershipRow, { action, rankId }: Decision): RankRow | null {
  const wanted = rankId ?? reseller.rank_id ?? (action === 'approve' ? ranks[0]?.id : undefined)
  if (wanted === undefined || wanted === null) return null
  const found = ranks.find(({ id }) => id === wanted)
  if (!found) throw refuseField('rank_id', decisionTexts.unknownRank)
  return found
}

function nextStatus(reseller: MembershipRow, rank: RankRow | null, decision: Decision): ResellerStatus {
  switch (decision.action) {
    case 'approve': {
      const first = {
        quantity: rank?.first_min_qty ?? 0,
        amount: sen(rank?.first_min_sen ?? 0),
        multipleOf: 1,
      }
      return afterApproval(asksFirstOrder(first) && decision.skipsFirstOrder !== true)
    }
    case 'reject':
      return 'rejected'
    case 'suspend':
      return 'suspended'
    case 'reinstate':
      return 'active'
    case 'end':
      return 'ended'
    case 'rank':
      return reseller.status
  }
}
