import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import { effectivePrice } from './promo.ts'
import { listNow, priceOf, stepFor } from './price-of.ts'

const promo = { isPromo: true, promoUntil: null }
const now = new Date(0)
const mug = { price: sen(2500), promoPrice: sen(2000) }

it('is the public price, with its promo, where there is no list', () => {
  expect(priceOf(mug, { promo, quantity: 5, now })).toEqual({ price: 2000, comparePrice: 2500 })
  expect(priceOf({ ...mug, list: [] }, { promo, quantity: 5, now })).toEqual({ price: 2000, comparePrice: 2500 })
})

it('is the step that the quantity reaches, whatever the promo', () => {
  const list = [
    { minQuantity: 10, price: sen(1500) },
    { minQuantity: 1, price: sen(1800) },
    { minQuantity: 50, price: sen(1200) },
  ]
  const at = (quantity: number) => priceOf({ ...mug, list }, { promo, quantity, now })
  expect([1, 9, 10, 49, 50, 999].map((quantity) => at(quantity).price)).toEqual([1800, 1800, 1500, 1500, 1200, 1200])
  expect(at(10).comparePrice).toBeNull()
})

it('never asks for a larger quantity than is bought, but where all steps are larger', () => {
  const steps = fc.array(fc.record({ minQuantity: fc.integer({ min: 1, max: 99 }), price: fc.nat(9999).map(sen) }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 99 }), (list, quantity) => {
      const step = stepFor(list, quantity)
      const smallest = Math.min(...list.map(({ minQuantity }) => minQuantity))
      expect(step!.minQuantity).toBeLessThanOrEqual(Math.max(quantity, smallest))
    }),
  )
})

const someSteps = fc.array(fc.record({ minQuantity: fc.integer({ min: 1, max: 99 }), price: fc.nat(9999).map(sen) }), {
  minLength: 1,
})
const someUnit = fc.record({
  price: fc.nat(9999).map(sen),
  promoPrice: fc.option(fc.nat(9999).map(sen)),
  list: fc.option(someSteps),
})
const somePromo = fc.record({ isPromo: fc.boolean(), promoUntil: fc.constantFrom(null, new Date(-1), new Date(1)) })

it('is never above the public price of the moment where the programme says so, and its list shows the same', () => {
  fc.assert(
    fc.property(someUnit, somePromo, fc.integer({ min: 1, max: 99 }), fc.boolean(), (unit, on, quantity, isCapped) => {
      const own = { ...unit, neverAbovePublic: isCapped }
      const { price } = priceOf(own, { promo: on, quantity, now })
      const retail = effectivePrice(unit, on, now).price
      if (isCapped) expect(price).toBeLessThanOrEqual(retail)
      else if (unit.list) expect(price).toBe(stepFor(unit.list, quantity)!.price)
      expect(stepFor(listNow(own, retail), quantity)!.price).toBe(price)
    }),
  )
})

it('is the promo for a rank that pays more', () => {
  const list = [{ minQuantity: 1, price: sen(2250) }]
  const at = (neverAbovePublic: boolean) => priceOf({ ...mug, list, neverAbovePublic }, { promo, quantity: 1, now })
  expect(at(true)).toEqual({ price: 2000, comparePrice: 2500 })
  expect(at(false)).toEqual({ price: 2250, comparePrice: null })
})
