import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowsers } from './harness/browser.ts'
import type { Answer, Browser } from './harness/browser.ts'
import { openSharedDatabase } from './harness/database.ts'
import type { SharedDatabase, Sql } from './harness/database.ts'
import { addListing, buyerNo, placeUrl } from './harness/listing.ts'
import { persist, startPair } from './harness/pair.ts'
import type { Pair } from './harness/pair.ts'
import { carelessClaims } from '../server/src/features/sell/claims/careless.fixture.ts'
import { deadlocksOf, shelf, soldUnits, tally } from './harness/shelf.ts'
import { report, sizes } from './sizes.ts'

const { buyers, raceRounds, pairs, twins } = sizes
let database: SharedDatabase
let sql: Sql
beforeAll(async () => {
  database = await openSharedDatabase()
  sql = database.sql
})
afterAll(() => database.close())

/** So many buyers, all ready, then all at once. */
async function rush(browsers: readonly Browser[], viewId: string, formOf: (at: number) => object): Promise<Answer[]> {
  const forms = browsers.map((_, at) => buyerNo(at, formOf(at)))
  return Promise.all(
    browsers.map((browser, at) => persist(browser, placeUrl(viewId), forms[at] ?? {}, `${viewId}-${at}`)),
  )
}

const addCoupon = (code: string, uses: number) =>
  sql(
    `
  insert into coupons (shop_id, code, kind, fixed_sen, max_uses) select id, $1, 'fixed', 100, $2 from shops where username = 'demo'`,
    [code, uses],
  )
const usesOf = async (code: string) =>
  (
    await sql<{ used: number; claims: number }>(
      `
  select c.used, (select count(*)::integer from claims k where k.kind = 'coupon' and k.subject = c.id and k.state <> 'released') as claims from coupons c where code = $1`,
      [code],
    )
  )[0]

