import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'

const root = '/api/ajax/seller/shipping'
let test: TestApp
let owner: TestClient
let rival: TestClient
let viewId: string
let productId: number

beforeAll(async () => {
  test = await startTestApp()
  const shop = await openShop(test, 'kedai-satu')
  owner = shop.owner
  rival = (await openShop(test, 'kedai-dua')).owner
  // Without the zones that every new shop begins with.
  await test.asOwner('delete from shipping_methods')
  await test.asOwner('delete from shipping_zones')
  await test.asOwner(`insert into payment_methods (shop_id, code, name, kind) values ($1, 'cod', 'COD', 'cod')`, [
    shop.shopId,
  ])
  const { data } = (
    await owner.post(
      products,
      mug({ status: 'published', variations: [{ price: '25.00', stock: null, weight: '0.8' }] }),
    )
  ).body
  ;({ view_id: viewId, id: productId } = data)
})
afterAll(() => test.close())

const klang = { name: 'Lembah Klang', states: ['MY-10', 'MY-14'] }
const flat = (price: string, given: object = {}) => ({
  name: 'Rata',
  courier: 'J&T',
  rate: { by: 'flat', price },
  ...given,
})
const zoneNamed = async (name: string) =>
  (await owner.get(root)).body.data.zones.find((zone: { name: string }) => zone.name === name)
const buyerPays = async (location: string, quantity = 1) => {
  const { status, body } = await owner.get(
    `/api/ajax/guest/shipping/get-price?item_id=${viewId}&location=${location}&quantity=${quantity}`,
  )
  return status === 200 ? body.data.price : status
}

describe('zones', () => {
  it('that are all gone leave no state a price, and it is said', async () => {
    const { data } = (await owner.get(root)).body
    expect([data.zones, data.uncovered.length, data.shared]).toEqual([[], 16, []])
  })

  it('are made, changed, removed and put back, and buyers see it at once', async () => {
    const made = (await owner.post(`${root}/zones`, klang)).body
    const { id } = made.data.zones[0]
    expect(made.message).toBe('The zone is saved.')
    await owner.post(`${root}/zones/${id}/methods`, flat('6'))
    expect(await buyerPays('43000')).toBe('6.00')
    expect((await owner.get(root)).body.data.uncovered).toHaveLength(14)
    await owner.put(`${root}/zones/${id}`, { name: 'Lembah Klang & Johor', states: ['MY-10', 'MY-14', 'MY-01'] })
    expect(await buyerPays('80000')).toBe('6.00')
    await owner.post(`${root}/zones/${id}/archive`)
    expect([await buyerPays('43000'), (await owner.get(root)).body.data.zones]).toEqual([422, []])
    const back = (await owner.post(`${root}/zones/${id}/restore`)).body.data
    expect([await buyerPays('43000'), back.zones[0].methods.length]).toEqual(['6.00', 1])
  })

  it('of postcodes go before zones of states', async () => {
    const { data } = (await owner.post(`${root}/zones`, { name: 'Kajang sahaja', postcodes: ['43000 - 43009'] })).body
    const kajang = data.zones.at(-1)
    expect(kajang).toMatchObject({ states: [], postcodes: ['43000-43009'] })
    await owner.post(`${root}/zones/${kajang.id}/methods`, flat('3.50'))
    expect([await buyerPays('43000'), await buyerPays('40000'), await buyerPays('Selangor')]).toEqual([
      '3.50',
      '6.00',
      '6.00',
    ])
  })

  it.each<[object, string, RegExp]>([
    [{ name: '', states: ['MY-01'] }, 'name', /Name/],
    [{ name: 'Kosong' }, 'states', /at least one state/],
    [{ name: 'kajang SAHAJA', states: ['MY-01'] }, 'name', /already/],
    [{ name: 'X', states: ['MY-99'] }, 'states.0', /./],
    [{ name: 'X', postcodes: ['4300'] }, 'postcodes', /"4300" is not a valid postcode/],
    [{ name: 'X', postcodes: ['50000-50999', '50500'] }, 'postcodes', /50000-50999 and 50500 overlap/],
  ])('refuse %j at %s', async (zone, field, message) => {
    const { status, body } = await owner.post(`${root}/zones`, zone)
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
    expect(body.message).toMatch(message)
  })
})

