import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findOrderPlace, findOrderReseller } from '../queries/orders.ts'

/** Which reseller an order has to do with, in whose name its parcels go, and who sends it in place of the shop; each null where nobody. */
export async function readOrderReseller(trx: Db, of: { shopId: number; orderId: number }) {
  const row = await findOrderReseller(trx, of)
  const place = await findOrderPlace(trx, of)
  return {
    reseller: row && { id: row.reseller_id, name: row.name, relation: row.relation },
    sender: row?.sender_name ? { name: row.sender_name, phone: row.sender_phone ?? '' } : null,
    sent_by: place && {
      name: place.name,
      due_at: place.due_at && formatTime(place.due_at),
      is_accepted: place.accepted_at !== null,
      is_stuck: place.told_at !== null,
      may_move: place.may_move,
    },
  }
}
