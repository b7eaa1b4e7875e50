import type { GiveUp } from '../shared/give-up-types.ts'
import { giveUpGoods } from './goods.ts'

/** Copies of files, and codes: no copy ever leaves the shop. What was opened closes once this is known (`fulfilment/digital.ts`). */
export const giveUpFiles: GiveUp = (trx, part) => giveUpGoods(trx, { ...part, unsent: part.units })
