import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { peakUse, type Booking } from './availability.ts'
import { bookedSpans, lateDays } from './booked.ts'
import { readRange, type RentalRange } from './range.ts'
import { judgeRange, weekdayOf, type RentalRules } from './rules.ts'

const now = new Date('2026-11-20T04:00:00Z')
const rules: RentalRules = {
  frequency: 'daily',
  minPeriods: 1,
  maxPeriods: null,
  monthsAhead: 12,
  opens: null,
  closes: null,
  closedWeekdays: [],
  closedDates: [],
  blocked: [],
}
const range = (start: string, end: string): RentalRange => {
  const read = readRange(start, end)
  if (typeof read === 'string') throw new Error(read)
  return read
}
const judge = (given: Partial<RentalRules>, start: string, end: string) =>
  judgeRange({ ...rules, ...given }, range(start, end), now)?.reason ?? null

describe('a range', () => {
  it.each<[string, Partial<RentalRules>, string, string, string | null]>([
    ['today', {}, '2026-11-20', '2026-11-20', null],
    ['yesterday', {}, '2026-11-19', '2026-11-21', 'past'],
    ['over already', {}, '2026-11-20 08:00', '2026-11-20 11:00', 'past'],
    ['to the horizon', {}, '2027-11-19', '2027-11-20', null],
    ['beyond it', {}, '2027-11-20', '2027-11-21', 'too_far'],
    ['on a closed weekday', { closedWeekdays: [0] }, '2026-11-22', '2026-11-23', 'closed_day'],
    ['over a closed weekday', { closedWeekdays: [0] }, '2026-11-21', '2026-11-23', null],
    ['over a closed day', { closedDates: ['2026-11-25'] }, '2026-11-24', '2026-11-26', 'across_closed_day'],
    ['ending as a closed day begins', { closedDates: ['2026-11-25'] }, '2026-11-24 09:00', '2026-11-25 00:00', null],
    ['outside the hours', { opens: '09:00', closes: '18:00' }, '2026-11-24 08:30', '2026-11-24 12:00', 'closed_hour'],
    ['within them', { opens: '09:00', closes: '18:00' }, '2026-11-24 09:00', '2026-11-24 18:00', null],
    ['of whole days', { opens: '09:00', closes: '18:00' }, '2026-11-24', '2026-11-24', null],
    ['too short', { minPeriods: 3 }, '2026-11-24', '2026-11-25', 'too_short'],
    ['too long', { maxPeriods: 2 }, '2026-11-24', '2026-11-26', 'too_long'],
  ])('%s', (_name, given, start, end, reason) => expect(judge(given, start, end)).toBe(reason))

  it('knows the days of the week', () => {
    expect([weekdayOf('2026-11-20'), weekdayOf('2026-11-22'), weekdayOf('2022-12-31')]).toEqual([5, 0, 6])
  })
})

it('law: a moment is in a booked span exactly when all units are used then', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour))
  const booking = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 2 }))
    .map(([from, length, units]): Booking => ({ start: at(from), end: at(from + length), units }))
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (bookings, units) => {
      const spans = bookedSpans(units, bookings)
      for (let hour = 0; hour < 30; hour++) {
        const isFull = peakUse(bookings, { start: at(hour), end: at(hour + 1) }) >= units
        expect(spans.some(({ start, end }) => start <= at(hour) && at(hour) < end)).toBe(isFull)
      }
      // Spans that touch are one.
      for (const [index, span] of spans.entries()) expect(spans[index + 1]?.start).not.toEqual(span.end)
    }),
  )
})

it('every day that was begun is late', () => {
  const end = new Date('2026-12-01T00:00:00Z')
  expect([0, 1, 1440, 1441].map((minutes) => lateDays(end, new Date(end.getTime() + minutes * 60_000)))).toEqual([
    0, 1, 1, 2,
  ])
})
