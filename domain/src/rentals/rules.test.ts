import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../time/days.ts'
import { formatDate, formatTime, plusMinutes } from '../time/malaysia.ts'
import { peakUse, type Booking } from './availability.ts'
import { bookedSpans, lateDays } from './booked.ts'
import { readRange, type RentalRange } from './range.ts'
import { isOpenAt, momentOf, openingDay } from './hours.ts'
import { judgeExtension, judgeRange, weekdayOf, type RentalRules } from './rules.ts'

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

  // 24 November 2026 is a Tuesday.
  const night = { frequency: 'hourly', opens: '22:00', closes: '02:00' } as const
  it.each<[string, Partial<RentalRules>, string, string, string | null]>([
    ['over midnight', {}, '2026-11-24 22:00', '2026-11-25 02:00', null],
    ['after midnight alone', {}, '2026-11-25 00:00', '2026-11-25 01:30', null],
    ['until midnight', {}, '2026-11-24 22:30', '2026-11-25 00:00', null],
    ['picked up too early', {}, '2026-11-24 21:30', '2026-11-25 01:00', 'closed_hour'],
    ['returned too late', {}, '2026-11-24 23:00', '2026-11-25 02:30', 'closed_hour'],
    ['by day', {}, '2026-11-24 12:00', '2026-11-24 23:00', 'closed_hour'],
    ['from one night to the next', {}, '2026-11-24 23:00', '2026-11-25 22:30', null],
    ['of a closed Tuesday', { closedWeekdays: [2] }, '2026-11-24 22:00', '2026-11-24 23:00', 'closed_day'],
    ['of its night', { closedWeekdays: [2] }, '2026-11-25 00:30', '2026-11-25 01:30', 'closed_day'],
    ['of the night before it', { closedWeekdays: [2] }, '2026-11-24 00:30', '2026-11-24 01:30', null],
    ['into a closed Wednesday', { closedWeekdays: [3] }, '2026-11-24 23:00', '2026-11-25 01:00', null],
    ['into a closed day', { closedDates: ['2026-11-25'] }, '2026-11-24 23:00', '2026-11-25 02:00', null],
    [
      'in the night of a closed day',
      { closedDates: ['2026-11-24'] },
      '2026-11-25 00:30',
      '2026-11-25 01:00',
      'across_closed_day',
    ],
    [
      'across a closed day',
      { closedDates: ['2026-11-25'] },
      '2026-11-24 23:00',
      '2026-11-26 22:00',
      'across_closed_day',
    ],
    [
      'in a blocked night',
      { blocked: [{ from: '2026-11-24', to: '2026-11-24', reason: '' }] },
      '2026-11-25 01:00',
      '2026-11-25 02:00',
      'blocked',
    ],
    ['in the last night', { monthsAhead: 1 }, '2026-12-20 23:00', '2026-12-21 01:00', null],
    ['closing at midnight', { opens: '09:00', closes: '00:00' }, '2026-11-24 20:00', '2026-11-25 00:00', null],
    [
      'beyond a midnight’s close',
      { opens: '09:00', closes: '00:00' },
      '2026-11-24 20:00',
      '2026-11-25 00:30',
      'closed_hour',
    ],
    [
      'from midnight, where it opens by day',
      { opens: '09:00', closes: '18:00' },
      '2026-11-24 00:00',
      '2026-11-24 10:00',
      'closed_hour',
    ],
    [
      'of whole days told as instants',
      { frequency: 'daily', opens: '09:00', closes: '18:00' },
      '2026-11-24 00:00',
      '2026-11-25 00:00',
      null,
    ],
  ])('by the hour, %s', (_name, given, start, end, reason) =>
    expect(judge({ ...night, ...given }, start, end)).toBe(reason),
  )

  it('goes on into the night of the same opening, and not of a closed one', () => {
    const extend = (given: Partial<RentalRules>, had: string, until: string) => {
      const of = range('2026-11-24 22:00', until)
      return judgeExtension({ ...rules, ...night, ...given }, of, new Date(`${had}+08:00`), now)?.reason ?? null
    }
    expect(extend({ closedDates: ['2026-11-25'] }, '2026-11-24T23:00', '2026-11-25 02:00')).toBeNull()
    expect(extend({}, '2026-11-24T23:00', '2026-11-25 02:30')).toBe('closed_hour')
    expect(extend({ closedDates: ['2026-11-25'] }, '2026-11-24T23:00', '2026-11-25 22:00')).toBe('across_closed_day')
    expect(extend({ closedWeekdays: [3] }, '2026-11-24T23:00', '2026-11-26 01:00')).toBe('closed_day')
  })

  it('knows the days of the week', () => {
    expect([weekdayOf('2026-11-20'), weekdayOf('2026-11-22'), weekdayOf('2022-12-31')]).toEqual([5, 0, 6])
  })
})

const halfHour = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const someDay = fc.integer({ min: 1, max: 60 }).map((count) => plusDays('2026-11-20', count))

it('law: every time of an opening lies on its day or the night after it, and leads back to it', () => {
  fc.assert(
    fc.property(halfHour, halfHour, halfHour, someDay, (opens, closes, time, day) => {
      fc.pre(opens !== closes)
      const hours = { opens, closes }
      const moment = momentOf(hours, day, time)
      expect(openingDay(hours, moment)).toBe(day)
      const [from, until] = [`${day} ${opens}`, `${closes < opens ? plusDays(day, 1) : day} ${closes}`]
      if (isOpenAt(hours, time)) expect(from <= moment && moment <= until).toBe(true)
      else expect(moment < from || moment > until).toBe(true)
    }),
  )
})

it('law: by the hour, what is picked up and returned within openings of days that are not closed can be booked, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.tuple(halfHour, halfHour).filter(([opens, closes]) => opens !== closes),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
      fc.tuple(someDay, halfHour, fc.integer({ min: 1, max: 100 })),
      ([opens, closes], closedWeekdays, [day, time, halves]) => {
        const start = new Date(`${day}T${time}:00+08:00`)
        const end = plusMinutes(start, 30 * halves)
        // Counted apart from the code: whether some day that is not closed has the moment in its opening.
        const isOpen = (moment: Date) =>
          [0, 1].some((ago) => {
            const opened = plusDays(formatDate(moment), -ago)
            const until = closes < opens ? plusDays(opened, 1) : opened
            const span = [`${opened} ${opens}:00`, `${until} ${closes}:00`] as const
            const told = formatTime(moment)
            return !closedWeekdays.includes(weekdayOf(opened)) && span[0] <= told && told <= span[1]
          })
        const reason = judge({ frequency: 'hourly', opens, closes, closedWeekdays }, formatTime(start), formatTime(end))
        expect(reason === null).toBe(isOpen(start) && isOpen(end))
      },
    ),
    { numRuns: 500 },
  )
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
