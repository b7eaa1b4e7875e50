import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { continueRun } from '../server/src/features/orders/order-runs/actions/continue-run.ts'
import {
  openTestShop,
  payTestOrder,
  placeTestOrder,
  signedIn,
} from '../server/src/features/orders/orders/orders.fixture.ts'
import { startTestApp } from '../server/src/platform/test-app/test-app.ts'
import { replaceStatements } from '../server/src/platform/test-db/replace-statements.ts'
import { createBrowser } from './harness/browser.ts'
import type { Answer, Browser } from './harness/browser.ts'
import { signInDemoSeller } from './harness/demo-seller.ts'
import { openSharedDatabase } from './harness/database.ts'
import type { SharedDatabase, Sql } from './harness/database.ts'
import { addListing, buyerNo, placeUrl } from './harness/listing.ts'
import type { Listing } from './harness/listing.ts'
import { startPair } from './harness/pair.ts'
import type { Pair } from './harness/pair.ts'
import { carelessRuns } from '../server/src/features/orders/order-runs/careless.fixture.ts'
import { carelessClaims } from '../server/src/features/sell/claims/careless.fixture.ts'
import { deadlocksOf, shelf, soldUnits, tally } from './harness/shelf.ts'
import { isFull, report } from './sizes.ts'

const orders = isFull ? 100 : 40
const shelfHolds = 10
const workers = 6
let database: SharedDatabase
let sql: Sql
beforeAll(async () => {
  database = await openSharedDatabase()
  sql = database.sql
})
afterAll(() => database.close())

/** A shop's owner at each of the servers. */
const signInEverywhere = (pair: Pair): Promise<Browser[]> => Promise.all(pair.urls.map(signInDemoSeller))

/** An edit that adds one unit to an order, as its form would send it. */
async function editOf(seller: Browser, orderNo: string, unit: number): Promise<object> {
  const {
    body: { data },
  } = await seller.get(`/api/ajax/seller/orders/${orderNo}`)
  const { revision, totals, buyer } = data as {
    revision: number
    totals: { shipping: string }
    buyer: Record<string, string> & { state: { code: string } }
  } // our own contract
  return {
    revision,
    shipping: totals.shipping,
    ...buyer,
    state: buyer.state.code,
    added: [{ variation_id: unit, quantity: 1 }],
  }
}

const placeOrders = async (pair: Pair, name: string, count: number): Promise<string[]> => {
  const listing = await addListing(sql, name, [null])
  const buyer = createBrowser(pair.urls[0] ?? '')
  await buyer.open('/login')
  const placed: string[] = []
  for (let at = 0; at < count; at++)
    placed.push(
      String(
        (
          await buyer.post(placeUrl(listing.viewId), buyerNo(at, { paymentMethod: 'cod' }), {
            'idempotency-key': `${name}-${at}`,
          })
        ).body.data?.['order_no'],
      ),
    )
  return placed
}

/** So many orders are edited at once, each for one more unit of the same few. */
async function rushForUnits(pair: Pair, name: string): Promise<{ answers: Answer[]; wanted: Listing }> {
  const sellers = await signInEverywhere(pair)
  const wanted = await addListing(sql, `${name}-WANTED`, [shelfHolds])
  const placed = await placeOrders(pair, name, orders)
  const edits = await Promise.all(placed.map((orderNo) => editOf(sellers[0]!, orderNo, wanted.units[0]!)))
  return {
    wanted,
    answers: await Promise.all(
      placed.map((orderNo, at) => sellers[at % 2]!.post(`/api/ajax/seller/orders/${orderNo}/edit`, edits[at]!)),
    ),
  }
}

/** The same form of the same order, sent many times at once without a key. */
async function rushForRevision(pair: Pair, name: string): Promise<{ answers: Answer[]; wanted: Listing }> {
  const sellers = await signInEverywhere(pair)
  const wanted = await addListing(sql, `${name}-WANTED`, [1_000])
  const [orderNo = ''] = await placeOrders(pair, name, 1)
  const edit = await editOf(sellers[0]!, orderNo, wanted.units[0]!)
  return {
    wanted,
    answers: await Promise.all(
      Array.from({ length: 20 }, (_, at) => sellers[at % 2]!.post(`/api/ajax/seller/orders/${orderNo}/edit`, edit)),
    ),
  }
}

