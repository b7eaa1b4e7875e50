import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stockAfter, stockReasonNames } from './stock-reasons.ts'

test('a count never falls below none, and what is not counted is only counted by counting', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(1000)),
      fc.constantFrom(...stockReasonNames),
      fc.nat(1000),
      (stock, reason, quantity) => {
        const after = stockAfter(stock, reason, quantity)
        if (after !== null) expect(after).toBeGreaterThanOrEqual(0)
        if (stock === null) expect(after).toBe(reason === 'count' ? quantity : null)
      },
    ),
  )
})

test('what came in and was lost again leaves the count as it was', () => {
  expect(stockAfter(stockAfter(4, 'received', 6), 'lost', 6)).toBe(4)
  expect(stockAfter(4, 'damaged', 5)).toBeNull()
  expect(stockAfter(4, 'count', 9)).toBe(9)
})
