import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type SharedQuoteRow = {
  shopId: number
  quoteId: number
  username: string
  state: string
  lang: string
  revokedAt: Date | null
}

/** The quote behind a link, of whatever shop; null: there is none. */
export async function findSharedQuote(db: Db, hashslug: string): Promise<SharedQuoteRow | null> {
  const [found] = await rawQuery<{ shop_id: number; id: number }>(
    db,
    'quotes_find_shared',
    `select shop_id, id from shop_of_document($1) where kind = 'quote'`,
    [hashslug],
  )
  if (!found) return null
  const { shop_id: shopId, id: quoteId } = found
  const row = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
    trx
      .selectFrom('quotes as q')
      .innerJoin('shops as s', 's.id', 'q.shop_id')
      .select(['s.username', 'q.state', 'q.lang', 'q.link_revoked_at as revokedAt'])
      .where('q.shop_id', '=', shopId)
      .where('q.id', '=', quoteId)
      .executeTakeFirst(),
  )
  return row ? { shopId, quoteId, ...row } : null
}
