import type { Db } from '../../../../platform/db/db.ts'
import { insertResellerOrder } from '../queries/orders.ts'
import type { ResellerTerms } from './read-terms.ts'

/** In whose name a parcel goes; null: the shop's. */
export type Sender = { name: string | null; phone: string | null }

/** Notes which reseller ordered, at which rank, in the transaction of the order. */
export const keepOwnOrder = (trx: Db, terms: ResellerTerms, orderId: number, sender: Sender): Promise<void> =>
  insertResellerOrder(trx, {
    shopId: terms.shopId,
    orderId,
    resellerId: terms.resellerId,
    relation: 'bought',
    rankId: terms.rankId,
    senderName: sender.name,
    senderPhone: sender.phone,
  })
