import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCounts, funnelSteps, noCounts, rateOfStep } from './funnel.ts'

test('a rate is that of the step before, to a tenth', () => {
  const counts = { views: 3000, carts: 91, orders: 30, paid: 45 }
  expect(funnelSteps.map((step) => rateOfStep(counts, step))).toEqual([null, 3, 33, 150])
  expect(rateOfStep({ ...counts, views: 2900 }, 'carts')).toBe(3.1)
})

test('of nobody there is no rate', () => {
  expect(funnelSteps.map((step) => rateOfStep({ ...noCounts, paid: 2 }, step))).toEqual([null, null, null, null])
})

const counts = fc.record({ views: fc.nat(), carts: fc.nat(), orders: fc.nat(), paid: fc.nat() })

test('days add up in any order', () => {
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      expect(addCounts(one, other)).toEqual(addCounts(other, one))
      expect(addCounts(one, noCounts)).toEqual(one)
    }),
  )
})
