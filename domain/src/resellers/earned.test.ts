import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints } from '../money/percent.ts'
import { noSen, sen } from '../money/sen.ts'
import type { CommissionTerms } from './commissions.ts'
import {
  bucketOf,
  type Earned,
  earnedOf,
  leftOf,
  nextEarned,
  type OrderMoney,
  type StandingLine,
  stateAfter,
} from './earned.ts'

/** A earns 12.5 %, Z nothing. */
const [A, Z] = [1, 2]
const terms: CommissionTerms = {
  rate: basisPoints(1000),
  rules: [
    { id: 1, productId: A, pays: { by: 'percent', rate: basisPoints(1250) } },
    { id: 2, productId: Z, pays: { by: 'percent', rate: basisPoints(0) } },
  ],
}
const line = (productId: number, base: number, refunded = 0): StandingLine => ({
  productId,
  quantity: 1,
  base: sen(base),
  refunded: sen(refunded),
})
const money = (total: number, more: Partial<Record<keyof OrderMoney, number>> = {}): OrderMoney => ({
  total: sen(total),
  paid: sen(more.paid ?? total),
  refunded: sen(more.refunded ?? 0),
  shippingRefunded: sen(more.shippingRefunded ?? 0),
})
const left = (lines: StandingLine[], of: OrderMoney, isOver = false) => leftOf(earnedOf(terms, lines, of, isOver))

describe('what an order earns as it stands', () => {
  it('loses the part of a line that was given back by name, and of no other', () => {
    const total = 5333 + 600
    expect(left([line(A, 3333), line(Z, 2000)], money(total))).toBe(417)
    expect(left([line(A, 3333), line(Z, 2000, 2000)], money(total, { refunded: 2000 }))).toBe(417)
    expect(left([line(A, 3333, 3333), line(Z, 2000)], money(total, { refunded: 3333 }))).toBe(0)
  })

  it('loses nothing for the delivery, and a share of the goods for a sum', () => {
    const lines = [line(A, 3333), line(Z, 2000)]
    expect(left(lines, money(5933, { refunded: 600, shippingRefunded: 600 }))).toBe(417)
    expect(left(lines, money(5933, { refunded: 600 }))).toBe(417 - Math.round((417 * 600) / 5333))
    expect(left(lines, money(5933, { refunded: 5333 }))).toBe(0)
  })

  it('is that of the goods of an edit once the difference went back', () => {
    const three = money(9600, { paid: 9600 })
    const one = { ...terms, rules: [] }
    expect(leftOf(earnedOf(one, [{ ...line(A, 9000), quantity: 3 }], three, false))).toBe(900)
    const edited = money(3600, { paid: 9600 })
    expect(leftOf(earnedOf(one, [line(A, 3000)], edited, false))).toBe(300)
    expect(leftOf(earnedOf(one, [line(A, 3000)], { ...edited, refunded: sen(6000) }, false))).toBe(300)
  })
})

