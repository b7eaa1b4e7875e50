import type { Db } from '../db/db.ts'
import { withCommit } from '../db/transaction-context.ts'
import { currentSender } from '../realtime/sender.ts'
import type { EventMap } from './event-map.ts'

/** What an event can be about. */
type About = {
  shopId: number
  orderId?: number | null
  invoiceId?: number | null
  quoteId?: number | null
  productId?: number | null
}

/** Keeps an event for those who read it after the commit. The row goes with the commit, in no round trip of its own. */
export function writeEvent<Name extends keyof EventMap>(trx: Db, name: Name, payload: EventMap[Name]): void {
  const { shopId, orderId, invoiceId, quoteId, productId }: About = payload
  withCommit(trx, {
    name: 'events_write',
    text: 'insert into events (shop_id, name, order_id, invoice_id, quote_id, product_id, socket_id) values ($1, $2, $3, $4, $5, $6, $7)',
    values: [shopId, name, orderId ?? null, invoiceId ?? null, quoteId ?? null, productId ?? null, currentSender()],
  })
}
