import { claimEffect, type ClaimEvent } from '@kedai/domain/orders/claims.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { commitClaims } from '../../../sell/claims/actions/settle-claims.ts'
import { giveUpRest } from './give-up.ts'
import { countSold } from '../queries/count-sold.ts'
import type { LockedRow } from '../queries/lock-order.ts'

/** What an event does to what a locked order holds, and to what counts as sold; answers with the columns to save. */
export async function moveClaims(
  trx: Db,
  order: LockedRow,
  event: ClaimEvent,
  now: Date,
): Promise<{ sold_counted: boolean }> {
  const holder = { shopId: order.shop_id, holder: 'order', holderId: order.id } as const
  if (claimEffect[event] === 'commit') await commitClaims(trx, holder)
  else await giveUpRest(trx, order, event, now)
  return { sold_counted: await countOnce(trx, order, event) }
}

// Goods whose stock is not counted are sold too, so this has a mark of its own.
async function countOnce(trx: Db, order: LockedRow, event: ClaimEvent): Promise<boolean> {
  const isSold = event === 'paid' || event === 'fulfilled' || (event === 'expired' && order.sold_counted)
  if (isSold !== order.sold_counted) {
    for (const { id } of await countSold(trx, order.shop_id, order.id, isSold ? 1 : -1))
      publishChange(trx, 'product', id)
  }
  return isSold
}