describe('the quick start', () => {
  it('makes two zones for a shop that has none, once', async () => {
    expect(Object.keys((await rival.post(`${root}/start`, { west: 'x' })).body.data)).toEqual(['west'])
    const { data } = (await rival.post(`${root}/start`, { courier: 'Pos Laju', west: '6', east: '12.50' })).body
    expect([data.zones.map((zone: { name: string }) => zone.name), data.uncovered]).toEqual([
      ['Peninsular', 'Sabah, Sarawak and Labuan'],
      [],
    ])
    expect((await rival.post(`${root}/start`, { west: '6' })).status).toBe(409)
  })
})

describe('methods', () => {
  const kinds: [string, object, string[]][] = [
    [
      'steps of weight',
      { by: 'weight', first: '1', first_price: '6', step: '0.5', step_price: '1.50', most: '3' },
      ['6.00', '9.00', '422'],
    ],
    [
      'a table of weights',
      {
        by: 'weight',
        bands: [
          { most: '1', price: '5' },
          { most: '2', price: '9' },
        ],
      },
      ['5.00', '9.00', '422'],
    ],
    [
      'steps of pieces',
      { by: 'quantity', first: '1', first_price: '4', step: '1', step_price: '1', most: '' },
      ['4.00', '5.00', '13.00'],
    ],
    [
      'a table of pieces',
      {
        by: 'quantity',
        bands: [
          { most: '1', price: '4' },
          { most: null, price: '10' },
        ],
      },
      ['4.00', '10.00', '10.00'],
    ],
    ['one price', { by: 'flat', price: '7.70' }, ['7.70', '7.70', '7.70']],
  ]
  it.each(kinds)('priced by %s', async (_, rate, prices) => {
    const zone = await zoneNamed('Kajang sahaja')
    const path = `${root}/methods/${zone.methods[0].id}`
    const saved = await owner.put(path, { name: 'Kurier', courier: 'Pos Laju', rate })
    expect(saved.status).toBe(200)
    const shown = (await zoneNamed('Kajang sahaja')).methods[0]
    expect((await owner.put(path, { name: shown.name, courier: shown.courier, rate: shown.rate })).status).toBe(200)
    expect(
      [await buyerPays('43000', 1), await buyerPays('43000', 2), await buyerPays('43000', 10)].map(String),
    ).toEqual(prices)
  })

  it('are free above an amount', async () => {
    const { methods } = await zoneNamed('Kajang sahaja')
    await owner.put(`${root}/methods/${methods[0].id}`, flat('7', { free_above: '50' }))
    expect([await buyerPays('43000', 1), await buyerPays('43000', 2)]).toEqual(['7.00', '0.00'])
  })

  it('are switched off and on, removed and put back', async () => {
    const { id } = (await zoneNamed('Kajang sahaja')).methods[0]
    const path = `${root}/methods/${id}`
    expect((await owner.post(`${path}/switch`, { is_active: false })).body.message).toBe('The shipping method is off.')
    expect(await buyerPays('43000')).toBe('6.00') // the wider zone
    await owner.post(`${path}/switch`, { is_active: true })
    await owner.post(`${path}/archive`)
    expect([await buyerPays('43000'), (await zoneNamed('Kajang sahaja')).methods]).toEqual(['6.00', []])
    await owner.post(`${path}/restore`)
    expect(await buyerPays('43000')).toBe('7.00')
  })

  it.each<[object, string]>([
    [{ by: 'flat' }, 'rate.price'],
    [{ by: 'flat', price: 'abc' }, 'rate.price'],
    [{ by: 'air', price: '1' }, 'rate.by'],
    [{ by: 'weight', first: '0', first_price: '1', step: '1', step_price: '1' }, 'rate.first'],
    [{ by: 'quantity', first: '1.5', first_price: '1', step: '1', step_price: '1' }, 'rate.first'],
    [{ by: 'weight', first: '2', first_price: '1', step: '1', step_price: '1', most: '1' }, 'rate.most'],
    [{ by: 'weight', bands: [] }, 'rate.bands'],
    [
      {
        by: 'weight',
        bands: [
          { most: '2', price: '1' },
          { most: '1', price: '2' },
        ],
      },
      'rate.bands',
    ],
    [{ by: 'quantity', bands: [{ most: '1', price: '' }] }, 'rate.bands.0.price'],
  ])('refuse %j at %s', async (rate, field) => {
    const { id } = await zoneNamed('Kajang sahaja')
    const { status, body } = await owner.post(`${root}/zones/${id}/methods`, { name: 'X', rate })
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
  })
})

