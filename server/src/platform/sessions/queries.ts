import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { Session, SessionRow } from './session.ts'

type Found = {
  user_id: number
  name: string
  email: string
  phone: string | null
  lang: Lang
  is_verified: boolean
  shop_id_chosen: number | null
  host_of: string | null
  created_at: Date
  seen_at: Date
  expires_at: Date
  confirmed_at: Date | null
}

export async function findSession(db: Db, idHash: Buffer, now: Date): Promise<Session | null> {
  const [row] = await rawQuery<Found>(
    db,
    'session_find',
    `
    select s.user_id, u.name, u.email, u.phone, u.lang, u.email_verified_at is not null as is_verified, s.shop_id_chosen, s.host_of, s.created_at, s.seen_at, s.expires_at, s.confirmed_at
    from sessions s join users u on u.id = s.user_id where s.id_hash = $1 and s.expires_at > $2`,
    [idHash, now],
  )
  if (!row) return null
  const { user_id: id, name, email, phone, lang, is_verified: isEmailVerified } = row
  return {
    id: idHash.toString('hex'),
    user: { id, name, email, phone, lang, isEmailVerified },
    shopIdChosen: row.shop_id_chosen,
    hostOf: row.host_of,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
    confirmedAt: row.confirmed_at,
  }
}

type NewSession = {
  idHash: Buffer
  userId: number
  shopId: number | null
  hostOf: string | null
  now: Date
  expiresAt: Date
  userAgent: string | null
  address: string
}

export async function saveSession(
  db: Db,
  { idHash, userId, shopId, hostOf, now, expiresAt, userAgent, address }: NewSession,
): Promise<void> {
  await rawQuery(
    db,
    'session_save',
    `
    insert into sessions (id_hash, user_id, shop_id_chosen, created_at, seen_at, confirmed_at, expires_at, user_agent, address, host_of)
    values ($1, $2, $3, $4, $4, $4, $5, $6, $7, $8)`,
    [idHash, userId, shopId, now, expiresAt, userAgent, address, hostOf],
  )
}

export async function saveSeen(db: Db, idHash: Buffer, now: Date, expiresAt: Date): Promise<void> {
  await rawQuery(db, 'session_seen', 'update sessions set seen_at = $2, expires_at = $3 where id_hash = $1', [
    idHash,
    now,
    expiresAt,
  ])
}

export async function saveConfirmed(db: Db, idHash: Buffer, now: Date): Promise<void> {
  await rawQuery(db, 'session_confirm', 'update sessions set confirmed_at = $2 where id_hash = $1', [idHash, now])
}

export async function saveChosenShop(db: Db, idHash: Buffer, shopId: number): Promise<void> {
  await rawQuery(db, 'session_shop', 'update sessions set shop_id_chosen = $2 where id_hash = $1', [idHash, shopId])
}

/** Removes one session of a person; true when there was one. */
export async function removeSession(db: Db, userId: number, idHash: Buffer): Promise<boolean> {
  const rows = await rawQuery(
    db,
    'session_end',
    'delete from sessions where id_hash = $1 and user_id = $2 returning 1',
    [idHash, userId],
  )
  return rows.length > 0
}

/** Removes every session of a person but one; the hex names of those removed. */
export async function removeOtherSessions(db: Db, userId: number, keep: Buffer | null): Promise<string[]> {
  const rows = await rawQuery<{ id: string }>(
    db,
    'session_end_others',
    `
    delete from sessions where user_id = $1 and ($2::bytea is null or id_hash <> $2) returning encode(id_hash, 'hex') as id`,
    [userId, keep],
  )
  return rows.map((row) => row.id)
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await rawQuery(db, 'session_expire', 'delete from sessions where expires_at <= $1', [now])
}

export const listSessions = (db: Db, userId: number, now: Date): Promise<SessionRow[]> =>
  rawQuery<SessionRow>(
    db,
    'session_list',
    `
    select encode(id_hash, 'hex') as id, created_at as "createdAt", seen_at as "seenAt", user_agent as "userAgent", address
    from sessions where user_id = $1 and expires_at > $2 order by seen_at desc limit 100`,
    [userId, now],
  )
