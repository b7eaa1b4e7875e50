import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { claim } from './actions/claim.ts'
import { commitClaims, releaseClaims, reviveClaims, shrinkClaims } from './actions/settle-claims.ts'
import type { Want } from './actions/wants.ts'
import { claimKinds } from './kinds.ts'

let app: TestApp
let shop: TestShop
let quotaId: number
let couponId: number
let next = 1_000_000 // holders need no order here
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  quotaId = await one('insert into quotas (shop_id, product_id, title, size) values ($1, $2, $3, 10) returning id', [
    shop.shopId,
    shop.productId,
    'Dewan',
  ])
  couponId = await one(
    `insert into coupons (shop_id, code, kind, fixed_sen, max_uses) values ($1, 'SATU', 'fixed', 100, 2) returning id`,
    [shop.shopId],
  )
  for (const name of ['A', 'B'])
    await app.asOwner('insert into rental_units (shop_id, product_id, name) values ($1, $2, $3)', [
      shop.shopId,
      shop.productId,
      name,
    ])
})
beforeEach(async () => {
  await app.asOwner('delete from claims')
  await app.asOwner('update variations set stock = 10')
  await app.asOwner('update quotas set taken = 0')
  await app.asOwner('update coupons set used = 0')
})
afterAll(() => app.close())

const one = async (text: string, values: unknown[]) => (await app.asOwner<{ id: number }>(text, values))[0]!.id
const now = new Date('2026-11-20T04:00:00Z')
const day = (at: number) => new Date(Date.UTC(2026, 11, at))
const pieces = (amount: number, line = 0): Want => ({
  kind: 'stock',
  line,
  variationId: shop.variationId,
  productId: shop.productId,
  amount,
})
const seats = (amount: number): Want => ({ kind: 'seat', line: 0, quotaId, productId: shop.productId, amount })
const camera = (from: number, until: number, amount = 1): Want => ({
  kind: 'booking',
  line: 0,
  productId: shop.productId,
  amount,
  from: day(from),
  until: day(until),
})
const coupon = (phone = '+60123456789'): Want => ({ kind: 'coupon', couponId, phone, email: null })

const holderOf = (holderId: number) => ({ shopId: shop.shopId, holder: 'order', holderId }) as const
const take = async (wants: Want[], holderId = next++) => {
  const short = await inTransaction(app.db, { shopId: shop.shopId }, async (trx) => {
    const missing = await claim(trx, { ...holderOf(holderId), state: 'held', now }, wants)
    if (missing.length > 0) throw Object.assign(new Error('short'), { missing })
    return missing
  }).catch((error: Error & { missing?: unknown }) => error.missing ?? Promise.reject(error))
  return { holderId, short }
}
const inShop = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(app.db, { shopId: shop.shopId }, work)
const release = (holderId: number) => inShop((trx) => releaseClaims(trx, holderOf(holderId), now))
const revive = (holderId: number) => inShop((trx) => reviveClaims(trx, holderOf(holderId), now))
const counters = async () =>
  (
    await app.asOwner<{ stock: number; taken: number; used: number }>(
      'select (select stock from variations where id = $1) as stock, (select taken from quotas where id = $2) as taken, (select used from coupons where id = $3) as used',
      [shop.variationId, quotaId, couponId],
    )
  )[0]!
const units = async (holderId: number) =>
  (
    await app.asOwner<{ name: string }>(
      `select u.name from claims c join rental_units u on u.id = c.subject where c.kind = 'booking' and c.holder_id = $1 and c.state <> 'released' order by 1`,
      [holderId],
    )
  ).map(({ name }) => name)

