import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { countRowsRead } from '../../../platform/test-db/count-rows-read.ts'
import { createTestDatabase } from '../../../platform/test-db/create-test-database.ts'
import { listUnits } from './queries/units.ts'

const size = 8_000
let database: Awaited<ReturnType<typeof createTestDatabase>>
let shopId: number

beforeAll(async () => {
  database = await createTestDatabase()
  const [shop] = await database.asOwner<{ id: string }>(
    `insert into shops (username, name) values ('rak-besar', 'Rak Besar') returning id`,
  )
  shopId = Number(shop?.id)
  await database.asOwner(
    `insert into files (shop_id, key, kind, private, file_name, mime, bytes, width, height, sha256, widths)
     select $1, 'rak/' || g, 'product_picture', false, 'gambar.webp', 'image/webp', 48000, 1280, 1280, sha256(g::text::bytea), '{320,640}' from generate_series(1, ${size}) g`,
    [shopId],
  )
  await database.asOwner(
    `insert into products (shop_id, view_id, item_type, status, title, price_min_sen, price_max_sen)
     select $1, 'V' || g, 'ecommerce', 'published', 'Barang ' || g, 1000, 1000 from generate_series(1, ${size}) g`,
    [shopId],
  )
  await database.asOwner(
    `insert into product_images (shop_id, product_id, file_id, position)
     select $1, p.id, f.id, 0 from products p join files f on f.key = 'rak/' || substr(p.view_id, 2)`,
    [shopId],
  )
  await database.asOwner(
    `insert into variations (shop_id, product_id, option_values, price_sen, stock, position)
     select $1, id, array[k::text], 1000, 50, k from products, generate_series(0, 1) k`,
    [shopId],
  )
  await database.asOwner('vacuum analyze')
}, 60_000)
afterAll(() => database.close())

test('a page of units does not read the shop, however often it was read before', async () => {
  const page = (offset: number) =>
    inTransaction(database.app, { shopId }, (trx) =>
      listUnits(trx, { shopId, term: '', isLow: false, offset, limit: 51 }),
    )
  // From the sixth time on one plan is kept for every shop.
  for (let n = 0; n < 7; n++) expect(await page(0)).toHaveLength(51)
  for (const table of ['variations', 'products', 'product_images', 'files'])
    expect.soft(await countRowsRead(database, table, () => page(0)), table).toBeLessThan(500)
  expect(await countRowsRead(database, 'variations', () => page(0))).toBeGreaterThanOrEqual(51) // the control
})

test('units stand in order, each with its picture and what runs low', async () => {
  const [first, second, third] = await inTransaction(database.app, { shopId }, (trx) =>
    listUnits(trx, { shopId, term: '', isLow: false, offset: 0, limit: 51 }),
  )
  expect([first, second, third]).toMatchObject([
    {
      title: `Barang ${size}`,
      option_values: ['0'],
      image_key: `rak/${size}`,
      image_widths: [320, 640],
      is_low: false,
    },
    { title: `Barang ${size}`, option_values: ['1'], image_key: `rak/${size}` },
    { title: `Barang ${size - 1}`, option_values: ['0'], image_key: `rak/${size - 1}` },
  ])
})
