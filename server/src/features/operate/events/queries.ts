import type { Db } from '../../../platform/db/db.ts'
import type { KeptEvent } from '../../../platform/events/read-events.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

type Ref = { kind: 'order' | 'invoice' | 'quote'; id: number; name: string }

export type EventRefs = { of(event: KeptEvent): { order_no: string | null; hashslug: string | null } }

/** What a shop and its buyers call the orders, invoices and quotes of events. What was deleted meanwhile has no name. */
export async function findRefs(trx: Db, shopId: number, events: readonly KeptEvent[]): Promise<EventRefs> {
  const idsOf = (key: 'order_id' | 'invoice_id' | 'quote_id') => [
    ...new Set(events.map((event) => event[key]).filter((id) => id !== null)),
  ]
  const rows = await rawQuery<Ref>(
    trx,
    'event_refs',
    `
    select 'order' as kind, o.id, o.order_no as name from orders o where o.shop_id = $1 and o.id = any ($2::bigint[])
    union all select 'invoice', i.id, i.hashslug from invoices i where i.shop_id = $1 and i.id = any ($3::bigint[])
    union all select 'quote', q.id, q.hashslug from quotes q where q.shop_id = $1 and q.id = any ($4::bigint[])`,
    [shopId, idsOf('order_id'), idsOf('invoice_id'), idsOf('quote_id')],
  )
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  return {
    of: ({ order_id, invoice_id, quote_id }) => ({
      order_no: names.get(`order ${order_id}`) ?? null,
      hashslug: names.get(invoice_id === null ? `quote ${quote_id}` : `invoice ${invoice_id}`) ?? null,
    }),
  }
}
