import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type SharedRow = {
  shopId: number
  invoiceId: number
  username: string
  lifecycle: string
  lang: string
  revokedAt: Date | null
}

/** The invoice behind a link, of whatever shop; null: there is none. */
export async function findShared(db: Db, hashslug: string): Promise<SharedRow | null> {
  const [found] = await rawQuery<{ shop_id: number; id: number }>(
    db,
    'invoice_links_find',
    `select shop_id, id from shop_of_document($1) where kind = 'invoice'`,
    [hashslug],
  )
  if (!found) return null
  const { shop_id: shopId, id: invoiceId } = found
  const row = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
    trx
      .selectFrom('invoices as i')
      .innerJoin('shops as s', 's.id', 'i.shop_id')
      .select(['s.username', 'i.lifecycle', 'i.lang', 'i.link_revoked_at as revokedAt'])
      .where('i.shop_id', '=', shopId)
      .where('i.id', '=', invoiceId)
      .executeTakeFirst(),
  )
  return row ? { shopId, invoiceId, ...row } : null
}
