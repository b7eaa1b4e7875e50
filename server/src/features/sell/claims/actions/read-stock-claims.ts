import type { Db } from '../../../../platform/db/db.ts'
import { listStockClaims } from '../queries.ts'
import type { Holder } from './wants.ts'

/** What a holder's lines have of stock, by their positions. */
export const readStockClaims = (
  trx: Db,
  holder: Holder,
): Promise<{ line: number; variationId: number; amount: number }[]> => listStockClaims(trx, holder)
