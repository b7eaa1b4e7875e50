import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { inTransaction } from './in-transaction.ts'
import { connectDatabase } from './open-database.ts'
import { rawQuery } from './raw-query.ts'

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

let database: TestDatabase
let first: number
let second: number

beforeAll(async () => {
  database = await createTestDatabase()
  const shops = await database.asOwner<{ id: number }>(
    `insert into shops (username, name) values ('first', 'First'), ('second', 'Second') returning id`,
  )
  ;[first, second] = shops.map(({ id }) => id) as [number, number] // two were inserted
  await database.asOwner(
    `insert into coupons (shop_id, code, kind, fixed_sen) values ($1, 'FIRST', 'fixed', 100), ($2, 'SECOND', 'fixed', 100)`,
    [first, second],
  )
  await database.asOwner(
    `insert into products (shop_id, view_id, item_type, title, status) values ($1, 'on-sale', 'ecommerce', 'On sale', 'published'), ($1, 'draft', 'ecommerce', 'Draft', 'draft')`,
    [first],
  )
})
afterAll(() => database.close())

const codes = (shopId?: number) =>
  inTransaction(database.app, { shopId }, async (trx) =>
    (await trx.selectFrom('coupons').select('code').execute()).map(({ code }) => code),
  )

describe('a shop sees its own rows only', () => {
  test('with no shop named there are none, inside a transaction or out of it', async () => {
    expect(await codes()).toEqual([])
    expect(await database.app.selectFrom('coupons').selectAll().execute()).toEqual([])
  })

  test('two shops do not mix on one pooled connection', async () => {
    const onlyConnection = async (shopId: number) =>
      inTransaction(database.app, { shopId }, async (trx) => ({
        pid: (await rawQuery<{ pid: number }>(trx, 'rls_pid', 'select pg_backend_pid() as pid'))[0]?.pid,
        codes: (await trx.selectFrom('coupons').select('code').execute()).map(({ code }) => code),
      }))
    const one = await onlyConnection(first)
    const two = await onlyConnection(second)
    expect(two.pid).toBe(one.pid) // the control: it was the same connection
    expect([one.codes, two.codes]).toEqual([['FIRST'], ['SECOND']])
    expect(await codes()).toEqual([])
  })

  test('many at once do not mix either', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => codes(n % 2 ? first : second)))
    answers.forEach((answer, n) => expect(answer).toEqual([n % 2 ? 'FIRST' : 'SECOND']))
  })

  test('nothing can be written into another shop', async () => {
    const write = (shopId: number) =>
      inTransaction(database.app, { shopId: first }, (trx) =>
        trx.insertInto('coupons').values({ shop_id: shopId, code: 'NEW', kind: 'fixed', fixed_sen: 1 }).execute(),
      )
    await expect(write(second)).rejects.toThrow('row-level security')
    await expect(write(first)).resolves.toBeDefined()
    const changed = await inTransaction(database.app, { shopId: first }, (trx) =>
      trx.updateTable('coupons').set({ is_active: false }).where('code', '=', 'SECOND').executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })
})

test('the public handle reads what anybody may see, and writes nothing', async () => {
  expect((await database.public.selectFrom('products').select('view_id').execute()).map((row) => row.view_id)).toEqual([
    'on-sale',
  ])
  await expect(database.public.selectFrom('coupons').selectAll().execute()).rejects.toThrow('permission denied')
  await expect(database.public.updateTable('shops').set({ name: 'x' }).execute()).rejects.toThrow(
    /permission denied|read-only/,
  )
})

describe('the belt is on every table', () => {
  type Table = { name: string; guarded: boolean; forced: boolean; policies: number; owner: string }
  const tables = `select c.relname as name, c.relrowsecurity as guarded, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid and 'kedai_app'::regrole = any (p.polroles)) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped)`
  const unguarded = (found: Table[]) =>
    found.filter(
      ({ guarded, forced, policies, owner }) => !guarded || !forced || policies === 0 || owner === 'kedai_app',
    )

  test('with a shop_id: forced row-level security and a policy, not owned by the app', async () => {
    const found = await database.asOwner<Table>(tables)
    expect(found.length).toBeGreaterThan(10)
    expect(unguarded(found)).toEqual([])
  })

  test('and this test sees a table that lacks it', async () => {
    await database.asOwner('create table forgotten (shop_id bigint)')
    expect(unguarded(await database.asOwner<Table>(tables)).map(({ name }) => name)).toEqual(['forgotten'])
    await database.asOwner('drop table forgotten')
  })

  // A URL names its login itself; what the embedded database is given may do no more than its role.
  test.skipIf(inject('testServer').address.connectionString !== undefined)(
    'a smuggled statement falls back to a login that may do nothing',
    async () => {
      const again = await connectDatabase(database.ownerAddress) // as a start does
      for (const [handle, role] of [
        [again.app, 'kedai_app'],
        [again.public, 'kedai_public'],
      ] as const) {
        const tried = async (text: string) =>
          rawQuery(handle, `rls_smuggled_${text.length}`, text).then(
            () => 'done',
            (error: Error) => error.message,
          )
        expect(await rawQuery(handle, 'rls_login', 'select session_user::text as login')).toEqual([
          { login: `${role}_login` },
        ])
        expect(await tried('create temporary table hides (id int)')).toMatch(/permission denied|read-only/)
        expect(await tried('set role postgres')).toMatch(/permission denied to set role/)
        expect(await tried(`set role ${role === 'kedai_app' ? 'kedai_public' : 'kedai_app'}`)).toMatch(
          /permission denied to set role/,
        )
        expect(await tried("copy (select 1) to program 'true'")).toMatch(/permission denied|must be superuser/)
        expect(await tried("select pg_read_file('/etc/hostname')")).toMatch(/permission denied/)
      }
      const { user = '' } = again.address
      expect(user).toBe('kedai_app_login')
      const plain = new Client(again.address)
      await plain.connect()
      for (const text of ['select 1 from coupons', 'select 1 from schema_migrations', 'create table x (id int)'])
        await expect(plain.query(text)).rejects.toThrow('permission denied')
      await plain.end()
      await again.close()
    },
  )

  test('the app is neither superuser nor able to step around policies', async () => {
    expect(
      await database.asOwner(
        `select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname in ('kedai_app', 'kedai_public')`,
      ),
    ).toEqual(Array(2).fill({ rolsuper: false, rolbypassrls: false, rolcanlogin: false }))
    expect(await rawQuery(database.app, 'rls_who', 'select current_user::text as who')).toEqual([{ who: 'kedai_app' }])
    expect(await rawQuery(database.public, 'rls_who', 'select current_user::text as who')).toEqual([
      { who: 'kedai_public' },
    ])
  })
})
