import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../test-db/create-test-database.ts'

const openToAnybody = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('kedai_public', p.oid, 'execute')
  order by 1`

// They answer pages that anybody may read: the shop, times, counts, sums and rewards of a listing, and nothing of people or orders.
const aggregates = [
  { name: 'collection_progress(bigint)' },
  { name: 'rental_bookings(bigint,timestamp with time zone)' },
  { name: 'shop_of_view(text)' },
  { name: 'slot_use(bigint[],tstzrange)' },
  { name: 'viral_lock_of(bigint)' },
]

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('keeps functions that run as the owner from the public role, known aggregates excepted', async () => {
  expect(await database.asOwner(openToAnybody)).toEqual(aggregates)
})

const lookElsewhere = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef and not coalesce(p.proconfig, '{}') @> array['search_path=pg_catalog, public, pg_temp']
  order by 1`

it('has every one of them look for names in the catalogue first and in temporary tables last', async () => {
  const [{ all } = { all: 0 }] = await database.asOwner<{ all: number }>(
    `select count(*)::int as all from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  )
  expect(all).toBeGreaterThan(25)
  expect(await database.asOwner(lookElsewhere)).toEqual([])
  await database.asOwner(
    `create function looks_anywhere() returns int language sql security definer set search_path = public as 'select 1'`,
  )
  expect(await database.asOwner(lookElsewhere)).toEqual([{ name: 'looks_anywhere()' }])
  await database.asOwner('drop function looks_anywhere()')
})

it('would see one that was left open', async () => {
  await database.asOwner(`create function left_open() returns int language sql security definer as 'select 1'`)
  const open = await database.asOwner<{ name: string }>(openToAnybody)
  expect(open.filter(({ name }) => !aggregates.some((known) => known.name === name))).toEqual([{ name: 'left_open()' }])
})
