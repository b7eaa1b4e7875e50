import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTotals } from '../checkout/totals.ts'
import { basisPoints } from '../money/percent.ts'
import { noSen, sen, sum } from '../money/sen.ts'
import {
  isCouponCode,
  normaliseCode,
  type BasketLine,
  type Coupon,
  type CouponRefusalReason,
  type CouponWorth,
} from './coupon.ts'
import { discountExtras, judgeCoupon } from './judge-coupon.ts'

const now = new Date('2026-11-20T04:00:00Z')
const later = new Date(now.getTime() + 1)
const before = new Date(now.getTime() - 1)

const tenPercent: CouponWorth = { kind: 'percent', rate: basisPoints(1000) }
const coupon = (given: Partial<Coupon> = {}): Coupon => ({
  code: 'DEMO10',
  worth: tenPercent,
  isActive: true,
  minSpend: noSen,
  minQuantity: 1,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  used: 0,
  perCustomer: null,
  maxDiscount: null,
  productIds: [],
  categoryIds: [],
  excludedProductIds: [],
  excludedCategoryIds: [],
  maxSpend: null,
  maxItems: null,
  allowedBuyers: [],
  skipsPromo: false,
  firstOrderOnly: false,
  onShipping: false,
  onUpsell: false,
  ...given,
})
const nobody = { phone: null, email: null }
const line = (productId: number, quantity: number, total: number): BasketLine => ({
  productId,
  quantity,
  total: sen(total),
  categoryIds: [],
  isPromo: false,
})
const judge = (given: Partial<Coupon>, lines = [line(1, 2, 5000)], usesByCustomer = 0) =>
  judgeCoupon(coupon(given), { lines, usesByCustomer, hasOrdered: false, buyer: nobody }, now)

const someLines = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    total: fc.nat({ max: 500_000_00 }).map(sen),
    categoryIds: fc.constant([] as number[]),
    isPromo: fc.boolean(),
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
    expect(judge({ worth: fiveRinggit }, [line(1, 1, 100), line(2, 1, 200)])).toEqual({
      ok: true,
      discount: 300,
      perLine: [100, 200],
    })
    expect(judge({ productIds: [2] }, [line(1, 1, 1000), line(2, 1, 335)])).toEqual({
      ok: true,
      discount: 34,
      perLine: [0, 34],
    })
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
    ['max_spend', { maxSpend: sen(4999) }],
    ['buyer_unknown', { allowedBuyers: ['+60123456789'] }],
  ])('refuses: %s', (reason, given) => {
    expect(judge(given, undefined, 1)).toMatchObject({ ok: false, refusal: { reason } })
  })

  it('says how much is missing', () => {
    expect(judge({ minSpend: sen(6200) })).toEqual({
      ok: false,
      refusal: { reason: 'min_spend', minSpend: 6200, missing: 1200 },
    })
    expect(judge({ minQuantity: 5, productIds: [1] }, [line(1, 2, 100), line(2, 9, 100)])).toMatchObject({
      refusal: { missing: 3 },
    })
    expect(judge({}, [line(1, 1, 0)])).toEqual({ ok: false, refusal: { reason: 'nothing_off' } })
  })

  it('counts its first and last instant and its last use in', () => {
    expect(
      judge({ startsAt: now, endsAt: now, maxUses: 20, used: 19, perCustomer: 1, minSpend: sen(5000), minQuantity: 2 })
        .ok,
    ).toBe(true)
  })

  it('never passes a line, never goes below zero, never touches another product, and sums to the whole', () => {
    fc.assert(
      fc.property(someCoupon, someLines, (some, lines) => {
        const verdict = judgeCoupon(some, { lines, usesByCustomer: 0, hasOrdered: false, buyer: nobody }, now)
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
        const verdict = judgeCoupon(some, { lines, usesByCustomer: 0, hasOrdered: false, buyer: nobody }, now)
        const discount = verdict.ok ? verdict.discount : noSen
        expect(computeTotals({ lines, shipping, discount, clickUpsell }).total).toBeGreaterThanOrEqual(
          shipping + clickUpsell,
        )
      }),
    )
  })
})

