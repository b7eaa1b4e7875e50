import type { Db } from '../../../platform/db/db.ts'
import { findOrderReseller } from '../queries/orders.ts'

/** Which reseller an order has to do with, and in whose name its parcels go; each null where nobody. */
export async function readOrderReseller(trx: Db, of: { shopId: number; orderId: number }) {
  const row = await findOrderReseller(trx, of)
  return {
    reseller: row && { id: row.reseller_id, name: row.name, relation: row.relation },
    sender: row?.sender_name ? { name: row.sender_name, phone: row.sender_phone ?? '' } : null,
  }
}
