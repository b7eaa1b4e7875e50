import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { expect, it } from 'vitest'
import { judgeDay, lastDayOf, pressed, timesOf, weeksOf } from './days.ts'

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
