import { sql } from 'kysely'
import type { DomainStatus } from '@kedai/domain/domains/domain.ts'
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export const readDomain = (trx: Db, shopId: number) =>
  trx.selectFrom('shop_domains').selectAll().where('shop_id', '=', shopId).executeTakeFirst()

export const lockDomain = (trx: Db, shopId: number) =>
  trx.selectFrom('shop_domains').selectAll().where('shop_id', '=', shopId).forNoKeyUpdate().executeTakeFirst()

export type DomainRow = NonNullable<Awaited<ReturnType<typeof readDomain>>>

export async function saveClaim(
  trx: Db,
  { shopId, host, token, ours, now }: { shopId: number; host: string; token: string; ours: string[]; now: Date },
): Promise<void> {
  await deleteDomain(trx, shopId)
  await trx
    .insertInto('shop_domains')
    .values({
      shop_id: shopId,
      host,
      token,
      status: 'unverified',
      found: JSON.stringify({ ours }),
      claimed_at: now,
      next_check_at: now,
    })
    .execute()
}

export async function deleteDomain(trx: Db, shopId: number): Promise<void> {
  await trx.deleteFrom('shop_domains').where('shop_id', '=', shopId).execute()
}

type Checked = {
  status: DomainStatus
  failures: number
  found: object
  verified_at: Date | null
  checked_at: Date
  next_check_at: Date | null
}

export async function saveCheck(trx: Db, shopId: number, { found, ...change }: Checked): Promise<void> {
  await trx
    .updateTable('shop_domains')
    .set({ ...change, found: JSON.stringify(found) })
    .where('shop_id', '=', shopId)
    .execute()
}

/** Whoever proves a name is one after another: until the transaction ends nobody else proves this one. */
export async function lockHost(trx: Db, host: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${host}`}, 0))`.execute(trx)
}

export async function isTaken(trx: Db, host: string, shopId: number): Promise<boolean> {
  const [row] = await rawQuery<{ taken: boolean }>(trx, 'domain_taken', 'select domain_is_taken($1, $2) as taken', [
    host,
    shopId,
  ])
  return row?.taken === true
}

export const listDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number }[]> =>
  rawQuery(db, 'domains_due', 'select shop_id from shop_domains_due($1, $2)', [now, atMost])
