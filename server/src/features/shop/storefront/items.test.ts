import { storefrontItems } from '@kedai/contracts/storefront.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import { addManyListings, openCategorisedShop } from './storefront.fixture.ts'

let shop: TestApp
let buyer: TestClient
let shopId: number
let categories: Record<string, number>

beforeAll(async () => {
  shop = await startTestApp({ now: '2026-11-20T04:00:00Z' })
  buyer = await shop.client('en')
  ;({ shopId, categories } = await openCategorisedShop(shop))
  const { cawan, pinggan, baju } = categories
  await addListing(shop, shopId, 'MUG', [{ price: 2500 }], {
    title: 'Cawan seramik',
    category_id: cawan,
    price_min_sen: 2500,
    price_max_sen: 2500,
    sold: 9,
  })
  await addListing(
    shop,
    shopId,
    'PLATE',
    [
      { price: 4000, promo: 2999 },
      { price: 5000, promo: 4500, options: ['Besar'] },
    ],
    {
      title: 'Pinggan T-lukis',
      category_id: pinggan,
      is_promo: true,
      promo_until: '2026-11-20T05:00:00Z',
      price_min_sen: 4000,
      price_max_sen: 5000,
      promo_min_sen: 2999,
      promo_max_sen: 4500,
    },
  )
  await addListing(
    shop,
    shopId,
    'TEE',
    [
      { price: 3500, stock: 0 },
      { price: 3500, stock: 1, options: ['L'] },
    ],
    {
      title: 'Baju kurung 手工鸡蛋花',
      category_id: baju,
      price_min_sen: 3500,
      price_max_sen: 3500,
      sold: 30,
      min_purchase_qty: 2,
    },
  )
  await addListing(shop, shopId, 'HIDDEN', [{}], { title: 'Cawan draf', status: 'draft' })
  await openTestShop(shop, 'rival').then((rival) => addListing(shop, rival, 'THEIRS', [{}], { title: 'Cawan saingan' }))
  await buyer.get(path({})) // the first answer of a topic is not kept
})
afterAll(() => shop.close())

const path = (query: Record<string, string | number>, user = 'demo') =>
  `/api/ajax/guest/front-store/${user}/items?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`
const found = async (query: Record<string, string | number>): Promise<string[]> =>
  (await buyer.get(path(query))).body.data.map(({ view_id }: { view_id: string }) => view_id)

describe('what a narrower list would hold', () => {
  const counts = async (query: Record<string, string | number>) => {
    const { status, body } = await buyer.get(path(query).replace('/items?', '/facets?'))
    return status === 200 ? [body.data.in_stock.total, body.data.on_promo.total] : status
  }

  test('is what that list then holds, whatever is asked for already', async () => {
    for (const query of [{}, { category: 'baju' }, { term: 'cawan' }, { price_max: '30' }, { on_promo: 1 }] as Record<
      string,
      string | number
    >[]) {
      const lists = await Promise.all([found({ ...query, in_stock: 1 }), found({ ...query, on_promo: 1 })])
      expect([query, await counts(query)]).toEqual([query, lists.map((list) => list.length)])
    }
    expect(await counts({})).not.toEqual([0, 0])
  })

  test('of a shop that is none, or with a price that is none, is refused', async () => {
    expect((await buyer.get('/api/ajax/guest/front-store/nobody/facets')).status).toBe(404)
    expect(await counts({ price_min: 'x' })).toBe(422)
  })
})

