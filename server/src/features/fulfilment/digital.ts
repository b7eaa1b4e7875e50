import { grantDownloads } from './queries.ts'
import type { Fulfilment } from './fulfilment.ts'

/** Files and links open with the payment; the order's mail and page lead to them. */
export const digital = { onPaid: (trx, { shopId, orderId, now }) => grantDownloads(trx, shopId, orderId, now) } satisfies Fulfilment
