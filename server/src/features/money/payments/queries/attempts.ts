import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { DebtRef } from '../actions/debts/debt.ts'

export type AttemptRow = Selectable<DB['payment_attempts']>
type AttemptRef = { shopId: number; attemptId: number }
type AccountRef = { shopId: number; accountId: number }

export const insertAttempt = (trx: Db, attempt: Insertable<DB['payment_attempts']>): Promise<AttemptRow> =>
  trx.insertInto('payment_attempts').values(attempt).returningAll().executeTakeFirstOrThrow()

/** The newest attempt at a debt that the gateway may still decide. */
export const findOpenAttempt = (trx: Db, ref: DebtRef): Promise<AttemptRow | undefined> =>
  trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('shop_id', '=', ref.shopId)
    .where(paying(ref))
    .where('state', 'in', ['created', 'pending'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function findNewestState(trx: Db, ref: DebtRef): Promise<string | null> {
  const newest = await trx
    .selectFrom('payment_attempts')
    .select('state')
    .where('shop_id', '=', ref.shopId)
    .where(paying(ref))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.state ?? null
}

export const readAttempt = (trx: Db, { shopId, attemptId }: AttemptRef): Promise<AttemptRow | undefined> =>
  trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', attemptId)
    .executeTakeFirst()

/** Its order or invoice is locked first, always. */
export const lockAttempt = (trx: Db, { shopId, attemptId }: AttemptRef): Promise<AttemptRow> =>
  trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export async function saveAttempt(
  trx: Db,
  { shopId, attemptId }: AttemptRef,
  change: Updateable<DB['payment_attempts']>,
): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', attemptId)
    .execute()
}

/** The same, while no other worker has counted another try. */
export async function saveAttemptAt(
  trx: Db,
  { shopId, attemptId }: AttemptRef,
  tries: number,
  change: Updateable<DB['payment_attempts']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', attemptId)
    .where('tries', '=', tries)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends the attempts at a debt that may no longer be paid; the bank is still asked whether it was. */
export async function endOpenAttempts(
  trx: Db,
  ref: DebtRef,
  { now, state }: { now: Date; state: 'cancelled' | 'expired' },
): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state, updated_at: now })
    .where('shop_id', '=', ref.shopId)
    .where(paying(ref))
    .where('state', 'in', ['created', 'pending'])
    .execute()
}

/** Whether it is this caller who opens the attempt's bill; until then the others wait for its answer. */
export async function takeStart(trx: Db, { shopId, attemptId }: AttemptRef, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ starting_until: until })
    .where('shop_id', '=', shopId)
    .where('id', '=', attemptId)
    .where('redirect_url', 'is', null)
    .where((where) => where.or([where('starting_until', 'is', null), where('starting_until', '<=', now)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whether it is this caller's turn to ask the gateway; of many at once, and of many in a row, one. */
export async function takeTurn(
  trx: Db,
  { shopId, attemptId }: AttemptRef,
  now: Date,
  notSince: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ asked_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', attemptId)
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', notSince)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The attempt that a provider's reference names with an account. */
export const findByReference = (
  trx: Db,
  { shopId, accountId }: AccountRef,
  providerRef: string,
): Promise<AttemptRow | undefined> =>
  ofAccount(trx, { shopId, accountId }).where('provider_ref', '=', providerRef).executeTakeFirst()

/** One by its id that was started with the account and whose bill has no name yet. */
export const findUnnamed = (
  trx: Db,
  { shopId, accountId }: AccountRef,
  attemptId: number,
): Promise<AttemptRow | undefined> =>
  ofAccount(trx, { shopId, accountId }).where('id', '=', attemptId).where('provider_ref', 'is', null).executeTakeFirst()

const ofAccount = (trx: Db, { shopId, accountId }: AccountRef) =>
  trx.selectFrom('payment_attempts').selectAll().where('shop_id', '=', shopId).where('account_id', '=', accountId)

export type ReturnedAttempt = {
  shop_id: number
  attempt_id: number
  order_token: string | null
  invoice_hashslug: string | null
  username: string
}

/** Whose attempt a browser comes back from, whatever shop it is of. */
export async function findByReturn(db: Db, token: string): Promise<ReturnedAttempt | null> {
  const [row] = await rawQuery<ReturnedAttempt>(
    db,
    'payments_by_return',
    'select shop_id, attempt_id, order_token, invoice_hashslug, username from attempt_by_return($1)',
    [token],
  )
  return row ?? null
}

/** Attempts of any shop that it is time to ask about, the longest waiting first. */
export const findToQuery = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; attempt_id: number }[]> =>
  rawQuery(db, 'payments_to_query', 'select shop_id, attempt_id from attempts_to_query($1::timestamptz, $2::integer)', [
    now,
    atMost,
  ])

/** Files a gateway's report before anything is done about it; false when this very report was filed before. */
export async function fileCallback(trx: Db, callback: Insertable<DB['payment_callbacks']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_callbacks')
    .values(callback)
    .onConflict((twin) => twin.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const paying = (ref: DebtRef) => (where: ExpressionBuilder<DB, 'payment_attempts'>) =>
  'orderId' in ref ? where('order_id', '=', ref.orderId) : where('invoice_id', '=', ref.invoiceId)
