import type { Parcel, ParcelLine } from '@kedai/domain/shipments/parcels.ts'
import { shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { listLinesByType, readRefundedUnits, readShipments, type RefundedUnits } from '../queries/parcels.ts'
import { goesByParcel } from './goes-by-parcel.ts'
import { oneOf } from './read-statuses.ts'

type Of = { shopId: number; orderId: number }

/** How many units of each line of a locked order were refunded. */
export const readRefunds = (trx: Db, of: Of): Promise<RefundedUnits[]> => readRefundedUnits(trx, of)

export type OrderParcels = {
  lines: (ParcelLine & {
    position: number
    variationId: number
    title: string
    options: string
    restockedSent: number
  })[]
  parcels: (Parcel & { id: number })[]
}

/** What of a locked order goes by parcel, and in which parcels it stands. */
export async function readParcels(trx: Db, of: Of): Promise<OrderParcels> {
  const [lines, shipments, refunds] = await Promise.all([
    listLinesByType(trx, of),
    readShipments(trx, of),
    readRefundedUnits(trx, of),
  ])
  return {
    lines: lines
      .filter(({ item_type: type }) => goesByParcel(type))
      .map(({ id, position, variation_id: variationId, title, options, quantity }) => ({
        id,
        position,
        variationId,
        title,
        options,
        quantity,
        refundedUnsent: refunds.find(({ lineId }) => lineId === id)?.unsent ?? 0,
        restockedSent: refunds.find(({ lineId }) => lineId === id)?.restockedSent ?? 0,
      })),
    parcels: shipments.map(({ id, status, lines: packed }) => ({
      id,
      status: oneOf(shipmentStatuses, status),
      lines: packed,
    })),
  }
}
