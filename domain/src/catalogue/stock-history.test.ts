import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withOrders } from './stock-history.ts'

const changes = (moves: readonly { change: number; stock_after: number | null }[], stock: number | null) =>
  withOrders(moves, stock).map(({ change, stock_after }) => [change, stock_after])

it('shows what orders took between moves and since', () => {
  expect(
    changes(
      [
        { change: -2, stock_after: 1 },
        { change: 4, stock_after: 4 },
      ],
      1,
    ),
  ).toEqual([
    [-2, 1],
    [-1, 3],
    [4, 4],
  ])
  expect(changes([{ change: 4, stock_after: 4 }], 3)).toEqual([
    [-1, 3],
    [4, 4],
  ])
  expect(changes([{ change: 4, stock_after: 4 }], 5)).toEqual([
    [1, 5],
    [4, 4],
  ])
  expect(changes([{ change: 4, stock_after: 4 }], 4)).toEqual([[4, 4]])
})

it('counts on over a time without a count', () => {
  expect(
    changes(
      [
        { change: 6, stock_after: 6 },
        { change: -3, stock_after: null },
        { change: 4, stock_after: 4 },
      ],
      6,
    ),
  ).toEqual([
    [6, 6],
    [-3, null],
    [-1, 3],
    [4, 4],
  ])
  expect(changes([{ change: -3, stock_after: null }], null)).toEqual([[-3, null]])
})

it('adds up, whatever was moved by whom', () => {
  const step = fc.record({ byHand: fc.boolean(), change: fc.integer({ min: -50, max: 50 }) })
  fc.assert(
    fc.property(fc.nat({ max: 100 }), fc.array(step, { maxLength: 20 }), (first, steps) => {
      let stock = first
      const moves = [{ change: first, stock_after: first }]
      for (const { byHand, change } of steps) {
        stock += change
        if (byHand) moves.unshift({ change, stock_after: stock })
      }
      expect(withOrders(moves, stock).reduce((sum, { change }) => sum + change, 0)).toBe(stock)
    }),
  )
})
