import { commissionOf, reversedOf, ruleFor, type CommissionRule } from '@kedai/domain/resellers/commissions.ts'
import { basisPoints } from '@kedai/domain/money/percent.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { mayRefer } from '@kedai/domain/resellers/statuses.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import { claimByPhone } from '../queries/referrals.ts'
import { listRules, type RuleRow } from '../queries/commission-rules.ts'
import {
  findReferredOrder,
  insertCommission,
  listLines,
  listShopsWithCleared,
  lockCleared,
  lockCommissions,
  type LockedCommission,
  postWallet,
  saveCommission,
} from '../queries/commissions.ts'

type Of = { shopId: number; orderId: number; now: Date }

/**
 * What a paid order earns whoever brought its buyer, frozen line by line. Nothing for somebody who was suspended meanwhile, where
 * the programme pays by price alone, and for one's own purchase unless the programme says so. Twice is once.
 */
export async function earnCommission(trx: Db, { shopId, orderId, now }: Of): Promise<void> {
  await claimByPhone(trx, shopId, orderId)
  const referred = await findReferredOrder(trx, shopId, orderId)
  if (!referred || referred.settlement !== 'commission' || !mayRefer(referred.status)) return
  const isOwn = referred.why !== 'link'
  if (isOwn && !referred.pays_self) return
  const rules = (await listRules(trx, shopId, referred.area)).map(asRule)
  const programme = basisPoints(referred.commission_bp)
  const day = formatDate(now)
  const lines = (await listLines(trx, shopId, orderId)).map((row) => {
    const sold = {
      productId: row.product_id,
      quantity: row.quantity,
      base: sen(Math.max(0, row.total_sen - row.discount_sen)),
    }
    const rule = ruleFor(rules, { productId: sold.productId, rankId: referred.rank_id, day })
    return {
      lineId: row.id,
      base: sold.base,
      amount: commissionOf(sold, rule, programme),
      ruleId: rule?.id ?? null,
      rate: rule === null ? programme : rule.pays.by === 'percent' ? rule.pays.rate : null,
      perUnit: rule?.pays.by === 'unit' ? rule.pays.amount : null,
    }
  })
  const earned = lines.reduce((all, { amount }) => all + amount, 0)
  if (earned === 0) return
  const { reseller_id: resellerId, area, order_no: ref } = referred
  const baseSen = lines.reduce((all, { base }) => all + base, 0)
  const level = 0
  const of = { shopId, resellerId, orderId, area, level, baseSen, earnedSen: earned, lines, now }
  const id = await insertCommission(trx, of)
  if (id === null) return
  const post = { shopId, resellerId, commissionId: id, ref, now }
  await postWallet(trx, { ...post, kind: 'commission', bucket: 'pending', amount: earned })
  await followOrder(trx, { shopId, orderId, now })
}

/**
 * Brings what an order earns in line with it: what went back to the buyer is reversed, all of it with an order that is over; from
 * the delivery on it clears. Call it after any of that changed; calling it again changes nothing.
 */
export async function followOrder(trx: Db, { shopId, orderId, now }: Of): Promise<void> {
  for (const found of await lockCommissions(trx, shopId, orderId)) await follow(trx, shopId, found, now)
}

async function follow(trx: Db, shopId: number, found: LockedCommission, now: Date): Promise<void> {
  const commission = await reverse(trx, shopId, found, now)
  if (commission.state !== 'pending' || !isHandedOver(commission)) return
  const clearsAt = new Date(now.getTime() + commission.clearing_days * 86_400_000)
  await move(trx, shopId, commission, 'clearing', now)
  await saveCommission(trx, shopId, { id: commission.id, state: 'clearing', clearsAt })
  if (commission.clearing_days === 0) await release(trx, shopId, { ...commission, state: 'clearing' }, now)
}

/** Makes available what has cleared, shop by shop. Answers how many. */
export async function releaseCleared(
  work: <Result>(shopId: number, of: (trx: Db) => Promise<Result>) => Promise<Result>,
  db: Db,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let released = 0
  for (const shopId of await listShopsWithCleared(db, now)) {
    if (signal?.aborted) break
    released += await work(shopId, async (trx) => {
      const cleared = await lockCleared(trx, shopId, now, 200)
      for (const commission of cleared) await release(trx, shopId, commission, now)
      return cleared.length
    })
  }
  return released
}

async function reverse(trx: Db, shopId: number, found: LockedCommission, now: Date): Promise<LockedCommission> {
  const isOver = found.order_status === 'cancelled' || found.order_status === 'expired'
  const returned = found.fulfilment_status === 'returned'
  const due =
    isOver || returned
      ? found.earned_sen
      : reversedOf({ earned: sen(found.earned_sen), base: sen(found.base_sen), refunded: sen(found.refunded_sen) })
  const amount = due - found.reversed_sen
  if (amount <= 0) return found
  // What was paid out already is owed back out of what comes next.
  const bucket = found.state === 'pending' || found.state === 'clearing' ? found.state : 'available'
  const state = due === found.earned_sen ? 'reversed' : found.state
  const { reseller_id: resellerId, order_no: ref } = found
  await postWallet(trx, {
    shopId,
    resellerId,
    kind: 'reversal',
    bucket,
    amount: -amount,
    commissionId: found.id,
    ref,
    now,
  })
  await saveCommission(trx, shopId, { id: found.id, state, reversedSen: due })
  return { ...found, state, reversed_sen: due }
}

const isHandedOver = ({ order_status, fulfilment_status }: LockedCommission): boolean =>
  order_status === 'completed' || fulfilment_status === 'delivered'

async function release(trx: Db, shopId: number, commission: LockedCommission, now: Date): Promise<void> {
  await move(trx, shopId, commission, 'available', now)
  await saveCommission(trx, shopId, { id: commission.id, state: 'available' })
}

async function move(trx: Db, shopId: number, found: LockedCommission, to: 'clearing' | 'available', now: Date) {
  const amount = found.earned_sen - found.reversed_sen
  const from = to === 'clearing' ? 'pending' : 'clearing'
  const post = {
    shopId,
    resellerId: found.reseller_id,
    kind: 'moved' as const,
    commissionId: found.id,
    ref: found.order_no,
    now,
  }
  await postWallet(trx, { ...post, bucket: from, amount: -amount })
  await postWallet(trx, { ...post, bucket: to, amount })
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
