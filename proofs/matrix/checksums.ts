import type { TestApp } from '../../server/src/platform/test-app/test-app.ts'

/** One checksum a table, over the rows of one shop. Order and physical place of rows do not count. */
export async function checksumShop(kedai: TestApp, shopId: number): Promise<Record<string, string>> {
  const tables = (await tablesOf(kedai)).filter(({ ofShop }) => ofShop)
  if (tables.length < 10) throw new Error('hardly any table belongs to a shop: the checksum would prove nothing')
  return sums(kedai, tables.map(({ name }) => ({ name, where: `t.shop_id = ${shopId}` })))
}

/** The same over everything. `but`: columns that reading may change, as `table.column`; or whole tables. */
export async function checksumAll(kedai: TestApp, but: readonly string[] = []): Promise<Record<string, string>> {
  const tables = await tablesOf(kedai)
  return sums(kedai, tables.filter(({ name }) => !but.includes(name)).map(({ name }) => ({
    name, where: 'true', without: but.filter((one) => one.startsWith(`${name}.`)).map((one) => one.slice(name.length + 1)),
  })))
}

/** Names of the tables that differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name])

type Table = { name: string; ofShop: boolean }

const known = new WeakMap<TestApp, Table[]>()

async function tablesOf(kedai: TestApp): Promise<Table[]> {
  const found = known.get(kedai) ?? await kedai.asOwner<Table>(`
    select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id') as "ofShop"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 1`)
  known.set(kedai, found)
  return found
}

async function sums(kedai: TestApp, wanted: { name: string; where: string; without?: string[] }[]): Promise<Record<string, string>> {
  const parts = wanted.map(({ name, where, without = [] }) => `
    select '${name}' as name, md5(coalesce(string_agg(md5((to_jsonb(t)${without.map((column) => ` - '${column}'`).join('')})::text), '' order by md5((to_jsonb(t)${without.map((column) => ` - '${column}'`).join('')})::text)), '')) as sum from ${name} t where ${where}`)
  const rows = await kedai.asOwner<{ name: string; sum: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
