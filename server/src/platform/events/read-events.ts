import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'

/** An event as it was kept. `name` may be one of another release. */
export type KeptEvent = {
  id: number
  name: string
  order_id: number | null
  invoice_id: number | null
  quote_id: number | null
  product_id: number | null
  at: Date
  /** Of whoever did it, where his page listens. */
  socket_id: string | null
}

export type EventsAfter = {
  shopId: number
  /** The id of the event that was taken last; 0 for the oldest that is kept. */
  after: number
  max: number
  /** Others are passed over; all are wanted unless said. */
  isWanted?: (event: KeptEvent) => boolean
}

/** `lastId`: where to go on, which may be an event that was passed over. */
export type EventsRead = { events: KeptEvent[]; lastId: number; hasMore: boolean }

/** How many events one look passes over at most. */
const maxScanned = 1_000

/**
 * The events of a shop after one of them, each once and none left out for whoever goes on from `lastId`, whatever was committed
 * meanwhile. Those newer than the oldest transaction still open anywhere in the server wait for it to end. One that was swept
 * meanwhile is gone on from by its id alone.
 */
export async function readEvents(
  db: Db,
  { shopId, after, max, isWanted = () => true }: EventsAfter,
): Promise<EventsRead> {
  const rows = await rawQuery<KeptEvent>(
    db,
    'events_read',
    `
    with start as (select (select c.xid from events c where c.shop_id = $1 and c.id = $2::bigint) as xid)
    select e.id, e.name, e.order_id, e.invoice_id, e.quote_id, e.product_id, e.at, e.socket_id from start, events e
    where e.shop_id = $1 and (e.xid, e.id) > (coalesce(start.xid, '0'), $2::bigint) and (start.xid is not null or e.id > $2::bigint)
      and e.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by e.xid, e.id limit $3`,
    [shopId, after, maxScanned + 1],
  )
  const events: KeptEvent[] = []
  let scanned = 0
  for (const row of rows.slice(0, maxScanned)) {
    if (events.length === max) break
    scanned++
    if (isWanted(row)) events.push(row)
  }
  return { events, lastId: rows[scanned - 1]?.id ?? after, hasMore: scanned < rows.length }
}

/** The event that a reader goes on from who wants none of those before; 0 where there is none. */
export async function findNewestEvent(db: Db, shopId: number): Promise<number> {
  const [row] = await rawQuery<{ id: number }>(
    db,
    'events_newest',
    `
    select id from events where shop_id = $1 and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid desc, id desc limit 1`,
    [shopId],
  )
  return row?.id ?? 0
}

/** Whether the shop has events that older transactions, still open, keep from being read. To be asked before they are read. */
export async function hasWaitingEvents(db: Db, shopId: number): Promise<boolean> {
  const [row] = await rawQuery<{ waits: boolean }>(
    db,
    'events_waiting',
    'select exists (select from events where shop_id = $1 and xid >= pg_snapshot_xmin(pg_current_snapshot())) as waits',
    [shopId],
  )
  return row?.waits ?? false
}

/** Removes at most so many of the oldest of all shops. Answers how many went. */
export async function removeOldEvents(db: Db, before: Date, max: number): Promise<number> {
  const [row] = await rawQuery<{ gone: number }>(db, 'events_sweep', 'select remove_old_events($1, $2) as gone', [
    before,
    max,
  ])
  return row?.gone ?? 0
}
