import { withdrawLine } from '../../entitlements/actions/grant.ts'
import type { GiveUp } from '../shared/give-up-types.ts'
import { giveUpGoods } from './goods.ts'

/** What was paid for with the line ends; what other payments paid for stays. */
export const giveUpTerm: GiveUp = async (trx, part) => ({
  ...(await giveUpGoods(trx, { ...part, unsent: part.units })),
  save: (within) => withdrawLine(within, { shopId: part.shopId, orderId: part.orderId, lineId: part.line.id }),
})
