import { sql, type Insertable, type Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import type { QuoteOf } from './quotes.ts'

const maxRows = 500

export async function insertQuoteEvent(trx: Db, event: Insertable<DB['quote_events']>): Promise<void> {
  await trx.insertInto('quote_events').values(event).execute()
}

export const listQuoteEvents = (trx: Db, { shopId, quoteId }: QuoteOf) =>
  trx
    .selectFrom('quote_events')
    .select(['at', 'name', 'actor', 'data'])
    .where('shop_id', '=', shopId)
    .where('quote_id', '=', quoteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()

export const listQuoteDeliveries = (
  trx: Db,
  { shopId, quoteId }: QuoteOf,
): Promise<Selectable<DB['quote_deliveries']>[]> =>
  trx
    .selectFrom('quote_deliveries')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('quote_id', '=', quoteId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()

export async function countQuoteViews(trx: Db, { shopId, quoteId }: QuoteOf): Promise<number> {
  const some = trx
    .selectFrom('quote_views')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('quote_id', '=', quoteId)
    .limit(10_000)
    .as('some')
  return (
    await trx
      .selectFrom(some)
      .select(sql<number>`count(*)::integer`.as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

export async function insertQuoteView(trx: Db, view: Insertable<DB['quote_views']>): Promise<void> {
  await trx.insertInto('quote_views').values(view).execute()
}

export async function saveQuoteViewed(trx: Db, { shopId, quoteId }: QuoteOf, now: Date): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ first_viewed_at: sql`coalesce(first_viewed_at, ${now})`, last_viewed_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', quoteId)
    .execute()
}

/** Whether the shop has not been told of a view on this day; from now on it has. */
export async function takeTelling(trx: Db, { shopId, quoteId }: QuoteOf, today: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('quotes')
    .set({ view_told_on: today })
    .where('shop_id', '=', shopId)
    .where('id', '=', quoteId)
    .where((on) => on.or([on('view_told_on', 'is', null), on('view_told_on', '<', today)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
