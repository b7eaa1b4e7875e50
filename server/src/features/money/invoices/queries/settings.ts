import type { Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type SettingsRow = Selectable<DB['invoice_settings']>
export type SettingsChange = Omit<Updateable<DB['invoice_settings']>, 'shop_id' | 'updated_at'>

/** Undefined: never saved, so everything is as usual. */
export const findSettings = (trx: Db, shopId: number): Promise<SettingsRow | undefined> =>
  trx.selectFrom('invoice_settings').selectAll().where('shop_id', '=', shopId).executeTakeFirst()

export async function saveSettings(trx: Db, shopId: number, now: Date, change: SettingsChange): Promise<void> {
  await trx
    .insertInto('invoice_settings')
    .values({ ...change, shop_id: shopId, updated_at: now })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ ...change, updated_at: now }))
    .execute()
}

export const listSeries = (trx: Db, shopId: number) =>
  trx.selectFrom('document_series').select(['kind', 'prefix', 'next_number']).where('shop_id', '=', shopId).execute()

/** Holds series of a shop, the ones that nobody used yet as well: nobody takes a number until the transaction ends. */
export async function lockSeriesOf(
  trx: Db,
  shopId: number,
  usual: readonly { kind: string; prefix: string }[],
): Promise<void> {
  await trx
    .insertInto('document_series')
    .values(usual.map((series) => ({ ...series, shop_id: shopId })))
    .onConflict((conflict) => conflict.columns(['shop_id', 'kind']).doNothing())
    .execute()
  await trx
    .selectFrom('document_series')
    .select('kind')
    .where('shop_id', '=', shopId)
    .orderBy('kind')
    .forUpdate()
    .execute()
}

/** The highest number that any document of the shop bears under a prefix; null: none does. Read behind the lock of the series. */
export async function findLastNumber(trx: Db, shopId: number, prefix: string): Promise<number | null> {
  const rows = await rawQuery<{ last: number | null }>(
    trx,
    'invoices_last_number',
    `
    select max(substr(number, length($2::text) + 1)::bigint) as last from (
      select number from invoices where shop_id = $1 and starts_with(number, $2)
      union all select number from credit_notes where shop_id = $1 and starts_with(number, $2)
      union all select number from quotes where shop_id = $1 and starts_with(number, $2)) documents
    where substr(number, length($2::text) + 1) ~ '^[0-9]{5,15}$'`,
    [shopId, prefix],
  )
  return rows[0]?.last ?? null
}

/** Puts a series in place. Whether it may begin there is judged before. */
export async function saveSeries(
  trx: Db,
  shopId: number,
  { kind, prefix, next }: { kind: string; prefix: string; next: number },
): Promise<void> {
  await trx
    .insertInto('document_series')
    .values({ shop_id: shopId, kind, prefix, next_number: next })
    .onConflict((conflict) => conflict.columns(['shop_id', 'kind']).doUpdateSet({ prefix, next_number: next }))
    .execute()
}
