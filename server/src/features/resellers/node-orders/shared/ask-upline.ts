import type { Shelf } from '@kedai/domain/resellers/routing.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { findNodeOrder, insertNodeOrder } from '../queries/node-orders.ts'

type Asking = { terms: { shopId: number; routeHours: number | null }; shelf: Shelf; orderId: number; now: Date }

/** Notes with an order that an upline's place holds it, and who is asked to send it, in the transaction of the order. */
export async function askUpline(trx: Db, { terms, shelf, orderId, now }: Asking): Promise<void> {
  const { shopId, routeHours: hours } = terms
  if (hours === null) return
  const { nodeId, resellerId } = shelf
  const asked = await insertNodeOrder(trx, { shopId, orderId, nodeId, resellerId, hours, now })
  if (!asked) return
  const name = (await findNodeOrder(trx, shopId, orderId))?.reseller_name ?? ''
  await recordEvent(trx, { shopId, orderId, now, name: 'fulfilment.routed', actor: 'system', data: { name } })
  if (asked.due_at !== null) await emit(trx, 'order.to_send', { shopId, orderId })
}
