import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../orders/orders.fixture.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'

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
