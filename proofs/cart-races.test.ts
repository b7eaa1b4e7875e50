import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carelessClaims } from '../server/src/features/sell/claims/careless.fixture.ts'
import { openBrowsers } from './harness/browser.ts'
import type { Answer, Browser } from './harness/browser.ts'
import { openSharedDatabase } from './harness/database.ts'
import type { SharedDatabase, Sql } from './harness/database.ts'
import { addListing, buyerNo, placeUrl } from './harness/listing.ts'
import type { Listing } from './harness/listing.ts'
import { persist, startPair } from './harness/pair.ts'
import type { Pair } from './harness/pair.ts'
import { shelf, soldUnits, tally } from './harness/shelf.ts'
import { isFull, report } from './sizes.ts'

const carts = '/api/ajax/guest/carts'
const buyers = isFull ? 60 : 24
const left = 10
const atShop = { 'x-shop': 'demo' }
let database: SharedDatabase
let sql: Sql
beforeAll(async () => {
  database = await openSharedDatabase()
  sql = database.sql
})
afterAll(() => database.close())

async function fill(browser: Browser, listings: readonly Listing[]): Promise<void> {
  for (const { productId } of listings) {
    const { status, body } = await browser.post(carts, { product_id: productId }, atShop)
    if (status !== 200) throw new Error(`the cart took nothing: ${JSON.stringify(body)}`)
  }
}

/** Half of the buyers order by a cart of two things, the others from the item's page; all at once. */
async function rush(browsers: readonly Browser[], scarce: Listing, plenty: Listing, round: string): Promise<Answer[]> {
  const byCart = browsers.filter((_, at) => at % 2 === 0)
  await Promise.all(byCart.map((browser, at) => fill(browser, at % 4 === 0 ? [plenty, scarce] : [scarce, plenty])))
  return Promise.all(
    browsers.map((browser, at) =>
      at % 2 === 0
        ? browser.post(`${carts}/checkout`, buyerNo(at), { ...atShop, 'idempotency-key': `${round}-${at}` })
        : persist(browser, placeUrl(scarce.viewId), buyerNo(at), `${round}-${at}`),
    ),
  )
}

describe('two servers on one database', () => {
  let pair: Pair
  let browsers: Browser[]
  beforeAll(async () => {
    pair = await startPair(database.url)
    browsers = await openBrowsers(pair.urls, buyers)
  })
  afterAll(() => pair.stop())

  test(`the last ${left} units are sold once, to carts and item pages alike`, async () => {
    const startedAt = performance.now()
    const plenty = await addListing(sql, 'CART-PLENTY', [100_000])
    const scarce = await addListing(sql, 'CART-SCARCE', [left])
    const answers = await rush(browsers, scarce, plenty, 'sound')
    expect(tally(answers)).toEqual({ 200: left, 409: buyers - left })
    expect([await shelf(sql, scarce), await soldUnits(sql, scarce)]).toEqual([
      [0],
      { orders: left, units: left, held: left },
    ])
    // A refused cart took nothing of its other line either, and still lies there whole.
    const { units } = await soldUnits(sql, plenty)
    expect(await shelf(sql, plenty)).toEqual([100_000 - units])
    const refused = browsers.filter((_, at) => at % 2 === 0 && answers[at]?.status === 409)
    for (const browser of refused)
      expect((await browser.get(`${carts}/count`, atShop)).body.data).toEqual({ total_items: 2, total_qty: 2 })
    report('carts and item pages', { buyers, left, servers: 2 }, startedAt)
  })

  test('20 changes of one cart at both servers come one after the other', async () => {
    const listing = await addListing(sql, 'CART-TWENTY', [1_000])
    const [one, two] = await openBrowsers(pair.urls, 2)
    await fill(one!, [listing])
    for (const [name, value] of one!.cookies) two!.cookies.set(name, value)
    await two!.open('/login')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? one! : two!).post(carts, { product_id: listing.productId }, atShop),
      ),
    )
    const seen = answers.map(({ body }) => Number(body.data?.['total_qty'])).toSorted((a, b) => a - b)
    expect(seen).toEqual(Array.from({ length: 20 }, (_, at) => at + 2))
  })
})

describe('control: claims that read, decide and write back', () => {
  test('sell what is not there', async () => {
    const careless = await openSharedDatabase()
    const pair = await startPair(careless.url)
    await careless.sql(carelessClaims) // in place of what the servers' migrations made
    const browsers = await openBrowsers(pair.urls, buyers)
    const plenty = await addListing(careless.sql, 'CART-PLENTY', [100_000])
    const scarce = await addListing(careless.sql, 'CART-SCARCE', [left])
    await rush(browsers, scarce, plenty, 'careless')
    const { units } = await soldUnits(careless.sql, scarce)
    await pair.stop()
    await careless.close()
    report('control: carts', { sold: units, of: left }, performance.now())
    expect(units).toBeGreaterThan(left)
  })
})
