import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../test-db/create-test-database.ts'

const openToAnybody = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('kedai_public', p.oid, 'execute')
  order by 1`

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('keeps functions that run as the owner from the public role', async () => {
  expect(await database.asOwner(openToAnybody)).toEqual([])
})

it('would see one that was left open', async () => {
  await database.asOwner(`create function left_open() returns int language sql security definer as 'select 1'`)
  expect(await database.asOwner(openToAnybody)).toEqual([{ name: 'left_open()' }])
})
