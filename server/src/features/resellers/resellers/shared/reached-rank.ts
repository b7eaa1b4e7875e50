import { reachesRank } from '@kedai/domain/resellers/next-rank.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findLargestOrder, findNextRank, type LargestOrderRow, type NextRankRow } from '../queries/own-pages.ts'

export const isReached = (largest: LargestOrderRow, next: NextRankRow): boolean =>
  reachesRank(
    { quantity: largest.quantity, amountSen: Number(largest.amount_sen) },
    { minQuantity: next.first_min_qty, minSen: Number(next.first_min_sen) },
  )

/** The rank above a reseller's own, where one of his orders is what it asks for; null: not yet, or there is none. */
export async function findReachedRank(
  trx: Db,
  shopId: number,
  resellerId: number,
): Promise<{ id: number; name: string } | null> {
  const next = await findNextRank(trx, shopId, resellerId)
  if (!next || !isReached(await findLargestOrder(trx, shopId, resellerId), next)) return null
  return { id: next.id, name: next.name }
}
