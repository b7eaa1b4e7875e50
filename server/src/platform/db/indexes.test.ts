import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test-db/create-test-database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

// Whichever way they are sorted: an index is read from both ends. A unique one is needed as a rule, unless another is the same; one
// that includes more columns answers without the table.
const redundant = `
  with kept as (
    select x.indexrelid, x.indrelid, x.indisunique, c.relam, x.indnkeyatts, x.indnatts, coalesce(pg_get_expr(x.indpred, x.indrelid), '') as predicate,
      array(select pg_get_indexdef(x.indexrelid, at, false) || ' ' || x.indclass[at - 1] from generate_series(1, x.indnkeyatts) at) as keys
    from pg_index x join pg_class c on c.oid = x.indexrelid where c.relnamespace = 'public'::regnamespace)
  select less.indexrelid::regclass::text as index, more.indexrelid::regclass::text as beside
  from kept less join kept more using (indrelid, relam, predicate)
  where less.indexrelid <> more.indexrelid and less.indnatts = less.indnkeyatts and less.keys = more.keys[1:less.indnkeyatts]
    and (less.indnkeyatts < more.indnkeyatts or less.indexrelid > more.indexrelid)
    and (not less.indisunique or more.indisunique and less.indnkeyatts = more.indnkeyatts)
  order by 1`

test('no index is the beginning of another one: each costs every write', async () => {
  expect(await database.asOwner(redundant)).toEqual([])
})

test('such an index would be found', async () => {
  await database.asOwner('create table written (a int, b int, c int)')
  await database.asOwner('create index written_all on written (a, b desc, c)')
  await database.asOwner('create index written_less on written (a, b)')
  await database.asOwner('create index written_some on written (a, b) where c > 0')
  await database.asOwner('create unique index written_once on written (a)')
  expect(await database.asOwner(redundant)).toEqual([{ index: 'written_less', beside: 'written_all' }])
})

// A reference is checked at every write too; one to the same row by the same columns says nothing more.
test('no two references of a table say the same', async () => {
  expect(
    await database.asOwner(`
      select less.conname, more.conname as beside from pg_constraint less join pg_constraint more using (conrelid, confrelid, contype)
      where contype = 'f' and less.oid <> more.oid and less.conkey <@ more.conkey and (less.conkey <> more.conkey or less.oid > more.oid)`),
  ).toEqual([])
})

// One table says what is unique over all shops (docs/SCALING.md); a host is that by itself, while it is not only claimed.
const global = ['shop_domains (host)', 'shop_links (kind, link)']
const ofShops = `select attrelid from pg_attribute where attname = 'shop_id' and attnotnull and attrelid::regclass::text not like 'pgboss.%'`

test('every key of a table of shops carries the shop, but for what is unique everywhere', async () => {
  const keys = await database.asOwner<{ key: string }>(`
    select format('%s (%s)', x.indrelid::regclass, (select string_agg(a.attname, ', ') from pg_attribute a where a.attrelid = x.indrelid and a.attnum = any(x.indkey))) as key
    from pg_index x where x.indisunique and x.indrelid in (${ofShops})
      and not exists (select from pg_attribute a where a.attrelid = x.indrelid and a.attnum = any(x.indkey) and a.attname = 'shop_id')
      and (select relnamespace from pg_class where oid = x.indrelid) = 'public'::regnamespace
    order by 1`)
  expect(keys.map(({ key }) => key)).toEqual(global)
})

test('every reference between tables of shops carries the shop, so none can point into another one', async () => {
  const loose = `
    select conrelid::regclass || ' ' || conname as name from pg_constraint k
    where contype = 'f' and conrelid in (${ofShops}) and confrelid in (${ofShops})
      and not exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname = 'shop_id')`
  expect(await database.asOwner(loose)).toEqual([])
  await database.asOwner('create table loose (shop_id bigint not null, shop bigint, file_id bigint)')
  await database.asOwner('alter table loose add foreign key (shop, file_id) references files')
  expect(await database.asOwner(loose)).toEqual([{ name: 'loose loose_shop_file_id_fkey' }])
})