describe('front-store items', () => {
  test('are what the contract says, newest first', async () => {
    const { status, body } = await buyer.get(path({}))
    expect(status).toBe(200)
    expect(() => storefrontItems.parse(body)).not.toThrow()
    expect(body.meta).toEqual({ page: 1, per_page: 24, total: 3, last_page: 1 })
    expect(body.data.map(({ view_id }: { view_id: string }) => view_id)).toEqual(['TEE', 'PLATE', 'MUG'])
    expect(body.data).toMatchObject([
      { is_out_stock: true, sold: 30 },
      {
        price: '29.99',
        price_range: '40.00 - 50.00',
        offer_price_range: '29.99 - 45.00',
        offer_percentage: 25,
        is_out_stock: false,
      },
      { price: '25.00', price_range: '25.00', offer_price_range: null, offer_percentage: null, sold: 9 },
    ])
  })

  test.each([
    ['popular', ['TEE', 'MUG', 'PLATE']],
    ['price_low', ['MUG', 'PLATE', 'TEE']],
    ['price_high', ['TEE', 'PLATE', 'MUG']],
  ])('sorted by %s', async (sort, ids) => expect(await found({ sort })).toEqual(ids))

  test.each([
    [{ category: 'dapur' }, ['PLATE', 'MUG']],
    [{ category: 'cawan' }, ['MUG']],
    [{ category: 'dapur', sub_category: 'pinggan' }, ['PLATE']],
    [{ category: 'baju', sub_category: 'pinggan' }, []],
    [{ category: 'dapur', sort: 'price_low' }, ['MUG', 'PLATE']],
    [{ category: 'dapur', term: 'cawan' }, ['MUG']],
    [{ category: 'kosong' }, []],
    [{ category: 'tiada' }, []],
    [{ category: '' }, ['TEE', 'PLATE', 'MUG']],
  ])('in %j', async (query, ids) => expect(await found(query)).toEqual(ids))

  test('a category may be named by its id', async () => {
    expect(await found({ category: categories['dapur'] ?? 0 })).toEqual(['PLATE', 'MUG'])
  })

  test.each([
    ['cawan', ['MUG']],
    ['CAW', ['MUG']],
    ['seramik cawan', ['MUG']],
    ['t-lukis', ['PLATE']],
    ['lukis', ['PLATE']],
    ['鸡蛋', ['TEE']],
    ['蛋', ['TEE']],
    ['蛋鸡', []],
    ['awa', []],
    ['xyz', []],
    ['!!!', []],
    ["a' | 'b", []],
    ['', ['TEE', 'PLATE', 'MUG']],
  ])('searched for %j', async (term, ids) => expect(await found({ term })).toEqual(ids))

  test.each([
    ['cawen', ['MUG']],
    ['seramk cawn', ['MUG']],
    ['bajuu', ['TEE']],
    ['qwertz', []],
  ])('misspelt as %j', async (term, ids) => {
    const { data, meta } = (await buyer.get(path({ term }))).body
    expect(data.map(({ view_id }: { view_id: string }) => view_id)).toEqual(ids)
    expect(meta.is_similar).toBe(ids.length > 0 ? true : undefined)
  })

  test.each([
    ['mug', ['MUG']],
    ['shirt', ['TEE']],
    ['cup seramik', ['MUG']],
    ['SHIRT kurung', ['TEE']],
    ['shirt qwzx', []],
    ['plate', ['PLATE']],
  ])('other words for the same thing: %s', async (term, ids) => expect(await found({ term })).toEqual(ids))

  test('where nothing is found, what others buy stands instead', async () => {
    const { data, meta } = (await buyer.get(path({ term: 'helikopter', category: 'baju' }))).body
    expect([data, meta.popular.map(({ view_id }: { view_id: string }) => view_id)]).toEqual([
      [],
      ['TEE', 'MUG', 'PLATE'],
    ])
    expect((await buyer.get(path({ term: 'cawan' }))).body.meta.popular).toBeUndefined()
  })

  test('tells which words to mark', async () => {
    expect((await buyer.get(path({ term: 'shirt' }))).body.meta.words).toEqual([
      'shirt',
      'baju',
      'kemeja',
      'clothes',
      'pakaian',
    ])
    expect((await buyer.get(path({ term: 'cawen' }))).body.meta.words).toBeUndefined()
  })

  test.each([
    [{ price_max: '30' }, ['PLATE', 'MUG']],
    [{ price_min: '25.01' }, ['TEE', 'PLATE']],
    [{ price_min: '25', price_max: '25.00' }, ['MUG']],
    [{ price_min: '100' }, []],
    [{ in_stock: 1 }, ['PLATE', 'MUG']],
    [{ on_promo: 'true' }, ['PLATE']],
    [{ on_promo: 1, price_min: '30' }, []],
    [{ category: 'dapur', price_max: '26' }, ['MUG']],
    [{ term: 'baju', in_stock: 1 }, []],
    [{ term: 'cawan', price_max: '30' }, ['MUG']],
    [{ term: 'cawen', price_max: '30' }, ['MUG']],
    [{ term: 'cawen', price_min: '30' }, []],
    [{ price_min: '', price_max: '' }, ['TEE', 'PLATE', 'MUG']],
    [{ in_stock: 1, sort: 'price_low' }, ['MUG', 'PLATE']],
  ])('narrowed by %j', async (query, ids) => {
    expect(await found(query as Record<string, string>)).toEqual(ids)
    expect((await buyer.get(path(query as Record<string, string>))).body.meta.total).toBe(ids.length)
  })

  test('a search can be sorted too', async () => {
    expect(await found({ term: 'p', sort: 'price_low' })).toEqual(['PLATE'])
  })

  test.each([
    [{ page: 0 }],
    [{ page: 101 }],
    [{ sort: 'worst' }],
    [{ term: 'x'.repeat(101) }],
    [{ price_min: 'murah' }],
    [{ price_max: '1.234' }],
  ])('refuses %j with a reason', async (query) => {
    const { status, body } = await buyer.get(path(query))
    expect([status, Object.keys(body.data)]).toEqual([422, Object.keys(query)])
  })

  test('an unknown shop is told in a sentence', async () => {
    const { status, body } = await buyer.get(path({}, 'tiada'))
    expect([status, body.message]).toEqual([
      404,
      'There is no shop at this address. Check the spelling, or ask the seller for the link.',
    ])
  })

  test('a name in capitals is the same shop', async () => {
    expect((await buyer.get(path({}, 'DEMO'))).body.data).toHaveLength(3)
  })
})

