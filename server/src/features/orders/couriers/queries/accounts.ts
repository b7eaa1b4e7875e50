import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type AccountRow = Selectable<DB['courier_accounts']>
export type AccountRef = { shopId: number; accountId: number }

/** A shop's accounts, one a courier. */
export const listCourierAccounts = (trx: Db, shopId: number): Promise<AccountRow[]> =>
  trx.selectFrom('courier_accounts').selectAll().where('shop_id', '=', shopId).orderBy('id').execute()

export const findCourierAccount = (trx: Db, shopId: number, provider: string): Promise<AccountRow | undefined> =>
  trx
    .selectFrom('courier_accounts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('provider', '=', provider)
    .executeTakeFirst()

export const readCourierAccount = (trx: Db, { shopId, accountId }: AccountRef): Promise<AccountRow | undefined> =>
  trx
    .selectFrom('courier_accounts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', accountId)
    .executeTakeFirst()

/** The shop's account with a courier, made where there was none, and locked. */
export async function lockCourierAccount(trx: Db, account: Insertable<DB['courier_accounts']>): Promise<AccountRow> {
  await trx
    .insertInto('courier_accounts')
    .values(account)
    .onConflict((twin) => twin.columns(['shop_id', 'provider']).doNothing())
    .execute()
  return trx
    .selectFrom('courier_accounts')
    .selectAll()
    .where('shop_id', '=', account.shop_id)
    .where('provider', '=', account.provider)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateCourierAccount(
  trx: Db,
  { shopId, accountId }: AccountRef,
  change: Updateable<DB['courier_accounts']>,
): Promise<void> {
  await trx
    .updateTable('courier_accounts')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', accountId)
    .execute()
}

/** Whose account an address for reports names, whatever shop it is of. */
export async function findByAccountKey(db: Db, provider: string, key: string): Promise<AccountRef | null> {
  const [row] = await rawQuery<{ shop_id: number; account_id: number }>(
    db,
    'couriers_account_by_key',
    'select shop_id, account_id from courier_account_by_key($1, $2)',
    [provider, key],
  )
  return row ? { shopId: row.shop_id, accountId: row.account_id } : null
}