describe('what a coupon may say besides', () => {
  const shirt = (given: Partial<BasketLine> = {}): BasketLine => ({
    ...line(7, 1, 5000),
    categoryIds: [70, 7],
    ...given,
  })

  it.each<[string, Partial<Coupon>, Partial<BasketLine>, CouponRefusalReason | null]>([
    ['a category above the product’s', { categoryIds: [7] }, {}, null],
    ['another category', { categoryIds: [8] }, {}, 'other_products'],
    ['a product beside categories', { categoryIds: [8], productIds: [7] }, {}, null],
    ['a product left out of its category', { categoryIds: [7], excludedProductIds: [7] }, {}, 'other_products'],
    ['a category left out', { excludedCategoryIds: [70] }, {}, 'other_products'],
    ['items on promotion left out', { skipsPromo: true }, { isPromo: true }, 'on_promo'],
    ['items not on promotion', { skipsPromo: true }, {}, null],
  ])('%s', (_, given, piece, reason) => {
    const verdict = judge(given, [shirt(piece)])
    expect(verdict.ok ? null : verdict.refusal.reason).toBe(reason)
  })

  it('is for a first order', () => {
    const first = (hasOrdered: boolean) =>
      judgeCoupon(
        coupon({ firstOrderOnly: true }),
        { lines: [shirt()], usesByCustomer: 0, hasOrdered, buyer: nobody },
        now,
      )
    expect([first(false).ok, first(true)]).toEqual([true, { ok: false, refusal: { reason: 'first_order' } }])
  })

  it.each<[string, { phone: string | null; email: string | null }, CouponRefusalReason | null]>([
    ['a named phone', { phone: '+60123456789', email: null }, null],
    ['a named e-mail beside another phone', { phone: '+60111111111', email: 'siti@x.test' }, null],
    ['neither', { phone: '+60111111111', email: 'ali@x.test' }, 'other_buyers'],
    ['nobody yet', nobody, 'buyer_unknown'],
  ])('is for named buyers: %s', (_, buyer, reason) => {
    const named = coupon({ allowedBuyers: ['+60123456789', 'siti@x.test'] })
    const verdict = judgeCoupon(named, { lines: [shirt()], usesByCustomer: 0, hasOrdered: false, buyer }, now)
    expect(verdict.ok ? null : verdict.refusal.reason).toBe(reason)
  })

  it('counts for the dearest pieces up to its number, and asks its least and most of all of them', () => {
    const lines = [line(1, 3, 3000), line(2, 2, 5000), line(3, 1, 0)]
    expect(judge({ maxItems: 3 }, lines)).toEqual({ ok: true, discount: 600, perLine: [100, 500, 0] })
    expect(judge({ maxItems: 1, worth: { kind: 'fixed', amount: sen(9000) } }, lines)).toEqual({
      ok: true,
      discount: 2500,
      perLine: [0, 2500, 0],
    })
    expect(judge({ maxItems: 99, minSpend: sen(8000), maxSpend: sen(8000) }, lines)).toMatchObject({ discount: 800 })
    expect(judge({ maxItems: 1, minSpend: sen(8001) }, lines)).toMatchObject({ refusal: { reason: 'min_spend' } })
  })

  it('never takes more than without a number of pieces, and the same from as many as there are', () => {
    fc.assert(
      fc.property(someCoupon, someLines, fc.integer({ min: 1, max: 120 }), (some, lines, maxItems) => {
        const take = (most: number | null) => {
          const verdict = judgeCoupon(
            { ...some, maxItems: most },
            { lines, usesByCustomer: 0, hasOrdered: false, buyer: nobody },
            now,
          )
          return verdict.ok ? verdict.discount : noSen
        }
        const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
        expect(take(maxItems)).toBeLessThanOrEqual(take(null))
        if (maxItems >= pieces) expect(take(maxItems)).toBe(take(null))
      }),
    )
  })

  it('takes no more than its most', () =>
    expect(judge({ maxDiscount: sen(300) })).toEqual({ ok: true, discount: 300, perLine: [300] }))

  it('takes the shipping, and nothing off the items', () => {
    const free = coupon({ worth: { kind: 'free_shipping' } })
    expect(judgeCoupon(free, { lines: [shirt()], usesByCustomer: 0, hasOrdered: false, buyer: nobody }, now)).toEqual({
      ok: true,
      discount: 0,
      perLine: [0],
    })
    expect(discountExtras(free, noSen, { shipping: sen(850), clickUpsell: sen(900) })).toEqual({
      shipping: 850,
      clickUpsell: 0,
    })
    expect(
      discountExtras({ ...free, maxDiscount: sen(500) }, noSen, { shipping: sen(850), clickUpsell: noSen }),
    ).toEqual({ shipping: 500, clickUpsell: 0 })
  })

  it('uses a fixed amount up: the items, then the click upsell, then the shipping', () => {
    const tenRinggit = coupon({ worth: { kind: 'fixed', amount: sen(1000) }, onShipping: true, onUpsell: true })
    expect(discountExtras(tenRinggit, sen(600), { clickUpsell: sen(300), shipping: sen(800) })).toEqual({
      clickUpsell: 300,
      shipping: 100,
    })
  })

  const fee = fc.nat({ max: 10_000 }).map(sen)
  const anyCoupon = fc
    .record({
      worth: fc.oneof(someWorth, fc.constant({ kind: 'free_shipping' as const })),
      onShipping: fc.boolean(),
      onUpsell: fc.boolean(),
      skipsPromo: fc.boolean(),
      maxDiscount: fc.option(fc.integer({ min: 1, max: 50_000 }).map(sen), { nil: null }),
    })
    .map((given) => coupon(given))

  it('never takes more than there is or than it may, nor touches what it was not told to', () => {
    fc.assert(
      fc.property(anyCoupon, someLines, fee, fee, (some, lines, shipping, clickUpsell) => {
        const verdict = judgeCoupon(some, { lines, usesByCustomer: 0, hasOrdered: false, buyer: nobody }, now)
        if (!verdict.ok) return
        const extras = discountExtras(some, verdict.discount, { shipping, clickUpsell })
        const whole = verdict.discount + extras.shipping + extras.clickUpsell
        expect(extras.shipping).toBeGreaterThanOrEqual(0)
        expect(extras.clickUpsell).toBeGreaterThanOrEqual(0)
        expect(extras.shipping).toBeLessThanOrEqual(
          some.onShipping || some.worth.kind === 'free_shipping' ? shipping : 0,
        )
        expect(extras.clickUpsell).toBeLessThanOrEqual(some.onUpsell ? clickUpsell : 0)
        if (some.maxDiscount !== null) expect(whole).toBeLessThanOrEqual(some.maxDiscount)
        if (some.worth.kind === 'fixed') expect(whole).toBeLessThanOrEqual(some.worth.amount)
        const totals = computeTotals({
          lines,
          shipping,
          clickUpsell,
          discount: verdict.discount,
          extraDiscount: sen(extras.shipping + extras.clickUpsell),
        })
        expect(totals.discount).toBe(whole)
        expect(totals.total).toBe(totals.shipping + totals.subtotal - totals.discount + totals.clickUpsell)
        expect(totals.total).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('codes', () => {
  it('are trimmed and case-folded', () => {
    expect(normaliseCode(' demo 10\t')).toBe('DEMO10')
    expect(normaliseCode('ＤＥＭＯ１０')).toBe('DEMO10')
    expect(normaliseCode('  ')).toBe('')
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9_-]{2,20}$/),
        fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0'), maxLength: 3 }),
        (code, space) => {
          expect(isCouponCode(code)).toBe(true)
          expect(normaliseCode(space + code.toLowerCase() + space)).toBe(code)
        },
      ),
    )
  })

  it('hold letters and digits, of which upper case is the same everywhere', () => {
    expect(['DEMO10', 'RAYA-2026', 'A1', '新年10'].every(isCouponCode)).toBe(true)
    expect(['', 'A', 'demo', 'A B', 'A<B', 'STRAßE', 'ΪΣ'].some(isCouponCode)).toBe(false)
  })
})
