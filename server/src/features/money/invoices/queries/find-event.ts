import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

type Wanted = { shopId: number; invoiceId: number; name: string; data?: Record<string, string> }

/** The first entry of an invoice's timeline of this name that carries all of these facts. */
export const findEvent = (
  trx: Db,
  { shopId, invoiceId, name, data = {} }: Wanted,
): Promise<{ id: number } | undefined> =>
  trx
    .selectFrom('invoice_events')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .where('name', '=', name)
    .where(sql<boolean>`data @> ${JSON.stringify(data)}::jsonb`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
