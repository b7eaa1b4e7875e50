import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export async function beginOutsideEvents(db: Db): Promise<void> {
  await rawQuery(db, 'outside_begin', 'select begin_outside_events()')
}

export async function endOutsideEvents(db: Db): Promise<void> {
  await rawQuery(db, 'outside_end', 'select end_outside_events()')
}

/** Shops, of all that there are, with events that were not sent and that nobody is sending. */
export async function findUnsentShops(db: Db, max: number): Promise<number[]> {
  const rows = await rawQuery<{ shop_id: number }>(
    db,
    'outside_unsent',
    'select shop_id from shops_with_unsent_events($1::integer)',
    [max],
  )
  return rows.map(({ shop_id }) => shop_id)
}

/** Who sends a shop's events, and until when nobody else does. */
export type Hold = { shopId: number; by: string; seconds: number }

/** Takes a shop's events on. The event that was sent last, 0 for none; null where another one sends them. */
export async function holdShop(trx: Db, { shopId, by, seconds }: Hold): Promise<number | null> {
  const [row] = await rawQuery<{ after_id: number }>(
    trx,
    'outside_hold',
    `
    insert into outside_cursors as c (shop_id, after_id, busy_by, busy_until)
    values ($1::bigint, 0, $2::text, clock_timestamp() + $3::integer * interval '1 second')
    on conflict (shop_id) do update set busy_by = excluded.busy_by, busy_until = excluded.busy_until
      where c.busy_until < clock_timestamp()
    returning after_id`,
    [shopId, by, seconds],
  )
  return row?.after_id ?? null
}

/** Notes up to where they were sent, and goes on; 0 seconds let go. False: another one has taken them on meanwhile. */
export async function noteSent(
  trx: Db,
  { shopId, by, seconds, afterId }: Hold & { afterId: number },
): Promise<boolean> {
  const rows = await rawQuery<{ one: number }>(
    trx,
    'outside_sent',
    `
    update outside_cursors set after_id = $4::bigint,
      busy_until = case when $3::integer = 0 then '-infinity' else clock_timestamp() + $3::integer * interval '1 second' end
    where shop_id = $1::bigint and busy_by = $2::text and busy_until > '-infinity' returning 1 as one`,
    [shopId, by, seconds, afterId],
  )
  return rows.length > 0
}

type Listener = { sessionId: string; shopId: number; userId: number; now: Date }

/** Remembers whose page hears a shop's events at the service. */
export async function keepListener(trx: Db, { sessionId, shopId, userId, now }: Listener): Promise<void> {
  await rawQuery(
    trx,
    'outside_listener',
    `
    insert into outside_listeners (session_hash, shop_id, user_id, opened_at) values ($1, $2, $3, $4)
    on conflict (session_hash, shop_id) do update set opened_at = excluded.opened_at`,
    [Buffer.from(sessionId, 'hex'), shopId, userId, now],
  )
}

export async function listListeners(db: Db, max: number): Promise<Omit<Listener, 'now'>[]> {
  type Row = { session_id: string; shop_id: number; user_id: number }
  const rows = await rawQuery<Row>(
    db,
    'outside_listeners',
    `select encode(session_hash, 'hex') as session_id, shop_id, user_id from outside_listeners_of_all($1::integer)`,
    [max],
  )
  return rows.map(({ session_id: sessionId, shop_id: shopId, user_id: userId }) => ({ sessionId, shopId, userId }))
}

export async function forgetListener(
  trx: Db,
  { sessionId, shopId }: Pick<Listener, 'sessionId' | 'shopId'>,
): Promise<void> {
  await rawQuery(
    trx,
    'outside_listener_gone',
    'delete from outside_listeners where session_hash = $1 and shop_id = $2',
    [Buffer.from(sessionId, 'hex'), shopId],
  )
}
