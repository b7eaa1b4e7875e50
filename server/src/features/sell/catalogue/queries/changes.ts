import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** `field` is a key of `fieldNames`; `unit` the options of the variation it is about. Values as they are read by people, or codes of a status. */
export type FieldChange = { field: string; unit?: string; before: string | null; after: string | null }

export type ChangeRow = { product_id: number; what: string; changes: readonly FieldChange[] }

export const insertChanges = (
  trx: Db,
  by: { shopId: number; userId: number | null; now: Date },
  rows: readonly ChangeRow[],
): Promise<unknown> =>
  rawQuery(
    trx,
    'catalogue_insert_changes',
    `
    insert into product_changes (shop_id, user_id, at, product_id, what, changes)
    select $1, $2, $3, c.product_id, c.what, c.changes from json_to_recordset($4::json) as c(product_id bigint, what text, changes jsonb)`,
    [by.shopId, by.userId, by.now, JSON.stringify(rows)],
  )

/** The newest first. */
export const listChanges = (db: Db, shopId: number, productId: number, limit: number) =>
  db
    .selectFrom('product_changes as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.at', 'c.what', 'u.name as by', sql<FieldChange[]>`c.changes`.as('changes')])
    .where('c.shop_id', '=', shopId)
    .where('c.product_id', '=', productId)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
