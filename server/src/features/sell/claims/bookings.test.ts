import { freeUnits, peakUse, type Booking } from '@kedai/domain/rentals/availability.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { claim } from './actions/claim.ts'
import { releaseClaims, reviveClaims } from './actions/settle-claims.ts'
import { carelessBookings } from './careless.fixture.ts'

let app: TestApp
let shop: TestShop
let next = 1_000_000 // holders need no order here
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  for (const name of ['A', 'B', 'C'])
    await app.asOwner('insert into rental_units (shop_id, product_id, name) values ($1, $2, $3)', [
      shop.shopId,
      shop.productId,
      name,
    ])
})
beforeEach(() => app.asOwner('delete from claims'))
afterAll(() => app.close())

const now = new Date('2026-11-20T04:00:00Z')
const hour = (at: number) => new Date(Date.UTC(2026, 11, 1, at))
type Wish = Booking
const wish = (from: number, length: number, units = 1): Wish => ({ start: hour(from), end: hour(from + length), units })
const holderOf = (holderId: number) => ({ shopId: shop.shopId, holder: 'order', holderId }) as const
class Short extends Error {}

/** Whether it was had. */
async function book({ start, end, units }: Wish, holderId = next++): Promise<{ holderId: number; isHad: boolean }> {
  const isHad = await inTransaction(app.db, { shopId: shop.shopId }, async (trx) => {
    const short = await claim(trx, { ...holderOf(holderId), state: 'held', now }, [
      { kind: 'booking', line: 0, productId: shop.productId, amount: units, from: start, until: end },
    ])
    if (short.length > 0) throw new Short('short')
    return true
  }).catch((error: unknown) => {
    if (error instanceof Short) return false
    throw error
  })
  return { holderId, isHad }
}
const overlaps = () =>
  app.asOwner(
    `select from claims a join claims b on a.subject = b.subject and a.during && b.during and a.holder_id < b.holder_id
     where a.kind = 'booking' and b.kind = 'booking' and a.state <> 'released' and b.state <> 'released'`,
  )
const random = (count: number, span: number, seed: number) =>
  fc
    .sample(
      fc.tuple(fc.integer({ min: 0, max: span }), fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 1, 1, 2, 3)),
      { numRuns: count, seed },
    )
    .map(([from, length, units]) => wish(from, length, units))

it('500 ranges on 3 units are had exactly when a count of every moment says so', async () => {
  const had: Wish[] = []
  for (const one of random(500, 2400, 7)) {
    const { isHad } = await book(one)
    expect(isHad).toBe(freeUnits(3, had, one) >= one.units)
    if (isHad) had.push(one)
  }
  expect(had.length).toBeGreaterThan(60)
  expect(await overlaps()).toEqual([])
}, 120_000)

it('at once, they never need more than there are, and nobody is refused who would still fit', async () => {
  const wishes = random(60, 200, 11)
  const done = await Promise.all(wishes.map((one) => book(one)))
  const had = wishes.filter((_, at) => done[at]?.isHad)
  const refused = wishes.filter((_, at) => !done[at]?.isHad)
  expect(Math.min(had.length, refused.length)).toBeGreaterThan(5)
  expect(peakUse(had, wish(0, 400))).toBeLessThanOrEqual(3)
  for (const one of refused) expect(freeUnits(3, had, one)).toBeLessThan(one.units)
  expect(await overlaps()).toEqual([])
}, 60_000)

it('control: without the lock and the rule, the same rush overbooks', async () => {
  const careless = await startTestApp()
  try {
    await careless.asOwner(carelessBookings.split(';\n')[0] ?? '')
    await careless.asOwner(carelessBookings.slice(carelessBookings.indexOf('create')))
    const [real, realShop] = [app, shop]
    try {
      app = careless
      shop = await openTestShop(careless, 'demo')
      await careless.asOwner(`insert into rental_units (shop_id, product_id, name) values ($1, $2, 'A')`, [
        shop.shopId,
        shop.productId,
      ])
      await Promise.all(Array.from({ length: 20 }, () => book(wish(1, 5))))
      expect((await overlaps()).length).toBeGreaterThan(0)
    } finally {
      app = real
      shop = realShop
    }
  } finally {
    await careless.close()
  }
}, 60_000)

it('what is in the shop still makes room on another unit; back to back both fit', async () => {
  // Two on A with a gap, one on B and one on C that end and begin within it: no unit is free from 4 to 10 alone.
  for (const one of [wish(0, 5), wish(0, 9), wish(0, 3), wish(9, 6), wish(5, 4), wish(3, 4)])
    expect((await book(one)).isHad).toBe(true)
  const last = await book(wish(7, 6))
  expect(last.isHad).toBe(true)
  expect(await overlaps()).toEqual([])
  expect((await book(wish(8, 1))).isHad).toBe(false)
})

it('late money takes a time again on whichever unit is free, all of it or nothing', async () => {
  const inShop = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
    inTransaction(app.db, { shopId: shop.shopId }, work)
  const first = await book(wish(1, 4, 2))
  await inShop((trx) => releaseClaims(trx, holderOf(first.holderId), now))
  const second = await book(wish(2, 2))
  expect(await inShop((trx) => reviveClaims(trx, holderOf(first.holderId), now))).toEqual([])
  expect(await overlaps()).toEqual([])
  await inShop((trx) => releaseClaims(trx, holderOf(first.holderId), now))
  const third = await book(wish(4, 1, 2))
  expect([second.isHad, third.isHad]).toEqual([true, true])
  expect(await inShop((trx) => reviveClaims(trx, holderOf(first.holderId), now))).toMatchObject([
    { kind: 'booking', subject: shop.productId },
  ])
})
