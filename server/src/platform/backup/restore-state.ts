import { Client } from 'pg'
import type { ClientBase } from 'pg'
import { ConfigError } from '../config/config.ts'
import type { Address } from '../db/pool.ts'

/**
 * What a restore leaves in the database for the servers that open it. It stands in a schema of its own, since it is there before
 * the first migration and survives when everything else is removed.
 */
export type RestoreState = {
  /** `unfinished`: do not serve. `held`: serve, but send nothing. */
  state: 'unfinished' | 'held'
  /** The name of the backup, and when it was made. */
  backup: string
  madeAt: Date
}

export async function readRestoreState(client: ClientBase): Promise<RestoreState | null> {
  const {
    rows: [found],
  } = await client.query<{ there: boolean }>(`select to_regclass('kedai_restore.state') is not null as there`)
  if (!found?.there) return null
  const {
    rows: [row],
  } = await client.query<{ state: RestoreState['state']; backup: string; made_at: Date }>(
    'select state, backup, made_at from kedai_restore.state',
  )
  return row ? { state: row.state, backup: row.backup, madeAt: row.made_at } : null
}

export async function writeRestoreState(client: ClientBase, { state, backup, madeAt }: RestoreState): Promise<void> {
  await client.query(`create schema if not exists kedai_restore;
    create table if not exists kedai_restore.state (only_one boolean primary key default true check (only_one), state text not null, backup text not null, made_at timestamptz not null)`)
  await client.query(
    `insert into kedai_restore.state (state, backup, made_at) values ($1, $2, $3)
    on conflict (only_one) do update set state = excluded.state, backup = excluded.backup, made_at = excluded.made_at`,
    [state, backup, madeAt],
  )
}

export async function clearRestoreState(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists kedai_restore cascade')
}

/** Whether a copy that was restored here may not send yet. @throws ConfigError when the restore was not finished: nobody serves half of it */
export async function isHeld(address: Address): Promise<boolean> {
  const client = new Client({ ...address, application_name: 'kedai restore state' })
  await client.connect()
  const found = await readRestoreState(client).finally(() => client.end())
  if (found?.state === 'unfinished') {
    throw new ConfigError(
      `the restore of ${found.backup} into this database was not finished; run npm run restore again with the same backup`,
    )
  }
  return found?.state === 'held'
}
