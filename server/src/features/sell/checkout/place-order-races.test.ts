import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { Answer } from '../../../platform/test-app/test-client.ts'
import { carelessClaims } from '../claims/careless.fixture.ts'
import {
  aBuyer,
  addListing,
  addUpsell,
  openTestShop,
  placeUrl,
  stockOf,
} from '../../../platform/test-shop/test-shop.ts'

let test: TestApp
let shopId: number

beforeAll(async () => {
  test = await startTestApp()
  shopId = await openTestShop(test, 'demo')
})
afterAll(() => test.close())

/** So many buyers, each with a browser and a phone of their own, at the same moment. */
async function rush(buyers: number, viewId: string, orderOf: (buyer: number) => object, app = test): Promise<Answer[]> {
  const browsers = await Promise.all(Array.from({ length: buyers }, () => app.client('en')))
  const buyer = (at: number) => ({
    ...aBuyer,
    phone: `012-3${String(at).padStart(6, '0')}`,
    email: `b${at}@buyer.test`,
    ...orderOf(at),
  })
  return Promise.all(browsers.map((browser, at) => browser.post(placeUrl(viewId), buyer(at))))
}

const statuses = (answers: Answer[]) =>
  [200, 409].map((status) => answers.filter((answer) => answer.status === status).length)
const unitsSold = async (productId: number, app = test) =>
  (
    await app.asOwner<{ sum: number }>(
      'select coalesce(sum(quantity), 0)::integer as sum from order_lines where product_id = $1',
      [productId],
    )
  )[0]!.sum

describe('stock', () => {
  it('of 5 is sold to exactly 5 of 50 buyers, the rest told so', async () => {
    const listing = await addListing(test, shopId, 'LAST', [{ stock: 5 }])
    const answers = await rush(50, 'LAST', () => ({ quantity: 1 }))
    expect(statuses(answers)).toEqual([5, 45])
    const told = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))
    expect(told).toEqual(new Set(['Sorry, Barang LAST has just sold out.']))
    expect([await unitsSold(listing.productId), await stockOf(test, listing.units[0]!)]).toEqual([5, 0])
  })

  it('asked for in ones to threes is never oversold, and nobody is refused while his wish was free to the end', async () => {
    const listing = await addListing(test, shopId, 'SOME', [{ stock: 20 }])
    const answers = await rush(40, 'SOME', (buyer) => ({ quantity: 1 + (buyer % 3) }))
    const left = await stockOf(test, listing.units[0]!)
    expect(await unitsSold(listing.productId)).toBe(20 - left!)
    const refusedWishes = answers.flatMap((answer, at) => (answer.status === 409 ? [1 + (at % 3)] : []))
    for (const wish of refusedWishes) expect(wish).toBeGreaterThan(left!)
  })

  it('of two units ordered in either order gives no deadlock', async () => {
    const tee = await addListing(test, shopId, 'BOTH', [
      { options: ['A'], stock: 60 },
      { options: ['B'], stock: 60 },
    ])
    const answers = await rush(40, 'BOTH', (buyer) => ({
      items: (buyer % 2 ? [...tee.units].reverse() : tee.units).map((id) => ({ id, quantity: 1 })),
    }))
    expect(statuses(answers)).toEqual([40, 0])
    expect([await stockOf(test, tee.units[0]!), await stockOf(test, tee.units[1]!)]).toEqual([20, 20])
    expect(await test.asOwner('select deadlocks from pg_stat_database where datname = current_database()')).toEqual([
      { deadlocks: 0 },
    ])
  })

  it('that an item and its extra offer share is summed before it is taken', async () => {
    const listing = await addListing(test, shopId, 'SHARED', [{ stock: 10 }])
    await addUpsell(test, shopId, listing.productId, listing.units[0]!, 1000)
    const answers = await rush(20, 'SHARED', () => ({ quantity: 1, click_upsell: 1 }))
    expect(statuses(answers)).toEqual([5, 15])
    expect(await stockOf(test, listing.units[0]!)).toBe(0)
  })
})

describe('a coupon', () => {
  const useOf = async (code: string) =>
    (
      await test.asOwner<{ used: number; claims: number }>(
        `select used, (select count(*)::integer from claims k where k.kind = 'coupon' and k.subject = c.id) as claims from coupons c where code = $1`,
        [code],
      )
    )[0]

  it('with one use is taken by exactly one of 30, the rest offered the total without it', async () => {
    await addListing(test, shopId, 'PLENTY', [{ stock: null }])
    const answers = await rush(30, 'PLENTY', () => ({ quantity: 1, coupon_code: 'ONCE' }))
    expect(statuses(answers)).toEqual([1, 29])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({
      message: 'The code "ONCE" has been used up.',
      data: { totals: { total: '31.00' } },
    })
    expect(await useOf('ONCE')).toEqual({ used: 1, claims: 1 })
  })

  it('for one use a customer is taken once from 30 tabs, by phone or by e-mail', async () => {
    const self = { quantity: 1, coupon_code: 'EACHONE', phone: '019-333 4444' }
    const answers = await rush(30, 'PLENTY', (tab) => (tab % 2 ? self : { ...self, email: '' }))
    expect(statuses(answers)).toEqual([1, 29])
    expect(await useOf('EACHONE')).toEqual({ used: 1, claims: 1 })
  })
})

describe('one submit', () => {
  it('sent 50 times at once with one key is one order', async () => {
    const listing = await addListing(test, shopId, 'TWICE', [{ stock: 100 }])
    const client = await test.client()
    const send = () =>
      client.post(placeUrl('TWICE'), { ...aBuyer, quantity: 1 }, { headers: { 'idempotency-key': 'one' } })
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    expect(new Set(answers.map(({ body }) => body.data.order_no)).size).toBe(1)
    expect(await unitsSold(listing.productId)).toBe(1)
  })
})

describe('control: claims that read, decide and write back', () => {
  let careless: TestApp
  beforeAll(async () => {
    careless = await startTestApp()
    await openTestShop(careless, 'demo')
    await careless.asOwner(carelessClaims)
  })
  afterAll(() => careless.close())

  it('oversell the same rush', async () => {
    const [{ id } = { id: 0 }] = await careless.asOwner<{ id: number }>('select id from shops')
    const listing = await addListing(careless, id, 'UNLOCKED', [{ stock: 5 }])
    await rush(50, 'UNLOCKED', () => ({ quantity: 1 }), careless)
    expect(await unitsSold(listing.productId, careless)).toBeGreaterThan(5)
    await addListing(careless, id, 'PLENTY', [{ stock: null }])
    await rush(30, 'PLENTY', () => ({ quantity: 1, coupon_code: 'ONCE' }), careless)
    const [claims] = await careless.asOwner<{ n: number }>(
      `select count(*)::integer as n from claims where kind = 'coupon'`,
    )
    expect(claims?.n).toBeGreaterThan(1)
  })
})
