import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'
import { addReseller, areaCalls, areaPrices } from './resellers.fixture.ts'

let world: Earnings
beforeAll(async () => {
  world = await openEarnings(signedIn)
})
afterAll(() => world.app.close())

it('takes amounts of a rank that can be added up, and refuses the others at their field', async () => {
  const { seller } = world
  const made = await seller.post(`${root}/programmes/agent/ranks`, { name: 'Emas' })
  const rank = `${root}/ranks/${made.body.data.id}`
  const most = await seller.put(rank, { reorder: { min_amount: '999,999,999.99' } })
  expect([most.status, most.body.data.reorder.min_amount]).toEqual([200, '999999999.99'])
  const more = await seller.put(rank, { reorder: { min_amount: '1000000000' } })
  expect([more.status, Object.keys(more.body.data)]).toEqual([422, ['reorder.min_amount']])
  const endless = await seller.put(rank, { first_order: { min_amount: '9'.repeat(40) } })
  expect([endless.status, Object.keys(endless.body.data)]).toEqual([422, ['first_order.min_amount']])
  expect((await seller.put(rank, { reorder: {} })).body.data.reorder.min_amount).toBe('999999999.99')
})

it('keeps a price of a list as typed up to RM 1,000,000.00, and refuses a higher one', async () => {
  const { seller, mug } = world
  const made = await seller.post(`${root}/programmes/agent/ranks`, { name: 'Platinum' })
  const list = `${root}/price-lists/${made.body.data.id}`
  const priced = (price: string) => ({ prices: [{ product_id: mug.productId, price }] })
  const most = await seller.put(list, priced('1,000,000'))
  expect([most.status, most.body.data.prices[0].price]).toEqual([200, '1000000.00'])
  for (const [price, at] of [
    ['1000000.01', 'prices.0.price'],
    ['9'.repeat(20), 'prices.0.price'],
  ] as const) {
    const refused = await seller.put(list, priced(price))
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, [at]])
  }
  expect((await seller.get(list)).body.data.prices[0].price).toBe('1000000.00')
})

it('puts a reseller’s own prices before those of the rank, and says so', async () => {
  const { app, shopId, seller, rival, mug } = world
  const { id, userId } = await addReseller(app, shopId, 'agent')
  const list = `${root}/resellers/${id}/prices`
  const before = await seller.get(list)
  expect(before.body.data).toMatchObject({ reseller: { id, area: 'agent' }, rank: { name: 'Asas' }, prices: [] })
  expect(before.body.data.products[0].variations[0]).toMatchObject({
    retail_price: '25.00',
    rank_price: areaPrices.agent.one,
  })
  expect((await rival.get(list)).status).toBe(404)
  expect((await rival.put(list, { prices: [] })).status).toBe(404)
  const own = areaCalls(await signedIn(app, userId), 'agent', 'demo')
  const tiers = async () => (await own.get('/product/view/MUG')).body.data
  expect(JSON.stringify(await tiers())).toContain(areaPrices.agent.one)

  const saved = await seller.put(list, {
    prices: [
      { product_id: mug.productId, price: '13.37', min_qty: 1 },
      { product_id: mug.productId, price: '12.21', min_qty: 20 },
    ],
    revision: before.body.data.revision,
  })
  expect([saved.status, saved.body.data.prices.length]).toEqual([200, 2])
  expect((await seller.put(list, { prices: [], revision: before.body.data.revision })).status).toBe(409)
  expect(JSON.stringify(await tiers())).toContain('13.37')
  expect(JSON.stringify(await tiers())).not.toContain(areaPrices.agent.one)
  await own.post('/carts', { product_id: mug.productId, quantity: 20 })
  expect((await own.get('/carts')).body.data.cart[0].price).toBe('12.21')

  const variationId = before.body.data.products[0].variations[0].id
  const query = `area=agent&variation_id=${variationId}&quantity=2`
  const why = await seller.get(`${root}/explain-price?${query}&reseller_id=${id}`)
  expect(why.body.data.price).toBe('13.37')
  expect(why.body.data.steps.find(({ decides }: { decides: boolean }) => decides)).toMatchObject({
    step: 'reseller',
    price: '13.37',
  })
  const other = await seller.get(`${root}/explain-price?${query}`)
  expect(other.body.data.price).toBe(areaPrices.agent.one)
})
