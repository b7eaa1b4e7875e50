import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints } from '../money/percent.ts'
import { sen } from '../money/sen.ts'
import { changedPrice, changedPrices } from './change-price.ts'

const prices = fc.integer({ min: 0, max: 100_000_000 }).map(sen)
const rates = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)

test('a share up and the same share down differ from the price by the same whole sen', () => {
  fc.assert(
    fc.property(prices, rates, (price, rate) => {
      const up = changedPrice(price, { way: 'up', by: 'percent', rate })
      const down = changedPrice(price, { way: 'down', by: 'percent', rate })
      expect(up - price).toBe(price - down)
      expect(Math.abs((up - price) * 10_000 - price * rate)).toBeLessThanOrEqual(5_000)
    }),
  )
})

test('an amount up and down again is the price itself', () => {
  fc.assert(
    fc.property(prices, prices, (price, amount) => {
      const up = changedPrice(price, { way: 'up', by: 'amount', amount })
      expect(changedPrice(up, { way: 'down', by: 'amount', amount })).toBe(price)
    }),
  )
})

test('what comes out can always be sold at: never below zero, the promo below the usual price', () => {
  fc.assert(
    fc.property(prices, prices, rates, fc.constantFrom('up' as const, 'down' as const), (price, promo, rate, way) => {
      fc.pre(promo < price)
      const changed = changedPrices({ price, promoPrice: promo }, { way, by: 'percent', rate })
      if (typeof changed === 'string') return
      expect(changed.price).toBeGreaterThanOrEqual(0)
      expect(changed.promoPrice).toBeLessThan(changed.price)
    }),
  )
})

test('examples', () => {
  expect(
    changedPrices({ price: sen(2500), promoPrice: null }, { way: 'up', by: 'percent', rate: basisPoints(1000) }),
  ).toEqual({ price: 2750, promoPrice: null })
  expect(
    changedPrices({ price: sen(2500), promoPrice: sen(1995) }, { way: 'down', by: 'percent', rate: basisPoints(550) }),
  ).toEqual({ price: 2362, promoPrice: 1885 })
  expect(changedPrices({ price: sen(400), promoPrice: null }, { way: 'down', by: 'amount', amount: sen(500) })).toBe(
    'below_zero',
  )
  expect(
    changedPrices({ price: sen(3), promoPrice: sen(2) }, { way: 'down', by: 'percent', rate: basisPoints(5000) }),
  ).toBe('promo_not_cheaper')
})
