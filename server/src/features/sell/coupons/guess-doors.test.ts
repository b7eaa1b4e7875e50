import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitTable } from '../../../platform/limits/table.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer } from '../../../platform/test-shop/test-shop.ts'
import { mug, products } from '../catalogue/catalogue.fixture.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'

const { points } = limitTable.coupon.person
let app: TestApp
let owner: TestClient
const ids = { view_id: '', member: '', course: '' }

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: true } })
  const { ownerId } = await openTestShop(app, 'kedai-satu')
  owner = await signedIn(app, ownerId)
  await owner.post('/api/ajax/seller/shipping/start', { west: '8', east: '12' })
  await owner.post('/api/ajax/seller/coupons', { code: 'BETUL', kind: 'fixed', amount: '1.00' })
  const make = async (given: object) => {
    const made = await owner.post(products, { status: 'published', variations: [{ price: '25.00' }], ...given })
    expect([made.status, made.body.message]).toEqual([200, expect.anything()])
    return made.body.data.view_id as string
  }
  ids.view_id = await make(mug({ status: 'published', variations: [{ price: '25.00', stock: null }] }))
  ids.member = await cardOf(
    await make({
      item_type: 'membership',
      title: 'Kelab',
      option_names: ['Pelan'],
      variations: [{ option_values: ['Biasa'], price: '25.00' }],
      membership: { plans: [{ every: 1, unit: 'month' }], grace_days: 3 },
    }),
    'member_url',
  )
  const sections = [{ title: 'Mula', lessons: [{ title: 'Hai', kind: 'text', text: 'Hai', minutes: 3 }] }]
  ids.course = await cardOf(
    await make({
      item_type: 'course',
      title: 'Roti',
      course: { access_days: 30, renewal_price: '20.00', sections },
    }),
    'learn_url',
  )
})
afterAll(() => app.close())

// The token of what a paid order opens, by which it is renewed.
async function cardOf(viewId: string, url: 'member_url' | 'learn_url'): Promise<string> {
  const buyer = await app.client()
  const view = (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data
  const placed = await buyer.post(`/api/ajax/guest/order/place-order/${viewId}`, {
    ...person(),
    ...(url === 'member_url' && { plan: view.items[0].id }),
    paymentMethod: 'bank_transfer',
  })
  expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
  const { order_no: orderNo, redirect_to: page, totals } = placed.body.data
  await owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount: totals.total, method: 'cash' })
  const order = (await buyer.get(`/api/ajax/guest${page}`)).body.data
  return String(order.lines[0][url]).split('/').pop() ?? ''
}

let phones = 1000
const person = () => ({ ...aBuyer, phone: `012-345 ${(phones += 1)}`, email: `pembeli${phones}@buyer.test` })

type Door = { path: () => string; body: (code: string) => object }
const order = (call: string): Door => ({
  path: () => `/api/ajax/guest/order/${call}/${ids.view_id}`,
  body: (code) => ({ ...person(), coupon_code: code, paymentMethod: 'bank_transfer' }),
})
const cart = (area: string): Door => ({
  path: () => `/api/ajax/${area}/carts/coupon/redeem`,
  body: (code) => ({ code }),
})
const renewal = (kind: 'member' | 'course'): Door => ({
  path: () => `/api/ajax/guest/${kind}/${ids[kind]}/renew`,
  body: (code) => ({ coupon_code: code, paymentMethod: 'bank_transfer' }),
})

