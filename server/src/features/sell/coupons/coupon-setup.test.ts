import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, addUpsell, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { mug, openShop, products } from '../catalogue/catalogue.fixture.ts'

const root = '/api/ajax/seller/coupons'
let test: TestApp
let owner: TestClient
let rival: TestClient
let viewId: string
let productId: number
let categoryId: number

beforeAll(async () => {
  test = await startTestApp()
  const shop = await openShop(test, 'kedai-satu')
  owner = shop.owner
  rival = (await openShop(test, 'kedai-dua')).owner
  await test.asOwner(`insert into payment_methods (shop_id, code, name, kind) values ($1, 'cod', 'COD', 'cod')`, [
    shop.shopId,
  ])
  await owner.post('/api/ajax/seller/shipping/start', { west: '8', east: '12' })
  const above = (await owner.post('/api/ajax/seller/categories', { name: 'Dapur' })).body.data.id
  categoryId = (await owner.post('/api/ajax/seller/categories', { name: 'Cawan', parent_id: above })).body.data.id
  const { data } = (
    await owner.post(
      products,
      mug({
        status: 'published',
        category_id: categoryId,
        variations: [{ price: '25.00', stock: null, weight: '0.3' }],
      }),
    )
  ).body
  ;({ view_id: viewId, id: productId } = data)
  categoryId = above
  const [unit] = await test.asOwner<{ id: number }>('select id from variations where product_id = $1', [productId])
  await addUpsell(test, shop.shopId, productId, unit?.id ?? 0, 900)
})
afterAll(() => test.close())

const make = async (given: object) => (await owner.post(root, { kind: 'percent', percent: '10', ...given })).body.data
let phone = 1000
const buy = async (code: string, given: object = {}) => {
  const buyer = await test.client()
  return await buyer.post(placeUrl(viewId), {
    ...aBuyer,
    phone: `012-345 ${++phone}`,
    email: '',
    coupon_code: code,
    quantity: 2,
    ...given,
  })
}
const tryCode = async (code: string, given: object = {}) =>
  (await (await test.client()).post(`/api/ajax/guest/coupon/${viewId}`, { code, quantity: 2, ...given })).body

