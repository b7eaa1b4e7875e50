import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addListing, openTestShop, stockOf } from '../../../platform/test-shop/test-shop.ts'
import { addPerson, signedIn } from '../../orders/orders/orders.fixture.ts'

let test: TestApp
let shop: { variationId: number }
let rival: { variationId: number }
let owner: TestClient

beforeAll(async () => {
  test = await startTestApp()
  const shopId = await openTestShop(test, 'chat')
  const rivalId = await openTestShop(test, 'rival')
  const mug = await addListing(test, shopId, 'MUG', [{ price: 2500, stock: 10, weight: 300 }], {
    tnc: 'Tiada pulangan.',
  })
  shop = { variationId: mug.units[0] ?? 0 }
  rival = { variationId: (await addListing(test, rivalId, 'CUP', [{}])).units[0] ?? 0 }
  const [{ id } = { id: 0 }] = await test.asOwner<{ id: number }>(
    'select user_id as id from shop_members where shop_id = $1',
    [shopId],
  )
  owner = await signedIn(test, id)
})
afterAll(() => test.close())

const url = '/api/ajax/seller/orders'
const buyer = {
  name: 'Nur Aisyah',
  phone: '012-345 6789',
  address: '12, Jalan Mawar 3',
  city: 'Kajang',
  postcode: '43000',
  state: 'MY-10',
}
const stock = () => stockOf(test, shop.variationId)

it('says what it comes to and writes nothing', async () => {
  const items = [{ variation_id: shop.variationId, quantity: 2 }]
  const { status, body } = await owner.post(`${url}/quote`, { items, postcode: '43000', state: 'MY-10' })
  expect(status).toBe(200)
  expect(body.data.totals.subtotal).toBe('50.00')
  expect(body.data.lines).toMatchObject([{ variation_id: shop.variationId, unit_price: '25.00', total: '50.00' }])
  expect(body.data.payment_methods.map(({ code }: { code: string }) => code)).toContain('bank_transfer')
  expect(await stock()).toBe(10)
  const short = await owner.post(`${url}/quote`, { items: [{ variation_id: shop.variationId, quantity: 11 }] })
  expect(short.body.data.problems[0]).toContain('10')
  const foreign = await owner.post(`${url}/quote`, { items: [{ variation_id: rival.variationId, quantity: 1 }] })
  expect([foreign.status, foreign.body.data.lines, foreign.body.data.problems.length]).toEqual([200, [], 1])
})

it('places it as the buyer would, once, and gives the link to pay', async () => {
  const body = { items: [{ variation_id: shop.variationId, quantity: 2 }], ...buyer, paymentMethod: 'bank_transfer' }
  const key = { headers: { 'idempotency-key': 'chat-1' } }
  const made = await owner.post(url, body, key)
  const again = await owner.post(url, body, key)
  expect([made.status, again.status, again.body.data.order_no]).toEqual([200, 200, made.body.data.order_no])
  expect(await stock()).toBe(8)
  const link = new URL(made.body.data.order_url)
  expect(decodeURIComponent(made.body.data.whatsapp_url)).toContain(link.href)
  expect(made.body.data.whatsapp_url).toMatch(/^https:\/\/wa\.me\/60123456789\?text=/)
  const guest = await test.client('en')
  const seen = await guest.get(`/api/ajax/guest${link.pathname}`)
  expect([seen.status, seen.body.data.order_no]).toEqual([200, made.body.data.order_no])
})

it('is refused at its field, in words, and changes nothing', async () => {
  const before = await stock()
  const good = { items: [{ variation_id: shop.variationId, quantity: 1 }], ...buyer }
  const fields = async (change: object) => {
    const { status, body } = await owner.post(url, { ...good, ...change })
    return [status, Object.keys(body.data ?? {})]
  }
  expect(await fields({ items: [] })).toEqual([422, ['items']])
  expect(await fields({ name: '' })).toEqual([422, ['name']])
  expect(await fields({ phone: '12345' })).toEqual([422, ['phone']])
  expect(await fields({ paymentMethod: 'gold' })).toEqual([422, ['paymentMethod']])
  expect(await fields({ items: [{ variation_id: rival.variationId, quantity: 1 }] })).toEqual([
    422,
    ['items.0.variation_id'],
  ])
  expect((await fields({ items: [{ variation_id: shop.variationId, quantity: 99 }] }))[0]).toBe(409)
  expect((await fields({ expected_total: '1.00' }))[0]).toBe(409)
  expect(await stock()).toBe(before)
})

it('is for people of the shop who do orders', async () => {
  const items = [{ variation_id: shop.variationId, quantity: 1 }]
  const stranger = await signedIn(test, await addPerson(test, 'nobody@buyer.test'))
  const guest = await test.client('en')
  expect((await guest.post(url, { items, ...buyer })).status).toBe(401)
  expect((await stranger.post(url, { items, ...buyer })).status).toBe(403)
})
