import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import type { Database } from '../../server/src/platform/db/open-database.ts'
import { publicPath } from '../../server/src/platform/files/links.ts'
import { freshItemPages, listed, orders, pictures } from '../scenarios/asks.ts'
import { drawPictures } from './draw-pictures.ts'
import { flashSale, flashUnit, seedShops } from './seed-shop.ts'
import { shopOfProduct, shopsOf, totalOf } from './shops.ts'
import { storePictures } from './store-pictures.ts'

const size = 300
const dataDir = mkdtempSync(join(tmpdir(), 'kedai-bench-seed-'))
let database: Database
let owner: Client

beforeAll(async () => {
  const drawn = await drawPictures(3)
  await seedShops(dataDir, size, drawn)
  await storePictures(dataDir, size, drawn)
  database = await openDatabase({ dataDir, databaseUrl: null })
  owner = new Client(database.ownerAddress)
  await owner.connect()
}, 180_000)

afterAll(async () => {
  await owner?.end()
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const rows = async (text: string): Promise<unknown[]> => (await owner.query(text)).rows

test('ten shops have their own products and orders, the main one the most, and nothing of one hangs on another', async () => {
  expect(totalOf(size)).toBe(size + 9 * 100)
  expect(
    await rows(
      `select s.id::integer, s.username, (select count(*)::integer from products p where p.shop_id = s.id and p.view_id <> '${flashSale.viewId}') as size,
         (select count(*)::integer from orders o where o.shop_id = s.id) as orders from shops s order by s.id`,
    ),
  ).toEqual(shopsOf(size).map(({ id, username, size: own }) => ({ id, username, size: own, orders: own })))
  for (const [table, parent, key] of [
    ['variations', 'products', 'product_id'],
    ['product_images', 'products', 'product_id'],
    ['product_images', 'files', 'file_id'],
    ['order_lines', 'orders', 'order_id'],
    ['order_lines', 'variations', 'variation_id'],
    ['order_events', 'orders', 'order_id'],
    ['claims', 'orders', 'holder_id'],
    ['claims', 'variations', 'subject'],
    ['products', 'categories', 'category_id'],
  ])
    expect(
      await rows(
        `select count(*)::integer as strange from ${table} one left join ${parent} p on p.id = one.${key}::bigint where one.${key} is not null and p.shop_id is distinct from one.shop_id`,
      ),
      `${table} of ${parent}`,
    ).toEqual([{ strange: 0 }])
})

test('the loads ask for what is there, in all ten shops', async () => {
  expect(
    await rows(
      `select id::integer from variations where product_id = (select id from products where view_id = '${flashSale.viewId}')`,
    ),
  ).toEqual([{ id: flashUnit(size) }])
  const asked = orders(size, [])
  const wanted = asked.kind === 'order' ? asked.listings : []
  expect(wanted).toHaveLength(totalOf(size))
  const { rows: found } = await owner.query<{ view_id: string; units: number[] }>(
    `select p.view_id, array_agg(v.id::integer order by v.id) as units from products p join variations v on v.product_id = p.id group by p.view_id`,
  )
  const units = new Map(found.map((one) => [one.view_id, one.units]))
  expect(wanted.filter((one) => units.get(one.viewId)?.join() !== one.units.join())).toEqual([])
  const pages = freshItemPages(size)
  const visited = pages.kind === 'get' ? pages.paths.map((path) => path.split('/')[2]) : []
  for (const { username, size: own } of shopsOf(size)) {
    expect(visited.filter((one) => one === username)).toHaveLength(own)
    expect(listed(size).some((one) => one.username === username)).toBe(true)
  }
})

test('every picture has its bytes where the server looks for them, and they weigh like photographs', async () => {
  const { rows: files } = await owner.query<{ shop_id: string; key: string; bytes: string; widths: number[] }>(
    'select shop_id, key, bytes, widths from files order by id',
  )
  expect(files).toHaveLength(2 * totalOf(size))
  for (const { shop_id, key, bytes, widths } of files) {
    expect(key.startsWith(`public/${shop_id}/`)).toBe(true)
    expect(statSync(join(dataDir, 'files', key)).size).toBe(Number(bytes))
    expect(widths).toEqual([400, 800, 1600])
  }
  const asked = pictures(size)
  for (const path of asked.kind === 'get' ? asked.paths : []) {
    const bytes = statSync(join(dataDir, 'files', path.replace(/^\/media\//, 'public/'))).size
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(120_000)
  }
  expect(readdirSync(join(dataDir, 'files', 'public', '1'))).toHaveLength(4 * 2 * size)
  // The first picture of a product is the one that its page shows first.
  const { rows: first } = await owner.query<{ view_id: string; key: string }>(
    `select p.view_id, f.key from products p join product_images i on i.product_id = p.id and i.position = 0 join files f on f.id = i.file_id where p.id = 777`,
  )
  const shown = first[0] ?? { view_id: '', key: '' }
  expect(shown.view_id).toBe('P777')
  expect(asked.kind === 'get' && asked.paths.includes(publicPath(shown.key, 800))).toBe(true)
  expect(shown.key.startsWith(`public/${shopOfProduct(size, 777).id}/`)).toBe(true)
})
