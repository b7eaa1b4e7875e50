import { programmeAreas } from '@kedai/contracts/programmes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, addListing, openTestShop, placeUrl, type TestListing } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../orders/orders.fixture.ts'
import { addReseller, openProgrammes } from '../../resellers/resellers/resellers.fixture.ts'

// An amount that nothing else comes to, in every form that an answer could give it.
const cost = 987_653
const shown = ['987653', '9876.53', '9,876.53']
let app: TestApp
let shopId: number
let mug: TestListing
beforeAll(async () => {
  app = await startTestApp()
  shopId = await openTestShop(app, 'demo')
  mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
  await openProgrammes(app, shopId, mug)
  await app.asOwner('update variations set cost_sen = $2 where product_id = $1', [mug.productId, cost])
})
afterAll(() => app.close())

type Answer = Awaited<ReturnType<TestClient['get']>>
const options = { headers: { 'x-shop': 'demo' } }

// Each was answered with what was asked for, and none tells the cost.
function expectSilent(answers: readonly Answer[]) {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(shown.filter((amount) => answers.some(({ text }) => text.includes(amount)))).toEqual([])
}

/** All that somebody is told who looks at the mug, puts it into a cart and buys it. */
async function buying(client: TestClient, area: string): Promise<Answer[]> {
  const root = `/api/ajax/${area}`
  const answers = [
    await client.get(`${root}/product/view/${mug.productId}`, options),
    await client.post(`${root}/carts`, { product_id: mug.productId, quantity: 10 }, options),
    await client.get(`${root}/carts`, options),
    await client.get(`${root}/carts/checkout`, options),
  ]
  const placed = await client.post(`${root}/carts/checkout`, aBuyer, options)
  const text = 'select token from orders where shop_id = $1 and order_no = $2'
  const [order] = await app.asOwner<{ token: string }>(text, [shopId, placed.body.data.order_no])
  return [...answers, placed, await client.get(`/api/ajax/guest/order/${order?.token}`, options)]
}

test('what a product costs its shop is told to no buyer', async () => {
  const guest = await app.client('en')
  const answers = await buying(guest, 'guest')
  for (const path of ['view/MUG', 'front-store/demo/items']) answers.push(await guest.get(`/api/ajax/guest/${path}`))
  answers.push(await guest.post(placeUrl('MUG'), { ...aBuyer, quantity: '1' }))
  expectSilent(answers)
})

test.each(programmeAreas)('nor to a reseller: %s', async (area) => {
  const { userId } = await addReseller(app, shopId, area)
  const client = await signedIn(app, userId)
  const answers = await buying(client, area)
  for (const path of ['home', 'products', 'orders'])
    answers.push(await client.get(`/api/ajax/${area}/${path}`, options))
  expectSilent(answers)
})

test('control: its seller is told it, and lines of those orders keep it', async () => {
  const [owner] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [
    shopId,
  ])
  const seller = await signedIn(app, owner?.id ?? 0)
  expect((await seller.get(`/api/ajax/seller/products/${mug.productId}`)).text).toContain('9876.53')
  const lines = await app.asOwner('select distinct cost_sen from order_lines where shop_id = $1', [shopId])
  expect(lines).toEqual([{ cost_sen: cost }])
})
