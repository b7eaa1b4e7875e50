import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { rawQuery } from '../db/raw-query.ts'

export type DrawnRow = { body: Buffer; used_at: Date }
export type NewDrawnRow = { key: Buffer; body: Buffer }

export const findDrawnPage = async (publicDb: Db, key: Buffer): Promise<DrawnRow | null> =>
  (
    await rawQuery<DrawnRow>(publicDb, 'drawn_page_find', 'select body, used_at from drawn_pages where key = $1', [key])
  )[0] ?? null

/** Adds them as one message; those that another process has added meanwhile stay. */
export const addDrawnPages = (db: Db, rows: readonly NewDrawnRow[], now: Date): Promise<void> =>
  inTransaction(db, {}, async (trx) => {
    await Promise.all(
      rows.map(({ key, body }) =>
        rawQuery(
          trx,
          'drawn_page_add',
          'insert into drawn_pages (key, body, used_at) values ($1, $2, $3) on conflict do nothing',
          [key, body, now],
        ),
      ),
    )
  })

export const removeDrawnPages = async (db: Db, keys: readonly Buffer[]): Promise<void> =>
  void (await rawQuery(db, 'drawn_pages_remove', 'delete from drawn_pages where key = any ($1)', [keys]))

export const touchDrawnPages = async (db: Db, keys: readonly Buffer[], now: Date): Promise<void> =>
  void (await rawQuery(db, 'drawn_pages_touch', 'update drawn_pages set used_at = $2 where key = any ($1)', [
    keys,
    now,
  ]))

/** Removes what nobody asked for since `before`, and the oldest of what is too much. `maxBytes`: of all bodies. */
export const sweepDrawnPages = async (
  db: Db,
  { before, maxBytes }: { before: Date; maxBytes: number },
): Promise<void> =>
  void (await rawQuery(
    db,
    'drawn_pages_sweep',
    `delete from drawn_pages where key in (
      select key from (select key, used_at, sum(bytes) over (order by used_at desc, key) as upto from drawn_pages) kept
      where upto > $2 or used_at < $1)`,
    [before, maxBytes],
  ))
