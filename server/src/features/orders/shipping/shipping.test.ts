import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'

let test: TestApp
let client: TestClient
let mug: TestListing
let tee: TestListing

beforeAll(async () => {
  test = await startTestApp()
  client = await test.client('en')
  const shopId = await openTestShop(test, 'demo')
  mug = await addListing(test, shopId, 'MUG', [{ weight: 400 }])
  tee = await addListing(test, shopId, 'TEE', [
    { options: ['S'], weight: 300 },
    { options: ['L'], weight: 1100 },
  ])
  await addListing(test, shopId, 'DRAFT', [{}], { status: 'draft' })
  await addListing(test, shopId, 'EBOOK', [{}], { item_type: 'digital' })
  await openTestShop(test, 'rival').then((rival) => addListing(test, rival, 'FAR', [{ weight: 40_000 }]))
})
afterAll(() => test.close())

const ask = async (query: Record<string, string | number>, lang?: string) => {
  const asker = lang ? await test.client(lang) : client
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return asker.get(`/api/ajax/guest/shipping/get-price?${asked}`)
}

describe('GET shipping/get-price', () => {
  it.each([
    [{ location: '43000', quantity: 2 }, '6.00'],
    [{ location: 'Selangor', quantity: 3 }, '7.50'],
    [{ location: '93000', quantity: 3 }, '21.00'],
    [{ location: 'MY-13', quantity: 1 }, '12.00'],
  ])('prices %j at %s', async (query, price) => {
    expect((await ask({ item_id: 'MUG', ...query })).body.data.price).toBe(price)
  })

  it("takes the client's weight and zone for hints", async () => {
    const answer = await ask({ item_id: 'MUG', location: '93000', quantity: 1, zoneid: 1, by: 'flat', weight: '0.001' })
    expect(answer.body.data).toMatchObject({
      price: '12.00',
      state: { code: 'MY-13', name: 'Sarawak' },
      city: 'Kuching',
    })
  })

  it('lists every way that reaches the place, the cheapest first, and prices the one that was chosen', async () => {
    const { data } = (await ask({ item_id: mug.units[0] ?? 0, location: '43000' })).body
    expect(data.methods.map((method: { name: string; price: string }) => [method.name, method.price])).toEqual([
      ['Pos', '6.00'],
      ['Ekspres', '10.00'],
    ])
    expect((await ask({ item_id: 'MUG', location: '43000', method_id: data.methods[1].id })).body.data.price).toBe(
      '10.00',
    )
  })

  it('takes a row of the page by its id, and never a number for another product', async () => {
    const price = async (query: Record<string, string | number>) =>
      (await ask({ location: '43000', ...query })).body.data?.price
    expect([await price({ item_id: tee.units[0] ?? 0 }), await price({ item_id: tee.units[1] ?? 0 })]).toEqual([
      '6.00',
      '7.50',
    ])
    expect(await price({ item_id: tee.units[0] ?? 0, model_id: tee.units[1] ?? 0 })).toBe('7.50')
    expect((await ask({ location: '43000', item_id: tee.units[0] ?? 0, model_id: mug.units[0] ?? 0 })).status).toBe(404)
    const [{ id: product } = { id: 0 }] = await test.asOwner<{ id: number }>(
      `insert into products (id, shop_id, view_id, item_type, status, title) overriding system value
      select 900001, shop_id, 'HEAVY', 'ecommerce', 'published', 'Berat' from products where id = $1 returning id`,
      [mug.productId],
    )
    await test.asOwner(
      'insert into variations (shop_id, product_id, price_sen, weight_g) select shop_id, id, 100, 25000 from products where id = $1',
      [product],
    )
    expect((await ask({ location: '43000', item_id: product })).status).toBe(404)
  })

  it('prices the courier that is asked for, the cheapest of its ways; one that the item has not is refused', async () => {
    await test.asOwner("update shipping_methods set courier = 'J&T' where name = 'Ekspres'")
    const asked = async (courier: string, location = '43000') => (await ask({ item_id: 'MUG', location, courier })).body
    expect((await asked('j&t ')).data).toMatchObject({
      price: '10.00',
      methods: [{ price: '6.00' }, { price: '10.00' }],
    })
    expect([
      (await asked('Ekspres')).data.price,
      (await asked('Pos Laju')).data.price,
      (await asked('')).data.price,
    ]).toEqual(['10.00', '6.00', '6.00'])
    expect(await asked('DHL')).toMatchObject({ code: 422, data: { courier: [expect.any(String)] } })
    expect(await asked('J&T', '93000')).toMatchObject({
      code: 422,
      data: { courier: ['This shipping method is not available for Sarawak. Choose another.'] },
    })
  })

  it('takes a postcode that the table lacks for one of its region', async () => {
    expect((await ask({ item_id: 'MUG', location: '47815' })).body.data).toMatchObject({
      price: '6.00',
      state: { code: 'MY-10' },
      city: null,
    })
  })

  it('weighs the variation that is named, several at once, and the heaviest when none is', async () => {
    const price = async (query: object) => (await ask({ item_id: 'TEE', location: '43000', ...query })).body.data.price
    expect(await price({ model_id: tee.units[0] })).toBe('6.00')
    expect(await price({ model_id: tee.units[1] })).toBe('7.50')
    expect(await price({})).toBe('7.50')
    expect(await price({ items: `${tee.units[0]}:2,${tee.units[1]}:1` })).toBe('7.50')
    expect(await price({ items: `${tee.units[0]}:2,${tee.units[1]}:2` })).toBe('9.00')
  })

  it.each([
    ['MUG', '87000', 'location', 'Kedai ini belum menghantar ke Labuan. Tanya penjual sebelum memesan.', 'ms'],
    ['MUG', '87000', 'location', 'This shop does not deliver to Labuan yet. Ask the seller before you order.', 'en'],
    ['MUG', '87000', 'location', '本店暂不配送至Labuan，下单前请先联系卖家。', 'zh'],
    [
      'MUG',
      '00000',
      'location',
      'We do not recognise "00000". Enter a five-digit postcode, or choose the state.',
      'en',
    ],
    [
      'MUG',
      'Atlantis',
      'location',
      'We do not recognise "Atlantis". Enter a five-digit postcode, or choose the state.',
      'en',
    ],
    ['FAR', '43000', 'method_id', 'This parcel is too heavy to send to Selangor. Reduce the quantity.', 'en'],
    ['EBOOK', '43000', 'item_id', 'This item is not sent by courier.', 'en'],
  ])('refuses %s to %s with 422 at %s: %s', async (item, location, field, message, lang) => {
    const answer = await ask({ item_id: item, location }, lang)
    expect(answer.body).toMatchObject({ status: false, code: 422, message, data: { [field]: [message] } })
  })

  it.each(['NOBODY', 'DRAFT', '999999'])('knows nothing of %s', async (item) => {
    expect((await ask({ item_id: item, location: '43000' })).status).toBe(404)
  })

  it.each<[Record<string, string | number>, string]>([
    [{ item_id: 'MUG' }, 'location'],
    [{ location: '43000' }, 'item_id'],
    [{ item_id: 'MUG', location: '43000', quantity: 0 }, 'quantity'],
    [{ item_id: 'MUG', location: '43000', items: 'x' }, 'items'],
  ])('refuses %j at %s', async (query, field) => {
    const answer = await ask(query)
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]])
  })
})

describe('GET postcode', () => {
  it('names the town and the state', async () => {
    const answer = await client.get('/api/ajax/guest/postcode/50480')
    expect(answer.body).toEqual({
      status: true,
      message: null,
      data: { postcode: '50480', city: 'Kuala Lumpur', state: { code: 'MY-14', name: 'Kuala Lumpur' } },
    })
  })

  it.each(['99999', '1234', 'abcde', '504801'])('does not know %s and says what to do', async (postcode) => {
    const answer = await client.get(`/api/ajax/guest/postcode/${postcode}`)
    expect(answer.body).toMatchObject({
      code: 404,
      message: `Postcode ${postcode} is not in our list. Enter the city and state yourself.`,
    })
  })

  it('knows every postcode of the table, each in one of the sixteen states', async () => {
    const { allPostcodes } = await import('malaysia-postcodes')
    const { findPostcode } = await import('./actions/find-postcode.ts')
    const all = new Set(allPostcodes.flatMap((state) => state.city.flatMap((city) => city.postcode)))
    const places = await Promise.all([...all].map(findPostcode))
    expect(places.filter((place) => place === null)).toEqual([])
    expect(new Set(places.map((place) => place?.state.code)).size).toBe(16)
  })
})