const someLines = fc.array(
  fc
    .record({
      productId: fc.constantFrom(A, Z, 3),
      quantity: fc.integer({ min: 1, max: 20 }),
      base: fc.integer({ min: 0, max: 1_000_000 }),
      refunded: fc.integer({ min: 0, max: 1_000_000 }),
    })
    .map(({ base, refunded, ...more }) => ({ ...more, base: sen(base), refunded: sen(Math.min(refunded, base)) })),
  { minLength: 1, maxLength: 6 },
)
const someTerms = fc
  .record({
    rate: fc.integer({ min: 0, max: 10_000 }),
    rules: fc.array(
      fc.record({
        productId: fc.constantFrom(null, A, Z, 3),
        bp: fc.integer({ min: 0, max: 10_000 }),
        unit: fc.option(fc.nat(5000)),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ rate, rules }): CommissionTerms => ({
    rate: basisPoints(rate),
    rules: rules.map(({ productId, bp, unit }, id) => ({
      id,
      productId,
      pays: unit === null ? { by: 'percent', rate: basisPoints(bp) } : { by: 'unit', amount: sen(unit) },
    })),
  }))
const [amount, shipping] = [fc.nat(1_000_000), fc.nat(3000)]
const sumOf = (lines: readonly StandingLine[], of: 'base' | 'refunded') => lines.reduce((all, one) => all + one[of], 0)

describe('laws', () => {
  it('nothing earned is reversed twice, and all of it once everything went back', () => {
    fc.assert(
      fc.property(someTerms, someLines, shipping, amount, fc.boolean(), (by, lines, fare, bySum, isOver) => {
        const total = sumOf(lines, 'base') + fare
        const refunded = Math.min(total, sumOf(lines, 'refunded') + bySum)
        const found = earnedOf(by, lines, money(total, { refunded }), isOver)
        expect(found.reversed).toBeGreaterThanOrEqual(0)
        expect(found.reversed).toBeLessThanOrEqual(found.earned)
        expect(found.earned).toBeLessThanOrEqual(found.base)
        if (isOver || (refunded > 0 && refunded === total)) expect(leftOf(found)).toBe(0)
        if (refunded === 0 && !isOver) expect(found.reversed).toBe(0)
      }),
    )
  })

  it('more that goes back never leaves more', () => {
    fc.assert(
      fc.property(someTerms, someLines, shipping, amount, amount, fc.nat(5), (by, lines, fare, bySum, more, at) => {
        const total = sumOf(lines, 'base') + fare
        const of = (some: StandingLine[], sum: number) =>
          leftOf(earnedOf(by, some, money(total, { paid: total + 1, refunded: sumOf(some, 'refunded') + sum }), false))
        const now = of(lines, bySum)
        expect(of(lines, bySum + more)).toBeLessThanOrEqual(now)
        const named = lines.map((one, place) =>
          place === at ? { ...one, refunded: sen(Math.min(one.base, one.refunded + more)) } : one,
        )
        expect(of(named, bySum)).toBeLessThanOrEqual(now)
      }),
    )
  })

  it('the delivery takes nothing along, nor does what was paid too much', () => {
    fc.assert(
      fc.property(someTerms, someLines, fc.integer({ min: 1, max: 3000 }), amount, (by, lines, fare, extra) => {
        const total = sumOf(lines, 'base') + fare
        const [named, paid] = [sumOf(lines, 'refunded'), total + 1]
        const without = earnedOf(by, lines, money(total, { paid, refunded: named }), false)
        const delivery = { paid, refunded: named + fare, shippingRefunded: fare }
        expect(earnedOf(by, lines, money(total, delivery), false)).toEqual(without)
        const over = { paid: paid + extra, refunded: named + extra }
        expect(earnedOf(by, lines, money(total, over), false)).toEqual(without)
      }),
    )
  })

  it('lines without a sum lose each its own', () => {
    fc.assert(
      fc.property(someTerms, someLines, (by, lines) => {
        const total = sumOf(lines, 'base') + 600
        const whole = lines.map((one, at) => ({ ...one, refunded: at % 2 === 0 ? one.base : noSen }))
        const kept = earnedOf(
          by,
          lines.filter((_, at) => at % 2 === 1).map((one) => ({ ...one, refunded: noSen })),
          money(total),
          false,
        )
        expect(leftOf(earnedOf(by, whole, money(total, { refunded: sumOf(whole, 'refunded') }), false))).toBe(
          kept.earned,
        )
      }),
    )
  })

  it('an order that is not settled earns no more than before, and may earn less', () => {
    const earned = fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000)).map((three): Earned => {
      const [reversed = 0, all = 0, base = 0] = three.toSorted((one, other) => one - other)
      return { base: sen(base), earned: sen(all), reversed: sen(reversed) }
    })
    fc.assert(
      fc.property(earned, earned, (before, now) => {
        const next = nextEarned(before, now, false)
        expect(leftOf(next)).toBe(Math.min(leftOf(before), leftOf(now)))
        expect(next.earned).toBeLessThanOrEqual(next.base)
        expect(next.reversed).toBeGreaterThanOrEqual(0)
        expect(nextEarned(next, now, false)).toEqual(next)
        expect(nextEarned(before, now, true)).toEqual(now)
      }),
    )
  })
})

