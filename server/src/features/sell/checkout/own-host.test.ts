import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { aBuyer, addListing, countOrders, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'

let app: TestApp
let productId: number
beforeAll(async () => {
  app = await startTestApp()
  productId = (await addListing(app, await openTestShop(app, 'demo'), 'MUG', [{ stock: 10 }])).productId
  await openTestShop(app, 'rival')
})
afterAll(() => app.close())

// The host says whose shop it is. (contract §1a)
it('sells, prices and keeps nothing of another shop on a shop’s own host', async () => {
  const statusesAt = async (host: string) => {
    const client = await app.client('en', host)
    return [
      (await client.get('/api/ajax/guest/shipping/get-price?item_id=MUG&location=43000')).status,
      (await client.post('/api/ajax/guest/carts', { product_id: productId })).status,
      (await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1 })).status,
    ]
  }
  expect(await statusesAt('rival.localhost:3000')).toEqual([404, 404, 404])
  expect(await countOrders(app)).toBe(0)
  expect(await statusesAt('demo.localhost:3000')).toEqual([200, 200, 200])
})
