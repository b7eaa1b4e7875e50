import type { FulfilmentStatus } from '@kedai/domain/orders/statuses.ts'
import { fulfilmentOf } from '@kedai/domain/shipments/parcels.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { resetFulfilment, setFulfilment } from '../../orders/actions/set-fulfilment.ts'
import { readParcels, type OrderParcels } from '../../orders/shared/parcels.ts'

/**
 * Brings a locked order in line with its parcels; call it after one of them changed. The first that leaves makes the order's
 * goods its buyer's for good. Gives the parcels as they are. A closed order keeps its end, unless all of it came back.
 */
export async function followParcels(trx: Db, order: LockedOrder, now: Date): Promise<OrderParcels> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  const found = await readParcels(trx, ids)
  const status = fulfilmentOf(found.lines, found.parcels)
  const isBack = status === 'returned' && order.facts.fulfilment !== 'returned'
  if (isOver(order) && isBack) await resetFulfilment(trx, order, status, now)
  else await setFulfilment(trx, order, settled(order, status), now)
  return found
}

// It holds and counts nothing any more: only where its goods are is told on.
const isOver = ({ facts }: LockedOrder) => facts.order === 'cancelled' || facts.order === 'expired'

function settled(order: LockedOrder, status: FulfilmentStatus | null): FulfilmentStatus {
  const { facts } = order
  if (status === null || isOver(order)) return facts.fulfilment
  return facts.order === 'open' || status === 'returned' ? status : 'delivered'
}
