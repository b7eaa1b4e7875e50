import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { type ActivityVerdict, judgeActivity } from '@kedai/domain/resellers/activity.ts'
import type { ResellerStatus } from '@kedai/domain/resellers/statuses.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { say } from '../../../../platform/errors/message.ts'
import { emit } from '../../../../platform/events/events.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { decisionTexts } from '../decision-messages.ts'
import { type ActivityRow, listActivity, listShopsWithActivityRules } from '../queries/activity.ts'
import { listRanks, type RankRow } from '../queries/programmes.ts'
import { lockMembership, saveStatus } from '../queries/resellers.ts'

type InShop = <Result>(shopId: number, of: (trx: Db) => Promise<Result>) => Promise<Result>

const pageSize = 500

/** Judges every member whose programme asks for activity; each in a transaction of his own, so twice a night changes nothing more. Answers how many changed. */
export async function judgeAllActivity(inShop: InShop, db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let changed = 0
  for (const shopId of await listShopsWithActivityRules(db)) {
    for (let after = 0; ;) {
      const page = await inShop(shopId, async (trx) => {
        const ranks = await listRanks(trx, shopId, null)
        const rows = await listActivity(trx, { shopId, after, now, limit: pageSize })
        return rows.map((row) => ({ id: row.id, verdict: verdictOf(row, ranks, now) }))
      })
      for (const { id, verdict } of page) {
        if (signal?.aborted) return changed
        if (verdict !== 'none' && (await inShop(shopId, (trx) => judgeOne(trx, { shopId, id, now })))) changed++
      }
      const last = page.at(-1)
      if (!last || page.length < pageSize) break
      after = last.id
    }
  }
  return changed
}

async function judgeOne(trx: Db, { shopId, id, now }: { shopId: number; id: number; now: Date }): Promise<boolean> {
  const member = await lockMembership(trx, shopId, id)
  const [row] = await listActivity(trx, { shopId, id, now, limit: 1 })
  if (!member || !row) return false
  const ranks = await listRanks(trx, shopId, row.area)
  const verdict = verdictOf(row, ranks, now)
  if (verdict === 'none') return false
  const { status, action, isTold } = effects[verdict]
  const rank = verdict === 'downgrade' ? lowerRank(row, ranks) : ranks.find((one) => one.id === row.rank_id)
  const lang = isLang(member.lang) ? member.lang : 'ms'
  const reason = isTold
    ? say(decisionTexts.activity, lang, {
        sold: displayRinggit(sen(row.sold_sen), lang),
        min: displayRinggit(sen(row.min_sen), lang),
        days: row.days,
      })
    : ''
  // A rank that was lowered is a fresh start: the reason goes with the mail alone.
  await saveStatus(trx, shopId, id, { status, reason, rankId: rank?.id ?? null, now })
  await recordAudit(trx, {
    shopId,
    userId: null,
    action,
    subject: { type: 'reseller', ref: id, name: member.name },
    before: { status: row.status, rank: ranks.find((one) => one.id === row.rank_id)?.name ?? '' },
    after: { status, rank: rank?.name ?? '', ...(reason !== '' && { reason }) },
    now,
  })
  await emit(trx, 'reseller.decided', { shopId, resellerId: id, action: verdict })
  return true
}

const effects = {
  warn: { status: 'warned', action: 'reseller.warned', isTold: true },
  recover: { status: 'active', action: 'reseller.reinstated', isTold: false },
  downgrade: { status: 'active', action: 'reseller.ranked', isTold: true },
  suspend: { status: 'suspended', action: 'reseller.suspended', isTold: true },
} satisfies Record<Exclude<ActivityVerdict, 'none'>, { status: ResellerStatus; action: AuditAction; isTold: boolean }>

const verdictOf = (row: ActivityRow, ranks: readonly RankRow[], now: Date): ActivityVerdict =>
  judgeActivity(
    { days: row.days, min: sen(row.min_sen), graceDays: row.grace_days, then: row.end },
    {
      isWarned: row.status === 'warned',
      since: row.since,
      warnedAt: row.warned_at,
      sold: sen(row.sold_sen),
      hasLowerRank: lowerRank(row, ranks) !== undefined,
    },
    now,
  )

// Ranks come the lowest first.
function lowerRank(row: ActivityRow, ranks: readonly RankRow[]): RankRow | undefined {
  const ofArea = ranks.filter(({ area }) => area === row.area)
  const at = ofArea.findIndex(({ id }) => id === row.rank_id)
  return at > 0 ? ofArea[at - 1] : undefined
}
