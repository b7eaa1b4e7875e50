import type { Db } from '../../../../platform/db/db.ts'
import { takeDocumentNumber } from '../../../money/series/actions/take-number.ts'
import { lockPieces, putIntoNode, takeFromNode, takeFromShop } from '../queries/nodes.ts'
import { findOrderTransfer, insertTransfer, listReturned } from '../queries/transfers.ts'

type Of = { shopId: number; orderId: number; now: Date }

/**
 * What of a bulk order came back to the shop is no longer in its buyer's place. What he sold on meanwhile stays sold: the shop
 * was given those pieces with the order and gives them up again, so that each is counted in one place. Twice is once.
 */
export async function returnBulkOrder(trx: Db, { shopId, orderId, now }: Of): Promise<void> {
  const order = await findOrderTransfer(trx, shopId, orderId)
  if (!order) return
  const { from_node: from, to_node: to, variation_ids: variationIds } = order
  await lockPieces(trx, { shopId, hq: true, nodeIds: [to], variationIds })
  const returned = await listReturned(trx, { shopId, orderId, nodeId: to })
  if (returned.length === 0) return
  const soldOn = returned
    .map(({ variation_id, quantity, there }) => ({ variation_id, quantity: quantity - there }))
    .filter(({ quantity }) => quantity > 0)
  const document = { shopId, orderId, note: '', userId: null, now }
  if (soldOn.length > 0) {
    await takeFromShop(trx, shopId, soldOn)
    await putIntoNode(trx, shopId, to, soldOn)
    const number = await takeDocumentNumber(trx, shopId, 'stock_transfer')
    await insertTransfer(trx, { ...document, number, from, to, reason: 'transfer', pieces: soldOn })
  }
  await takeFromNode(trx, shopId, to, returned)
  const number = await takeDocumentNumber(trx, shopId, 'stock_transfer')
  await insertTransfer(trx, { ...document, number, from: to, to: from, reason: 'returned', pieces: returned })
}
