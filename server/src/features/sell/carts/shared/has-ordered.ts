import type { Db } from '../../../../platform/db/db.ts'
import { findOrderSince } from '../queries/left-carts.ts'

export type OrderedBy = {
  shopId: number
  phone: string | null
  email: string | null
  resellerId: number | null
  since: Date
}

/** Whether somebody ordered in the shop since, from this cart or any page: nothing is left to remind them of. */
export const hasOrdered = (trx: Db, by: OrderedBy): Promise<boolean> => findOrderSince(trx, by)