describe('kept lists', () => {
  test('follow stock and new listings', async () => {
    const isOut = async () => (await buyer.get(path({ term: 'seramik' }))).body.data[0]?.is_out_stock
    expect(await isOut()).toBe(false)
    const [row] = await shop.asOwner<{ id: number }>(
      `update variations set stock = 0 where product_id = (select id from products where view_id = 'MUG') returning product_id as id`,
    )
    expect(await isOut()).toBe(false)
    shop.deps.changes.publish('product', row?.id ?? 0)
    expect(await isOut()).toBe(true)
    await addListing(shop, shopId, 'BOWL', [{}], { title: 'Mangkuk seramik', price_min_sen: 100, price_max_sen: 100 })
    shop.deps.changes.publish('shop', shopId)
    expect(await found({ term: 'seramik' })).toEqual(['BOWL', 'MUG'])
  })

  test('follow the end of a promo', async () => {
    expect((await buyer.get(path({ category: 'pinggan' }))).body.data[0].price).toBe('29.99')
    shop.clock.set('2026-11-20T05:00:00.001Z')
    expect((await buyer.get(path({ category: 'pinggan' }))).body.data[0]).toMatchObject({
      price: '40.00',
      offer_price_range: null,
      offer_percentage: null,
    })
  })
})

test('pages of a large shop hold every item once, and the total is capped', async () => {
  const big = await openTestShop(shop, 'besar')
  await addManyListings(shop, big, 1100, null)
  const pages = await Promise.all([1, 2, 41, 42].map((page) => buyer.get(path({ page }, 'besar'))))
  expect(pages.map(({ body }) => body.data.length)).toEqual([24, 24, 24, 24])
  expect(pages[0]?.body.meta).toEqual({ page: 1, per_page: 24, total: 1000, last_page: 42, total_is_capped: true })
  const ids = pages.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id))
  expect(new Set(ids).size).toBe(96)
  expect([...ids]).toEqual(ids.toSorted((a: number, b: number) => b - a))
  const frequent = await buyer.get(path({ term: 'barang' }, 'besar'))
  expect(frequent.body.meta).toEqual({
    page: 1,
    per_page: 24,
    total: 240,
    last_page: 10,
    total_is_capped: true,
    words: ['barang'],
  })
  expect(frequent.body.data[0].title).toMatch(/^Barang 1100/)
  expect((await buyer.get(path({ term: 'mangkuk' }, 'besar'))).body.meta.total).toBe(110)
})

test('sixty searches a minute, then a pause; looking around stays free', async () => {
  const limited = await startTestApp({ config: { rateLimits: true } })
  await openTestShop(limited, 'demo')
  const keen = await limited.client('en')
  await keen.open('/') // brings the cookie by which a person is told apart
  const statuses: number[] = []
  for (let at = 0; at <= 60; at++) statuses.push((await keen.get(path({ term: `cawan ${at}` }))).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  const refused = await keen.get(path({ term: 'lagi' }))
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await keen.get(path({ term: 'cawan 60' }))).status).toBe(429)
  expect((await keen.get(path({ page: '', sort: '', term: '' }))).status).toBe(200)
  expect((await (await limited.client('en')).get(path({ term: 'lagi' }))).status).toBe(200)
  await limited.close()
})
