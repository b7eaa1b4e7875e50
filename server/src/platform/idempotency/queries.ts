import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import { withCommit } from '../db/transaction-context.ts'

export type Claim = { scope: string; key: string; hash: Buffer; now: Date }
export type Remembered = { body_hash: Buffer; answer: unknown }

export const rememberMs = 24 * 3600_000

/**
 * True when the key is ours for this transaction. False when it is used already, or when a twin holds it right now:
 * the lock is only tried, never waited for, so that fifty twins do not hold fifty connections.
 */
export async function claimKey(trx: Db, { scope, key, hash, now }: Claim): Promise<boolean> {
  const rows = await rawQuery(trx, 'idempotency_claim', `
    insert into idempotency_keys as held (scope, key, body_hash, created_at)
    select $1, $2, $3, $4 where pg_try_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 7))
    on conflict (scope, key) do update set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, answer = null
    where held.created_at < $5 returning 1`, [scope, key, hash, now, new Date(now.getTime() - rememberMs)])
  return rows.length > 0
}

/** What was answered to this key; null while a twin is still at it. */
export async function findAnswer(trx: Db, { scope, key }: Claim): Promise<Remembered | null> {
  const [row] = await rawQuery<Remembered>(trx, 'idempotency_find', 'select body_hash, answer from idempotency_keys where scope = $1 and key = $2', [scope, key])
  return row ?? null
}

/** Kept by the commit itself. */
export const saveAnswer = (trx: Db, { scope, key }: Claim, answer: unknown): void => withCommit(trx, {
  name: 'idempotency_save', text: 'update idempotency_keys set status = 200, answer = $3::json where scope = $1 and key = $2',
  values: [scope, key, JSON.stringify(answer ?? null)],
})

export async function removeOldKeys(db: Db, now: Date): Promise<void> {
  await rawQuery(db, 'idempotency_expire', 'delete from idempotency_keys where created_at < $1', [new Date(now.getTime() - rememberMs)])
}
