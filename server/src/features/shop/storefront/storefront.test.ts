import { success } from '@kedai/contracts/envelope.ts'
import { storefront } from '@kedai/contracts/storefront.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addListing } from '../../../platform/test-shop/test-shop.ts'
import { openCategorisedShop } from './storefront.fixture.ts'

let shop: TestApp
let buyer: TestClient
let shopId: number

beforeAll(async () => {
  shop = await startTestApp()
  buyer = await shop.client('en')
  const made = await openCategorisedShop(shop)
  shopId = made.shopId
  await addListing(shop, shopId, 'MUG', [{}], { category_id: made.categories['cawan'] })
  await shop.asOwner(
    `update shops set description = 'Tembikar', address = 'No. 8', postcode = '40000', city = 'Shah Alam', state = 'MY-10',
    socmed = '{"facebook": "https://facebook.test/demo", "twitter": "javascript:alert(1)"}' where id = $1`,
    [shopId],
  )
  await buyer.get(path) // the first answer of a topic is not kept
})
afterAll(() => shop.close())

const path = '/api/ajax/guest/front-store/demo'

test('a shop as everybody sees it', async () => {
  const { status, body } = await buyer.get(path)
  expect(status).toBe(200)
  expect(() => success(storefront).parse(body)).not.toThrow()
  expect(body.data).toMatchObject({
    name: 'Kedai demo',
    username: 'demo',
    socmed: { facebook: 'https://facebook.test/demo', twitter: null, instagram: null },
  })
  const names = (list: { slug: string; has_items: boolean; children: [] }[]): unknown =>
    list.map(({ slug, has_items, children }) => [slug, has_items, names(children)])
  expect(names(body.data.categories)).toEqual([
    [
      'dapur',
      true,
      [
        ['cawan', true, []],
        ['pinggan', false, []],
      ],
    ],
    ['baju', false, []],
    ['kosong', false, []],
  ])
})

test('the address stays unsaid until the seller shows it', async () => {
  expect((await buyer.get(path)).body.data.company).toMatchObject({
    description: 'Tembikar',
    show_address: false,
    address: null,
    postcode: null,
    city: null,
    state: null,
  })
  await shop.asOwner('update shops set show_address = true where id = $1', [shopId])
  shop.deps.changes.publish('shop', shopId)
  expect((await buyer.get(path)).body.data.company).toMatchObject({
    show_address: true,
    address: 'No. 8',
    state: { code: 'MY-10', name: 'Selangor' },
  })
})

test('an unknown shop is 404', async () => {
  expect((await buyer.get('/api/ajax/guest/front-store/tiada')).status).toBe(404)
})
