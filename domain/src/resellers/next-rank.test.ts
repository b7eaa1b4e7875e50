import { expect, it } from 'vitest'
import { reachesRank } from './next-rank.ts'

it.each([
  [{ quantity: 10, amountSen: 50_000 }, { minQuantity: 10, minSen: 50_000 }, true],
  [{ quantity: 9, amountSen: 50_000 }, { minQuantity: 10, minSen: 50_000 }, false],
  [{ quantity: 10, amountSen: 49_999 }, { minQuantity: 10, minSen: 50_000 }, false],
  [{ quantity: 10, amountSen: 0 }, { minQuantity: 10, minSen: 0 }, true],
  [{ quantity: 99, amountSen: 99_999 }, { minQuantity: 0, minSen: 0 }, false],
])('%j of %j: %s', (largest, asked, reached) => {
  expect(reachesRank(largest, asked)).toBe(reached)
})
