import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { withinTime } from '../../../platform/db/within-time.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { addStaff, openTestShop, payTestOrder, placeTestOrder, signedIn, type TestShop } from './orders.fixture.ts'

const lists = ['orders', 'invoices', 'products'] as const
const most = 1_000
let app: TestApp
let shop: TestShop
let owner: TestClient
let rival: TestClient
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
  rival = await signedIn(app, (await openTestShop(app, 'rival')).ownerId)
  await payTestOrder(app, shop, await placeTestOrder(app, shop, { quantity: 2 }))
  await owner.post('/api/ajax/seller/invoices', {
    buyer: { name: 'Siti' },
    invoice_items: [{ item_name: 'Cawan', quantity: 1, amount: '10.00' }],
  })
  for (const [table, own] of [
    ['orders', `'order_no', 'N' || n, 'token', 'N' || n`],
    ['invoices', `'hashslug', md5(n::text)`],
    ['products', `'view_id', 'N' || n`],
  ] as const)
    await clone(table, own, 1_100)
})
afterAll(() => app.close())

/** So many more like the shop's first row of a table. */
async function clone(table: string, own: string, count: number): Promise<void> {
  const [{ columns } = { columns: '' }] = await app.asOwner<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  )
  await app.asOwner(
    `insert into ${table} (${columns}) overriding system value select ${columns} from (
    select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('id', 1000000 + n, ${own}))).*
    from (select * from ${table} where shop_id = $1 limit 1) t, generate_series(1, $2::integer) n) cloned`,
    [shop.shopId, count],
  )
}

const get = async (path: string, client = owner) => (await client.get(`/api/ajax/seller/${path}`)).body

test.each(lists)('%s beyond a thousand are counted whole', async (name) => {
  const { meta } = await get(name)
  expect(meta).toMatchObject({ total: most, last_page: 40, total_is_capped: true })
  expect((await get(`${name}/sum`)).data.count).toBe(1_101)
  expect((await get(`${name}/sum?patient=1&term=nothing+like+it`)).data.count).toBe(0)
  expect((await get(`${name}/sum`, rival)).data.count).toBe(name === 'products' ? 1 : 0)
  expect((await (await app.client()).get(`/api/ajax/seller/${name}/sum`)).status).toBe(401)
})

test('the sum of orders is what was received for all of them', async () => {
  expect((await get('orders')).meta.received).toBeNull()
  const [truth] = await app.asOwner<{ sum: string }>(
    `select to_char(sum(paid_sen - refunded_sen) / 100.0, 'FM999999990.00') as sum from orders where shop_id = $1`,
    [shop.shopId],
  )
  expect((await get('orders/sum?status=paid')).data).toEqual({ count: 1_101, received: truth?.sum, of_product: null })
})

test('staff without the work is told no sums of it', async () => {
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  expect(
    (await Promise.all(lists.map((name) => packer.get(`/api/ajax/seller/${name}/sum`)))).map(({ status }) => status),
  ).toEqual([200, 403, 403])
})

test.each(lists)('a page of %s beyond the last is empty and says where the list ends', async (name) => {
  const beyond = await get(`${name}?page=77`)
  expect([beyond.data, beyond.meta]).toEqual([[], expect.objectContaining({ page: 77, last_page: 40 })])
  expect((await get(`${name}?page=40`)).data).toHaveLength(25)
  expect((await get(`${name}?page=9`, rival)).meta).toMatchObject({ page: 9, last_page: 1 })
})

test('what takes too long is not told, and anything else that fails is not hidden', async () => {
  const wait = (seconds: number, milliseconds: number) =>
    withinTime(app.db, { shopId: shop.shopId, milliseconds }, (trx) =>
      rawQuery(trx, 'test_sleep', 'select pg_sleep($1::float)', [seconds]),
    )
  expect(await wait(5, 30)).toBeNull()
  expect(await wait(0, 1_000)).toHaveLength(1)
  await expect(
    withinTime(app.db, { shopId: shop.shopId, milliseconds: 1_000 }, (trx) =>
      rawQuery(trx, 'test_wrong', 'select 1 / 0', []),
    ),
  ).rejects.toThrow(/division by zero/)
})
