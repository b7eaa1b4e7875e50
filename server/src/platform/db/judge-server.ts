import { Client } from 'pg'
import { ConfigError } from '../config/config.ts'
import type { Address } from './pool.ts'

/** What a PostgreSQL says of itself before anything is done with it. */
export type ServerFacts = {
  /** As `server_version_num`: 160004 is 16.4. */
  version: number
  owner: string
  user: string
  /** The user is the owner of the database, a member of that role, or a superuser. */
  owns: boolean
  readOnly: boolean
  /** Connections that this user may have in this database, those in use included. */
  allowed: number
  used: number
}

const oldest = 160_000 // roles are granted `with set`, `inherit`

/** @throws ConfigError when Kedai cannot run there, in one line. Answers with what the operator should know. */
export async function judgeServer(address: Address, wanted: number): Promise<string[]> {
  const client = new Client({ ...address, application_name: 'kedai start' })
  client.on('error', () => {}) // heard by the query
  await client.connect()
  const {
    rows: [facts],
  } = await client.query<ServerFacts>(factsText).finally(() => client.end().catch(() => {}))
  if (!facts) return []
  const refusal = whyNot(facts)
  if (refusal !== null) throw new ConfigError(refusal)
  return warnings(facts, wanted)
}

export function whyNot({ version, owner, user, owns, readOnly }: ServerFacts): string | null {
  if (version < oldest)
    return `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}; Kedai needs 16 or newer`
  if (!owns)
    return `DATABASE_URL leads to a database of another owner (${owner}); connect as ${owner}, or let it run: alter database … owner to "${user}"`
  if (readOnly)
    return 'DATABASE_URL leads to a database that may only be read (a replica, or default_transaction_read_only); Kedai needs the primary'
  return null
}

export function warnings({ allowed, used }: Pick<ServerFacts, 'allowed' | 'used'>, wanted: number): string[] {
  const free = Math.max(0, allowed - used)
  if (free >= wanted) return []
  return [
    `The database has ${free} of ${allowed} connections left and this process may use ${wanted}: when they run out, requests answer 503. Lower DATABASE_POOL, DATABASE_POOL_PUBLIC or DATABASE_POOL_JOBS in every process, or raise max_connections.`,
  ]
}

// -1 is "as many as the server has"; a superuser may take the reserved ones, and should not count on them.
const factsText = `
  select current_setting('server_version_num')::int as version, pg_get_userbyid(d.datdba) as owner, current_user::text as user,
    pg_has_role(current_user, d.datdba, 'usage') as owns, pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "readOnly",
    least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int - coalesce(current_setting('reserved_connections', true), '0')::int,
      nullif(d.datconnlimit, -1), nullif(r.rolconnlimit, -1)
    ) as allowed,
    (select coalesce(sum(numbackends), 0)::int - 1 from pg_stat_database where datid is not null and datid <> 0) as used
  from pg_database d, pg_roles r where d.datname = current_database() and r.rolname = current_user`
