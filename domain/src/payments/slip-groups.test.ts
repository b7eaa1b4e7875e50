import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupSlips } from './slip-groups.ts'

const order = (id: number, browser: string | null, network: string | null, pieces = 1) => ({
  id,
  browser,
  network,
  pieces,
})

it('tells orders of one browser and of one network together, those that keep the most first', () => {
  const orders = [
    order(1, 'a', 'home'),
    order(2, 'a', 'home'),
    order(3, 'b', 'home', 40),
    order(4, 'c', 'office'),
    order(5, 'c', 'office'),
    order(6, null, null, 900),
    order(7, 'd', 'alone'),
  ]
  expect(groupSlips(orders).map(({ by, orders }) => [by, orders.map(({ id }) => id)])).toEqual([
    ['network', [1, 2, 3]],
    ['browser', [1, 2]],
    ['browser', [4, 5]],
  ])
})

it('puts an order into no group that is not its own, and into each of its own once', () => {
  const some = fc.array(
    fc.record({
      pieces: fc.integer({ min: 0, max: 50 }),
      browser: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null }),
      network: fc.option(fc.constantFrom('x', 'y'), { nil: null }),
    }),
  )
  fc.assert(
    fc.property(some, (orders) => {
      for (const { by, orders: group } of groupSlips(orders)) {
        expect(group.length).toBeGreaterThan(1)
        expect(new Set(group).size).toBe(group.length)
        expect(new Set(group.map((one) => one[by])).size).toBe(1)
        expect(group).toEqual(orders.filter((one) => one[by] === group[0]?.[by]))
      }
    }),
  )
})
