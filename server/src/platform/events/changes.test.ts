import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../db/in-transaction.ts'
import { connectDatabase } from '../db/open-database.ts'
import type { Database } from '../db/open-database.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { createChanges, publishChange } from './changes.ts'
import type { Changes } from './changes.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let elsewhere: Database
let here: Changes
let there: Changes
const heardHere: (string | null)[] = []
const heardThere: (string | null)[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  elsewhere = await connectDatabase(database.address, { migrated: true }) // as another process would
  here = await createChanges(database)
  there = await createChanges(elsewhere)
  here.on('item', (id) => heardHere.push(id))
  there.on('item', (id) => heardThere.push(id))
})
beforeEach(() => {
  heardHere.length = 0
  heardThere.length = 0
})
afterAll(async () => {
  await here.close()
  await there.close()
  await elsewhere.close()
  await database.close()
})

test('handlers here run at once, those elsewhere soon and once per id', async () => {
  for (let n = 0; n < 50; n++) here.publish('item', n % 5)
  here.publish('other', 1)
  expect(heardHere).toHaveLength(50)
  await expect.poll(() => heardThere, { timeout: 2_000, interval: 5 }).toEqual(['0', '1', '2', '3', '4'])
  await sleep(100)
  expect(heardHere).toHaveLength(50) // not told again of what it told itself
})

test('with the commit, or not at all', async () => {
  await inTransaction(database.app, {}, async (trx) => {
    publishChange(trx, 'item', 'kept')
    expect(heardHere).toEqual([])
  })
  expect(heardHere).toEqual(['kept'])
  await inTransaction(database.app, {}, async (trx) => {
    publishChange(trx, 'item', 'dropped')
    throw new Error('no')
  }).catch(() => {})
  await expect.poll(() => heardThere, { timeout: 2_000 }).toEqual(['kept'])
  expect(heardHere).toEqual(['kept'])
})

test('too many to name become "all of it"', async () => {
  for (let n = 0; n < 500; n++) here.publish('item', n)
  await expect.poll(() => heardThere, { timeout: 2_000 }).toEqual([null])
})

test('a listener that lost its connection comes back and distrusts everything', async () => {
  await database.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kedai listener' and datname = current_database()`,
  )
  await expect.poll(() => heardThere, { timeout: 5_000 }).toEqual([null])
  await expect.poll(() => heardHere, { timeout: 5_000 }).toEqual([null])
  here.publish('item', 'after')
  await expect.poll(() => heardThere, { timeout: 2_000 }).toEqual([null, 'after'])
})
