import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { addListing, openTestShop, type TestListing } from '../../../platform/test-shop/test-shop.ts'
import { buyerAt } from './carts.fixture.ts'

let app: TestApp
let shopId: number
let mug: TestListing
let tee: TestListing
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = await startTestApp()
  shopId = await openTestShop(app, 'demo')
  mug = await addListing(app, shopId, 'MUG', [{ stock: 100 }])
  tee = await addListing(app, shopId, 'TEE', [{ stock: 100 }])
})
afterAll(async () => {
  await app.close()
  vi.useRealTimers()
})

// The writing itself happens on the other side of a timer.
async function counted(): Promise<number> {
  await vi.advanceTimersByTimeAsync(10_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const text = 'select coalesce(sum(carts), 0)::integer as carts from cart_days where shop_id = $1 and day = $2'
  return (await app.asOwner<{ carts: number }>(text, [shopId, '2026-11-20']))[0]?.carts ?? -1
}
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 12)' }
const put = (productId: number) => ({ product_id: productId, quantity: 1 })

test('a cart is counted when it gets its first line, not when it gets more', async () => {
  const buyer = await buyerAt(app, 'demo')
  await buyer.post('', put(mug.productId), phone)
  await buyer.post('', put(mug.productId), phone)
  await buyer.post('', put(tee.productId), phone)
  expect(await counted()).toBe(1)
  await buyer.post('/clear', {}, phone)
  await buyer.post('', put(tee.productId), phone)
  expect(await counted()).toBe(2)
})

test('a call that is sent again, one that is refused, and a program are not counted', async () => {
  const before = await counted()
  const buyer = await buyerAt(app, 'demo')
  await buyer.post('', { ...put(mug.productId), quantity: 500 }, phone)
  expect(await counted()).toBe(before)
  const again = { ...phone, 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' }
  await buyer.post('', put(mug.productId), again)
  await buyer.post('', put(mug.productId), again)
  expect(await counted()).toBe(before + 1)
  const program = await buyerAt(app, 'demo')
  await program.post('', put(mug.productId), { 'user-agent': 'curl/8' })
  expect(await counted()).toBe(before + 1)
})

test('a cart that begins with somebody’s shared one is counted', async () => {
  const before = await counted()
  const friend = await buyerAt(app, 'demo')
  await friend.post('', put(mug.productId), phone)
  const { url } = (await friend.post('/share', {}, phone)).body.data
  const buyer = await buyerAt(app, 'demo')
  const take = `/shared/${url.split('/').at(-1)}/take`
  await buyer.post(take, {}, phone)
  await buyer.post(take, {}, phone)
  expect(await counted()).toBe(before + 2)
})
