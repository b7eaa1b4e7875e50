import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints } from '../money/percent.ts'
import { sen } from '../money/sen.ts'
import { clickThatCounts, commissionOf, type CommissionRule, freezeTerms, mayEarnAnything } from './commissions.ts'

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
        const terms = { rate: basisPoints(0), rules: [rule({ pays: { by: 'unit', amount } })] }
        expect(commissionOf({ productId: 1, quantity, base }, terms)).toBeLessThanOrEqual(base)
      }),
    )
  })

  it('goes by the first rule that fits the rank, the day and the product, else by the programme', () => {
    const unit = (amount: number) => ({ by: 'unit', amount: sen(amount) }) as const
    const rules = [
      rule({ id: 1, productId: 7, pays: unit(1) }),
      rule({ id: 2, rankId: 3, pays: unit(2) }),
      rule({ id: 3, endsOn: '2026-11-01', pays: unit(3) }),
    ]
    const earned = (productId: number, sold: { rankId: number; day: string }) =>
      commissionOf({ productId, quantity: 1, base: sen(5000) }, freezeTerms(basisPoints(1000), rules, sold))
    const late = { rankId: 3, day: '2026-11-20' }
    expect(earned(7, late)).toBe(1)
    expect(earned(8, late)).toBe(2)
    expect(earned(8, { ...late, rankId: 4 })).toBe(500)
    expect(earned(8, { rankId: 4, day: '2026-11-01' })).toBe(3)
  })

  it('is nothing by terms that pay nothing', () => {
    const none = { rate: basisPoints(0), rules: [rule({ pays: { by: 'unit', amount: sen(0) } })] }
    expect(mayEarnAnything(none)).toBe(false)
    expect(mayEarnAnything({ ...none, rules: [rule({})] })).toBe(true)
  })
})

it('counts the first click or the last', () => {
  const clicks = [{ at: new Date(2) }, { at: new Date(1) }, { at: new Date(3) }]
  expect(clickThatCounts(clicks, 'first')?.at).toEqual(new Date(1))
  expect(clickThatCounts(clicks, 'last')?.at).toEqual(new Date(3))
  expect(clickThatCounts([], 'last')).toBeNull()
})