/** A history of one order, posted as differences: lines given back, sums, edits up and down, what is due paid, the end. */
const step = fc.oneof(
  fc.record({ what: fc.constant('line' as const), at: fc.nat(3), part: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('sum' as const), part: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ what: fc.constant('edit' as const), at: fc.nat(3), quantity: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ what: fc.constantFrom('pay' as const, 'delivery' as const, 'cancel' as const) }),
)

it('posted as differences, any history leaves nothing below nought and nothing over once all of it went back', () => {
  fc.assert(
    fc.property(someTerms, fc.array(step, { maxLength: 12 }), (by, steps) => {
      const price = [3333, 2000, 799, 10_001]
      const quantities = [1, 2, 3, 1]
      const named = [0, 0, 0, 0]
      const fare = 600
      let [paid, refunded, delivery, isOver, posted] = [0, 0, 0, false, 0]
      const base = (at: number) => (price[at] ?? 0) * (quantities[at] ?? 0)
      const total = () => fare + quantities.reduce((all, _, at) => all + base(at), 0)
      let before: Earned = { base: noSen, earned: noSen, reversed: noSen }
      const follow = () => {
        const lines = quantities.map((quantity, at): StandingLine => ({
          productId: at,
          quantity,
          base: sen(base(at)),
          refunded: sen(named[at] ?? 0),
        }))
        const of = money(total(), { paid, refunded, shippingRefunded: delivery })
        const next = nextEarned(before, earnedOf(by, lines, of, isOver), paid >= total())
        posted += leftOf(next) - leftOf(before)
        before = next
        expect(posted).toBe(leftOf(next))
        expect(posted).toBeGreaterThanOrEqual(0)
      }
      paid = total()
      follow()
      for (const one of steps) {
        const held = paid - refunded
        if (one.what === 'pay') paid = Math.max(paid, total())
        if (one.what === 'cancel') isOver = true
        if (one.what === 'delivery' && delivery === 0 && held >= fare) [delivery, refunded] = [fare, refunded + fare]
        if (one.what === 'sum') refunded += Math.floor(held / one.part)
        if (one.what === 'edit') quantities[one.at] = one.quantity
        if (one.what === 'line') {
          const back = Math.min(
            held,
            Math.floor((base(one.at) - Math.min(base(one.at), named[one.at] ?? 0)) / one.part),
          )
          named[one.at] = (named[one.at] ?? 0) + back
          refunded += back
        }
        follow()
        follow()
      }
      refunded = paid
      follow()
      expect(posted).toBe(0)
    }),
  )
})

describe('where a commission stands', () => {
  const now = new Date(1000)
  const earned = (all: number, reversed = 0): Earned => ({
    base: sen(10_000),
    earned: sen(all),
    reversed: sen(reversed),
  })
  const from = { state: 'paid', was: sen(600), paid: sen(600), clearsAt: new Date(1) } as const

  it('that was paid and grew can be paid again, and owes nothing for what was paid', () => {
    expect(stateAfter(from, earned(900), now)).toBe('available')
    expect(stateAfter(from, earned(600, 200), now)).toBe('paid')
    expect(stateAfter({ ...from, state: 'reversed', was: noSen }, earned(600), now)).toBe('paid')
    expect(bucketOf('paid')).toBe('available')
  })

  it('goes on where the order is when it comes back to life', () => {
    const back = { state: 'reversed', was: noSen, paid: noSen } as const
    expect(stateAfter({ ...back, clearsAt: null }, earned(100), now)).toBe('pending')
    expect(stateAfter({ ...back, clearsAt: new Date(2000) }, earned(100), now)).toBe('clearing')
    expect(stateAfter({ ...back, clearsAt: new Date(500) }, earned(100), now)).toBe('available')
  })

  it('is reversed with the last sen, and one that never earned anything is not', () => {
    expect(stateAfter({ state: 'pending', was: sen(100), paid: noSen, clearsAt: null }, earned(0), now)).toBe(
      'reversed',
    )
    expect(stateAfter({ state: 'pending', was: noSen, paid: noSen, clearsAt: null }, earned(0), now)).toBe('pending')
  })
})
