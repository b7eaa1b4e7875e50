import type { ClientBase } from 'pg'
import { ConfigError } from '../config/config.ts'

/** A table whose rows are saved, with the columns that can be written again: not the generated ones. */
export type Table = { schema: 'public' | 'pgboss'; name: string; columns: string[] }

/** Settings that decide how values are written, the same for saving and for loading. */
export const copySession = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex'`

/** Of the jobs' tables those that hold something of ours. The others are made and filled by the library itself. */
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

/** What is done is not needed again. */
export const rowsWanted = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  schema === 'pgboss' && name === 'job' ? ` where state not in ('completed', 'cancelled')` : ''

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${quoted(schema)}.${quoted(name)}`

/** Every table of ours but those a crash may empty, and those of the jobs that matter, the referenced ones of the jobs first. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any ($1)))
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by n.nspname, c.relname order by n.nspname desc, array_position($1, c.relname::text), c.relname`,
    [jobTables],
  )
  return rows
}

/**
 * The tables of shops show a login that is not their owner no rows, and no error either.
 * @throws ConfigError when this login would not see every row
 */
export async function mustSeeEverything(client: ClientBase): Promise<void> {
  const {
    rows: [hidden],
  } = await client.query<{ name: string; owner: string; login: string }>(`
    select c.relname as name, pg_get_userbyid(c.relowner) as owner, current_user as login
    from pg_class c, pg_roles r
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and r.rolname = current_user and not r.rolsuper and not r.rolbypassrls
      and (not pg_has_role(c.relowner, 'usage') or (c.relrowsecurity and c.relforcerowsecurity
        and not exists (select 1 from pg_policy p where p.polrelid = c.oid and r.oid = any (p.polroles) and pg_get_expr(p.polqual, p.polrelid) = 'true')))
    limit 1`)
  if (hidden)
    throw new ConfigError(
      `${hidden.login} does not see every row of ${hidden.name}; use the login that Kedai was first started with (the owner of the tables is ${hidden.owner})`,
    )
}
