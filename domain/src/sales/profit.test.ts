import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, noSen, sen, sum } from '../money/sen.ts'
import { addProfits, noProfit, profitOf, profitOfOrder, profitParts, type SoldOrder } from './profit.ts'

const amount = fc.nat(1_000_000).map(sen)
const maybe = fc.option(amount)
const anOrder: fc.Arbitrary<SoldOrder> = fc.record({
  paid: amount,
  refunded: fc.constant(noSen),
  isCancelled: fc.constant(false),
  ships: fc.boolean(),
  lines: fc.array(
    fc.record({
      cost: maybe,
      quantity: fc.integer({ min: 1, max: 99 }),
      restocked: fc.constant(0),
      lost: fc.constant(0),
    }),
  ),
  parcels: fc.array(maybe, { maxLength: 3 }),
  fees: fc.array(maybe, { maxLength: 2 }),
  commission: amount,
})

const mugs: SoldOrder = {
  paid: sen(5600),
  refunded: noSen,
  isCancelled: false,
  ships: true,
  lines: [{ cost: sen(900), quantity: 2, restocked: 0, lost: 0 }],
  parcels: [sen(550)],
  fees: [sen(100)],
  commission: sen(250),
}

test('an order’s profit is its money less goods, courier, fee and commission', () => {
  const profit = profitOfOrder(mugs)
  expect(profit.parts).toEqual({ goods: 1800, courier: 550, fees: 100, commission: 250 })
  expect(profit.unknown).toEqual({ goods: 0, courier: 0, fees: 0, commission: 0 })
  expect(profitOf(profit)).toBe(2900)
})

describe('what is not known', () => {
  test('is counted, never taken as nothing silently', () => {
    const unsure: SoldOrder = {
      ...mugs,
      lines: [...mugs.lines, { cost: null, quantity: 1, restocked: 0, lost: 0 }],
      parcels: [sen(550), null],
      fees: [null],
    }
    const profit = profitOfOrder(unsure)
    expect(profit.unknown).toEqual({ goods: 1, courier: 1, fees: 1, commission: 0 })
    expect(profit.parts).toEqual({ goods: 1800, courier: 550, fees: 0, commission: 250 })
  })
  test('is a courier’s price before a parcel is booked, unless nothing is sent', () => {
    expect(profitOfOrder({ ...mugs, parcels: [] }).unknown.courier).toBe(1)
    expect(profitOfOrder({ ...mugs, parcels: [], ships: false }).unknown.courier).toBe(0)
    expect(profitOfOrder({ ...mugs, parcels: [], isCancelled: true }).unknown.courier).toBe(0)
  })
  test('is no cost of pieces that all came back', () => {
    const back = { ...mugs, lines: [{ cost: null, quantity: 2, restocked: 2, lost: 0 }] }
    expect(profitOfOrder(back).unknown.goods).toBe(0)
  })
})

test('the parts and the profit are the sales', () => {
  fc.assert(
    fc.property(fc.array(anOrder), (orders) => {
      const all = orders.map(profitOfOrder).reduce(addProfits, noProfit)
      expect(add(profitOf(all), sum(profitParts.map((part) => all.parts[part])))).toBe(all.sales)
      expect(all.orders).toBe(orders.length)
      expect(all.sales).toBe(sum(orders.map(({ paid }) => paid)))
      expect(profitOf(all)).toBe(sum(orders.map((order) => profitOf(profitOfOrder(order)))))
    }),
  )
})

test('an unknown amount that becomes known only ever lowers the profit', () => {
  fc.assert(
    fc.property(anOrder, amount, (order, known) => {
      const told = { ...order, fees: order.fees.map((fee) => fee ?? known) }
      expect(profitOf(profitOfOrder(told))).toBeLessThanOrEqual(profitOf(profitOfOrder(order)))
      expect(profitOfOrder(told).unknown.fees).toBe(0)
    }),
  )
})

describe('a refund', () => {
  test('of all with all pieces back leaves what was spent on the way', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const { paid, lines } = order
        const undone: SoldOrder = {
          ...order,
          refunded: paid,
          commission: noSen,
          lines: lines.map((line) => ({ ...line, restocked: line.quantity, lost: 0 })),
        }
        const { sales, parts } = profitOfOrder(undone)
        expect([sales, parts.goods, parts.commission]).toEqual([0, 0, 0])
        expect(profitOf(profitOfOrder(undone))).toBe(-add(parts.courier, parts.fees) + 0)
      }),
    )
  })
  test('takes back its own part: money, and the cost of the pieces on the shelf again', () => {
    const part = { ...mugs, refunded: sen(2500), lines: [{ cost: sen(900), quantity: 2, restocked: 1, lost: 0 }] }
    expect(profitOf(profitOfOrder(part))).toBe(2900 - 2500 + 900)
    const broken = { ...part, lines: mugs.lines }
    expect(profitOf(profitOfOrder(broken))).toBe(2900 - 2500)
  })
  test('before anything was sent frees the goods', () => {
    const ended = { ...mugs, refunded: mugs.paid, isCancelled: true, parcels: [], commission: noSen }
    expect(profitOfOrder(ended).parts).toEqual({ goods: 0, courier: 0, fees: 100, commission: 0 })
  })
})
