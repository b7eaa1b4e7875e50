import { productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { previewProduct, previewedProduct } from '@kedai/contracts/product-preview.ts'
import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { seedDemo } from './seed-demo.ts'

const products = '/api/ajax/seller/products'

let app: TestApp
let owner: TestClient
const ofType = new Map<string, SellerProduct>()

beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
  await seedDemo(app.deps)
  owner = await app.client('en')
  await owner.signIn('seller@demo.test', 'demo-seller-1')
  const rows = await app.asOwner<{ item_type: string; id: number }>(
    `select item_type, min(p.id)::int as id from products p join shops s on s.id = p.shop_id
     where s.username = 'demo' and p.status = 'published' group by item_type`,
  )
  for (const { item_type: type, id } of rows) ofType.set(type, await read(id))
}, 120_000)
afterAll(() => app.close())

const read = async (id: number): Promise<SellerProduct> => (await owner.get(`${products}/${id}`)).body.data

// What a copy has of its own: who it is, how it did, and what stands on the shelf.
const own = {
  id: 0,
  view_id: '',
  status: '',
  title: '',
  share_url: '',
  version: 0,
  sold: 0,
  view_counter: 0,
  updated_at: '',
}

const carried = (product: SellerProduct) => ({
  ...product,
  ...own,
  variations: product.variations.map((unit) => ({ ...unit, id: 0, sku: null, stock: unit.stock === null ? null : 0 })),
})

describe.each(productTypeNames)('a product of the type %s', (type) => {
  const original = () => ofType.get(type) ?? expect.fail(`the demo sells no ${type}`)

  test('is copied with everything its type has', async () => {
    const { status, body } = await owner.post(`${products}/${original().id}/duplicate`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({ status: 'draft', sold: 0 })
    expect(carried(body.data)).toEqual(carried(original()))
    const again = await read(original().id)
    expect(again).toEqual(original())
  })

  test.each([
    ['before it was ever saved', true],
    ['while it is edited', false],
  ])('is shown as buyers would see it %s', async (_when, isNew) => {
    const { id, variations, ...rest } = original()
    const typed = previewProduct.parse({
      ...rest,
      id: isNew ? null : id,
      title: 'Belum disimpan',
      variations: isNew ? variations.map(({ id: _id, sku: _sku, ...unit }) => unit) : variations,
    })
    const before = await written()
    const { status, body } = await owner.post(`${products}/preview`, typed)
    expect(status, JSON.stringify(body)).toBe(200)
    const { view, slots } = success(previewedProduct).parse(body).data
    expect(view.item).toMatchObject({ title: 'Belum disimpan', item_type: type })
    const page = (await owner.get(`/api/ajax/guest/view/${original().view_id}`)).body.data
    expect(view.items).toHaveLength(page.items.length)
    expect(view.payment_methods).toEqual(page.payment_methods)
    expect(view.shipping_methods).toEqual(page.shipping_methods)
    if (type === 'service') expect(slots).not.toEqual([])
    else expect(slots).toBeNull()
    expect(await written()).toEqual(before)
  })
})

test('a preview refuses what a save would refuse, and products of others', async () => {
  const { id } = ofType.get('ecommerce') ?? expect.fail()
  const rival = await app.client('en')
  await rival.signIn('seller@rival.test', 'demo-seller-1')
  const mug = { item_type: 'ecommerce', title: 'Mug', variations: [{ price: '25.00', stock: 10 }] }
  expect((await rival.post(`${products}/preview`, { ...mug, id })).status).toBe(404)
  const { status, body } = await owner.post(`${products}/preview`, { ...mug, variations: [{ price: '-1' }] })
  expect(status).toBe(422)
  expect(body.data).toHaveProperty(['variations.0.price'])
})

const written = () =>
  app.asOwner(
    `select (select count(*) from products) as products, (select count(*) from variations) as units,
       (select count(*) from product_changes) as changes, (select count(*) from events) as events,
       (select max(version) from products) as version`,
  )
