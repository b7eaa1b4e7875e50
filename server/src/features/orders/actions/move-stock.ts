import { moveStock, type StockEvent } from '@kedai/domain/orders/stock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { publishChange } from '../../../platform/events/changes.ts'
import { releaseStock } from '../../stock/actions/release-stock.ts'
import { countSold } from '../queries/count-sold.ts'
import type { LockedRow } from '../queries/lock-order.ts'
import { readStockState } from '../read-statuses.ts'

/**
 * What an event does to the units of a locked order; answers with the columns to save. The lock and the state make the
 * release happen once, whoever comes second.
 */
export async function moveOrderStock(trx: Db, order: LockedRow, event: StockEvent): Promise<{ stock_state: string; sold_counted: boolean }> {
  const { state, effect } = moveStock(readStockState(order.stock_state), event)
  if (effect === 'release' || effect === 'restock') await releaseStock(trx, { shopId: order.shop_id, orderId: order.id })
  return { stock_state: state, sold_counted: await countOnce(trx, order, event) }
}

// Goods whose stock is not counted are sold too, so this has a mark of its own beside the stock's state.
async function countOnce(trx: Db, order: LockedRow, event: StockEvent): Promise<boolean> {
  const isSold = event === 'paid' || event === 'fulfilled' || (event === 'expired' && order.sold_counted)
  if (isSold !== order.sold_counted) {
    for (const { id } of await countSold(trx, order.shop_id, order.id, isSold ? 1 : -1)) publishChange(trx, 'product', id)
  }
  return isSold
}
