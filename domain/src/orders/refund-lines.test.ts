import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, noSen, sen, sum } from '../money/sen.ts'
import { judgeRefundLines, priceOfUnits, pricesOfUnits, refundByLines, shippingLeft } from './refund-lines.ts'

const mug = { id: 1, quantity: 3, net: sen(6750), returned: 0, refunded: noSen }
const tea = { id: 2, quantity: 2, net: sen(1001), returned: 1, refunded: sen(500) }

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
        let [returned, refunded] = [0, noSen]
        const parts = steps.map((step) => {
          const line = { id: 1, quantity, net: sen(net), returned, refunded }
          const part = priceOfUnits([line], [{ id: 1, quantity: step }])
          returned += step
          refunded = add(refunded, part)
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

it('gives no unit back twice, by whichever sums it went', () => {
  // A goodwill of RM 4.00 for one unit of RM 22.50: the others still cost what they cost.
  expect(pricesOfUnits([{ ...mug, returned: 1, refunded: sen(400) }], [{ id: 1, quantity: 2 }])).toEqual([4500])
  // More than its part went back for the first: what is left of the line goes, and no more.
  expect(pricesOfUnits([{ ...mug, returned: 1, refunded: sen(6000) }], [{ id: 1, quantity: 2 }])).toEqual([750])
})

it('splits a refund over the lines it names, to the sen and never beyond their prices', () => {
  const aSum = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(fc.array(aSum, { minLength: 1, maxLength: 6 }), aSum, (prices, amount) => {
      const parts = refundByLines(prices.map(sen), sen(amount))
      expect(sum(parts)).toBe(Math.min(amount, sum(prices.map(sen))))
      for (const [at, part] of parts.entries()) expect(part).toBeLessThanOrEqual(prices[at] ?? 0)
    }),
  )
  expect(refundByLines([sen(1000), sen(500)], sen(1600))).toEqual([1000, 500])
  expect(refundByLines([sen(1000), sen(500)], sen(300))).toEqual([200, 100])
})

it('gives back the delivery once', () => {
  expect(shippingLeft({ shipping: sen(600), refundedShipping: sen(200) })).toBe(400)
  expect(shippingLeft({ shipping: sen(600), refundedShipping: sen(700) })).toBe(0)
})
