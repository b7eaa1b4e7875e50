import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, formatPercent, parsePercent, percentOf } from './percent.ts'
import { displayRinggit, formatRinggit, parseRinggit } from './ringgit.ts'
import { add, sen, subtract, sum, times } from './sen.ts'
import { splitByWeight } from './split.ts'

const someSen = fc.integer({ min: 0, max: 10_000_000_00 }).map(sen)
const anySen = fc.maxSafeInteger().map(sen)

describe('ringgit', () => {
  it.each([
    ['12.30', 1230],
    ['1,234.5', 123450],
    ['RM 5', 500],
    ['rm5.00', 500],
    ['MYR 7.05', 705],
    [' 0 ', 0],
    ['0.07', 7],
    ['1,000,000', 100_000_000],
  ])('reads %j', (text, amount) => expect(parseRinggit(text)).toBe(amount))

  it.each([
    '',
    'RM',
    '-5',
    '1.234',
    '1,23',
    '12,34.00',
    '1 2',
    '.',
    '5.',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '99999999999999999',
    '1.2.3',
    'RM RM 5',
    '0,500',
  ])('refuses %j', (text) => expect(parseRinggit(text)).toBeNull())

  it('reads back what it wrote, plain and as shown', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }).map(sen), (amount) => {
        expect(parseRinggit(formatRinggit(amount))).toBe(amount)
        expect(parseRinggit(displayRinggit(amount, 'zh'))).toBe(amount)
      }),
    )
  })

  it('writes two decimals and groups of three', () => {
    expect(formatRinggit(sen(123450))).toBe('1234.50')
    expect(formatRinggit(sen(-5))).toBe('-0.05')
    expect(formatRinggit(sen(-0))).toBe('0.00')
    expect(displayRinggit(sen(123450), 'ms')).toBe('RM 1,234.50')
    expect(displayRinggit(sen(-123456789), 'en')).toBe('-RM 1,234,567.89')
  })
})

describe('sen', () => {
  it('refuses what is not exact', () => {
    expect(() => sen(0.5)).toThrow(RangeError)
    expect(() => sen(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError)
    expect(() => add(sen(Number.MAX_SAFE_INTEGER), sen(1))).toThrow(RangeError)
    expect(() => times(sen(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError)
    expect(() => times(sen(100), 1.5)).toThrow(RangeError)
  })

  it('subtracts what it added', () => {
    fc.assert(
      fc.property(someSen, someSen, (a, b) => {
        expect(subtract(add(a, b), b)).toBe(a)
      }),
    )
    expect(sum([])).toBe(0)
  })
})

describe('percent', () => {
  it.each([
    [1, 5000, 1],
    [-1, 5000, -1],
    [3, 5000, 2],
    [1, 4999, 0],
    [2500, 1000, 250],
    [333, 1000, 33],
    [335, 1000, 34],
    [-335, 1000, -34],
  ])('%i sen at %i basis points is %i', (amount, rate, share) =>
    expect(percentOf(sen(amount), basisPoints(rate))).toBe(share),
  )

  it('rounds to the nearest sen, halves away from zero, alike for both signs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }).map(sen),
        fc.integer({ min: 0, max: 10_000 }).map(basisPoints),
        (amount, rate) => {
          const share = percentOf(amount, rate)
          const twiceError = (BigInt(share) * 10_000n - BigInt(amount) * BigInt(rate)) * 2n
          expect(twiceError >= -10_000n && twiceError <= 10_000n).toBe(true)
          if (twiceError === 10_000n) expect(amount).toBeGreaterThan(0)
          if (twiceError === -10_000n) expect(amount).toBeLessThan(0)
          expect(percentOf(sen(-amount), rate)).toBe(share === 0 ? 0 : -share)
        },
      ),
    )
  })

  it('leaves the whole at 100 %, whatever the amount', () => {
    fc.assert(
      fc.property(anySen, (amount) => {
        expect(percentOf(amount, basisPoints(10_000))).toBe(amount)
      }),
    )
  })

  it('reads back what it wrote', () => {
    const someRate = fc.integer({ min: 0, max: 999_999 }).map(basisPoints)
    fc.assert(
      fc.property(someRate, (rate) => {
        expect(parsePercent(formatPercent(rate))).toBe(rate)
      }),
    )
    expect(formatPercent(basisPoints(1250))).toBe('12.5')
    expect(parsePercent('8.125')).toBeNull()
    expect(() => basisPoints(-1)).toThrow(RangeError)
  })
})

describe('splitByWeight', () => {
  const weights = fc.array(fc.nat({ max: 1_000_000_00 }), { minLength: 1, maxLength: 30 })

  it('sums to the whole', () => {
    fc.assert(
      fc.property(anySen, weights, (total, some) => {
        expect(sum(splitByWeight(total, some))).toBe(total)
      }),
    )
  })

  it('stays within one sen of the exact share, and gives nothing to a line without weight', () => {
    fc.assert(
      fc.property(
        someSen,
        weights.filter((some) => some.some((weight) => weight > 0)),
        (total, some) => {
          const whole = some.reduce((a, b) => a + b, 0)
          splitByWeight(total, some).forEach((part, index) => {
            const weight = some[index] ?? 0
            const error = BigInt(part) * BigInt(whole) - BigInt(total) * BigInt(weight)
            expect(error > -BigInt(whole) && error < BigInt(whole)).toBe(true)
            if (weight === 0) expect(part).toBe(0)
          })
        },
      ),
    )
  })

  it('gives left-over sen to the largest remainders', () => {
    expect(splitByWeight(sen(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitByWeight(sen(10), [5, 3, 7])).toEqual([3, 2, 5])
    expect(splitByWeight(sen(-100), [1, 1, 1])).toEqual([-34, -33, -33])
    expect(splitByWeight(sen(3), [0, 0])).toEqual([2, 1])
    expect(splitByWeight(sen(0), [])).toEqual([])
    expect(() => splitByWeight(sen(1), [])).toThrow(RangeError)
    expect(() => splitByWeight(sen(1), [-1, 2])).toThrow(RangeError)
  })
})