describe('what a buyer then pays', () => {
  it.each<[string, object, object, { discount: string; total: string }]>([
    ['a share', { kind: 'percent', percent: '12.5' }, {}, { discount: '6.25', total: '51.75' }],
    [
      'a share up to a most',
      { kind: 'percent', percent: '50', max_discount: '10' },
      {},
      { discount: '10.00', total: '48.00' },
    ],
    ['an amount', { kind: 'fixed', amount: '5' }, {}, { discount: '5.00', total: '53.00' }],
    ['an amount beyond the items', { kind: 'fixed', amount: '500' }, {}, { discount: '50.00', total: '8.00' }],
    [
      'an amount that reaches shipping',
      { kind: 'fixed', amount: '55', on_shipping: true },
      {},
      { discount: '55.00', total: '3.00' },
    ],
    [
      'a share that reaches the click upsell',
      { kind: 'percent', percent: '10', on_upsell: true },
      { click_upsell: 1 },
      { discount: '5.90', total: '61.10' },
    ],
    [
      'a share that leaves the click upsell',
      { kind: 'percent', percent: '10' },
      { click_upsell: 1 },
      { discount: '5.00', total: '62.00' },
    ],
    ['free shipping', { kind: 'free_shipping' }, {}, { discount: '8.00', total: '50.00' }],
    [
      'free shipping up to a most',
      { kind: 'free_shipping', max_discount: '3' },
      {},
      { discount: '3.00', total: '55.00' },
    ],
    ['a category above the product’s', { category_ids: 'dapur' }, {}, { discount: '5.00', total: '53.00' }],
  ])('%s', async (name, rules, wish, expected) => {
    const code = `K${++phone}`
    const wanted = 'category_ids' in rules ? { ...rules, category_ids: [categoryId] } : rules
    const { id } = await make({ code, ...wanted })
    expect(name && id).toBeGreaterThan(0)
    const shown = await tryCode(code, { shipping: '8.00', ...wish })
    expect(shown.data).toMatchObject({ price: expected.discount, coupon: code })
    const placed = await buy(code, wish)
    expect(placed.body.data.totals).toMatchObject(expected)
    expect((await owner.get(`${root}/${id}`)).body.data.used).toBe(1)
    const { data } = (await owner.get(`${root}/${id}/uses`)).body
    expect(data).toMatchObject([
      { order_no: placed.body.data.order_no, amount: expected.discount, total: expected.total, is_released: false },
    ])
    const [sum] = await test.asOwner<{ off: number }>(
      'select coalesce(sum(l.discount_sen), 0)::integer as off from order_lines l join orders o on o.id = l.order_id where o.order_no = $1',
      [placed.body.data.order_no],
    )
    expect(sum?.off).toBeLessThanOrEqual(Math.round(Number(expected.discount) * 100))
  })

  it('says why not, for each cause of its own', async () => {
    await make({ code: 'LAIN', product_ids: [productId], excluded_product_ids: [productId] })
    expect((await tryCode('LAIN')).message).toMatch(/not for these items/)
    await make({ code: 'PERTAMA', first_order_only: true })
    const once = await buy('PERTAMA', { phone: '019-888 7777' })
    const twice = await buy('PERTAMA', { phone: '019-888 7777' })
    expect([once.status, twice.status]).toEqual([200, 409])
    expect(twice.body.data.changes[0].message).toMatch(/only for your first order from this shop/)
    const { id } = await make({ code: 'REHAT' })
    await owner.post(`${root}/${id}/pause`)
    expect((await tryCode('rehat')).message).toMatch(/is not valid in this shop/)
    await owner.post(`${root}/${id}/resume`)
    expect((await tryCode(' rehat ')).status).toBe(true)
  })

  it('is for named buyers, by phone however it is typed and by e-mail whatever hangs on it', async () => {
    const { id, ...made } = await make({
      code: 'KAWAN',
      allowed_buyers: ['013-222 3333', 'Siti+raya@Buyer.test', '+60 13-222 3333'],
    })
    expect([made.allowed_buyers, made.named_buyers]).toEqual([['+60132223333', 'siti@buyer.test'], 2])
    expect((await tryCode('KAWAN')).message).toMatch(
      /is only for selected customers. Enter your phone number or e-mail first/,
    )
    expect((await tryCode('KAWAN', { phone: '012-345 0000', email: 'ali@buyer.test' })).message).toMatch(
      /Your phone number and e-mail are not on the list/,
    )
    for (const who of [{ phone: '+60132223333' }, { phone: '012-345 0000', email: 'SITI+lagi@buyer.test' }])
      expect((await tryCode('KAWAN', who)).status).toBe(true)
    const refused = await buy('KAWAN', { email: 'ali@buyer.test' })
    expect([refused.status, refused.body.data.changes[0].message]).toEqual([
      409,
      expect.stringMatching(/for selected customers/),
    ])
    const placed = [await buy('KAWAN', { phone: '60132223333' }), await buy('KAWAN', { email: 'siti+x@buyer.test' })]
    expect(placed.map(({ status, body }) => [status, body.data.totals.discount])).toEqual([
      [200, '5.00'],
      [200, '5.00'],
    ])
    expect((await owner.get(`${root}/${id}`)).body.data.used).toBe(2)
    const [row] = await test.asOwner<{ after: object }>(
      `select after from audit_log where action = 'coupon.created' and subject_ref = $1`,
      [id],
    )
    expect(JSON.stringify(row)).toContain('"named_buyers":2')
    expect(JSON.stringify(row)).not.toContain('siti@')
  })

  it('tells what is wrong with the list of buyers in the language of the seller', async () => {
    const typed = { code: 'SENARAI', kind: 'percent', percent: '5', allowed_buyers: ['012-345 6789', 'Pak Ali'] }
    for (const [lang, words] of [
      ['ms', 'bukan nombor telefon atau e-mel'],
      ['en', 'is not a phone number or e-mail'],
      ['zh', '不是电话号码或电子邮箱'],
    ] as const) {
      owner.cookies.set('lang', lang)
      const { status, body } = await owner.post(root, typed)
      expect([status, body.data.allowed_buyers[0]]).toEqual([422, expect.stringContaining(words)])
      expect(body.data.allowed_buyers[0]).toContain('Pak Ali')
    }
    owner.cookies.set('lang', 'en')
  })

  it('is for a purchase up to a most, and for so many pieces', async () => {
    await make({ code: 'KECIL', max_spend: '50' })
    expect((await tryCode('KECIL')).status).toBe(true)
    expect((await tryCode('KECIL', { quantity: 3 })).message).toMatch(/only for orders up to RM 50.00/)
    await make({ code: 'SATU', max_items: 1 })
    expect((await tryCode('SATU', { quantity: 3 })).data.price).toBe('2.50')
    expect((await buy('SATU', { quantity: 3 })).body.data.totals.discount).toBe('2.50')
  })

  it('is for one of two first orders at once', async () => {
    await make({ code: 'SERENTAK', first_order_only: true })
    const answers = await Promise.all([1, 2, 3, 4].map(() => buy('SERENTAK', { phone: '019-777 6666' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })
})

describe('the list', () => {
  it('tells each coupon’s standing and finds by code or name', async () => {
    await make({ code: 'ESOK', name: 'Jualan Esok', starts_at: '2026-12-01' })
    await make({ code: 'SEMALAM', ends_at: '2026-11-19' })
    const { data } = (await owner.get(`${root}?status=scheduled`)).body
    expect(data.map(({ code }: { code: string }) => code)).toEqual(['ESOK'])
    expect((await owner.get(`${root}?term=jualan`)).body.data[0]).toMatchObject({
      code: 'ESOK',
      status: 'scheduled',
      starts_at: '2026-12-01 00:00:00',
    })
    expect((await owner.get(`${root}?status=expired`)).body.data).toMatchObject([
      { code: 'SEMALAM', ends_at: '2026-11-19 23:59:59' },
    ])
    expect((await owner.get(`${root}?term=%25`)).body.data).toEqual([])
  })

  it('puts away and brings back', async () => {
    const { id } = await make({ code: 'LAMA' })
    await owner.post(`${root}/${id}/archive`)
    expect([
      (await owner.get(`${root}?term=LAMA`)).body.data,
      (await owner.get(`${root}?status=archived`)).body.data.length,
      (await tryCode('LAMA')).status,
    ]).toEqual([[], 1, false])
    expect((await owner.post(root, { code: 'lama', kind: 'percent', percent: '5' })).body.data.code).toEqual([
      'This code belongs to an archived coupon. Restore that coupon.',
    ])
    await owner.post(`${root}/${id}/restore`)
    expect((await tryCode('LAMA')).status).toBe(true)
  })

  it('makes many at once, each with its own ending', async () => {
    const answer = await owner.post(root, { code: 'raya', kind: 'fixed', amount: '5', max_uses: 1, how_many: 1000 })
    expect(answer.body.message).toBe('1000 coupons created.')
    expect(await test.asOwner(`select count(*)::integer as count from coupons where code like 'RAYA-%'`)).toEqual([
      { count: 1000 },
    ])
    const { data, meta } = (await owner.get(`${root}?term=RAYA-`)).body
    expect([new Set(data.map(({ code }: { code: string }) => code)).size, meta.last_page]).toEqual([25, 2])
  })
})

describe('a coupon', () => {
  it.each<[object, string]>([
    [{ code: 'A' }, 'code'],
    [{ code: 'ADA RUANG<>' }, 'code'],
    [{ code: 'X1', percent: '0' }, 'percent'],
    [{ code: 'X1', percent: '101' }, 'percent'],
    [{ code: 'X1', percent: 'sepuluh' }, 'percent'],
    [{ code: 'X1', kind: 'fixed', amount: '0' }, 'amount'],
    [{ code: 'X1', kind: 'fixed' }, 'amount'],
    [{ code: 'X1', min_spend: 'RMx' }, 'min_spend'],
    [{ code: 'X1', starts_at: '2026-12-02', ends_at: '2026-12-01' }, 'ends_at'],
    [{ code: 'X1', starts_at: '2026-02-30' }, 'starts_at'],
    [{ code: 'X1', product_ids: [999_999] }, 'product_ids'],
    [{ code: 'X1', excluded_category_ids: [999_999] }, 'excluded_category_ids'],
    [{ code: 'X1', max_uses: 0 }, 'max_uses'],
    [{ code: 'X1', max_items: 0 }, 'max_items'],
    [{ code: 'X1', max_spend: '0' }, 'max_spend'],
    [{ code: 'X1', min_spend: '20', max_spend: '19.99' }, 'max_spend'],
    [{ code: 'X1', allowed_buyers: ['siti@'] }, 'allowed_buyers'],
    [{ code: 'X1', allowed_buyers: ['123'] }, 'allowed_buyers'],
  ])('refuses %j at %s', async (given, field) => {
    const { status, body } = await owner.post(root, { kind: 'percent', percent: '10', ...given })
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
  })

  it('keeps its code once used, and its limit above its uses', async () => {
    const { id } = await make({ code: 'DIGUNA', max_uses: 5 })
    await buy('DIGUNA')
    await buy('DIGUNA')
    const put = (given: object) =>
      owner.put(`${root}/${id}`, { code: 'DIGUNA', kind: 'percent', percent: '10', ...given })
    expect(Object.keys((await put({ code: 'LAINPULA' })).body.data)).toEqual(['code'])
    expect((await put({ max_uses: 1 })).body.data).toEqual({
      max_uses: ['This coupon was already used 2 times. The limit cannot be lower.'],
    })
    expect((await put({ max_uses: 2, name: 'Habis' })).body.data).toMatchObject({ status: 'used_up', used: 2 })
    expect(
      (await test.asOwner(`select action from audit_log where action like 'coupon%' and subject_ref = $1`, [id]))
        .length,
    ).toBe(2)
  })

  it('is the shop’s own', async () => {
    const { id } = await make({ code: 'SAYA' })
    const stranger = await test.client()
    for (const call of ['', '/uses'])
      expect([
        (await stranger.get(`${root}/${id}${call}`)).status,
        (await rival.get(`${root}/${id}${call}`)).status,
      ]).toEqual([401, 404])
    for (const step of ['pause', 'resume', 'archive', 'restore'])
      expect((await rival.post(`${root}/${id}/${step}`)).status).toBe(404)
    expect(
      (await rival.post(root, { code: 'CURI', kind: 'percent', percent: '10', product_ids: [productId] })).status,
    ).toBe(422)
    expect((await rival.post(root, { code: 'SAYA', kind: 'percent', percent: '10' })).status).toBe(200)
  })
})
