import type { RefusedSlips } from '@kedai/contracts/waiting-slips.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { rejectProof } from './reject-proof.ts'

type RefuseSlips = { shopId: number; orderNos: readonly string[]; reason: string; userId: number; now: Date }

/**
 * Refuses the slips of many orders, each as one is refused: its buyer is told, and the second one ends its order. Each order is a
 * transaction of its own, as what two of them hold may be locked in either order; sent again it does what is left.
 */
export async function refuseSlips(
  db: Db,
  { shopId, orderNos, reason, userId, now }: RefuseSlips,
): Promise<RefusedSlips> {
  const sums = { refused: 0, ended: 0, left: 0 }
  for (const orderNo of new Set(orderNos)) {
    const outcome = await inTransaction(db, { shopId }, (trx) =>
      rejectProof(trx, { order: { shopId, orderNo }, reason, userId, now }),
    ).catch((error: unknown) => {
      if (error instanceof AppError && skipped.has(error.code)) return null
      throw error
    })
    if (outcome === null) sums.left += 1
    else sums.refused += 1
    if (outcome === true) sums.ended += 1
  }
  return sums
}

// Decided meanwhile, or none of this shop's.
const skipped: ReadonlySet<string> = new Set(['conflict', 'not_found'])
