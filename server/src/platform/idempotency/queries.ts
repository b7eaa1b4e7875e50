import { errorCode } from '../db/connection-errors.ts'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import { withCommit } from '../db/transaction-context.ts'

export type Claim = { scope: string; key: string; hash: Buffer; now: Date }
export type Remembered = { body_hash: Buffer; answer: unknown }

export const rememberMs = 24 * 3600_000

type Found = { mine: boolean; body_hash: Buffer | null; answer: unknown; is_old: boolean | null }

/**
 * 'ours': this transaction does the work. 'in_flight': a twin is at it; the lock is only tried, never waited for, so that fifty
 * twins do not hold fifty connections. Otherwise what was answered to this key.
 */
export async function claimKey(trx: Db, { scope, key, now }: Claim): Promise<'ours' | 'in_flight' | Remembered> {
  const [found] = await rawQuery<Found>(
    trx,
    'idempotency_claim',
    `
    select pg_try_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 7)) as mine, kept.body_hash, kept.answer, kept.created_at < $3 as is_old
    from (values (1)) asked left join idempotency_keys kept on kept.scope = $1 and kept.key = $2`,
    [scope, key, new Date(now.getTime() - rememberMs)],
  )
  if (!found) throw new Error('a left join of one row gave none')
  if (found.body_hash !== null && !found.is_old) return { body_hash: found.body_hash, answer: found.answer }
  if (found.mine && found.is_old)
    await rawQuery(trx, 'idempotency_forget', 'delete from idempotency_keys where scope = $1 and key = $2', [
      scope,
      key,
    ])
  return found.mine ? 'ours' : 'in_flight'
}

/** Whether this key has an answer, for this body. */
export async function isKept(trx: Db, { scope, key, hash, now }: Claim): Promise<boolean> {
  const found = await rawQuery(
    trx,
    'idempotency_kept',
    'select 1 from idempotency_keys where scope = $1 and key = $2 and body_hash = $3 and created_at >= $4',
    [scope, key, hash, new Date(now.getTime() - rememberMs)],
  )
  return found.length > 0
}

/** Whether this key was used at all. */
export async function isKnownKey(db: Db, scope: string, key: string): Promise<boolean> {
  return (
    (
      await rawQuery(db, 'idempotency_known', 'select 1 from idempotency_keys where scope = $1 and key = $2', [
        scope,
        key,
      ])
    ).length > 0
  )
}

/** Kept by the commit itself, which fails when a twin was kept between our look and our lock (`isKeptByTwin`). */
export const saveAnswer = (trx: Db, { scope, key, hash, now }: Claim, answer: unknown): void =>
  withCommit(trx, {
    name: 'idempotency_save',
    text: 'insert into idempotency_keys (scope, key, body_hash, created_at, status, answer) values ($1, $2, $3, $4, 200, $5::json)',
    values: [scope, key, hash, now, JSON.stringify(answer ?? null)],
  })

export const isKeptByTwin = (error: unknown): boolean =>
  errorCode(error) === '23505' &&
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'idempotency_keys_pkey'

export async function removeOldKeys(db: Db, now: Date): Promise<void> {
  await rawQuery(db, 'idempotency_expire', 'delete from idempotency_keys where created_at < $1', [
    new Date(now.getTime() - rememberMs),
  ])
}
