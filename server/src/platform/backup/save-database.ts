import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { ConfigError } from '../config/config.ts'
import { keysOf } from '../files/links.ts'
import { copyOut } from './copy-rows.ts'
import { tableFile } from './manifest.ts'
import type { Manifest, SavedTable } from './manifest.ts'
import { readRestoreState } from './restore-state.ts'
import { listSequences, readSequences } from './sequences.ts'
import { copySession, listTables, mustSeeEverything, nameOf, quoted, rowsWanted } from './shape.ts'
import type { Table } from './shape.ts'
import { writeHashed } from './write-hashed.ts'

export type SavedDatabase = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'> & { madeAt: Date }

const filesAtOnce = 1_000

/**
 * Writes every row as of one moment, while others go on reading and writing. `keyList` gets the keys of all files that a row
 * names, one a line.
 * @throws ConfigError when this login would not see every row, or when there is no Kedai in the database
 */
export async function saveDatabase(client: ClientBase, folder: string, keyList: string): Promise<SavedDatabase> {
  await client.query(copySession)
  await refuseOthers(client)
  await client.query('begin transaction isolation level repeatable read read only')
  try {
    const {
      rows: [facts],
    } = await client.query<{ at: Date; postgres: string }>(
      `select now() as at, current_setting('server_version') as postgres`,
    )
    if (!facts) throw new Error('the database did not say what time it is')
    const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations order by name',
    )
    const tables = await saveTables(client, folder)
    await writeFile(keyList, readKeys(client), { flag: 'wx', mode: 0o600 })
    const listed = await listSequences(client)
    await client.query('rollback') // it changed nothing
    return {
      madeAt: facts.at,
      postgres: facts.postgres,
      migrations,
      tables,
      sequences: await readSequences(client, listed),
    }
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the first error is the one to tell
    throw error
  }
}

async function refuseOthers(client: ClientBase): Promise<void> {
  if ((await readRestoreState(client))?.state === 'unfinished')
    throw new ConfigError('there is nothing to back up: a restore into this database was not finished')
  // Asked of the catalogue: the owner may not use the schema of the jobs in its own name.
  const {
    rows: [found],
  } = await client.query<{ there: boolean }>(`
    select to_regclass('schema_migrations') is not null and exists (select from pg_class where relname = 'job' and relnamespace = to_regnamespace('pgboss')) as there`)
  if (!found?.there)
    throw new ConfigError('there is nothing to back up: no Kedai has been started with this database yet')
  await mustSeeEverything(client)
}

async function saveTables(client: ClientBase, folder: string): Promise<SavedTable[]> {
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  const saved: SavedTable[] = []
  for (const table of await listTables(client)) saved.push({ ...table, ...(await saveTable(client, table, folder)) })
  return saved
}

async function saveTable(
  client: ClientBase,
  table: Table,
  folder: string,
): Promise<Pick<SavedTable, 'rows' | 'bytes' | 'sha256'>> {
  // The jobs' tables belong to the application's role, as which the owner may act.
  await client.query(table.schema === 'pgboss' ? 'set local role kedai_app' : 'reset role')
  const rows = copyOut(
    client,
    `copy (select ${table.columns.map(quoted).join(', ')} from ${nameOf(table)}${rowsWanted(table)}) to stdout`,
  )
  const written = await writeHashed(join(folder, tableFile(table)), rows, createGzip({ level: 5 }))
  await client.query('reset role')
  return { ...written, rows: rows.rows }
}

async function* readKeys(client: ClientBase): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const { rows } = await client.query<{ id: number; key: string; widths: number[] }>(
      'select id::int8 as id, key, widths from files where id > $1 order by id limit $2',
      [after, filesAtOnce],
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows
      .flatMap(keysOf)
      .map((key) => `${key}\n`)
      .join('')
    after = last.id
  }
}
