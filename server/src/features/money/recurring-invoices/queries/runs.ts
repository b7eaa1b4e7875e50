import type { Insertable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type OfSeries = { shop_id: number; id: number }
export type NewRun = Omit<Insertable<DB['invoice_series_runs']>, 'series_id' | 'shop_id'>

/** Writes what became of a date; false when it was done with already. One that failed may still become something else. */
export async function insertRun(trx: Db, { shop_id, id }: OfSeries, run: NewRun): Promise<boolean> {
  const change = { outcome: run.outcome, invoice_id: run.invoice_id ?? null, note: run.note ?? null, at: run.at }
  const row = await trx
    .insertInto('invoice_series_runs')
    .values({ ...run, shop_id, series_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'series_id', 'k'])
        .doUpdateSet(change)
        .where('invoice_series_runs.outcome', '=', 'failed'),
    )
    .returning('k')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveRun(
  trx: Db,
  { shop_id, id }: OfSeries,
  k: number,
  change: Updateable<DB['invoice_series_runs']>,
): Promise<void> {
  await trx
    .updateTable('invoice_series_runs')
    .set(change)
    .where('shop_id', '=', shop_id)
    .where('series_id', '=', id)
    .where('k', '=', k)
    .execute()
}

/** How far a series has come: the number its next run may have, and the last day that is done with. */
export async function readProgress(
  trx: Db,
  { shop_id, id }: OfSeries,
): Promise<{ nextRun: number; lastDay: string | null }> {
  const runs = trx.selectFrom('invoice_series_runs').where('shop_id', '=', shop_id).where('series_id', '=', id)
  const [newest, handled] = await Promise.all([
    runs.select((on) => on.fn.max('k').as('k')).executeTakeFirstOrThrow(),
    runs
      .select((on) => on.fn.max('on_date').as('day'))
      .where('outcome', '<>', 'failed')
      .executeTakeFirstOrThrow(),
  ])
  // No run: both are null, whatever the types of an aggregate say.
  return { nextRun: ((newest.k as number | null) ?? -1) + 1, lastDay: handled.day as string | null }
}

export const hasRunOf = async (trx: Db, { shop_id, id }: OfSeries, invoiceId: number): Promise<boolean> =>
  (await trx
    .selectFrom('invoice_series_runs')
    .select('k')
    .where('shop_id', '=', shop_id)
    .where('series_id', '=', id)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()) !== undefined

/** Whether the newest invoice of a series is still owed, a draft included; one that is void stands in nobody's way. */
export async function isLastUnpaid(trx: Db, { shop_id, id }: OfSeries): Promise<boolean> {
  const last = await trx
    .selectFrom('invoice_series_runs as r')
    .innerJoin('invoices as i', (join) => join.onRef('i.id', '=', 'r.invoice_id').on('i.shop_id', '=', shop_id))
    .select(['i.lifecycle', 'i.balance_sen'])
    .where('r.shop_id', '=', shop_id)
    .where('r.series_id', '=', id)
    .where('r.outcome', '=', 'created')
    .orderBy('r.k', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.lifecycle !== 'void' && (last.balance_sen ?? 0) > 0
}
