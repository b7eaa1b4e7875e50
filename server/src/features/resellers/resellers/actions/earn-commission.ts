import { freezeTerms, mayEarnAnything, type CommissionRule } from '@kedai/domain/resellers/commissions.ts'
import { basisPoints } from '@kedai/domain/money/percent.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { mayRefer } from '@kedai/domain/resellers/statuses.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { claimByPhone } from '../queries/referrals.ts'
import { listRules, type RuleRow } from '../queries/commission-rules.ts'
import { findReferredOrder, insertCommission } from '../queries/commissions.ts'

type Of = { shopId: number; orderId: number; now: Date }

/**
 * Freezes by which rules a paid order earns whoever brought its buyer; `followOrder` says how much. Nothing for somebody who was
 * suspended meanwhile, where the programme pays by price alone, and for one's own purchase unless the programme says so. Twice is
 * once.
 */
export async function earnCommission(trx: Db, { shopId, orderId, now }: Of): Promise<void> {
  await claimByPhone(trx, shopId, orderId)
  const referred = await findReferredOrder(trx, shopId, orderId)
  if (!referred || referred.settlement !== 'commission' || !mayRefer(referred.status)) return
  const isOwn = referred.why !== 'link'
  if (isOwn && !referred.pays_self) return
  const rules = (await listRules(trx, shopId, referred.area)).map(asRule)
  const sold = { rankId: referred.rank_id, day: formatDate(now) }
  const terms = freezeTerms(basisPoints(referred.commission_bp), rules, sold)
  if (!mayEarnAnything(terms)) return
  await insertCommission(trx, {
    shopId,
    resellerId: referred.reseller_id,
    orderId,
    area: referred.area,
    level: 0,
    rate: terms.rate,
    rules: terms.rules.map(({ id, productId, pays }) => ({
      id,
      product_id: productId,
      percent_bp: pays.by === 'percent' ? pays.rate : null,
      per_unit_sen: pays.by === 'unit' ? pays.amount : null,
    })),
    now,
  })
}

const asRule = (row: RuleRow): CommissionRule => ({
  id: row.id,
  rankId: row.rank_id,
  productId: row.product_id,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  pays:
    row.per_unit_sen === null
      ? { by: 'percent', rate: basisPoints(row.percent_bp ?? 0) }
      : { by: 'unit', amount: sen(row.per_unit_sen) },
})
