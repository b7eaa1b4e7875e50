import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultQuantity, isOutOfStock, judgeQuantity, judgeQuantityRules, nearestQuantity } from './quantity.ts'
import { listingIsOut, stockState } from './stock.ts'

const free = { min: 1, max: null, multipleOf: 1 }
const someRules = fc.record({
  min: fc.integer({ min: 1, max: 20 }),
  max: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
  multipleOf: fc.integer({ min: 1, max: 8 }),
})
const someStock = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null })

describe('judgeQuantity', () => {
  it.each([
    [2, { ...free, min: 3 }, null, { reason: 'below_min', min: 3, nearest: 3 }],
    [9, { ...free, max: 5 }, null, { reason: 'above_max', max: 5, nearest: 5 }],
    [50, { min: 48, max: null, multipleOf: 24 }, null, { reason: 'not_multiple', multipleOf: 24, nearest: 48 }],
    [4, free, 3, { reason: 'short_stock', stock: 3, nearest: 3 }],
    [1, free, 0, { reason: 'out_of_stock', nearest: null }],
    [2.5, free, null, { reason: 'not_whole', nearest: 3 }],
    [0, free, null, { reason: 'not_whole', nearest: 1 }],
    [100_000, free, null, { reason: 'above_max', max: 99_999, nearest: 99_999 }],
  ])('%d under %o with stock %s', (quantity, rules, stock, refusal) =>
    expect(judgeQuantity(quantity, rules, stock)).toEqual(refusal),
  )

  it('takes a quantity exactly when the nearest one is itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 60 }), someRules, someStock, (quantity, rules, stock) => {
        expect(judgeQuantity(quantity, rules, stock) === null).toBe(
          nearestQuantity(quantity, rules, stock) === quantity,
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('suggests a quantity that is taken, and no closer one is', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 60, noNaN: true }), someRules, someStock, (wish, rules, stock) => {
        const taken = Array.from({ length: 100 }, (_, index) => index).filter(
          (quantity) => judgeQuantity(quantity, rules, stock) === null,
        )
        const nearest = nearestQuantity(wish, rules, stock)
        if (rules.max === null && stock === null) return void expect(nearest).not.toBeNull()
        if (taken.length === 0) return void expect(nearest).toBeNull()
        expect(taken).toContain(nearest)
        expect(Math.min(...taken.map((quantity) => Math.abs(quantity - wish)))).toBe(
          Math.abs((nearest ?? Infinity) - wish),
        )
      }),
      { numRuns: 1000 },
    )
  })
})

describe('defaultQuantity', () => {
  it('is the minimum, or 1, and none when out of stock (spec §4)', () => {
    expect(defaultQuantity(free, null)).toBe(1)
    expect(defaultQuantity({ ...free, min: 3 }, 10)).toBe(3)
    expect(defaultQuantity({ ...free, multipleOf: 6 }, 10)).toBe(6)
    expect(defaultQuantity(free, 0)).toBeNull()
    expect(defaultQuantity({ ...free, min: 3 }, 2)).toBeNull()
  })

  it('is taken whenever the rules can stand', () => {
    fc.assert(
      fc.property(someRules, someStock, (rules, stock) => {
        if (judgeQuantityRules(rules) !== null) return
        const quantity = defaultQuantity(rules, stock)
        if (quantity === null) expect(isOutOfStock(rules, stock)).toBe(true)
        else expect(judgeQuantity(quantity, rules, stock)).toBeNull()
      }),
    )
  })
})

it('refuses rules that nobody can meet', () => {
  expect(judgeQuantityRules(free)).toBeNull()
  expect(judgeQuantityRules({ ...free, min: 0 })).toBe('min_not_whole')
  expect(judgeQuantityRules({ ...free, multipleOf: 1.5 })).toBe('multiple_not_whole')
  expect(judgeQuantityRules({ min: 5, max: 4, multipleOf: 1 })).toBe('max_below_min')
  expect(judgeQuantityRules({ min: 7, max: 9, multipleOf: 5 })).toBe('nothing_fits')
})

it('names the state of the shelf', () => {
  expect([null, 0, 1, 5, 6].map((stock) => stockState(stock, free))).toEqual([
    'untracked',
    'out',
    'low',
    'low',
    'in_stock',
  ])
  expect(stockState(2, { ...free, min: 3 })).toBe('out')
  expect(listingIsOut([0, 1], free)).toBe(false)
  expect(listingIsOut([0, null], free)).toBe(false)
  expect(listingIsOut([0, 0], free)).toBe(true)
})
