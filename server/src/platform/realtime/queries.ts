import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { RelayMessage } from './relay-message.ts'

type MessageRow = { id: number; process: string; body: RelayMessage[] }

export async function keepMessages(db: Db, process: string, body: readonly RelayMessage[]): Promise<number> {
  const [row] = await rawQuery<{ id: number }>(
    db,
    'realtime_keep',
    'insert into realtime_messages (process, body) values ($1, $2::jsonb) returning id',
    [process, JSON.stringify(body)],
  )
  return row?.id ?? 0
}

export const findMessages = (db: Db, ids: readonly number[]): Promise<MessageRow[]> =>
  rawQuery<MessageRow>(
    db,
    'realtime_read',
    'select id, process, body from realtime_messages where id = any ($1::bigint[]) order by id',
    [ids],
  )

export const findMessagesAfter = (db: Db, id: number): Promise<MessageRow[]> =>
  rawQuery<MessageRow>(
    db,
    'realtime_read_after',
    'select id, process, body from realtime_messages where id > $1 order by id limit 1000',
    [id],
  )

export async function removeOldMessages(db: Db, keptMs: number): Promise<void> {
  await rawQuery(
    db,
    'realtime_sweep',
    `delete from realtime_messages where at < now() - $1 * interval '1 millisecond'`,
    [keptMs],
  )
}

export async function removeOldGrants(db: Db, before: Date): Promise<void> {
  await rawQuery(db, 'realtime_grants_sweep', 'delete from realtime_grants where granted_at < $1', [before])
}
