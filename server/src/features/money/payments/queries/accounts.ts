import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type AccountRow = Selectable<DB['payment_accounts']>
export type AccountRef = { shopId: number; accountId: number }

/** The accounts a shop uses, one a provider. */
export const listPaymentAccounts = (trx: Db, shopId: number): Promise<AccountRow[]> => inUse(trx, shopId).execute()

/** The one of a provider, whether it is on or off. */
export const findPaymentAccount = (trx: Db, shopId: number, provider: string): Promise<AccountRow | undefined> =>
  inUse(trx, shopId).where('provider', '=', provider).executeTakeFirst()

export const lockPaymentAccount = (trx: Db, shopId: number, provider: string): Promise<AccountRow | undefined> =>
  inUse(trx, shopId).where('provider', '=', provider).forUpdate().executeTakeFirst()

/** One by its id, also when another one has taken its place. */
export const readPaymentAccount = (trx: Db, { shopId, accountId }: AccountRef): Promise<AccountRow | undefined> =>
  trx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', accountId)
    .executeTakeFirst()

export const insertPaymentAccount = (trx: Db, account: Insertable<DB['payment_accounts']>): Promise<AccountRow> =>
  trx.insertInto('payment_accounts').values(account).returningAll().executeTakeFirstOrThrow()

/** Makes an account known, unless the shop uses one of that provider. */
export async function insertAccountOnce(trx: Db, account: Insertable<DB['payment_accounts']>): Promise<void> {
  await trx
    .insertInto('payment_accounts')
    .values(account)
    .onConflict((twin) => twin.columns(['shop_id', 'provider']).where('replaced_at', 'is', null).doNothing())
    .execute()
}

export async function updatePaymentAccount(
  trx: Db,
  { shopId, accountId }: AccountRef,
  change: Updateable<DB['payment_accounts']>,
): Promise<void> {
  await trx
    .updateTable('payment_accounts')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', accountId)
    .execute()
}

/** Writes down that it worked; not again before `notSince`, since each payment would write the row. */
export async function saveAccountOk(
  trx: Db,
  { shopId, accountId }: AccountRef,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<void> {
  await trx
    .updateTable('payment_accounts')
    .set({ last_ok_at: now, problem: null })
    .where('shop_id', '=', shopId)
    .where('id', '=', accountId)
    .where((where) =>
      where.or([
        where('problem', 'is not', null),
        where('last_ok_at', 'is', null),
        where('last_ok_at', '<=', notSince),
      ]),
    )
    .execute()
}

/** Whose account a callback's address names, whatever shop it is of. */
export async function findByAccountKey(db: Db, provider: string, key: string): Promise<AccountRef | null> {
  const [row] = await rawQuery<{ shop_id: number; account_id: number }>(
    db,
    'payments_account_by_key',
    'select shop_id, account_id from payment_account_by_key($1, $2)',
    [provider, key],
  )
  return row ? { shopId: row.shop_id, accountId: row.account_id } : null
}

const inUse = (trx: Db, shopId: number) =>
  trx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('replaced_at', 'is', null)
    .orderBy('id')
