import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTotals } from '../checkout/totals.ts'
import { basisPoints } from '../money/percent.ts'
import { noSen, sen, sum } from '../money/sen.ts'
import { isCouponCode, normaliseCode, type BasketLine, type Coupon, type CouponRefusalReason, type CouponWorth } from './coupon.ts'
import { judgeCoupon } from './judge-coupon.ts'

const now = new Date('2026-11-20T04:00:00Z')
const later = new Date(now.getTime() + 1)
const before = new Date(now.getTime() - 1)

const tenPercent: CouponWorth = { kind: 'percent', rate: basisPoints(1000) }
const coupon = (given: Partial<Coupon> = {}): Coupon => ({
  code: 'DEMO10', worth: tenPercent, isActive: true, minSpend: noSen, minQuantity: 1, startsAt: null, endsAt: null,
  maxUses: null, used: 0, perCustomer: null, productIds: [], ...given,
})
const line = (productId: number, quantity: number, total: number): BasketLine => ({ productId, quantity, total: sen(total) })
const judge = (given: Partial<Coupon>, lines = [line(1, 2, 5000)], usesByCustomer = 0) =>
  judgeCoupon(coupon(given), { lines, usesByCustomer }, now)

const someLines = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    total: fc.nat({ max: 500_000_00 }).map(sen),
  }),
  { maxLength: 12 },
)
const someWorth: fc.Arbitrary<CouponWorth> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), rate: fc.integer({ min: 1, max: 10_000 }).map(basisPoints) }),
  fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 900_000_00 }).map(sen) }),
)
const someCoupon = fc
  .record({ worth: someWorth, productIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }) })
  .map((given) => coupon(given))

describe('judgeCoupon', () => {
  it('takes the worth off the items it applies to, in parts that sum to it', () => {
    expect(judge({})).toEqual({ ok: true, discount: 500, perLine: [500] })
    const fiveRinggit: CouponWorth = { kind: 'fixed', amount: sen(500) }
    expect(judge({ worth: fiveRinggit }, [line(1, 1, 100), line(2, 1, 200)])).toEqual({ ok: true, discount: 300, perLine: [100, 200] })
    expect(judge({ productIds: [2] }, [line(1, 1, 1000), line(2, 1, 335)])).toEqual({ ok: true, discount: 34, perLine: [0, 34] })
  })

  it.each<[CouponRefusalReason, Partial<Coupon>]>([
    ['inactive', { isActive: false }],
    ['not_started', { startsAt: later }],
    ['expired', { endsAt: before }],
    ['used_up', { maxUses: 20, used: 20 }],
    ['used_by_you', { perCustomer: 1 }],
    ['other_products', { productIds: [9] }],
    ['min_spend', { minSpend: sen(5001) }],
    ['min_quantity', { minQuantity: 3 }],
  ])('refuses: %s', (reason, given) => {
    expect(judge(given, undefined, 1)).toMatchObject({ ok: false, refusal: { reason } })
  })

  it('says how much is missing', () => {
    expect(judge({ minSpend: sen(6200) })).toEqual({ ok: false, refusal: { reason: 'min_spend', minSpend: 6200, missing: 1200 } })
    expect(judge({ minQuantity: 5, productIds: [1] }, [line(1, 2, 100), line(2, 9, 100)])).toMatchObject({ refusal: { missing: 3 } })
    expect(judge({}, [line(1, 1, 0)])).toEqual({ ok: false, refusal: { reason: 'nothing_off' } })
  })

  it('counts its first and last instant and its last use in', () => {
    expect(judge({ startsAt: now, endsAt: now, maxUses: 20, used: 19, perCustomer: 1, minSpend: sen(5000), minQuantity: 2 }).ok).toBe(true)
  })

  it('never passes a line, never goes below zero, never touches another product, and sums to the whole', () => {
    fc.assert(
      fc.property(someCoupon, someLines, (some, lines) => {
        const verdict = judgeCoupon(some, { lines, usesByCustomer: 0 }, now)
        if (!verdict.ok) return
        expect(verdict.discount).toBeGreaterThan(0)
        expect(sum(verdict.perLine)).toBe(verdict.discount)
        expect(verdict.perLine).toHaveLength(lines.length)
        lines.forEach((one, index) => {
          const part = verdict.perLine[index] ?? -1
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(one.total)
          if (some.productIds.length > 0 && !some.productIds.includes(one.productId)) expect(part).toBe(0)
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves shipping and click upsell to be paid whole', () => {
    const fee = fc.nat({ max: 10_000 }).map(sen)
    fc.assert(
      fc.property(someCoupon, someLines, fee, fee, (some, lines, shipping, clickUpsell) => {
        const verdict = judgeCoupon(some, { lines, usesByCustomer: 0 }, now)
        const discount = verdict.ok ? verdict.discount : noSen
        expect(computeTotals({ lines, shipping, discount, clickUpsell }).total).toBeGreaterThanOrEqual(shipping + clickUpsell)
      }),
    )
  })
})

describe('codes', () => {
  it('are trimmed and case-folded', () => {
    expect(normaliseCode(' demo 10\t')).toBe('DEMO10')
    expect(normaliseCode('ＤＥＭＯ１０')).toBe('DEMO10')
    expect(normaliseCode('  ')).toBe('')
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9_-]{2,20}$/), fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0'), maxLength: 3 }), (code, space) => {
        expect(isCouponCode(code)).toBe(true)
        expect(normaliseCode(space + code.toLowerCase() + space)).toBe(code)
      }),
    )
  })

  it('hold letters and digits, of which upper case is the same everywhere', () => {
    expect(['DEMO10', 'RAYA-2026', 'A1', '新年10'].every(isCouponCode)).toBe(true)
    expect(['', 'A', 'demo', 'A B', 'A<B', 'STRAßE', 'ΪΣ'].some(isCouponCode)).toBe(false)
  })
})
