import type { Sql } from './database.ts'

/** Everything by which two databases can differ, as lines that can be compared. */
export type DatabaseFacts = {
  /** `table rows checksum`, of all columns, generated ones too. Of the jobs those that are not done. */
  rows: string[]
  sequences: string[]
  policies: string[]
  /** Tables, columns, indexes, constraints, triggers, functions, rights. */
  schema: string[]
  roles: string[]
  /** Of the embedded database alone: with DATABASE_URL there is the one that it names. */
  logins: string[]
}

const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

/** The login that owns the tables is called `owner`, whatever its name. */
export async function readDatabaseFacts(sql: Sql): Promise<DatabaseFacts> {
  const [who] = await sql<{ owner: string }>(
    `select pg_get_userbyid(relowner) as owner from pg_class where oid = 'public.shops'::regclass`,
  )
  const lines = async (text: string): Promise<string[]> =>
    (await sql<{ line: string }>(text)).map(({ line }) => line.replaceAll(who?.owner ?? '', 'owner')).sort()
  const ours = `relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`
  return {
    rows: await readRows(sql),
    sequences: await readSequences(sql),
    policies: await lines(
      `select concat_ws(' | ', tablename, policyname, permissive, roles::text, cmd, qual, with_check) as line from pg_policies`,
    ),
    schema: [
      ...(await lines(`select concat_ws(' | ', c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, pg_get_userbyid(c.relowner), (select array_agg(a::text order by a::text) from unnest(c.relacl) a)::text) as line
        from pg_class c where ${ours} and relname not like 'queue_stats%' and relname not in ('job_under_way', 'job_given_up')`)), // a server makes these at its start
      ...(await lines(`select concat_ws(' | ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
        from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v')`)),
      ...(await lines(`select indexdef as line from pg_indexes where schemaname = 'public'`)),
      ...(await lines(
        `select concat_ws(' | ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as line from pg_constraint where connamespace = 'public'::regnamespace`,
      )),
      ...(await lines(
        `select concat_ws(' | ', tgrelid::regclass, tgname, tgenabled, pg_get_triggerdef(oid)) as line from pg_trigger where not tgisinternal`,
      )),
      ...(await lines(`select concat_ws(' | ', pg_get_functiondef(p.oid), pg_get_userbyid(p.proowner), (select array_agg(a::text order by a::text) from unnest(p.proacl) a)::text) as line
        from pg_proc p where pronamespace = 'public'::regnamespace and prokind <> 'a' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)),
    ],
    roles: await lines(
      `select concat_ws(' | ', rolname, rolsuper, rolcanlogin, rolbypassrls) as line from pg_roles where rolname like 'kedai%' and not rolcanlogin`,
    ),
    logins: await lines(
      `select concat_ws(' | ', rolname, rolsuper, rolinherit, rolbypassrls) as line from pg_roles where rolname like 'kedai%' and rolcanlogin`,
    ),
  }
}

async function readRows(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string; columns: string }>(
    `
    select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and not (c.relname = 'events' and a.attname = 'xid') -- transactions have other numbers in another database
    where c.relkind in ('r', 'p') and not c.relispartition and (c.relnamespace = 'public'::regnamespace or c.oid::regclass::text = any ($1)) group by c.oid order by 1`,
    [jobTables.map((name) => `pgboss.${name}`)],
  )
  const lines: string[] = []
  for (const { name, columns } of tables) {
    // The owner of the tables may read the jobs' in the application's name alone.
    const undone = name === 'pgboss.job' ? ` where state not in ('completed', 'cancelled')` : ''
    const [found] = await sql<{ rows: string; sum: string }>(
      `select count(*)::text as rows, coalesce(sum(hashtextextended((row(${columns}))::text, 0)::numeric), 0)::text as sum from ${name}${undone}`,
    )
    lines.push(`${name} ${found?.rows} ${found?.sum}`)
  }
  return lines
}

async function readSequences(sql: Sql): Promise<string[]> {
  const names = await sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const lines: string[] = []
  for (const { name } of names) {
    const [found] = await sql<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    lines.push(`${name} ${found?.last} ${found?.called}`)
  }
  return lines
}
