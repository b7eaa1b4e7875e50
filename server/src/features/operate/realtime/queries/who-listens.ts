import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** A person of a shop whose session still stands. */
export type ShopMember = { userId: number; name: string; role: Role; permissions: readonly string[] }

type Grant = { socketId: string; channel: string; sessionId: string; now: Date }

export async function keepGrant(db: Db, { socketId, channel, sessionId, now }: Grant): Promise<void> {
  await rawQuery(
    db,
    'realtime_grant',
    `
    insert into realtime_grants (socket_id, channel, session_hash, granted_at) values ($1, $2, $3, $4)
    on conflict (socket_id, channel) do update set session_hash = excluded.session_hash, granted_at = excluded.granted_at`,
    [socketId, channel, Buffer.from(sessionId, 'hex'), now],
  )
}

/** The session (hex) that opened the channel to the socket; null when none did. */
export async function findGrant(db: Db, socketId: string, channel: string): Promise<string | null> {
  const [row] = await rawQuery<{ id: string }>(
    db,
    'realtime_granted',
    `select encode(session_hash, 'hex') as id from realtime_grants where socket_id = $1 and channel = $2`,
    [socketId, channel],
  )
  return row?.id ?? null
}

export type Place = { sessionId: string; shopId: number }

export const placeName = ({ sessionId, shopId }: Place): string => `${sessionId} ${shopId}`

/** Of these places those that still are, by their names. */
export async function findMembers(db: Db, places: readonly Place[], now: Date): Promise<Map<string, ShopMember>> {
  type Row = { session_id: string; shop_id: number; user_id: number; name: string; role: Role; permissions: string[] }
  const rows = await rawQuery<Row>(
    db,
    'realtime_members',
    `
    select encode(session_hash, 'hex') as session_id, shop_id, user_id, name, role, permissions
    from realtime_members($1::bytea[], $2::bigint[], $3::timestamptz)`,
    [places.map(({ sessionId }) => Buffer.from(sessionId, 'hex')), places.map(({ shopId }) => shopId), now],
  )
  return new Map(
    rows.map(({ session_id: sessionId, shop_id: shopId, user_id: userId, name, role, permissions }) => [
      placeName({ sessionId, shopId }),
      { userId, name, role, permissions },
    ]),
  )
}

/** The shop of an order's link; null when there is no such order. */
export async function findShopOfOrder(db: Db, token: string): Promise<number | null> {
  const [row] = await rawQuery<{ shop_id: number | null }>(
    db,
    'realtime_shop_of_order',
    'select shop_of_order($1::text) as shop_id',
    [token],
  )
  return row?.shop_id ?? null
}

/** The links of orders by their ids. */
export async function findTokens(trx: Db, shopId: number, orderIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await rawQuery<{ id: number; token: string }>(
    trx,
    'realtime_tokens',
    'select id, token from orders where shop_id = $1 and id = any ($2::bigint[])',
    [shopId, orderIds],
  )
  return new Map(rows.map(({ id, token }) => [id, token]))
}
