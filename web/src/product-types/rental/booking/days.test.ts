import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { openingDay } from '@kedai/domain/rentals/hours.ts'
import { readRange } from '@kedai/domain/rentals/range.ts'
import { judgeRange, type RentalRules } from '@kedai/domain/rentals/rules.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatTime, plusMinutes } from '@kedai/domain/time/malaysia.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeDay, lastDayOf, pressed, timesOf, weeksOf } from './days.ts'
import { nothing, rangeOf } from './typed.ts'

const rental: ItemRental = {
  frequency: 'daily',
  price: '80.00',
  addons: [],
  pickup_location: null,
  return_location: null,
  booked: [{ start: '2026-12-05 00:00:00', end: '2026-12-07 00:00:00' }],
  buffer_before: 0,
  buffer_after: 0,
  quantity: 1,
  opens: '09:00',
  closes: '18:00',
  closed_weekdays: [0],
  closed_dates: ['2026-12-25'],
  blocked: [{ from: '2026-12-10', to: '2026-12-11', reason: 'Servis' }],
  min_periods: 1,
  max_periods: null,
  bookable_until: '2027-01-31',
  deposit: null,
  late_fee: null,
}

it('says why a day cannot be chosen', () => {
  const why = (day: string) => judgeDay(rental, day, '2026-12-02').why
  expect(
    [
      '2026-12-01',
      '2026-12-02',
      '2026-12-05',
      '2026-12-07',
      '2026-12-06',
      '2026-12-08',
      '2026-12-25',
      '2027-02-01',
    ].map(why),
  ).toEqual(
    ['past', null, 'booked', null, 'closed', null, 'closed', 'too_far'].map((one, at) => (at === 3 ? null : one)),
  )
  expect(judgeDay(rental, '2026-12-11', '2026-12-02')).toMatchObject({ why: 'blocked', reason: 'Servis' })
})

it('leaves the rest of a day free that is booked by the hour', () => {
  const hourly = { ...rental, frequency: 'hourly' as const }
  const booked = [{ start: '2026-12-05 09:00:00', end: '2026-12-05 12:00:00' }]
  expect(judgeDay({ ...hourly, booked }, '2026-12-05', '2026-12-02')).toMatchObject({ why: null, isPartly: true })
  expect(judgeDay(hourly, '2026-12-05', '2026-12-02').why).toBe('booked')
  expect([timesOf(hourly)[0], timesOf(hourly).at(-1), timesOf({ opens: null, closes: null }).length]).toEqual([
    '09:00',
    '18:00',
    48,
  ])
})

describe('by the hour, over midnight', () => {
  const bar = {
    ...rental,
    frequency: 'hourly' as const,
    opens: '22:00',
    closes: '01:00',
    closed_weekdays: [2],
    booked: [],
  }

  it('offers the times of a night on the day on which it opens, and books them as moments', () => {
    expect(timesOf(bar)).toEqual(['22:00', '22:30', '23:00', '23:30', '00:00', '00:30', '01:00'])
    const typed = { ...nothing, from: '2026-12-02', to: '2026-12-02' }
    expect(rangeOf({ ...typed, start: '23:30', end: '00:30' }, bar)).toEqual(['2026-12-02 23:30', '2026-12-03 00:30'])
    expect(rangeOf({ ...typed, start: '00:30', end: '23:30' }, bar)).toBeNull()
  })

  it('is booked by what is booked in its own night alone', () => {
    const on = (day: string, start: string, end: string) =>
      judgeDay({ ...bar, booked: [{ start, end }] }, day, '2026-12-02')
    const [start, end] = ['2026-12-02 22:00:00', '2026-12-03 02:00:00']
    expect([on('2026-12-02', start, end).why, on('2026-12-03', start, end)]).toEqual([
      'booked',
      { day: '2026-12-03', why: null, reason: '', isPartly: false },
    ])
    expect(on('2026-12-02', '2026-12-03 00:00:00', end)).toMatchObject({ why: null, isPartly: true })
  })

  const halfHour = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
  const now = new Date('2026-12-02T04:00:00Z')

  it('law: what the page offers is what the server’s judge takes, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.tuple(halfHour, halfHour).filter(([opens, closes]) => opens !== closes),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
        fc.tuple(fc.integer({ min: 2, max: 12 }), halfHour, fc.integer({ min: 1, max: 46 })),
        ([opens, closes], closed, [day, time, halves]) => {
          const own = { ...bar, opens, closes, closed_weekdays: closed, closed_dates: [], blocked: [] }
          const start = new Date(`${plusDays('2026-12-02', day)}T${time}:00+08:00`)
          const typed = [start, plusMinutes(start, 30 * halves)].map((one) => formatTime(one).slice(0, 16))
          const offered = [
            ...nightsOf(own, plusDays('2026-12-02', day - 1)),
            ...nightsOf(own, plusDays('2026-12-02', day)),
          ]
          const range = readRange(typed[0]!, typed[1]!)
          const problem = typeof range === 'string' ? range : judgeRange(rulesOf(own), range, now)
          expect(offered.some(([from, until]) => from === typed[0] && until === typed[1])).toBe(
            problem === null && openingDay(own, typed[0]!) === openingDay(own, typed[1]!),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  // Every range that the page offers with one day chosen.
  const nightsOf = (own: ItemRental, day: string): [string, string][] =>
    judgeDay(own, day, '2026-12-02').why !== null
      ? []
      : timesOf(own).flatMap((start) =>
          timesOf(own).flatMap((end) => {
            const range = rangeOf({ ...nothing, from: day, to: day, start, end }, own)
            return range ? [range] : []
          }),
        )
  const rulesOf = (own: ItemRental): RentalRules => ({
    frequency: own.frequency,
    minPeriods: own.min_periods,
    maxPeriods: own.max_periods,
    monthsAhead: 1,
    opens: own.opens,
    closes: own.closes,
    closedWeekdays: own.closed_weekdays,
    closedDates: own.closed_dates,
    blocked: own.blocked,
  })
})

it('makes a range of two presses, and begins anew across a day that is taken', () => {
  const isOpen = (day: string) => judgeDay(rental, day, '2026-12-02').why === null
  const one = pressed({ from: '', to: '' }, '2026-12-02', isOpen)
  expect(one).toEqual({ from: '2026-12-02', to: '2026-12-02' })
  const two = pressed(one, '2026-12-04', isOpen)
  expect(two).toEqual({ from: '2026-12-02', to: '2026-12-04' })
  expect(pressed(two, '2026-12-03', isOpen)).toEqual({ from: '2026-12-03', to: '2026-12-03' })
  expect(pressed(one, '2026-12-08', isOpen)).toEqual({ from: '2026-12-08', to: '2026-12-08' })
})

it('lays out a month from Sunday on', () => {
  const weeks = weeksOf('2026-12')
  expect([weeks.length, weeks[0]]).toEqual([
    5,
    [null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'],
  ])
  expect([lastDayOf('2026-12-01', 2, 'weekly'), lastDayOf('2027-01-31', 1, 'monthly')]).toEqual([
    '2026-12-14',
    '2027-02-27',
  ])
})
