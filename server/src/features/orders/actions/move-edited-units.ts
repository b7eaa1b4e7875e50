import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { publishChange } from '../../../platform/events/changes.ts'
import type { Faults } from '../../../platform/faults.ts'
import { claimStock } from '../../stock/actions/claim-stock.ts'
import { editTexts } from '../messages/edit.ts'
import { giveBack } from '../queries/edit-lines.ts'
import type { LockedOrder } from './lock-order.ts'

/** Takes what an edit adds off the shelf and puts back what it takes away; the columns to save. @throws AppError `conflict` when too few are left. */
export async function moveEditedUnits(trx: Db, { shop_id: shopId, stock_state }: LockedOrder, moved: ReadonlyMap<number, number>, faults?: Faults): Promise<{ stock_state: string }> {
  const more = [...moved].filter(([, change]) => change > 0).map(([variationId, quantity]) => ({ variationId, quantity }))
  const fewer = [...moved].filter(([, change]) => change < 0)
  const claim = await claimStock(trx, { shopId, wants: more, faults })
  if (!claim.ok) throw new AppError('conflict', editTexts.tooFew, { params: { left: claim.short[0]?.left ?? 0 } })
  const back = await giveBack(trx, shopId, fewer.map(([id]) => id), fewer.map(([, change]) => -change))
  for (const id of new Set(back.map(({ product_id }) => product_id))) publishChange(trx, 'product', id)
  // An order of units that are not counted may have got some that are: from now on it owns them like any other.
  return { stock_state: stock_state === 'none' && more.length > 0 ? 'held' : stock_state }
}
