import type { Db } from '../../../../platform/db/db.ts'
import { listMethods } from '../queries/methods.ts'
import type { MethodRow } from '../queries/methods.ts'

/** The ways an invoice may be paid, as the seller ordered them: all that are on, but for cash at the door. */
export const listInvoiceMethods = async (trx: Db, shopId: number): Promise<MethodRow[]> =>
  (await listMethods(trx, shopId)).filter(({ kind }) => kind !== 'cod')