it('knows the kinds that the table knows', async () => {
  const [rule] = await app.asOwner<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'claims_kind_check'`,
  )
  expect([...(rule?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind)).toEqual(Object.keys(claimKinds))
})

describe('every kind', () => {
  it('is taken with the others, given back once, and taken again', async () => {
    const { holderId, short } = await take([pieces(3), pieces(2, 1), seats(4), camera(1, 3), coupon()])
    expect(short).toEqual([])
    expect(await counters()).toEqual({ stock: 5, taken: 4, used: 1 })
    await inShop((trx) => commitClaims(trx, holderOf(holderId)))
    await release(holderId)
    await release(holderId)
    expect(await counters()).toEqual({ stock: 10, taken: 0, used: 0 })
    expect(await revive(holderId)).toEqual([])
    expect(await revive(holderId)).toEqual([])
    expect(await counters()).toEqual({ stock: 5, taken: 4, used: 1 })
    expect(await units(holderId)).toEqual(['A'])
  })

  it('says what is short, and then nothing of the transaction stays', async () => {
    expect((await take([pieces(11)])).short).toEqual([
      { kind: 'stock', subject: shop.variationId, left: 10, reason: 'short' },
    ])
    expect((await take([pieces(1), seats(11)])).short).toEqual([
      { kind: 'seat', subject: quotaId, left: 10, reason: 'short' },
    ])
    expect((await take([pieces(1), seats(1), camera(1, 3, 3)])).short).toEqual([
      { kind: 'booking', subject: shop.productId, left: 2, reason: 'short' },
    ])
    expect((await take([{ ...seats(1), quotaId: 999_999 } as Want])).short).toEqual([
      { kind: 'seat', subject: 999_999, left: 0, reason: 'gone' },
    ])
    expect(await counters()).toEqual({ stock: 10, taken: 0, used: 0 })
  })

  it('comes back whole or not at all', async () => {
    const first = await take([pieces(8), seats(8)])
    await release(first.holderId)
    await take([seats(5)])
    expect(await revive(first.holderId)).toEqual([{ kind: 'seat', subject: quotaId, left: 5, reason: 'short' }])
    expect(await counters()).toEqual({ stock: 10, taken: 5, used: 0 })
  })
})

describe('stock', () => {
  it('that was not counted when it was claimed is not given back though it is counted by now', async () => {
    await app.asOwner('update variations set stock = null where id = $1', [shop.variationId])
    const { holderId, short } = await take([pieces(5)])
    expect(short).toEqual([])
    await app.asOwner('update variations set stock = 7 where id = $1', [shop.variationId])
    await release(holderId)
    expect((await counters()).stock).toBe(7)
  })

  it('shrinks by line, and what shrank to nothing is not revived', async () => {
    const { holderId } = await take([pieces(3), pieces(2, 1)])
    const part = (line: number, amount: number) => ({ kind: 'stock', line, subject: shop.variationId, amount }) as const
    await inShop((trx) => shrinkClaims(trx, holderOf(holderId), [part(0, 1), part(1, 2)]))
    expect((await counters()).stock).toBe(8)
    await release(holderId)
    await revive(holderId)
    expect((await counters()).stock).toBe(8)
  })
})

describe('bookings', () => {
  it('back to back fit one unit; overlapping ones take the next, then none is left', async () => {
    const [a, b, c, d] = [
      await take([camera(1, 3)]),
      await take([camera(3, 5)]),
      await take([camera(2, 4)]),
      await take([camera(2, 3)]),
    ]
    expect([await units(a.holderId), await units(b.holderId), await units(c.holderId)]).toEqual([['A'], ['A'], ['B']])
    expect(d.short).toEqual([{ kind: 'booking', subject: shop.productId, left: 0, reason: 'short' }])
    await release(c.holderId)
    expect((await take([camera(2, 3)])).short).toEqual([])
    expect(await revive(c.holderId)).toEqual([{ kind: 'booking', subject: shop.productId, left: 0, reason: 'short' }])
  })

  it('of 40 at once are those that a calendar has room for', async () => {
    const wishes = fc.sample(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 6 })), 40)
    const booked = await Promise.all(wishes.map(([from, days]) => take([camera(from, from + days)])))
    const had = booked.filter(({ short }) => Array.isArray(short) && short.length === 0)
    expect(had.length).toBeGreaterThan(3)
    const overlaps = await app.asOwner(
      `select from claims a join claims b on a.subject = b.subject and a.during && b.during and a.holder_id < b.holder_id where a.kind = 'booking' and b.kind = 'booking'`,
    )
    expect(overlaps).toEqual([])
    // Nobody was refused who would still fit.
    for (const [at, { short }] of booked.entries()) {
      if (Array.isArray(short) && short.length === 0) continue
      const [from, days] = wishes[at]!
      expect((await take([camera(from, from + days)])).short).not.toEqual([])
    }
  })
})

describe('coupons', () => {
  it('stop at their uses in all and at a customer’s', async () => {
    await app.asOwner('update coupons set per_customer = 1 where id = $1', [couponId])
    expect((await take([coupon()])).short).toEqual([])
    expect((await take([coupon()])).short).toEqual([
      { kind: 'coupon', subject: couponId, left: 1, reason: 'used_by_you' },
    ])
    expect((await take([coupon('+60111111111')])).short).toEqual([])
    expect((await take([coupon('+60122222222')])).short).toEqual([
      { kind: 'coupon', subject: couponId, left: 0, reason: 'used_up' },
    ])
    expect((await counters()).used).toBe(2)
  })

  it('that ran out meanwhile does not keep an order from coming back', async () => {
    const first = await take([pieces(1), coupon()])
    await release(first.holderId)
    await take([coupon('+60133333333')])
    await take([coupon('+60144444444')])
    expect(await revive(first.holderId)).toEqual([])
    expect(await counters()).toMatchObject({ stock: 9, used: 2 })
  })
})

it('law: whatever holders do in whatever order, what is free and what is held come to what there was', async () => {
  const step = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    what: fc.constantFrom('take', 'release', 'revive', 'commit', 'shrink'),
    amount: fc.integer({ min: 1, max: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      const base = (next += 10)
      for (const { who, what, amount } of steps) {
        if (what === 'take') await take([pieces(amount, amount % 2), seats(amount)], base + who)
        if (what === 'release') await release(base + who)
        if (what === 'revive') await revive(base + who)
        if (what === 'commit') await inShop((trx) => commitClaims(trx, holderOf(base + who)))
        if (what === 'shrink')
          await inShop((trx) =>
            shrinkClaims(trx, holderOf(base + who), [
              { kind: 'seat', line: 0, subject: quotaId, amount },
              { kind: 'stock', line: 1, subject: shop.variationId, amount },
            ]),
          )
        const [held] = await app.asOwner<{ stock: number; seat: number }>(
          `select coalesce(sum(amount) filter (where kind = 'stock'), 0)::integer as stock, coalesce(sum(amount) filter (where kind = 'seat'), 0)::integer as seat from claims where state <> 'released'`,
        )
        const { stock, taken } = await counters()
        expect([stock + held!.stock, taken]).toEqual([10, held!.seat])
      }
    }),
    { numRuns: 15 },
  )
}, 60_000)
