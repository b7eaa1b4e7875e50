import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { countRowsRead } from '../../../platform/test-db/count-rows-read.ts'
import { createTestDatabase } from '../../../platform/test-db/create-test-database.ts'
import { listProducts } from './queries/list-products.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let shopId: number

// One shop that holds nearly all, and a hundred that hold little, as a plan made for every shop sees them.
beforeAll(async () => {
  database = await createTestDatabase()
  await database.asOwner(
    `insert into shops (username, name) select 'kedai-' || g, 'Kedai ' || g from generate_series(1, 100) g`,
  )
  const [shop] = await database.asOwner<{ id: string }>(`select min(id) as id from shops`)
  shopId = Number(shop?.id)
  await database.asOwner(
    `insert into products (shop_id, view_id, item_type, status, title, price_min_sen, price_max_sen)
     select case when g > 8000 then $1 + g % 100 else $1 end, 'V' || g, 'ecommerce', 'published', 'Barang ' || g, 1000, 1000 from generate_series(1, 9000) g`,
    [shopId],
  )
  await database.asOwner('vacuum analyze')
}, 60_000)
afterAll(() => database.close())

test.each(['newest', 'changed', 'title', 'cheapest', 'dearest'] as const)(
  'a page of products, %s, does not read the shop, however often it was read before',
  async (sort) => {
    const read = () =>
      inTransaction(database.app, { shopId }, (trx) =>
        listProducts(trx, { shopId, filter: {}, sort, now: new Date(), offset: 0, limit: 25 }),
      )
    // From the sixth time on one plan is kept for every shop.
    for (let n = 0; n < 7; n++) expect(await read()).toHaveLength(25)
    const rows = await countRowsRead(database, 'products', read)
    expect(rows).toBeGreaterThanOrEqual(25) // the control: it was counted
    expect(rows).toBeLessThan(500)
  },
)
