import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sen, sum } from '../money/sen.ts'
import { judgeRefundLines, priceOfUnits } from './refund-lines.ts'

const mug = { id: 1, quantity: 3, net: sen(6750), refunded: 0 }
const tea = { id: 2, quantity: 2, net: sen(1001), refunded: 1 }

it('prices the units of several lines, discount taken off', () => {
  expect(priceOfUnits([mug, tea], [{ id: 1, quantity: 2 }])).toBe(4500)
  expect(
    priceOfUnits(
      [mug, tea],
      [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 1 },
      ],
    ),
  ).toBe(2250 + 501)
})

it('comes to the net of a line, however it is refunded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
      (net, steps) => {
        const quantity = steps.reduce((all, step) => all + step, 0)
        let refunded = 0
        const parts = steps.map((step) => {
          const part = priceOfUnits([{ id: 1, quantity, net: sen(net), refunded }], [{ id: 1, quantity: step }])
          refunded += step
          return part
        })
        expect(sum(parts)).toBe(net)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

it('refuses what was not bought, or was refunded before', () => {
  expect(judgeRefundLines([mug, tea], [{ id: 3, quantity: 1 }])).toEqual({ lineId: 3, reason: 'unknown_line' })
  expect(judgeRefundLines([mug], [{ id: 1, quantity: 0 }])).toEqual({ lineId: 1, reason: 'not_positive' })
  expect(judgeRefundLines([tea], [{ id: 2, quantity: 2 }])).toEqual({ lineId: 2, reason: 'more_than_bought', left: 1 })
  const twice = [
    { id: 1, quantity: 2 },
    { id: 1, quantity: 2 },
  ]
  expect(judgeRefundLines([mug], twice)).toEqual({ lineId: 1, reason: 'more_than_bought', left: 3 })
  expect(judgeRefundLines([mug, tea], [{ id: 2, quantity: 1 }])).toBeNull()
})
