import type { KeptDuitNow } from '../../../../platform/codes/draw-duitnow.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findDuitNow as findRow } from '../queries/duitnow.ts'

/** The code that the shop's buyers scan; null while it has none. */
export const findDuitNow = async (trx: Db, shopId: number): Promise<KeptDuitNow | null> =>
  (await findRow(trx, shopId)) ?? null
