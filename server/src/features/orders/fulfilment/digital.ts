import { giveCodes, settlePools, takeBackCodes } from '../../sell/codes/actions/give-codes.ts'
import { closeDownloads, noteDownloads, openDownloads } from './queries/grants.ts'
import type { Fulfilment } from './fulfilment.ts'

/** Files and links are noted with the order and open with the payment, which brings its codes; the order's mail and page lead to them. */
export const digital = {
  onPlaced: (trx, { shopId, orderId, now }) => noteDownloads(trx, shopId, orderId, now),
  async onPaid(trx, order) {
    await openDownloads(trx, order.shopId, order.orderId, order.now)
    await giveCodes(trx, order)
  },
  async onGivenUp(trx, order) {
    await closeDownloads(trx, order.shopId, order.orderId)
    await takeBackCodes(trx, order)
  },
  onCancelled: settlePools,
} satisfies Fulfilment
