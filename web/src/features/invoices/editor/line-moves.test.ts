import { expect, it } from 'vitest'
import { moved, placeUnder } from './line-moves.ts'

it('puts one at another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

it('moves a row once the pointer has passed the middle of another', () => {
  const middles = [50, 150, 250]
  expect([0, 140, 151, 260, 999].map((y) => placeUnder(y, middles, 0))).toEqual([0, 0, 1, 2, 2])
  expect([999, 160, 149, 40, -5].map((y) => placeUnder(y, middles, 2))).toEqual([2, 2, 1, 0, 0])
})

it('rests where it is after a swap with a taller row', () => {
  // A row of 100 above one of 300: let go past the middle (250), the tall one stands above with its middle at 150.
  expect(placeUnder(260, [50, 250], 0)).toBe(1)
  expect(placeUnder(260, [150, 350], 1)).toBe(1)
})
