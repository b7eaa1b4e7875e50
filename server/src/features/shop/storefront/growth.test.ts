import { sortNames } from '@kedai/contracts/storefront.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { createTestDatabase } from '../../../platform/test-db/create-test-database.ts'
import { listItems } from './queries/list-items.ts'
import { noFacets } from './queries/facets-text.ts'
import { textOf } from './queries/list-items-text.ts'

const size = 21_000

let database: Awaited<ReturnType<typeof createTestDatabase>>

// One shop that holds everything, and another that holds little: the plans must suit both, as they are made once.
beforeAll(async () => {
  database = await createTestDatabase()
  await database.asOwner(`insert into shops (username, name) values ('besar', 'Besar'), ('kecil', 'Kecil')`)
  await database.asOwner(
    `insert into categories (shop_id, name, slug) select (select id from shops where username = 'besar'), 'C' || g, 'c' || g from generate_series(1, 20) g`,
  )
  await database.asOwner(`
    with sold as (
      insert into products (shop_id, view_id, item_type, status, title, category_id, price_min_sen, price_max_sen)
      select (select id from shops where username = case when g % 50 = 0 then 'kecil' else 'besar' end), 'V' || g, 'ecommerce', 'published',
        'Barang ' || g || case when g % 10 = 3 then ' mangkuk' else '' end || case when g % 1000 = 7 then ' jarang' else '' end
          || case when g <= 30 or g > ${size - 18} then ' pelita' else '' end,
        case when g % 50 = 0 then null else (select min(id) from categories) + g % 20 end, 1000 + g % 977, 1000 + g % 977
      from generate_series(1, ${size}) g returning id, shop_id)
    insert into variations (shop_id, product_id, price_sen) select shop_id, id, 1000 from sold`)
  await database.asOwner('vacuum analyze')
}, 120_000)
afterAll(() => database.close())

const filters = (['nothing', 'words', 'likeness'] as const).flatMap((by) =>
  [false, true].flatMap((byCategory) => [false, true].map((byFacets) => ({ by, byCategory, byFacets }))),
)

describe('the plan made for every shop', () => {
  test.each(sortNames.flatMap((sort) => filters.map((filter) => ({ sort, ...filter }))))(
    '$sort, by $by, category $byCategory, facets $byFacets',
    async ({ sort, ...filter }) => {
      const { text } = textOf(filter, sort)
      const rows = await database.asOwner<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).not.toMatch(/Seq Scan on (?:products|variations)/)
      if (filter.by === 'words') expect(plan).toContain('products_search')
      if (filter.by === 'likeness') expect(plan).toContain('products_title_trigram')
    },
  )
})

describe('the public role', () => {
  const asked = {
    username: 'besar',
    sort: 'newest' as const,
    page: 1,
    now: new Date(),
    search: null,
    category: null,
    subCategory: null,
    facets: noFacets,
  }
  test.each([
    ['all', {}, 1000],
    ['a category', { category: 'c3' }, 1000],
    ['a rare word', { search: { words: `'jarang':*` } }, 21],
    ['a frequent word', { search: { words: `'barang':*` } }, 96],
    ['a word in one title of ten', { search: { words: `'mangkuk':*` } }, 96],
    ['what is spelt alike', { search: { alike: 'jarng' } }, 21],
    ['what is cheap', { facets: { ...noFacets, priceMax: 1002 } }, null],
    ['what is dear', { facets: { ...noFacets, priceMin: 1970 } }, null],
    ['what is in stock', { facets: { ...noFacets, inStock: true } }, 1000],
  ])('reads %s without reading the shop', async (_name, question, total) => {
    const before = await rowsRead()
    const found = await listItems(database.public, { ...asked, ...question })
    if (total !== null) expect(found.total).toBe(total)
    expect(found.items.length).toBe(Math.min(24, found.total))
    const read = (await rowsRead()) - before
    expect(read).toBeGreaterThanOrEqual(found.items.length) // the control: it was counted
    // A narrowed list looks at up to a thousand products, and at each of those once more.
    expect(read).toBeLessThan('facets' in question ? 5_000 : 2_500)
  })
})

test('of a frequent word two pages ahead are counted, up to ten in all', async () => {
  const asked = {
    username: 'besar',
    sort: 'newest' as const,
    now: new Date(),
    search: { words: `'barang':*` },
    category: null,
    subCategory: null,
    facets: noFacets,
  }
  const pages = await Promise.all([1, 3, 5, 8, 10].map((page) => listItems(database.public, { ...asked, page })))
  expect(pages.map(({ total, is_capped, items }) => [total, is_capped, items.length])).toEqual([
    [96, true, 24],
    [120, true, 24],
    [168, true, 24],
    [240, true, 24],
    [240, true, 24],
  ])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(5 * 24)
})

// It is looked for among the newest 20,000, and stands in titles before those too.
test('a word that only lately is frequent is found in all titles', async () => {
  const asked = {
    username: 'besar',
    sort: 'newest' as const,
    now: new Date(),
    search: { words: `'pelita':*` },
    category: null,
    subCategory: null,
    facets: noFacets,
  }
  const [first, second] = await Promise.all([1, 2].map((page) => listItems(database.public, { ...asked, page })))
  const ids = [...(first?.items ?? []), ...(second?.items ?? [])].map(({ id }) => id)
  expect([first?.total, ids.length, new Set(ids).size]).toEqual([47, 47, 47])
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

// Counted by the database itself, once the session that reads has told; one question at a time uses one session.
async function rowsRead(): Promise<number> {
  await rawQuery(database.public, 'growth_tell', 'select pg_stat_force_next_flush()')
  // Entries of indexes, not rows: where all is known to be visible an index is read alone.
  const [row] = await rawQuery<{ read: number }>(
    database.public,
    'growth_read',
    `
    select (seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid))::bigint as read from pg_stat_user_tables t where relname = 'products'`,
  )
  return row?.read ?? 0
}
