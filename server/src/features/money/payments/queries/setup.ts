import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import type { MethodRow } from './methods.ts'

export type AccountRow = { id: number; bank: string; number: string; holder: string; is_shown: boolean }
export type Account = Omit<AccountRow, 'id'>

/** All of a shop's methods, also those that are off. */
export const listAllMethods = (trx: Db, shopId: number): Promise<MethodRow[]> =>
  trx
    .selectFrom('payment_methods')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .orderBy('code')
    .execute()

type NewMethod = {
  shop_id: number
  code: string
  name: string
  kind: string
  provider: string | null
  instructions: string
  position: number
  is_active: boolean
}

/** Makes a method known, switched off, unless the shop has it. */
export async function insertMethodOnce(trx: Db, method: NewMethod): Promise<void> {
  await trx
    .insertInto('payment_methods')
    .values(method)
    .onConflict((conflict) => conflict.columns(['shop_id', 'code']).doNothing())
    .execute()
}

type MethodChange =
  | { name: string; instructions: string; hold_minutes: number | null; unique_total: boolean }
  | { is_active: boolean }
  | { position: number }

export async function updateMethod(trx: Db, shopId: number, code: string, change: MethodChange): Promise<void> {
  await trx.updateTable('payment_methods').set(change).where('shop_id', '=', shopId).where('code', '=', code).execute()
}

/** The shop's accounts, in their order. Locked: what is shown is decided on all of them. */
export const lockAccounts = (trx: Db, shopId: number): Promise<AccountRow[]> =>
  accountsOf(trx, shopId).forUpdate().execute()

export const listAccounts = (trx: Db, shopId: number): Promise<AccountRow[]> => accountsOf(trx, shopId).execute()

export async function insertAccount(
  trx: Db,
  account: Account & { shop_id: number; position: number },
): Promise<number> {
  const { id } = await trx.insertInto('bank_accounts').values(account).returning('id').executeTakeFirstOrThrow()
  return id
}

type AccountChange = Account | { archived_at: Date } | { position: number }

export async function updateAccount(trx: Db, shopId: number, id: number, change: AccountChange): Promise<void> {
  await trx.updateTable('bank_accounts').set(change).where('shop_id', '=', shopId).where('id', '=', id).execute()
}

/** Writes the shown accounts where buyers' pages read them. */
export async function keepShownAccounts(trx: Db, shopId: number): Promise<void> {
  await sql`
    update payment_methods set accounts = coalesce((
      select jsonb_agg(jsonb_build_object('bank', a.bank, 'number', a.number, 'holder', a.holder) order by a.position, a.id)
      from bank_accounts a where a.shop_id = ${shopId} and a.archived_at is null and a.is_shown), '[]')
    where shop_id = ${shopId} and kind = 'bank_transfer'`.execute(trx)
}

const accountsOf = (trx: Db, shopId: number) =>
  trx
    .selectFrom('bank_accounts')
    .select(['id', 'bank', 'number', 'holder', 'is_shown'])
    .where('shop_id', '=', shopId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
