import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import type { DebtRef } from '../actions/debts/debt.ts'

export type AttemptRow = Selectable<DB['payment_attempts']>
type AttemptRef = { shopId: number; attemptId: number }

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

/** Whose attempt a gateway's reference names, whatever shop it is of. */
export async function findByReference(
  db: Db,
  provider: string,
  ref: string,
): Promise<{ shopId: number; attemptId: number } | null> {
  const [row] = await rawQuery<{ shop_id: number; attempt_id: number }>(
    db,
    'payments_by_reference',
    'select shop_id, attempt_id from attempt_by_reference($1, $2)',
    [provider, ref],
  )
  return row ? { shopId: row.shop_id, attemptId: row.attempt_id } : null
}

export async function findShopOfAttempt(db: Db, provider: string, attemptId: number): Promise<number | null> {
  const [row] = await rawQuery<{ shop_id: number | null }>(
    db,
    'payments_shop_of_attempt',
    'select shop_of_attempt($1, $2::bigint) as shop_id',
    [provider, attemptId],
  )
  return row?.shop_id ?? null
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
