import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBetween, plusDays, plusMonths } from './days.ts'

const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => plusDays('1970-01-01', days))

it('counts days forth and back', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: -700, max: 700 }), (day, count) => {
      expect(daysBetween(day, plusDays(day, count))).toBe(count)
      expect(plusDays(plusDays(day, count), -count)).toBe(day)
    }),
  )
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01')
})

it('keeps the day of the month, or the last there is', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: -60, max: 60 }), (day, count) => {
      const later = plusMonths(day, count)
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
      expect(months(later) - months(day)).toBe(count)
      const isLast = plusDays(later, 1).endsWith('-01')
      if (later.slice(8) !== day.slice(8)) expect(isLast && later.slice(8) < day.slice(8)).toBe(true)
    }),
  )
  expect([1, 2, 13, -2].map((count) => plusMonths('2026-01-31', count))).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2027-02-28',
    '2025-11-30',
  ])
  expect(plusMonths('2028-02-29', 12)).toBe('2029-02-28')
})

it('refuses what is no day', () => {
  for (const day of ['2026-02-29', '2026-1-1', '', '2026-01-01 10:00'])
    expect(() => plusDays(day, 1)).toThrow(RangeError)
  expect(() => plusDays('9999-12-31', 1)).toThrow(RangeError)
  expect(() => plusMonths('9999-12-31', 1)).toThrow(RangeError)
})
