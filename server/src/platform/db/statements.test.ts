import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { inTransaction } from './in-transaction.ts'
import { rawQuery } from './raw-query.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('every statement is prepared under a name and planned once, from Kysely and by hand', async () => {
  const prepared = await inTransaction(database.app, {}, async (trx) => {
    for (let n = 0; n < 3; n++) {
      await trx.selectFrom('shops').select('id').where('username', '=', `shop-${n}`).execute()
      await rawQuery(trx, 'shop_by_name', 'select id from shops where name = $1', [`Shop ${n}`])
    }
    return rawQuery<{ name: string; statement: string; uses: number }>(
      trx,
      'test_prepared',
      `select name, statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement like 'select%from%shops%' and name <> 'test_prepared' order by statement`,
    )
  })
  expect(prepared).toEqual([
    {
      name: expect.stringMatching(/^k_[\w-]{24}$/),
      statement: 'select "id" from "shops" where "username" = $1',
      uses: 3,
    },
    { name: 'shop_by_name', statement: 'select id from shops where name = $1', uses: 3 },
  ])
})

test('values come out as the rest of the code expects them', async () => {
  const [row] = await rawQuery(
    database.app,
    'test_types',
    `select 9007199254740991::bigint as big, array[1, 2]::bigint[] as bigs, 1.10::numeric as exact,
    '2026-03-01 00:30:00+08'::timestamptz as moment, date '2026-03-01' as day, '{"a": 1}'::jsonb as json, null::bigint as nothing`,
  )
  expect(row).toEqual({
    big: 9007199254740991,
    bigs: [1, 2],
    exact: '1.10',
    moment: new Date('2026-02-28T16:30:00Z'),
    day: '2026-03-01',
    json: { a: 1 },
    nothing: null,
  })
  await expect(rawQuery(database.app, 'test_too_big', 'select 9007199254740993::bigint as big')).rejects.toThrow(
    'does not fit',
  )
})

test('dates go in as the moment they are', async () => {
  const moment = new Date('2026-02-28T16:30:00.123Z')
  const { rows } = await sql<{ back: Date }>`select ${moment}::timestamptz as back`.execute(database.app)
  expect(rows).toEqual([{ back: moment }])
})

test('a table changed by a migration under a prepared statement does not fail the next read', async () => {
  await database.asOwner(
    'create table changing (a int); insert into changing values (1); grant all on changing to kedai_app',
  )
  const read = () => rawQuery(database.app, 'test_changing', 'select * from changing')
  const readInTransaction = () =>
    inTransaction(database.app, {}, (trx) => rawQuery(trx, 'test_changing', 'select * from changing'))
  expect(await read()).toEqual([{ a: 1 }])
  await database.asOwner('alter table changing add b int default 2')
  expect(await read()).toEqual([{ a: 1, b: 2 }])
  expect(await read()).toEqual([{ a: 1, b: 2 }])
  await database.asOwner('alter table changing add c int default 3')
  expect(await readInTransaction()).toEqual([{ a: 1, b: 2, c: 3 }])
})