describe('orders that are edited at once, by two servers', () => {
  let pair: Pair
  beforeAll(async () => {
    pair = await startPair(database.url)
  })
  afterAll(() => pair.stop())

  test(`${orders} edits for ${shelfHolds} units: exactly ${shelfHolds} get one, and nothing is lost`, async () => {
    const startedAt = performance.now()
    const before = await deadlocksOf(sql)
    const { answers, wanted } = await rushForUnits(pair, 'EDITED')
    expect(tally(answers)).toEqual({ 200: shelfHolds, 409: orders - shelfHolds })
    expect([await shelf(sql, wanted), await soldUnits(sql, wanted)]).toEqual([
      [0],
      { orders: shelfHolds, units: shelfHolds, held: shelfHolds },
    ])
    expect((await deadlocksOf(sql)) - before).toBe(0)
    report('edits for units', { orders, units: shelfHolds, servers: 2 }, startedAt)
  })

  test('the same form 20 times at once changes the order once; the others are told that it changed', async () => {
    const { answers, wanted } = await rushForRevision(pair, 'SAME-FORM')
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
    expect([await shelf(sql, wanted), await soldUnits(sql, wanted)]).toEqual([[999], { orders: 1, units: 1, held: 1 }])
  })
})

describe('control: with the locks off', () => {
  let pair: Pair
  beforeAll(async () => {
    pair = await startPair(database.url, {
      NODE_OPTIONS: `--import=${import.meta.resolve('./harness/without-order-locks.ts')}`,
    })
    await sql(carelessClaims)
    await sql('drop index order_lines_order') // which stands behind the lock: two edits cannot both add the same line
  })
  afterAll(() => pair.stop())

  test('more edits get a unit than there were units', async () => {
    const { wanted } = await rushForUnits(pair, 'EDITED-UNLOCKED')
    const { units } = await soldUnits(sql, wanted)
    console.log(`control · ${shelfHolds} units · added ${units}`)
    expect(units).toBeGreaterThan(shelfHolds)
  })

  test('the same form changes the order more than once', async () => {
    const { wanted } = await rushForRevision(pair, 'SAME-FORM-UNLOCKED')
    const { units } = await soldUnits(sql, wanted)
    console.log(`control · one form · added ${units}`)
    expect(units).toBeGreaterThan(1)
  })
})

describe(`a run of ${orders} paid orders that ${workers} workers take up at once`, () => {
  async function rushThroughRun(): Promise<{ run: { state: string; done: number; refused: number }; parcels: number }> {
    const app = await startTestApp()
    const shop = await openTestShop(app, 'demo')
    const owner = await signedIn(app, shop.ownerId)
    await app.asOwner('update variations set stock = 10000')
    const numbers: string[] = []
    for (let at = 0; at < orders; at++) {
      const order = await placeTestOrder(app, shop)
      await payTestOrder(app, shop, order)
      numbers.push(order.orderNo)
    }
    const { body } = await owner.post('/api/ajax/seller/order-runs', {
      action: 'fulfil',
      orders: { order_nos: numbers },
      courier: 'Pos Laju',
    })
    const ref = { shopId: shop.shopId, runId: body.data.id as number }
    await Promise.all(Array.from({ length: workers }, () => continueRun(app.deps, ref)))
    const {
      body: { data: run },
    } = await owner.get(`/api/ajax/seller/order-runs/${ref.runId}`)
    const [sent] = await app.asOwner<{ parcels: number }>('select count(*)::integer as parcels from shipments')
    await app.close()
    return { run, parcels: sent?.parcels ?? 0 }
  }

  test('sends every parcel once and refuses none', async () => {
    expect(await rushThroughRun()).toMatchObject({
      run: { state: 'done', done: orders, refused: 0 },
      parcels: orders,
    })
  })

  test('control: with the locks off good orders are sent twice, or are said to be refused', async () => {
    const restore = replaceStatements(carelessRuns)
    const { run, parcels } = await rushThroughRun().finally(restore)
    console.log(`control · run · ${run.refused} refused, ${parcels} parcels for ${orders} orders`)
    expect(run.refused + parcels).toBeGreaterThan(orders)
  })
})
