import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export type QuoteRow = Selectable<DB['quotes']>
export type QuoteOf = { shopId: number; quoteId: number }
/** Which quote of a shop: by its hashslug, as links and sellers' calls say, or by its id. */
export type QuoteRef = { shopId: number } & ({ hashslug: string } | { quoteId: number })

export const insertQuote = (trx: Db, quote: Insertable<DB['quotes']>): Promise<{ id: number; hashslug: string }> =>
  trx.insertInto('quotes').values(quote).returning(['id', 'hashslug']).executeTakeFirstOrThrow()

/** The quote, locked until the transaction ends. */
export const lockQuoteRow = (trx: Db, ref: QuoteRef): Promise<QuoteRow | undefined> =>
  wanted(trx, ref).forUpdate().executeTakeFirst()

export const findQuoteRow = (trx: Db, ref: QuoteRef): Promise<QuoteRow | undefined> =>
  wanted(trx, ref).executeTakeFirst()

const wanted = (trx: Db, ref: QuoteRef) => {
  const own = trx.selectFrom('quotes').selectAll().where('shop_id', '=', ref.shopId)
  return 'quoteId' in ref ? own.where('id', '=', ref.quoteId) : own.where('hashslug', '=', ref.hashslug)
}

export async function saveQuote(
  trx: Db,
  { shopId, quoteId, now }: QuoteOf & { now: Date },
  change: Updateable<DB['quotes']>,
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ ...change, updated_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', quoteId)
    .execute()
}

export async function deleteQuoteRow(trx: Db, { shopId, quoteId }: QuoteOf): Promise<void> {
  await trx.deleteFrom('quotes').where('shop_id', '=', shopId).where('id', '=', quoteId).execute()
}

/** The invoice that came of a quote. */
export const findInvoiceOf = (trx: Db, { shopId, quoteId }: QuoteOf) =>
  trx
    .selectFrom('invoices')
    .select(['id', 'hashslug', 'number', 'lifecycle', 'link_revoked_at'])
    .where('shop_id', '=', shopId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()
