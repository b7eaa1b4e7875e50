import type { TestApp } from '../../server/src/platform/test-app/test-app.ts'

/** One checksum a table, over the rows of each shop. Order and physical place of rows do not count. */
export async function checksumShops<Name extends string>(
  kedai: TestApp,
  shops: Record<Name, { shopId: number }>,
): Promise<Record<Name, Record<string, string>>> {
  const tables = (await tablesOf(kedai)).filter(({ ofShop }) => ofShop).map(({ name }) => name)
  if (tables.length < 10) throw new Error('hardly any table belongs to a shop: the checksum would prove nothing')
  const wanted = Object.entries<{ shopId: number }>(shops)
  const rows = await kedai.asOwner<{ name: string; shop: number; sum: string }>(
    tables
      .map(
        (name) =>
          `select '${name}' as name, shop_id as shop, ${sumOf('t::text')} as sum from ${name} t where shop_id in (${wanted.map(([, { shopId }]) => shopId).join()}) group by shop_id`,
      )
      .join(' union all '),
  )
  const sums = new Map(rows.map(({ name, shop, sum }) => [`${name} ${shop}`, sum]))
  return Object.fromEntries(
    wanted.map(([shop, { shopId }]) => [
      shop,
      Object.fromEntries(tables.map((name) => [name, sums.get(`${name} ${shopId}`) ?? 'no row'])),
    ]),
  ) as Record<Name, Record<string, string>> // the names that were given
}

/** The same over everything. `but`: columns that reading may change, as `table.column`; or whole tables. */
export async function checksumAll(kedai: TestApp, but: readonly string[] = []): Promise<Record<string, string>> {
  const tables = (await tablesOf(kedai)).filter(({ name }) => !but.includes(name))
  const rows = await kedai.asOwner<{ name: string; sum: string }>(
    tables
      .map(({ name }) => {
        const without = but.filter((one) => one.startsWith(`${name}.`)).map((one) => one.slice(name.length + 1))
        return `select '${name}' as name, ${sumOf(without.length > 0 ? `(to_jsonb(t) - '{${without.join()}}'::text[])::text` : 't::text')} as sum from ${name} t`
      })
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

/** Names of the tables that differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name])

type Table = { name: string; ofShop: boolean }

const known = new WeakMap<TestApp, Table[]>()

async function tablesOf(kedai: TestApp): Promise<Table[]> {
  const found =
    known.get(kedai) ??
    (await kedai.asOwner<Table>(`
    select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id') as "ofShop"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 1`))
  known.set(kedai, found)
  return found
}

// The same in any order, so that nothing has to be sorted.
const sumOf = (row: string): string => `count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)), 0)`
