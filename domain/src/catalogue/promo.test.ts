import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import { countdownIsOn, effectivePrice, nextEdge, promoIsOn, type Countdown, type Promo } from './promo.ts'

const at = (ms: number) => new Date(ms)
const moment = fc.integer({ min: 0, max: 60 }).map(at)
const maybe = fc.option(moment, { nil: null })
const listing = fc.record({
  isPromo: fc.boolean(),
  promoUntil: maybe,
  isCountdown: fc.boolean(),
  countdownStart: maybe,
  countdownUntil: maybe,
})

it('holds a promo until now passes its end', () => {
  const promo = { isPromo: true, promoUntil: at(100) }
  expect(promoIsOn(promo, at(100))).toBe(true)
  expect(promoIsOn(promo, at(101))).toBe(false)
  expect(promoIsOn({ isPromo: true, promoUntil: null }, at(1e15))).toBe(true)
  expect(promoIsOn({ isPromo: false, promoUntil: null }, at(0))).toBe(false)
})

it('counts down strictly between its two times', () => {
  const countdown = { isCountdown: true, countdownStart: at(10), countdownUntil: at(20) }
  expect([9, 10, 11, 19, 20, 21].map((ms) => countdownIsOn(countdown, at(ms)))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ])
  expect(countdownIsOn({ ...countdown, isCountdown: false }, at(15))).toBe(false)
  expect(countdownIsOn({ ...countdown, countdownStart: null }, at(15))).toBe(false)
})

it('names the very next instant at which an answer changes', () => {
  const answers = (item: Promo & Countdown, ms: number) => [promoIsOn(item, at(ms)), countdownIsOn(item, at(ms))].join()
  fc.assert(
    fc.property(listing, fc.integer({ min: 0, max: 60 }), (item, now) => {
      let changed: number | null = null
      for (let ms = now + 1; ms <= 70 && changed === null; ms++)
        if (answers(item, ms) !== answers(item, now)) changed = ms
      expect(nextEdge(item, at(now))?.getTime() ?? null).toBe(changed)
    }),
    { numRuns: 2000 },
  )
})

it('charges the promo price only while it is on and cheaper', () => {
  const promo = { isPromo: true, promoUntil: at(100) }
  const unit = { price: sen(4500), promoPrice: sen(3900) }
  expect(effectivePrice(unit, promo, at(100))).toEqual({ price: 3900, comparePrice: 4500 })
  expect(effectivePrice(unit, promo, at(101))).toEqual({ price: 4500, comparePrice: null })
  expect(effectivePrice({ ...unit, promoPrice: sen(4500) }, promo, at(0))).toEqual({ price: 4500, comparePrice: null })
  expect(effectivePrice({ ...unit, promoPrice: null }, promo, at(0))).toEqual({ price: 4500, comparePrice: null })
})