describe('two servers on one database', () => {
  let pair: Pair
  let browsers: Browser[]
  beforeAll(async () => {
    pair = await startPair(database.url)
    browsers = await openBrowsers(pair.urls, buyers)
  })
  afterAll(() => pair.stop())

  test(`${buyers} buyers for 10 units are exactly 10 orders, ${raceRounds} rounds`, async () => {
    const startedAt = performance.now()
    for (let round = 0; round < raceRounds; round++) {
      const listing = await addListing(sql, `RUSH-${round}`, [10])
      const answers = await rush(browsers, listing.viewId, () => ({}))
      expect(tally(answers)).toEqual({ 200: 10, 409: buyers - 10 })
      const refused = answers.filter(({ status }) => status === 409)
      expect(new Set(refused.map(({ body }) => body.message))).toEqual(
        new Set([`Sorry, Barang ${listing.viewId} has just sold out.`]),
      )
      expect(
        new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.data?.['order_no'])).size,
      ).toBe(10)
      // Nothing left on the shelf, nothing held by an order that is not there, nothing below zero.
      expect([await shelf(sql, listing), await soldUnits(sql, listing)]).toEqual([
        [0],
        { orders: 10, units: 10, held: 10 },
      ])
    }
    report('10 units', { buyers, rounds: raceRounds, servers: 2 }, startedAt)
  })

  test(`a coupon with 20 uses × ${buyers} buyers is used exactly 20 times`, async () => {
    const startedAt = performance.now()
    const listing = await addListing(sql, 'COUPONED', [null])
    await addCoupon('TWENTY', 20)
    const answers = await rush(browsers, listing.viewId, () => ({ coupon_code: 'TWENTY' }))
    expect(tally(answers)).toEqual({ 200: 20, 409: buyers - 20 })
    expect(await usesOf('TWENTY')).toEqual({ used: 20, claims: 20 })
    expect((await soldUnits(sql, listing)).orders).toBe(20)
    report('20 coupon uses', { buyers, servers: 2 }, startedAt)
  })

  test(`the same key ${twins} times at once, at both servers, is one order`, async () => {
    const listing = await addListing(sql, 'TWINS', [100])
    const one = browsers[0]!
    // The same person at both doors: the browser's cookies hold for each.
    const two = (await openBrowsers([pair.urls[1]!], 1))[0]!
    for (const [name, value] of one.cookies) two.cookies.set(name, value)
    await two.open('/login')
    const form = buyerNo(1)
    const answers = await Promise.all(
      Array.from({ length: twins }, (_, at) =>
        (at % 2 ? one : two).post(placeUrl(listing.viewId), form, { 'idempotency-key': 'twins' }),
      ),
    )
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const [first, ...others] = answers.filter(({ status }) => status === 200).map(({ body }) => body)
    for (const body of others) expect(body).toEqual(first)
    expect(await soldUnits(sql, listing)).toMatchObject({ orders: 1, units: 1 })
    const other = await one.post(placeUrl(listing.viewId), { ...form, quantity: 2 }, { 'idempotency-key': 'twins' })
    expect(other.status).toBe(422)
    expect(await soldUnits(sql, listing)).toMatchObject({ orders: 1 })
  })

  test(`control: without a key the same ${twins} are ${twins} orders`, async () => {
    const listing = await addListing(sql, 'NO-KEY', [100])
    const answers = await Promise.all(
      Array.from({ length: twins }, () => browsers[0]!.post(placeUrl(listing.viewId), buyerNo(1))),
    )
    expect((await soldUnits(sql, listing)).orders).toBe(answers.filter(({ status }) => status === 200).length)
    expect((await soldUnits(sql, listing)).orders).toBeGreaterThan(1)
  })

  test('two lines of one basket that ask for the same units are summed before they are looked at', async () => {
    const listing = await addListing(sql, 'SUMMED', [3, 10])
    const [first] = listing.units
    const asking = (quantities: number[]) => ({ items: quantities.map((quantity) => ({ id: first, quantity })) })
    const answers = await rush(browsers.slice(0, 20), listing.viewId, () => asking([2, 2]))
    expect(answers.filter(({ status }) => status === 200)).toEqual([])
    expect(await shelf(sql, listing)).toEqual([3, 10])
    const fitting = await persist(browsers[0]!, placeUrl(listing.viewId), buyerNo(0, asking([1, 2])), 'summed-fits')
    expect([fitting.status, await shelf(sql, listing)]).toEqual([200, [0, 10]])
  })

  test(`${pairs} baskets [A, B] against ${pairs} [B, A] give no deadlock`, async () => {
    const startedAt = performance.now()
    const listing = await addListing(sql, 'CROSSED', [pairs * 2 + 5, pairs * 2 + 7])
    const [a, b] = listing.units
    const before = await deadlocksOf(sql)
    const crowd = Array.from({ length: pairs * 2 }, (_, at) => browsers[at % buyers]!)
    const answers = await rush(crowd, listing.viewId, (at) => ({
      items: (at % 2 ? [a, b] : [b, a]).map((id) => ({ id, quantity: 1 })),
    }))
    expect(tally(answers)).toEqual({ 200: pairs * 2 })
    expect(await shelf(sql, listing)).toEqual([5, 7])
    expect((await deadlocksOf(sql)) - before).toBe(0)
    report('crossed baskets', { pairs, servers: 2 }, startedAt)
  })

  test('no server logged a request that failed', () => {
    expect(
      pair.servers.map((server) =>
        server
          .log()
          .split('\n')
          .filter((line) => /"level":(50|60)/.test(line) && line.includes('"reqId"')),
      ),
    ).toEqual([[], []])
  })
})

describe('control: with the locks off the same rushes go wrong', () => {
  let pair: Pair
  let browsers: Browser[]
  beforeAll(async () => {
    pair = await startPair(database.url)
    await sql(carelessClaims)
    browsers = await openBrowsers(pair.urls, buyers)
  })
  afterAll(() => pair.stop())

  test('more than 10 of 10 units are sold', async () => {
    const listing = await addListing(sql, 'UNLOCKED', [10])
    await rush(browsers, listing.viewId, () => ({}))
    const { orders } = await soldUnits(sql, listing)
    console.log(`control · 10 units · sold ${orders}`)
    expect(orders).toBeGreaterThan(10)
  })

  test('20 uses are more than 20 claims', async () => {
    const listing = await addListing(sql, 'UNLOCKED-COUPON', [null])
    await addCoupon('UNLOCKED20', 20)
    await rush(browsers, listing.viewId, () => ({ coupon_code: 'UNLOCKED20' }))
    const uses = await usesOf('UNLOCKED20')
    console.log(`control · 20 coupon uses · claimed ${uses?.claims}`)
    expect(uses?.claims).toBeGreaterThan(20)
  })
})
