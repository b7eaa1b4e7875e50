import { noteDownloads, openDownloads } from './queries.ts'
import type { Fulfilment } from './fulfilment.ts'

/** Files and links are noted with the order and open with the payment; the order's mail and page lead to them. */
export const digital = {
  onPlaced: (trx, { shopId, orderId, now }) => noteDownloads(trx, shopId, orderId, now),
  onPaid: (trx, { shopId, orderId, now }) => openDownloads(trx, shopId, orderId, now),
} satisfies Fulfilment
