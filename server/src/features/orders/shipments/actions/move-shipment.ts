import { sentOf, unsentOf } from '@kedai/domain/shipments/parcels.ts'
import { shipmentStatuses, whyNotShipment } from '@kedai/domain/shipments/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { readStockClaims } from '../../../sell/claims/actions/read-stock-claims.ts'
import { restockPieces } from '../../orders/actions/give-up.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { shipmentRefusals } from '../../orders/shared/shipment-texts.ts'
import { readParcels } from '../../orders/shared/parcels.ts'
import { oneOf } from '../../orders/shared/read-statuses.ts'
import { saveShipment } from '../queries/write-shipments.ts'
import { followParcels } from './follow-parcels.ts'
import { lockShipment } from './lock-shipment.ts'

export type MoveShipment = {
  shopId: number
  id: number
  to: 'delivered' | 'returned' | 'cancelled'
  /** What came back is there to be sold again. */
  restock?: boolean
  userId: number
  now: Date
}

/** Says what became of a parcel; the order follows. @throws AppError `not_found`, `conflict` with the reason. */
export async function moveShipment(trx: Db, { shopId, id, to, restock, userId, now }: MoveShipment): Promise<void> {
  const { order, shipment } = await lockShipment(trx, { shopId, id })
  const refusal = whyNotShipment(to === 'cancelled' ? 'cancel' : to, oneOf(shipmentStatuses, shipment.status))
  if (refusal) throw new AppError('conflict', shipmentRefusals[refusal])
  await saveShipment(trx, { shopId, id }, now, { status: to })
  if (to === 'cancelled') return
  if (to === 'returned' && restock) await restockParcel(trx, order, id)
  await followParcels(trx, order, now)
  const { courier, tracking_number } = shipment
  await recordEvent(trx, {
    shopId,
    orderId: order.id,
    now,
    name: `fulfilment.parcel_${to}`,
    actor: 'seller',
    userId,
    data: { courier, tracking_number },
  })
}

/** What came back goes on the shelf, but never so much that the order would hold less than is still out or to be sent. */
async function restockParcel(trx: Db, order: LockedOrder, shipmentId: number): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  const { lines, parcels } = await readParcels(trx, ids)
  const holder = { shopId: ids.shopId, holder: 'order', holderId: ids.orderId } as const
  const claimed = await readStockClaims(trx, holder)
  const back = parcels.find(({ id }) => id === shipmentId)?.lines ?? []
  const out = parcels.filter(({ status }) => status !== 'returned')
  const parts = back.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    const claim = claimed.find(({ line: place }) => place === line?.position)
    if (!line || !claim) return []
    const stillOut = Math.max(0, sentOf(lineId, out) - line.restockedSent) + unsentOf(line, parcels)
    const amount = Math.min(quantity, claim.amount - stillOut)
    return amount > 0 ? [{ kind: 'stock' as const, line: line.position, subject: line.variationId, amount }] : []
  })
  await restockPieces(trx, ids, parts)
}
