import { describe, expect, test } from 'vitest'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const { app: kedai, shop, owner } = await startTestShop()
const seller = '/api/ajax/seller'

type Line = {
  kind: string
  action: string
  user_id: number
  subject_name: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
let seen = 0
/** What the log has become since it was looked at last. */
const news = async (): Promise<Line[]> => {
  const lines = await kedai.asOwner<Line & { id: number }>(
    'select * from audit_log where shop_id = $1 and id > $2 order by id',
    [shop.shopId, seen],
  )
  seen = lines.at(-1)?.id ?? seen
  return lines
}
const told = async () => (await news()).map(({ kind, action, before, after }) => ({ kind, action, before, after }))

describe.each([
  [
    'company',
    'shop.edited',
    { name: 'Kedai Satu', city: 'Kajang' },
    { name: 'Kedai Satu', city: 'Ipoh', socmed: { instagram: '@satu' } },
    { city: 'Kajang', instagram: '' },
    { city: 'Ipoh', instagram: 'https://www.instagram.com/satu' },
  ],
  [
    'vacation',
    'vacation.edited',
    { is_active: true, mode: 'closed', message: 'Raya' },
    { is_active: true, mode: 'browse', message: 'Raya' },
    { mode: 'closed' },
    { mode: 'browse' },
  ],
  [
    'theme',
    'look.edited',
    { accent: '#c8102e' },
    { accent: '#1f5fbf', corners: 'round' },
    { accent: '#c8102e', corners: 'soft' },
    { accent: '#1f5fbf', corners: 'round' },
  ],
  [
    'banners',
    'look.edited',
    { promo_banner: { is_active: true, text: 'Jualan' } },
    { promo_banner: { is_active: true, text: 'Pos percuma' } },
    { promo_banner: expect.objectContaining({ text: 'Jualan' }) },
    { promo_banner: expect.objectContaining({ text: 'Pos percuma' }) },
  ],
  ['order-numbers', 'shop.edited', { prefix: 'KD-' }, { prefix: 'KS-' }, { prefix: 'KD-' }, { prefix: 'KS-' }],
] as const)('the settings of %s', (page, action, first, second, before, after) => {
  test('are told from what to what, and a save that changes nothing is not', async () => {
    await owner.put(`${seller}/${page}`, first)
    await news()
    for (const _ of [1, 2]) expect((await owner.put(`${seller}/${page}`, second)).status).toBe(200)
    expect(await told()).toEqual([{ kind: 'settings', action, before, after }])
  })
})

describe('how the shop ships', () => {
  const shipping = `${seller}/shipping`
  const zones = async () => (await owner.get(shipping)).body.data.zones

  test('is told at every step, by the names of zones and methods', async () => {
    await news()
    await owner.post(`${shipping}/zones`, { name: 'Lembah Klang', postcodes: ['43000'] })
    const zone = (await zones()).find(({ name }: { name: string }) => name === 'Lembah Klang')
    await owner.post(`${shipping}/zones/${zone.id}/methods`, {
      name: 'Rata',
      courier: 'J&T',
      rate: { by: 'flat', price: '6' },
    })
    const method = (await zones()).find(({ id }: { id: number }) => id === zone.id).methods[0]
    for (const _ of [1, 2])
      await owner.put(`${shipping}/methods/${method.id}`, {
        name: 'Rata',
        courier: 'J&T',
        rate: { by: 'flat', price: '7.5' },
        free_above: '80',
      })
    await owner.put(`${shipping}/own-prices/${shop.productId}`, { price: '3', per: 'piece' })
    await owner.post(`${shipping}/zones/${zone.id}/archive`)
    const lines = await told()
    expect(lines.map(({ action }) => action)).toEqual(Array(5).fill('shipping.edited'))
    expect(lines[0]).toMatchObject({ before: {}, after: { 'Lembah Klang': { states: [], postcodes: ['43000'] } } })
    expect(lines[2]).toMatchObject({
      before: { 'Lembah Klang': { Rata: { price: '6.00', free_above: null } } },
      after: { 'Lembah Klang': { Rata: { price: '7.50', free_above: '80.00' } } },
    })
    expect(lines[3]).toMatchObject({ before: {}, after: { Mug: { own_price: '3.00', per: 'piece' } } })
    expect(Object.keys(lines[4]?.before ?? {})).toEqual(['Lembah Klang'])
  })
})

test('a coupon is told with its terms, and each step of it', async () => {
  await news()
  const { id } = (await owner.post(`${seller}/coupons`, { code: 'raya', kind: 'percent', percent: '10' })).body.data
  for (const _ of [1, 2])
    await owner.put(`${seller}/coupons/${id}`, {
      code: 'raya',
      kind: 'percent',
      percent: '50',
      min_spend: '20',
      product_ids: [shop.productId],
    })
  for (const _ of [1, 2]) await owner.post(`${seller}/coupons/${id}/pause`)
  await owner.post(`${seller}/coupons/${id}/archive`)
  expect(await told()).toMatchObject([
    { kind: 'prices', action: 'coupon.created', before: null, after: { code: 'RAYA', percent: '10' } },
    {
      action: 'coupon.edited',
      before: { percent: '10', min_spend: null, products: [] },
      after: { percent: '50', min_spend: '20.00', products: ['Mug'] },
    },
    { action: 'coupon.edited', before: { status: 'active' }, after: { status: 'paused' } },
    { action: 'coupon.removed', before: { status: 'paused' }, after: { status: 'archived' } },
  ])
})

test('two who change shipping at once are told of each for themselves', async () => {
  await news()
  await Promise.all(
    ['42000', '42100'].map((postcode) =>
      owner.post(`${seller}/shipping/zones`, { name: `Zon ${postcode}`, postcodes: [postcode] }),
    ),
  )
  expect((await told()).map(({ after }) => Object.keys(after ?? {})).toSorted()).toEqual([['Zon 42000'], ['Zon 42100']])
})

test('categories are told by the tree they make', async () => {
  await news()
  const { id } = (await owner.post(`${seller}/categories`, { name: 'Dapur' })).body.data
  await owner.post(`${seller}/categories`, { name: 'Cawan', parent_id: id })
  for (const _ of [1, 2]) await owner.put(`${seller}/categories/${id}`, { name: 'Rumah' })
  const lines = await told()
  expect(lines.map(({ action }) => action)).toEqual(Array(3).fill('categories.edited'))
  expect(lines.at(-1)).toMatchObject({
    before: { categories: { Dapur: true, 'Dapur > Cawan': true } },
    after: { categories: { Rumah: true, 'Rumah > Cawan': true } },
  })
  const [first, second] = (await owner.get(`${seller}/categories`)).body.data
  await owner.put(`${seller}/categories/order`, {
    categories: [second, first].map((one: { id: number }) => ({ id: one.id, parent_id: null })),
  })
  expect(await told()).toMatchObject([
    {
      action: 'categories.edited',
      before: { order: ['Rumah', 'Rumah > Cawan'] },
      after: { order: ['Cawan', 'Rumah'] },
    },
  ])
})

test('the archive and the samples are told once each', async () => {
  await news()
  for (const step of ['archive', 'archive', 'restore']) await owner.post(`${seller}/products/${shop.productId}/${step}`)
  for (const _ of [1, 2]) await owner.post(`${seller}/samples`)
  for (const _ of [1, 2]) await owner.delete(`${seller}/samples`)
  expect((await told()).filter(({ action }) => action !== 'stock.edited')).toEqual([
    { kind: 'stock', action: 'product.archived', before: null, after: null },
    { kind: 'stock', action: 'product.restored', before: null, after: null },
    { kind: 'settings', action: 'demo.added', before: null, after: { products: 6 } },
    { kind: 'settings', action: 'demo.removed', before: { products: 6 }, after: null },
  ])
})

test('what is put away by a run is told like one that is put away alone', async () => {
  await news()
  expect(
    (await owner.post(`${seller}/products/bulk`, { change: { do: 'archive' }, ids: [shop.productId] })).status,
  ).toBe(200)
  expect(await told()).toEqual([{ kind: 'stock', action: 'product.archived', before: null, after: null }])
})
