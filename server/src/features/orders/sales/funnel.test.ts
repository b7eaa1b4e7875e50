import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, payTestOrder, placeTestOrder, signedIn, type TestShop } from '../orders/orders.fixture.ts'
import { removeOldCounts } from './queries/remove-old-counts.ts'

const noon = Date.parse('2026-11-20T04:00:00Z')
let shop: TestShop
let owner: TestClient
let turn = 0
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(new Date(noon))
  shop = await openTestShop(app, `corong${++turn}`)
  owner = await signedIn(app, shop.ownerId)
})

const rest = `from=2026-11-19&to=2026-11-20`
const funnelOf = async (client = owner) => (await client.get(`/api/ajax/seller/sales/report?${rest}`)).body.data.funnel
const seen = (views: number, day: string) =>
  app.asOwner('select count_views(array[$1], array[$2::integer], $3::date)', [`MUG-corong${turn}`, views, day])
const begun = (carts: number, day: string) =>
  app.asOwner('select count_carts(array[$1::bigint], array[$2::integer], $3::date)', [shop.shopId, carts, day])

test('counts views, carts, orders and paid by day, beside the days before', async () => {
  for (const [views, day] of [
    [30, '2026-11-20'],
    [12, '2026-11-20'],
    [8, '2026-11-18'],
    [9, '2026-11-16'],
  ] as const)
    await seen(views, day)
  await Promise.all([begun(3, '2026-11-19'), begun(2, '2026-11-20'), begun(2, '2026-11-20'), begun(1, '2026-11-17')])
  await payTestOrder(app, shop, await placeTestOrder(app, shop, { quantity: 1 }))
  await placeTestOrder(app, shop, { quantity: 1 })
  const [nothing, all] = [
    { carts: 0, orders: 0, paid: 0 },
    { orders: 2, paid: 1 },
  ]
  expect(await funnelOf()).toEqual({
    now: { views: 42, carts: 7, ...all },
    before: { ...nothing, views: 8, carts: 1 },
    days: [
      { day: '2026-11-19', ...nothing, views: 0, carts: 3 },
      { day: '2026-11-20', views: 42, carts: 4, ...all },
    ],
  })
})

test('is saved as a spreadsheet with the rates', async () => {
  await seen(40, '2026-11-20')
  await begun(4, '2026-11-20')
  await payTestOrder(app, shop, await placeTestOrder(app, shop, { quantity: 1 }))
  const { text } = await owner.get(`/exports/sales.csv?${rest}&by=funnel`)
  expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Day,Views,Carts,Orders,Paid,Carts (%),Orders (%),Paid (%)',
    '2026-11-19,0,0,0,0,,,',
    '2026-11-20,40,4,1,1,10,25,100',
    'All,40,4,1,1,10,25,100',
    'Previous period,0,0,0,0,,,',
  ])
})

test('is another shop’s own', async () => {
  await seen(40, '2026-11-20')
  await begun(4, '2026-11-20')
  const other = await signedIn(app, (await openTestShop(app, `jiran${turn}`)).ownerId)
  expect((await funnelOf(other)).now).toEqual({ views: 0, carts: 0, orders: 0, paid: 0 })
})

test('forgets days that nobody looks back on', async () => {
  await seen(5, '2020-01-01')
  await begun(5, '2020-01-01')
  await seen(5, '2026-11-20')
  await removeOldCounts(app.deps.db, '2023-11-20')
  const text = `select to_char(day, 'YYYY-MM-DD') as day from view_days where shop_id = $1
    union all select to_char(day, 'YYYY-MM-DD') from cart_days where shop_id = $1`
  expect(await app.asOwner(text, [shop.shopId])).toEqual([{ day: '2026-11-20' }])
})
