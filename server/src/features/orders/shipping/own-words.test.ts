import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'

const root = '/api/ajax/seller/shipping'
let test: TestApp
let owner: TestClient
let viewId: string

beforeAll(async () => {
  test = await startTestApp()
  const shop = await openShop(test, 'kedai-satu')
  owner = shop.owner
  await test.asOwner(`insert into payment_methods (shop_id, code, name, kind) values ($1, 'cod', 'COD', 'cod')`, [
    shop.shopId,
  ])
  viewId = (await owner.post(products, mug({ status: 'published' }))).body.data.view_id
})
afterAll(() => test.close())

const namesIn = (methods: { name: string }[]) => methods.map(({ name }) => name)

async function asBuyer(lang: string) {
  const buyer = await test.client(lang)
  const offered = await buyer.get(`/api/ajax/guest/view/${viewId}`)
  const quoted = await buyer.get(`/api/ajax/guest/shipping/get-price?item_id=${viewId}&location=43000`)
  return { offered: namesIn(offered.body.data.shipping_methods), quoted: namesIn(quoted.body.data.methods) }
}

async function inEditor(lang: string) {
  owner.cookies.set('lang', lang)
  const { zones } = (await owner.get(root)).body.data
  return zones.flatMap(({ methods }: { methods: { id: number; name: string }[] }) => methods)
}

it('what a shop begins with speaks the language of whoever reads it, before the order and after', async () => {
  expect(await asBuyer('ms')).toEqual({
    offered: ['Pos Laju (2–3 hari)', 'Pos Laju (5–7 hari)'],
    quoted: ['Pos Laju (2–3 hari)'],
  })
  expect(await asBuyer('zh')).toEqual({
    offered: ['Pos Laju（2–3 天）', 'Pos Laju（5–7 天）'],
    quoted: ['Pos Laju（2–3 天）'],
  })
  expect(namesIn(await inEditor('zh'))).toEqual(['Pos Laju（2–3 天）', 'Pos Laju（5–7 天）'])
  const placed = await (await test.client('ms')).post(placeUrl(viewId), { ...aBuyer, quantity: 1 })
  const shippingIn = async (lang: string) =>
    (await (await test.client(lang)).get(`/api/ajax/guest${placed.body.data.redirect_to}`)).body.data.shipping.name
  expect([await shippingIn('ms'), await shippingIn('en')]).toEqual(['Pos Laju (2–3 hari)', 'Pos Laju (2–3 days)'])
})

it('so do its zones, where they are set up and where a delivery is tried', async () => {
  for (const [lang, name] of [
    ['ms', 'Semenanjung Malaysia'],
    ['en', 'Peninsular Malaysia'],
    ['zh', '西马'],
  ] as const) {
    owner.cookies.set('lang', lang)
    expect((await owner.get(root)).body.data.zones[0].name).toBe(name)
    expect((await owner.get(`${root}/quote?location=43000&weight=1`)).body.data.methods[0].zone).toBe(name)
  }
  expect((await owner.post(`${root}/zones`, { name: 'Peninsular Malaysia', states: ['MY-01'] })).status).toBe(422)
})

it('what the seller saved without rewording it still does, and the log tells no new name', async () => {
  const [first] = await inEditor('ms')
  const { name, courier, rate, revision } = first
  expect(
    (await owner.put(`${root}/methods/${first.id}`, { name, courier, rate: { ...rate, first_price: '9' }, revision }))
      .status,
  ).toBe(200)
  expect((await asBuyer('en')).quoted).toEqual(['Pos Laju (2–3 days)'])
  const [line] = await test.asOwner<{ text: string }>(
    `select before::text || after::text as text from audit_log where action = 'shipping.edited' order by id desc limit 1`,
  )
  expect(line?.text).toContain('Pos Laju (2–3 hari)')
  expect(line?.text).not.toContain('days')
})

it('a form opened in one language is not stale in another', async () => {
  const [{ id, courier, rate, revision }] = await inEditor('en')
  owner.cookies.set('lang', 'zh')
  expect((await owner.put(`${root}/methods/${id}`, { name: 'Hantar esok', courier, rate, revision })).status).toBe(200)
})

it('once it is reworded the seller’s words stand for all', async () => {
  for (const lang of ['ms', 'en', 'zh']) expect((await asBuyer(lang)).quoted).toEqual(['Hantar esok'])
})
