import type { Db } from '../../../../platform/db/db.ts'
import { titleOf } from '../queries/title-of.ts'

/** A product as a line of the shop's log is about it. */
export const productSubject = async (trx: Db, shopId: number, productId: number) =>
  ({ type: 'product', ref: productId, name: await titleOf(trx, shopId, productId) }) as const
