import { expect, it } from 'vitest'
import { maxFromOnePlace, nearestWithAll } from './routing.ts'

const shelf = (nodeId: number, pieces: [number, number][]) => ({ nodeId, resellerId: nodeId, pieces: new Map(pieces) })
const near = shelf(1, [[7, 2]])
const far = shelf(2, [
  [7, 5],
  [8, 1],
])

it('takes the nearest place that has all of an order, and none that has a part', () => {
  const from = (...wanted: [number, number][]) =>
    nearestWithAll(
      [near, far],
      wanted.map(([variationId, quantity]) => ({ variationId, quantity })),
    )?.nodeId ?? null
  expect(from([7, 2])).toBe(1)
  expect(from([7, 3])).toBe(2)
  expect(from([7, 1], [7, 1])).toBe(1)
  expect(from([7, 2], [7, 1])).toBe(2)
  expect(from([7, 1], [8, 1])).toBe(2)
  expect(from([7, 1], [8, 2])).toBe(null)
  expect(from([9, 1])).toBe(null)
  expect(from()).toBe(null)
})

it('says how many of a unit can be had from one place', () => {
  expect(maxFromOnePlace(3, [near, far], 7)).toBe(5)
  expect(maxFromOnePlace(9, [near, far], 7)).toBe(9)
  expect(maxFromOnePlace(0, [], 7)).toBe(0)
  expect(maxFromOnePlace(null, [near], 7)).toBe(null)
})
