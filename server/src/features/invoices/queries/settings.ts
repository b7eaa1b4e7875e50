import type { Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

export type SettingsRow = Selectable<DB['invoice_settings']>
export type SettingsChange = Omit<Updateable<DB['invoice_settings']>, 'shop_id' | 'updated_at'>

/** Undefined: never saved, so everything is as usual. */
export const findSettings = (trx: Db, shopId: number): Promise<SettingsRow | undefined> =>
  trx.selectFrom('invoice_settings').selectAll().where('shop_id', '=', shopId).executeTakeFirst()

export async function saveSettings(trx: Db, shopId: number, now: Date, change: SettingsChange): Promise<void> {
  await trx.insertInto('invoice_settings').values({ ...change, shop_id: shopId, updated_at: now })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ ...change, updated_at: now })).execute()
}

export const listSeries = (trx: Db, shopId: number) =>
  trx.selectFrom('document_series').select(['kind', 'prefix', 'next_number']).where('shop_id', '=', shopId).execute()

/** Puts a series in place; false where `next` was passed already. */
export async function saveSeries(trx: Db, shopId: number, { kind, prefix, next }: { kind: string; prefix: string; next: number }): Promise<boolean> {
  const saved = await trx.insertInto('document_series').values({ shop_id: shopId, kind, prefix, next_number: next })
    .onConflict((conflict) => conflict.columns(['shop_id', 'kind']).doUpdateSet({ prefix, next_number: next }).where('document_series.next_number', '<=', next))
    .returning('kind').executeTakeFirst()
  return saved !== undefined
}
