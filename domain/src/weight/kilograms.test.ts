import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatKilograms, grams, parseKilograms, sumWeight, timesWeight } from './kilograms.ts'

it('reads back what it wrote', () => {
  const someGrams = fc.integer({ min: 0, max: 999_999_999 }).map(grams)
  fc.assert(
    fc.property(someGrams, (weight) => {
      expect(parseKilograms(formatKilograms(weight))).toBe(weight)
    }),
  )
})

it.each([
  ['0.35', 350],
  ['1.250 kg', 1250],
  ['2', 2000],
  ['0.001KG', 1],
])('reads %j', (text, weight) => expect(parseKilograms(text)).toBe(weight))

it.each(['', '-1', '0.0005', '1,5', 'kg', '1e3'])('refuses %j', (text) => expect(parseKilograms(text)).toBeNull())

it('keeps to whole grams', () => {
  expect(formatKilograms(grams(5))).toBe('0.005')
  expect(timesWeight(grams(350), 3)).toBe(1050)
  expect(sumWeight([grams(1), grams(2)])).toBe(3)
  expect(() => grams(-1)).toThrow(RangeError)
  expect(() => timesWeight(grams(1), 0.5)).toThrow(RangeError)
})
