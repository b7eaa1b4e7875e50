import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { startTestApp, type TestApp } from '../../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../../platform/test-app/test-client.ts'
import { createCategory } from '../../../sell/categories/actions/create-category.ts'
import {
  addStaff,
  openTestShop,
  placeTestOrder,
  signedIn,
  type TestShop,
} from '../../../orders/orders/orders.fixture.ts'

const path = '/api/ajax/seller/samples'
let app: TestApp
let shop: TestShop
let owner: TestClient
let turn = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  shop = await openTestShop(app, `cuba${++turn}`)
  owner = await signedIn(app, shop.ownerId)
})

const tables = [
  'products',
  'variations',
  'product_images',
  'categories',
  'product_changes',
  'stock_moves',
  'low_stock',
  'samples',
  'orders',
  'payment_methods',
] as const
const rowsOf = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(
        async (table) =>
          [
            table,
            (
              await app.asOwner<{ rows: string }>(
                `select coalesce(string_agg(to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text), '') as rows from ${table} t where shop_id = $1`,
                [shop.shopId],
              )
            )[0]?.rows,
          ] as const,
      ),
    ),
  )

test('go in with pictures and categories, on sale, once however often it is asked', async () => {
  expect((await owner.get(path)).body.data).toEqual({ products: 0 })
  expect((await owner.post(path, {})).body.data).toEqual({ products: 6 })
  expect((await owner.post(path, {})).body.data).toEqual({ products: 6 })
  const { body } = await owner.get('/api/ajax/seller/products')
  expect(body.data).toHaveLength(7)
  const shown: string[] = body.data.flatMap(({ image, status }: { image: string | null; status: string }) =>
    image !== null && status === 'published' ? [image] : [],
  )
  expect(shown).toHaveLength(6)
  for (const image of shown) expect((await owner.open(image)).status, image).toBe(200)
})

test('go out without a trace, and leave everything else byte for byte', async () => {
  const before = await rowsOf()
  await owner.post(path, {})
  expect(await rowsOf()).not.toEqual(before)
  expect((await owner.delete(path)).body).toMatchObject({
    status: true,
    data: { products: 0 },
    message: 'All sample products removed. Your own data was not changed.',
  })
  expect(await rowsOf()).toEqual(before)
  expect((await owner.delete(path)).status).toBe(200)
  expect((await owner.post(path, {})).body.data).toEqual({ products: 6 })
})

describe('what holds on to them', () => {
  test('an order keeps its product, in the archive', async () => {
    await owner.post(path, {})
    const [sample] = await app.asOwner<{ product_id: number; id: number }>(
      `select v.product_id, v.id from variations v join samples s on s.row_id = v.product_id and s.kind = 'product' where v.shop_id = $1 order by v.id limit 1`,
      [shop.shopId],
    )
    await placeTestOrder(app, { ...shop, productId: sample?.product_id ?? 0, variationId: sample?.id ?? 0 })
    expect((await owner.delete(path)).body.message).toBe('Sample products removed. 1 with orders are in the archive.')
    expect(await app.asOwner('select status from products where id = $1', [sample?.product_id])).toEqual([
      { status: 'archived' },
    ])
    expect((await owner.get('/api/ajax/seller/products')).body.data).toHaveLength(1)
    expect(await app.asOwner('select 1 from categories where shop_id = $1', [shop.shopId])).toEqual([])
    expect((await owner.post(path, {})).body.data).toEqual({ products: 6 })
  })

  test('a category that holds a product of the seller’s own stays with it', async () => {
    await owner.post(path, {})
    const [category] = await app.asOwner<{ id: number }>(
      `select row_id as id from samples where shop_id = $1 and kind = 'category' limit 1`,
      [shop.shopId],
    )
    await app.asOwner('update products set category_id = $1 where id = $2', [category?.id, shop.productId])
    const own = await inTransaction(app.db, { shopId: shop.shopId }, (trx) =>
      createCategory(trx, { shopId: shop.shopId, name: 'Sendiri', parentId: null }),
    )
    await owner.delete(path)
    expect((await owner.post(path, {})).body.data).toEqual({ products: 6 })
    await owner.delete(path)
    const left = await app.asOwner<{ id: number }>('select id from categories where shop_id = $1 order by id', [
      shop.shopId,
    ])
    expect(left.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [category?.id ?? 0, own.id].toSorted((a, b) => a - b),
    )
  })
})

test('a sample is no first product of the opening', async () => {
  await app.asOwner(`update products set status = 'draft' where shop_id = $1`, [shop.shopId])
  await owner.post(path, {})
  expect((await owner.get('/api/ajax/seller/opening')).body.data.steps).toContainEqual({
    name: 'product',
    is_done: false,
  })
})

test('nobody else may', async () => {
  const stranger = await app.client('en')
  expect((await stranger.post(path, {})).status).toBe(401)
  const packer = await signedIn(app, await addStaff(app, shop.shopId, `packer@cuba${turn}.test`, ['orders']))
  expect((await packer.post(path, {})).status).toBe(403)
  expect((await packer.delete(path)).status).toBe(403)
  await owner.post(path, {})
  const rival = await signedIn(app, (await openTestShop(app, `jiran${turn}`)).ownerId)
  expect((await rival.delete(path)).body.data).toEqual({ products: 0 })
  expect((await owner.get(path)).body.data).toEqual({ products: 6 })
})
