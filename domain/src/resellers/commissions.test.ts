import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints } from '../money/percent.ts'
import { sen } from '../money/sen.ts'
import { clickThatCounts, commissionOf, type CommissionRule, reversedOf, ruleFor } from './commissions.ts'

const someSen = fc.integer({ min: 0, max: 10_000_000 }).map(sen)
const rule = (more: Partial<CommissionRule>): CommissionRule => ({
  id: 1,
  rankId: null,
  productId: null,
  startsOn: null,
  endsOn: null,
  pays: { by: 'percent', rate: basisPoints(1000) },
  ...more,
})

describe('what a sale earns', () => {
  it('is never more than its buyer paid for it', () => {
    fc.assert(
      fc.property(someSen, fc.integer({ min: 1, max: 100 }), someSen, (base, quantity, amount) => {
        const paid = commissionOf(
          { productId: 1, quantity, base },
          rule({ pays: { by: 'unit', amount } }),
          basisPoints(0),
        )
        expect(paid).toBeLessThanOrEqual(base)
      }),
    )
  })

  it('goes by the first rule that fits, else by the programme', () => {
    const rules = [rule({ id: 1, productId: 7 }), rule({ id: 2, rankId: 3 }), rule({ id: 3, endsOn: '2026-11-01' })]
    const sold = { productId: 7, rankId: 3, day: '2026-11-20' }
    expect(ruleFor(rules, sold)?.id).toBe(1)
    expect(ruleFor(rules, { ...sold, productId: 8 })?.id).toBe(2)
    expect(ruleFor(rules, { ...sold, productId: 8, rankId: 4 })).toBeNull()
    expect(ruleFor(rules, { productId: 8, rankId: 4, day: '2026-11-01' })?.id).toBe(3)
    expect(commissionOf({ productId: 8, quantity: 2, base: sen(5000) }, null, basisPoints(1000))).toBe(500)
  })
})

describe('what is reversed', () => {
  it('grows with what goes back, and is all of it once all goods have', () => {
    fc.assert(
      fc.property(someSen, someSen, someSen, fc.integer({ min: 0, max: 10_000 }), (base, one, other, rate) => {
        const earned = commissionOf({ productId: 1, quantity: 1, base }, null, basisPoints(rate))
        const [less, more] = one < other ? [one, other] : [other, one]
        const [first, second] = [
          reversedOf({ earned, base, refunded: less }),
          reversedOf({ earned, base, refunded: more }),
        ]
        expect(first).toBeLessThanOrEqual(second)
        expect(second).toBeLessThanOrEqual(earned)
        expect(reversedOf({ earned, base, refunded: base })).toBe(base === 0 ? 0 : earned)
      }),
    )
  })

  it('is half of it for half of the goods', () => {
    expect(reversedOf({ earned: sen(500), base: sen(5000), refunded: sen(2500) })).toBe(250)
  })
})

it('counts the first click or the last', () => {
  const clicks = [{ at: new Date(2) }, { at: new Date(1) }, { at: new Date(3) }]
  expect(clickThatCounts(clicks, 'first')?.at).toEqual(new Date(1))
  expect(clickThatCounts(clicks, 'last')?.at).toEqual(new Date(3))
  expect(clickThatCounts([], 'last')).toBeNull()
})
