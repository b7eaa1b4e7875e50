import { basisPoints } from '@kedai/domain/money/percent.ts'
import { greater, noSen, sen } from '@kedai/domain/money/sen.ts'
import type { CommissionTerms } from '@kedai/domain/resellers/commissions.ts'
import {
  bucketOf,
  earnedOf,
  leftOf,
  nextEarned,
  type StandingLine,
  stateAfter,
} from '@kedai/domain/resellers/earned.ts'
import type { Db } from '../../../../platform/db/db.ts'
import {
  type CommissionRow,
  type LineRow,
  listLines,
  listShopsWithCleared,
  lockCleared,
  lockCommissions,
  type LockedCommission,
  moveCommission,
  postWallet,
  saveAmounts,
} from '../queries/commissions.ts'

type Of = { shopId: number; orderId: number; now: Date }

/**
 * Brings what an order earns in line with it as it stands: what an edit adds or takes away, and what went back to the buyer, is
 * posted as a difference; from the delivery on it clears. Call it after any of that changed; calling it again changes nothing.
 */
export async function followOrder(trx: Db, { shopId, orderId, now }: Of): Promise<void> {
  const commissions = await lockCommissions(trx, shopId, orderId)
  if (commissions.length === 0) return
  const lines = (await listLines(trx, shopId, orderId)).map(asStanding)
  for (const found of commissions)
    await startClearing(trx, shopId, await postDifference(trx, shopId, found, lines, now), now)
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

async function postDifference(
  trx: Db,
  shopId: number,
  found: LockedCommission,
  lines: readonly StandingLine[],
  now: Date,
): Promise<LockedCommission> {
  const before = { base: sen(found.base_sen), earned: sen(found.earned_sen), reversed: sen(found.reversed_sen) }
  const money = {
    total: sen(found.total_sen),
    paid: sen(found.money_in_sen),
    refunded: sen(found.money_back_sen),
    shippingRefunded: sen(found.shipping_back_sen),
  }
  const next = nextEarned(before, earnedOf(termsOf(found), lines, money, isOver(found)), found.is_settled)
  if (next.base === before.base && next.earned === before.earned && next.reversed === before.reversed) return found
  const was = leftOf(before)
  const standing = { state: found.state, was, paid: sen(found.paid_sen), clearsAt: found.clears_at }
  const state = stateAfter(standing, next, now)
  const amount = leftOf(next) - was
  await postWallet(trx, {
    shopId,
    resellerId: found.reseller_id,
    kind: amount < 0 ? 'reversal' : found.level === 0 ? 'commission' : 'override',
    bucket: bucketOf(amount < 0 ? found.state : state),
    amount,
    commissionId: found.id,
    ref: found.order_no,
    now,
  })
  await saveAmounts(trx, shopId, { id: found.id, state, ...next })
  return { ...found, state, base_sen: next.base, earned_sen: next.earned, reversed_sen: next.reversed }
}

async function startClearing(trx: Db, shopId: number, commission: LockedCommission, now: Date): Promise<void> {
  if (commission.state !== 'pending' || !isHandedOver(commission)) return
  const clearsAt = new Date(now.getTime() + commission.clearing_days * 86_400_000)
  await move(trx, shopId, commission, 'clearing', now)
  await moveCommission(trx, shopId, { id: commission.id, state: 'clearing', clearsAt })
  if (commission.clearing_days === 0) await release(trx, shopId, commission, now)
}

async function release(trx: Db, shopId: number, commission: CommissionRow, now: Date): Promise<void> {
  await move(trx, shopId, commission, 'available', now)
  await moveCommission(trx, shopId, { id: commission.id, state: 'available' })
}

async function move(trx: Db, shopId: number, found: CommissionRow, to: 'clearing' | 'available', now: Date) {
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

const isOver = ({ order_status: order, fulfilment_status: fulfilment }: LockedCommission): boolean =>
  order === 'cancelled' || order === 'expired' || fulfilment === 'returned'

const isHandedOver = ({ order_status, fulfilment_status }: LockedCommission): boolean =>
  order_status === 'completed' || fulfilment_status === 'delivered'

const asStanding = (row: LineRow): StandingLine => ({
  productId: row.product_id,
  quantity: row.quantity,
  base: greater(noSen, sen(row.total_sen - row.discount_sen)),
  refunded: sen(row.refunded_sen),
})

const termsOf = ({ rate_bp, rules }: LockedCommission): CommissionTerms => ({
  rate: basisPoints(rate_bp),
  rules: rules.map((rule) => ({
    id: rule.id,
    productId: rule.product_id,
    pays:
      rule.per_unit_sen === null
        ? { by: 'percent', rate: basisPoints(rule.percent_bp ?? 0) }
        : { by: 'unit', amount: sen(rule.per_unit_sen) },
  })),
})
