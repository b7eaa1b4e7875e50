import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { ClientBase } from 'pg'
import { ConfigError } from '../config/config.ts'
import { isEmbedded } from './pool.ts'
import type { Address } from './pool.ts'
import { forbidTemporaryTables, prepareLogins, prepareRoles } from './roles.ts'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

type MigrateOptions = {
  /** These and no others: as far as a backup had come. */
  only?: ReadonlySet<string>
}

type Migration = { name: string; sha256: string; sql: string }

/**
 * Brings the database to the newest schema: plain SQL files in the order of their names, one transaction each, forward only.
 * Two processes may start at once; the second waits. Answers with the names it applied.
 * @throws ConfigError when a file was changed after it had been applied, or when one fails.
 */
export async function migrate(
  address: Address,
  folder = migrationsFolder,
  { only }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => only?.has(name) ?? true)
  const client = new Client({ ...address, application_name: 'kedai migrations' })
  await client.connect()
  try {
    const applied = await readApplied(client)
    if (namesOfBefore(applied).length === 0 && pending(applied, migrations).length === 0) {
      await harden(client, address)
      return []
    }
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await prepareRoles(client)
    await client.query(bookkeeping)
    await adoptSquashed(client, migrations)
    const todo = pending(await readApplied(client), migrations)
    for (const migration of todo) await apply(client, migration)
    await harden(client, address)
    return todo.map(({ name }) => name)
  } finally {
    await client.end() // and with it goes the lock
  }
}

async function harden(client: ClientBase, address: Address): Promise<void> {
  await forbidTemporaryTables(client)
  if (isEmbedded(address)) await prepareLogins(client)
}

const lockKey = 5_334_242 // any number, the same for every Kedai
const bookkeeping =
  'create table if not exists schema_migrations (name text primary key, sha256 text not null, at timestamptz not null default now())'

/** Every migration of this release. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}

// Names in the table without a file are fine: a newer release has been here, and its schema must serve us too.
function pending(applied: ReadonlyMap<string, string>, migrations: Migration[]): Migration[] {
  for (const { name, sha256 } of migrations) {
    if ((applied.get(name) ?? sha256) !== sha256) {
      throw new ConfigError(
        `migration ${name} was changed after this database had applied it; put it back and write the change as a new migration`,
      )
    }
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

/** The last of the files that were squashed into `10…`: what has applied it has all that these make. */
const lastBeforeSquash = '0662_order_numbers.sql'
const isSquashed = (name: string) => /^10\d\d_/.test(name)
const namesOfBefore = (applied: ReadonlyMap<string, string>) =>
  [...applied.keys()].filter((name) => /^0\d{3}_/.test(name))

// Nothing but the names changes: the squashed files make the very schema that the files of before had made.
async function adoptSquashed(client: ClientBase, migrations: Migration[]): Promise<void> {
  const applied = await readApplied(client)
  const before = namesOfBefore(applied)
  const squashed = migrations.filter(({ name }) => isSquashed(name))
  if (before.length === 0 || squashed.length === 0) return
  if (!applied.has(lastBeforeSquash)) {
    throw new ConfigError(
      `this database was last started with an older version (its newest migration is ${before.sort().at(-1)}); start it once with the last version that has ${lastBeforeSquash}, then with this one`,
    )
  }
  await client.query('begin')
  await client.query('delete from schema_migrations where name = any($1::text[])', [before])
  for (const { name, sha256 } of squashed)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2) on conflict do nothing', [
      name,
      sha256,
    ])
  await client.query('commit')
}

async function readApplied(client: ClientBase): Promise<Map<string, string>> {
  const {
    rows: [found],
  } = await client.query<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`)
  if (!found?.there) return new Map()
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

async function apply(client: ClientBase, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new ConfigError(
      `migration ${name} failed${lineOf(error, sql)}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function lineOf(error: unknown, sql: string): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : NaN
  return position > 0 ? ` at line ${sql.slice(0, position).split('\n').length}` : ''
}
