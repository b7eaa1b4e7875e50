import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Of = { shopId: number; invoiceId: number }
export type SeriesRow = Selectable<DB['invoice_series']>
export type SeriesChange = Updateable<DB['invoice_series']>
export type Due = { shopId: number; seriesId: number }

/** The series of an invoice, locked until the transaction ends. The invoice is locked before. */
export const lockSeries = (trx: Db, { shopId, invoiceId }: Of): Promise<SeriesRow | undefined> =>
  trx
    .selectFrom('invoice_series')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst()

export const findSeries = (trx: Db, shopId: number, seriesId: number): Promise<SeriesRow | undefined> =>
  trx
    .selectFrom('invoice_series')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', seriesId)
    .executeTakeFirst()

export async function saveSeries(
  trx: Db,
  { shop_id, id }: Pick<SeriesRow, 'shop_id' | 'id'>,
  now: Date,
  change: SeriesChange,
): Promise<void> {
  await trx
    .updateTable('invoice_series')
    .set({ ...change, updated_at: now })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .execute()
}

export const insertSeries = (trx: Db, series: Insertable<DB['invoice_series']>): Promise<SeriesRow> =>
  trx.insertInto('invoice_series').values(series).returningAll().executeTakeFirstOrThrow()

/** Series of every shop that have something to do. `sending`: the day that counts for those that send by themselves. */
export async function listDue(
  db: Db,
  { today, sending, moment, atMost }: { today: string; sending: string; moment: Date; atMost: number },
): Promise<Due[]> {
  const rows = await rawQuery<{ shop_id: number; series_id: number }>(
    db,
    'series_due',
    'select shop_id, series_id from invoice_series_to_run($1::date, $2::date, $3::timestamptz, $4::integer)',
    [today, sending, moment, atMost],
  )
  return rows.map(({ shop_id, series_id }) => ({ shopId: shop_id, seriesId: series_id }))
}