describe('a product’s own price', () => {
  it('takes the place of the rates, in the order too, until it is taken away', async () => {
    await owner.put(`${root}/own-prices/${productId}`, { price: '80', per: 'piece' })
    expect((await owner.get(root)).body.data.own_prices).toMatchObject([
      { product_id: productId, title: 'Mug Seramik', price: '80.00', per: 'piece' },
    ])
    expect([await buyerPays('43000', 1), await buyerPays('43000', 3), await buyerPays('93000')]).toEqual([
      '80.00',
      '240.00',
      422,
    ])
    const buyer = await test.client()
    const placed = await buyer.post(placeUrl(viewId), { ...aBuyer, quantity: 2 })
    expect(placed.body.data.totals).toMatchObject({ shipping: '160.00', total: '210.00' })
    await owner.put(`${root}/own-prices/${productId}`, { price: '0', per: 'order' })
    expect(await buyerPays('43000', 3)).toBe('0.00')
    expect((await owner.delete(`${root}/own-prices/${productId}`)).body.data.own_prices).toEqual([])
    expect(await buyerPays('43000')).toBe('7.00')
  })
})

describe('trying it', () => {
  const tryIt = (query: string) => owner.get(`${root}/quote?${query}`)
  it('answers as a buyer there would be asked', async () => {
    expect((await tryIt('location=43000&weight=0.8')).body.data).toMatchObject({
      place: '43000 Kajang Selangor',
      methods: [{ courier: 'J&T', zone: 'Kajang sahaja', price: '7.00' }],
    })
    expect((await tryIt('location=43000&weight=0.8&goods=50')).body.data.methods[0].price).toBe('0.00')
  })
  it.each([
    ['location=93000', 'location'],
    ['location=x', 'location'],
    ['location=43000&weight=kg', 'weight'],
    ['', 'location'],
  ])('refuses %s at %s', async (query, field) => {
    const { status, body } = await tryIt(query)
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
  })
})

it('is the shop’s own: nobody 401, another seller 404, and nothing changes', async () => {
  const zone = await zoneNamed('Kajang sahaja')
  const before = (await owner.get(root)).text
  const stranger = await test.client()
  const calls: [string, object?][] = [
    [`zones/${zone.id}/archive`],
    [`zones/${zone.id}/restore`],
    [`zones/${zone.id}/methods`, flat('1')],
    [`methods/${zone.methods[0].id}/archive`],
    [`methods/${zone.methods[0].id}/switch`, { is_active: false }],
  ]
  for (const [path, body] of calls) {
    expect([
      (await stranger.post(`${root}/${path}`, body)).status,
      (await rival.post(`${root}/${path}`, body)).status,
    ]).toEqual([401, 404])
  }
  expect((await rival.put(`${root}/own-prices/${productId}`, { price: '1', per: 'order' })).status).toBe(404)
  expect((await rival.put(`${root}/zones/${zone.id}`, klang)).status).toBe(404)
  expect((await owner.get(root)).text).toBe(before)
})
