import type { FulfilmentStatus } from '@kedai/domain/orders/statuses.ts'
import { fulfilmentOf } from '@kedai/domain/shipments/parcels.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { setFulfilment } from '../../orders/actions/set-fulfilment.ts'
import { readParcels, type OrderParcels } from '../../orders/shared/parcels.ts'

/**
 * Brings a locked order in line with its parcels; call it after one of them changed. The first that leaves makes the order's
 * goods its buyer's for good. Gives the parcels as they are. A closed order keeps its end, unless all of it came back.
 */
export async function followParcels(trx: Db, order: LockedOrder, now: Date): Promise<OrderParcels> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  const found = await readParcels(trx, ids)
  const status = settled(order, fulfilmentOf(found.lines, found.parcels))
  await setFulfilment(trx, order, status, now)
  return found
}

function settled({ facts }: LockedOrder, status: FulfilmentStatus | null): FulfilmentStatus {
  if (status === null || facts.order === 'cancelled' || facts.order === 'expired') return facts.fulfilment
  return facts.order === 'open' || status === 'returned' ? status : 'delivered'
}
