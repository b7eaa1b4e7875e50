import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { mug, openShop, products } from '../catalogue/catalogue.fixture.ts'
import { buyerAt } from '../carts/carts.fixture.ts'

const coupons = '/api/ajax/seller/coupons'
let app: TestApp
let owner: TestClient
let viewId: string
let productId: number
beforeAll(async () => {
  app = await startTestApp()
  const shop = await openShop(app, 'kedai-satu')
  owner = shop.owner
  await app.asOwner(`insert into payment_methods (shop_id, code, name, kind) values ($1, 'cod', 'COD', 'cod')`, [
    shop.shopId,
  ])
  await owner.post('/api/ajax/seller/shipping/start', { west: '8', east: '12' })
  const made = await owner.post(products, mug({ status: 'published', variations: [{ price: '25.00', stock: null }] }))
  ;({ view_id: viewId, id: productId } = made.body.data)
})
afterAll(() => app.close())

const make = async (code: string) =>
  (await owner.post(coupons, { code, kind: 'fixed', amount: '5.00' })).body.data as { id: number }
const reward = (code: string) =>
  owner.put(`/api/ajax/seller/products/${productId}/viral-lock`, {
    goal: 1,
    counts: 'visitors',
    reward: { kind: 'coupon', text: 'RM 5', coupon: code },
    until: '',
    is_active: true,
  })
const flow = (code: string) =>
  owner.post('/api/ajax/seller/automations', {
    name: 'Terima kasih',
    trigger: 'order_paid',
    conditions: [],
    steps: [{ action: 'coupon', after_minutes: 0, coupon: code, subject: 'Kupon', text: 'Kod: {coupon}' }],
    is_active: true,
  })

let phones = 1000
/** Whether each way to use a code takes it. */
async function takes(code: string): Promise<Record<string, boolean>> {
  const guest = await app.client()
  const tried = await guest.post(`/api/ajax/guest/coupon/${viewId}`, { code })
  const buyer = await buyerAt(app, 'kedai-satu')
  await buyer.add(productId)
  const redeemed = await buyer.post('/coupon/redeem', { code })
  const placed = await guest.post(placeUrl(viewId), {
    ...aBuyer,
    phone: `012-345 ${(phones += 1)}`,
    coupon_code: code,
    paymentMethod: 'cod',
  })
  return { try: tried.body.status, redeem: redeemed.body.status, order: placed.status === 200 }
}
const all = { try: true, redeem: true, order: true }
const none = { try: false, redeem: false, order: false }

test.each([
  ['the reward of a product', 'RAHSIA1', reward],
  ['the coupon of an automation', 'RAHSIA2', flow],
] as const)(
  '%s is a pattern: its own code is taken nowhere, until the seller lets buyers use it',
  async (_which, code, use) => {
    const { id } = await make(code)
    expect(await takes(code)).toEqual(all)
    expect((await use(code)).status).toBe(200)
    expect(await takes(code)).toEqual(none)
    const shown = (await owner.get(`${coupons}/${id}`)).body.data
    expect(shown).toMatchObject({ is_pattern: true, code_is_public: false })
    const save = (more: object) => owner.put(`${coupons}/${id}`, { code, kind: 'fixed', amount: '5.00', ...more })
    expect((await save({ code_is_public: true })).status).toBe(200)
    expect(await takes(code)).toEqual(all)
    // Said nothing of, it stays; used in a reward once more, it stays the seller's choice.
    expect((await save({})).status).toBe(200)
    expect((await use(code)).status).toBe(200)
    expect(await takes(code)).toEqual(all)
  },
)

test('what is won has a code of its own, good for its winner alone', async () => {
  await make('RAHSIA3')
  await reward('RAHSIA3')
  const me = await app.client()
  const { code: link } = (await me.post(`/api/ajax/guest/viral-lock/${viewId}`, { phone: '0123456789' })).body.data
  const friend = await app.client()
  await friend.get(`/api/ajax/guest/view/${viewId}?vl=${link}`, {
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36' },
    remoteAddress: '175.143.0.9',
  })
  const { reward: won } = (await me.get(`/api/ajax/guest/viral-lock/${viewId}/${link}`)).body.data
  expect(won.code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)
  const order = (phone: string) =>
    me.post(placeUrl(viewId), { ...aBuyer, phone, coupon_code: won.code, paymentMethod: 'cod' })
  expect((await order('012-999 8877')).status).toBe(409)
  expect((await order('0123456789')).body.data.totals).toMatchObject({ discount: '5.00' })
})
