import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; invoiceId: number }

export async function insertView(trx: Db, view: Insertable<DB['invoice_views']>): Promise<void> {
  await trx.insertInto('invoice_views').values(view).execute()
}

export async function saveViewed(trx: Db, { shopId, invoiceId }: Of, now: Date): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ first_viewed_at: sql`coalesce(first_viewed_at, ${now})`, last_viewed_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', invoiceId)
    .execute()
}

/** Whether the shop has not been told of a view on this day; from now on it has. */
export async function takeTelling(trx: Db, { shopId, invoiceId }: Of, today: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invoices')
    .set({ view_told_on: today })
    .where('shop_id', '=', shopId)
    .where('id', '=', invoiceId)
    .where((on) => on.or([on('view_told_on', 'is', null), on('view_told_on', '<', today)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whether somebody works in the shop. */
export async function isMember(trx: Db, shopId: number, userId: number): Promise<boolean> {
  return (
    (await trx
      .selectFrom('shop_members')
      .select('user_id')
      .where('shop_id', '=', shopId)
      .where('user_id', '=', userId)
      .executeTakeFirst()) !== undefined
  )
}
