import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sen } from '../money/sen.ts'
import { commissionOf } from './commissions.ts'
import { overridesOf } from './overrides.ts'

const active = (id: number) => ({ id, mayEarn: true })

test('the uplines above a sale have their part of it, the nearest first', () => {
  expect(overridesOf([active(1), active(2)], [500, 200])).toEqual([
    { resellerId: 1, level: 1, rate: 500 },
    { resellerId: 2, level: 2, rate: 200 },
  ])
})

test('one who may not earn is passed over, and nobody moves up', () => {
  const found = overridesOf([{ id: 1, mayEarn: false }, active(2)], [500, 200])
  expect(found.map(({ resellerId, level }) => [resellerId, level])).toEqual([[2, 2]])
})

test('without rates, or above the last of them, nobody earns, and a circle earns once', () => {
  expect(overridesOf([active(1)], [])).toEqual([])
  expect(overridesOf([active(1), active(2)], [500])).toHaveLength(1)
  expect(overridesOf([active(1), active(1)], [500, 500])).toHaveLength(1)
})

test('all of them together never earn more than the rates say, but for rounding to the sen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 }),
      fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 5 }),
      (bases, rates) => {
        const earned = overridesOf([1, 2, 3, 4, 5].map(active), rates).flatMap(({ rate }) =>
          bases.map((base) => commissionOf({ productId: 1, quantity: 1, base: sen(base) }, { rate, rules: [] })),
        )
        const all = bases.reduce((sum, base) => sum + base, 0)
        const rate = rates.slice(0, 3).reduce((sum, one) => sum + one, 0)
        expect(earned.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(
          (all * rate) / 10_000 + bases.length * 1.5,
        )
      },
    ),
  )
})
