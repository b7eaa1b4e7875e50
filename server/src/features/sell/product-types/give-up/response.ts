import { findSeatOfOrder } from '../queries/collection.ts'
import type { GiveUp } from '../shared/give-up-types.ts'
import { giveUpGoods } from './goods.ts'

/** Rows of a collection; its response keeps its place until the last of them is given up. */
export const giveUpResponse: GiveUp = async (trx, part) => {
  const rows = await giveUpGoods(trx, { ...part, unsent: part.units })
  const seat = part.isLast ? await findSeatOfOrder(trx, part) : undefined
  return seat ? { ...rows, fewer: [...rows.fewer, { kind: 'seat', ...seat, amount: 1 }] } : rows
}
