import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { ConfigError } from '../config/config.ts'
import { copyIn } from './copy-rows.ts'
import { tableFile } from './manifest.ts'
import type { Manifest, SavedTable } from './manifest.ts'
import { restoreSequences } from './sequences.ts'
import { copySession, listTables, nameOf, quoted } from './shape.ts'
import type { Table } from './shape.ts'

type Reference = { child: string; name: string; definition: string }

/**
 * Fills a database that the same migrations have made. The rows come in one transaction: references are taken off and put back, which
 * checks each of them; triggers and forced row security are off meanwhile, since both would change or refuse what is only copied.
 * @throws ConfigError when the tables are not those of the backup
 */
export async function loadDatabase(
  client: ClientBase,
  folder: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  await client.query(copySession)
  const present = new Map((await listTables(client)).map((table) => [nameOf(table), table]))
  for (const table of tables) mustHaveColumns(table, present.get(nameOf(table)))
  await client.query('begin')
  try {
    const ours = [...present.values()].filter(({ schema }) => schema === 'public').map(nameOf)
    const forced = await listForced(client)
    const references = await listReferences(client)
    for (const { child, name } of references) await client.query(`alter table ${child} drop constraint ${quoted(name)}`)
    for (const name of ours) await client.query(`alter table ${name} disable trigger user`)
    for (const name of forced) await client.query(`alter table ${name} no force row level security`)
    await client.query(`truncate ${ours.join(', ')}`)
    await asJobs(client, () =>
      client.query(
        'delete from pgboss.job_dependency; delete from pgboss.job; delete from pgboss.subscription; delete from pgboss.schedule; delete from pgboss.queue',
      ),
    )
    for (const table of tables) await loadTable(client, folder, table)
    for (const name of forced) await client.query(`alter table ${name} force row level security`)
    for (const name of ours) await client.query(`alter table ${name} enable trigger user`)
    for (const { child, name, definition } of references)
      await client.query(`alter table ${child} add constraint ${quoted(name)} ${definition}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the first error is the one to tell
    throw error
  }
  await restoreSequences(client, sequences)
  await client.query('analyze')
}

async function loadTable(client: ClientBase, folder: string, table: SavedTable): Promise<void> {
  const path = join(folder, tableFile(table))
  const source = pipeline(createReadStream(path), createGunzip(), () => {}) // an error reaches whoever reads
  const load = () =>
    copyIn(client, `copy ${nameOf(table)} (${table.columns.map(quoted).join(', ')}) from stdin`, source)
  const rows = table.schema === 'pgboss' ? await asJobs(client, load) : await load()
  if (rows !== table.rows) throw new Error(`${path} has ${rows} rows where ${table.rows} were saved`)
}

async function asJobs<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('set local role kedai_app')
  const result = await work()
  await client.query('reset role')
  return result
}

function mustHaveColumns(saved: SavedTable, present: Table | undefined): void {
  const lacking = saved.columns.filter((column) => !present?.columns.includes(column))
  if (lacking.length > 0)
    throw new ConfigError(
      `this release keeps no ${lacking.join(', ')} in ${saved.schema}.${saved.name}; restore with the release that made the backup, then upgrade`,
    )
}

async function listForced(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity`,
  )
  return rows.map(({ name }) => name)
}

async function listReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as child, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`)
  return rows
}
