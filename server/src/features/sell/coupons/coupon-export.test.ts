import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff, openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'

const coupons = '/api/ajax/seller/coupons'
const file = '/exports/coupons.csv'
let app: TestApp
let shop: TestShop
let owner: TestClient
let rival: TestClient
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
  rival = await signedIn(app, (await openTestShop(app, 'rival')).ownerId)
})
afterAll(() => app.close())

const linesOf = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n')
const rows = async (query = '', who = owner) => linesOf((await who.get(`${file}${query}`)).text).slice(1)

test('the codes of a batch come as one file, each once, without others', async () => {
  await owner.post(coupons, { code: 'raya', kind: 'fixed', amount: '5', max_uses: 1, how_many: 1000 })
  await owner.post(coupons, {
    code: 'RAYA',
    kind: 'percent',
    percent: '12.5',
    min_spend: '30',
    name: 'Siaran langsung',
  })
  const { status, headers, text } = await owner.get(`${file}?term=RAYA-`)
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    expect.stringMatching(/^attachment; filename="demo-coupons-\d{4}-\d\d-\d\d\.csv"$/),
  ])
  const [head, ...codes] = linesOf(text)
  expect(head).toBe('Code,Note,Kind,Discount (% or RM),Minimum spend (RM),Times used,Usage limit,Starts,Ends,Status')
  expect(new Set(codes.map((line) => line.split(',')[0])).size).toBe(1000)
  expect(codes.every((line) => /^RAYA-[A-Z2-9]{6},,Amount,5\.00,,0,1,,,Active$/.test(line))).toBe(true)
  expect((await rows()).length).toBe(1001)
  expect(await rows('?term=langsung')).toEqual(['RAYA,Siaran langsung,Percentage,12.5,30.00,0,,,,Active'])
  expect(linesOf((await (await signedIn(app, shop.ownerId, 'ms')).get(`${file}?term=langsung`)).text)).toEqual([
    expect.stringMatching(/^Kod,Nota,/),
    'RAYA,Siaran langsung,Peratus,12.5,30.00,0,,,,Aktif',
  ])
})

test('what a note holds is no formula, and the standing narrows', async () => {
  const { id } = (
    await owner.post(coupons, { code: 'JAHAT', kind: 'free_shipping', name: '=HYPERLINK("http://x.test")' })
  ).body.data
  await owner.post(`${coupons}/${id}/pause`)
  const paused = await rows('?status=paused')
  expect(paused).toHaveLength(1)
  expect(paused[0]).toMatch(/^JAHAT,"'=HYPERLINK\(""http:\/\/x\.test""\)",Free shipping,,,0,,,,Paused$/)
  expect((await owner.get(`${file}?status=zz`)).status).toBe(422)
})

test('who may: the shop itself, with the right to its coupons', async () => {
  expect(await rows('', rival)).toEqual([])
  expect((await (await app.client()).get(file)).status).toBe(401)
  expect(
    (await (await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))).get(file)).status,
  ).toBe(403)
  expect(
    (await (await signedIn(app, await addStaff(app, shop.shopId, 'promo@demo.test', ['coupons']))).get(file)).status,
  ).toBe(200)
})
