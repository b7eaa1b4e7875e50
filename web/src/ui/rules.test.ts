import { expect, it } from 'vitest'
import { inOrder } from './date-range.tsx'
import { tidyAmount } from './money-input.tsx'
import { pagesToShow } from './pagination.tsx'
import { wholePhone } from './phone-input.tsx'
import { nearestAllowed } from './quantity.tsx'
import { fitWithin } from './shrink-image.ts'

it.each([
  ['12', '12.00'],
  ['1,234.5', '1234.50'],
  ['RM 45.90', '45.90'],
  ['007', '7.00'],
  ['0.5', '0.50'],
  ['12.345', null],
  ['12,5', '12.50'],
  ['1.234,50', '1234.50'],
  ['1.234', null],
  ['-3', null],
  ['', null],
  ['abc', null],
])('tidies the amount %j to %j', (typed, wanted) => {
  expect(tidyAmount(typed)).toBe(wanted)
})

it.each([
  ['12-345 6789', '+60123456789'],
  ['0123456789', '+60123456789'],
  ['60123456789', '+60123456789'],
  ['+65 9123 4567', '+6591234567'],
  ['123', null],
  ['not a phone', null],
])('makes of the phone %j %j', (typed, wanted) => {
  expect(wholePhone(typed)).toBe(wanted)
})

it('settles a quantity on the nearest one allowed', () => {
  const dozens = { min: 12, max: 40, step: 12 }
  expect([0, 13, 19, 99, Number.NaN].map((wanted) => nearestAllowed(wanted, dozens))).toEqual([12, 12, 24, 36, 12])
  expect(nearestAllowed(7, { min: 1, max: null, step: 1 })).toBe(7)
  expect(nearestAllowed(1, { min: 5, max: null, step: 4 })).toBe(8)
})

it('keeps two days in order, whichever moved', () => {
  expect(inOrder({ from: '2026-11-20', until: '2026-11-10' }, false)).toEqual({
    from: '2026-11-20',
    until: '2026-11-20',
  })
  expect(inOrder({ from: '2026-11-20', until: '2026-11-10' }, true)).toEqual({
    from: '2026-11-10',
    until: '2026-11-10',
  })
  expect(inOrder({ from: '', until: '2026-11-10' }, true)).toEqual({ from: '', until: '2026-11-10' })
})

it('shows the first, the last and the neighbouring pages', () => {
  expect(pagesToShow(1, 3)).toEqual([1, 2, 3])
  expect(pagesToShow(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pagesToShow(100, 100)).toEqual([1, null, 99, 100])
})

it('makes a photo fit, never larger', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
  expect(fitWithin({ width: 800, height: 600 }, 2000)).toEqual({ width: 800, height: 600 })
})
