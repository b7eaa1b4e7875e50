import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRinggit } from '../money/ringgit.ts'
import { roundedQuotient } from '../money/round.ts'
import { sen } from '../money/sen.ts'
import { formatQuantity, parseQuantity, quantity } from './quantity.ts'
import { formatRate, parseRate, rate, rateOf } from './rate.ts'
import { formatUnitPrice, parseUnitPrice, unitPrice, unitPriceOfSen } from './unit-price.ts'

describe('a quantity', () => {
  it.each([
    ['2', 200_000],
    ['1.5', 150_000],
    ['0.00001', 1],
    ['1,000', 100_000_000],
    ['1000000', 100_000_000_000],
    [' 0.333 ', 33_300],
  ])('reads %j', (text, count) => expect(parseQuantity(text)).toBe(count))
  it.each(['', '0', '0.0', '-1', '1.000001', '1000000.00001', '1000001', '1e3', '.5', '5.', '1,5', 'two', 'NaN'])(
    'refuses %j',
    (text) => expect(parseQuantity(text)).toBeNull(),
  )
  it('reads back what it wrote, and names only what it reads', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_000 }).map(quantity), (count) => {
        expect(parseQuantity(formatQuantity(count))).toBe(count)
      }),
    )
    expect([formatQuantity(quantity(150_000)), formatQuantity(quantity(200_000)), formatQuantity(quantity(1))]).toEqual(
      ['1.5', '2', '0.00001'],
    )
    for (const count of [0, -1, 0.5, 100_000_000_001, Number.NaN]) expect(() => quantity(count)).toThrow(RangeError)
  })
})

describe('a unit price', () => {
  it.each([
    ['50', 500_000],
    ['1.005', 10_050],
    ['RM 5.00', 50_000],
    ['myr 1,234.5678', 12_345_678],
    ['0', 0],
  ])('reads %j', (text, price) => expect(parseUnitPrice(text, 'MYR')).toBe(price))
  it.each(['', 'RM', '-1', '1.00005', '1,23', 'RM RM 1', '99999999999999999'])('refuses %j', (text) =>
    expect(parseUnitPrice(text, 'MYR')).toBeNull(),
  )
  it('reads every amount of money that is read elsewhere, as the same money', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999 }), fc.constantFrom('', 'RM ', 'MYR'), (amount, sign) => {
        const text = `${sign}${formatUnitPrice(unitPriceOfSen(sen(amount)), 'MYR')}`
        expect(parseRinggit(text)).toBe(amount)
        expect(parseUnitPrice(text, 'MYR')).toBe(amount * 100)
      }),
    )
  })
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.maxSafeNat().map(unitPrice), (price) => {
        expect(parseUnitPrice(formatUnitPrice(price, 'MYR'), 'MYR')).toBe(price)
      }),
    )
    expect([
      formatUnitPrice(unitPrice(500_000), 'MYR'),
      formatUnitPrice(unitPrice(10_050), 'MYR'),
      formatUnitPrice(unitPrice(1), 'MYR'),
    ]).toEqual(['50.00', '1.005', '0.0001'])
    expect(() => unitPrice(-1)).toThrow(RangeError)
  })
})

describe('a rate', () => {
  it.each([
    ['6', 60_000],
    ['6 %', 60_000],
    ['8.125%', 81_250],
    ['100', 1_000_000],
    ['0', 0],
  ])('reads %j', (text, share) => expect(parseRate(text)).toBe(share))
  it.each(['', '-1', '100.0001', '6.00001', '%', '6 % %'])('refuses %j', (text) => expect(parseRate(text)).toBeNull())
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }).map(rate), (share) => {
        expect(parseRate(formatRate(share))).toBe(share)
      }),
    )
    expect([formatRate(rate(60_000)), formatRate(rate(81_250)), formatRate(rate(0))]).toEqual(['6.00', '8.125', '0.00'])
    expect(() => rate(1_000_001)).toThrow(RangeError)
  })
  it('leaves the whole at 100 %, and nothing at 0', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger().map(sen), (amount) => {
        expect(rateOf(amount, rate(1_000_000))).toBe(amount)
        expect(rateOf(amount, rate(0))).toBe(0)
      }),
    )
  })
})

it('rounds half away from zero, alike for both signs', () => {
  expect([5n, -5n, 4n, -4n, 6n, 0n].map((tenths) => roundedQuotient(tenths, 10n))).toEqual([1n, -1n, 0n, 0n, 1n, 0n])
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
      const rounded = roundedQuotient(numerator, denominator)
      const twiceError = 2n * (rounded * denominator - numerator)
      expect(twiceError <= denominator && twiceError >= -denominator).toBe(true)
      if (twiceError === denominator) expect(numerator > 0n).toBe(true) // an exact half went up, away from zero
      if (twiceError === -denominator) expect(numerator < 0n).toBe(true)
    }),
  )
})