// Carts of resellers have the doors of the public cart, behind a sign-in.
const asGuest = (path: string) =>
  path.replace(/^\/api\/ajax\/(dropship|agent|stockist|agent-tier)\//, '/api/ajax/guest/')

/** Every door of `/openapi.json` that takes a coupon's code and is no seller's. */
const doors: Record<string, Door> = {
  '/api/ajax/guest/coupon/{view_id}': {
    path: () => `/api/ajax/guest/coupon/${ids.view_id}`,
    body: (code) => ({ code }),
  },
  '/api/ajax/guest/carts/coupon/redeem': cart('guest'),
  '/api/ajax/guest/order/place-order/{view_id}': order('place-order'),
  '/api/ajax/guest/order/rental-place-order/{view_id}': order('rental-place-order'),
  '/api/ajax/guest/order/collect/{view_id}': order('collect'),
  '/api/ajax/guest/member/{token}/renew': renewal('member'),
  '/api/ajax/guest/course/{token}/renew': renewal('course'),
}

let addresses = 0
const fromElsewhere = () => ({
  remoteAddress: `10.30.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`,
  headers: { 'x-shop': 'kedai-satu' },
})

const isThrottled = ({ status, headers }: { status: number; headers: Record<string, unknown> }) =>
  headers['retry-after'] !== undefined && (status === 429 || status === 200)

/** A person who has guessed as often as one may. */
async function guessed(): Promise<{ client: TestClient; how: ReturnType<typeof fromElsewhere> }> {
  const [client, how] = [await app.client(), fromElsewhere()]
  for (let at = 0; at < points; at += 1)
    expect(isThrottled(await client.post(`/api/ajax/guest/coupon/${ids.view_id}`, { code: `SALAH${at}` }, how))).toBe(
      false,
    )
  return { client, how }
}

test('the list has every door that the document has', async () => {
  const { text } = await (await app.client()).get('/openapi.json')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { requestBody?: unknown }>> }
  const takesCode = (path: string, calls: Record<string, { requestBody?: unknown }>) => {
    const bodies = JSON.stringify(Object.values(calls).map(({ requestBody }) => requestBody ?? null))
    return bodies.includes('"coupon_code"') || (path.includes('/coupon/') && bodies.includes('"code"'))
  }
  const found = Object.keys(paths)
    .filter((path) => !path.startsWith('/api/ajax/seller/') && takesCode(path, paths[path] ?? {}))
    .map(asGuest)
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(doors).toSorted())
})

test.each(Object.entries(doors))('%s judges no code for who has guessed too often', async (_path, door) => {
  const { client, how } = await guessed()
  const answer = await client.post(door.path(), door.body('BETUL'), how)
  expect(isThrottled(answer)).toBe(true)
  expect(answer.body.message).toContain('Too many wrong codes')
})

test('guesses by orders count like the others, and no order is made', async () => {
  const [client, how] = [await app.client(), fromElsewhere()]
  const place = (code: string) =>
    client.post(
      doors['/api/ajax/guest/order/place-order/{view_id}']!.path(),
      { ...person(), coupon_code: code, paymentMethod: 'bank_transfer' },
      how,
    )
  // Ten orders are a person's limit in ten minutes as well: half of the guesses come by another door.
  for (let at = 0; at < points / 2; at += 1) {
    expect((await place(`TEKA${at}`)).status).toBe(409)
    await client.post(`/api/ajax/guest/coupon/${ids.view_id}`, { code: `TEKA${at}` }, how)
  }
  expect((await place('BETUL')).status).toBe(429)
  const without = await place('')
  expect([without.status, without.body.data.totals.discount]).toEqual([200, '0.00'])
})

test('a right code is no guess', async () => {
  const [client, how] = [await app.client(), fromElsewhere()]
  for (let at = 0; at < points / 2; at += 1) {
    const body = { ...person(), coupon_code: 'BETUL', paymentMethod: 'bank_transfer' }
    const placed = await client.post(doors['/api/ajax/guest/order/place-order/{view_id}']!.path(), body, how)
    expect([placed.status, placed.body.data.totals.discount]).toEqual([200, '1.00'])
  }
  for (let at = 0; at < points; at += 1)
    expect(isThrottled(await client.post(`/api/ajax/guest/coupon/${ids.view_id}`, { code: `SALAH${at}` }, how))).toBe(
      false,
    )
})
