import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import { formatTime } from '../time/malaysia.ts'
import { freeUnits, peakUse, withBuffers, type Booking } from './availability.ts'
import { countPeriods, type RentalFrequency } from './periods.ts'
import { rentalTotals } from './price.ts'
import { overlap, readRange, type RentalRange } from './range.ts'

const range = (start: string, end: string): RentalRange => {
  const read = readRange(start, end)
  if (typeof read === 'string') throw new Error(read)
  return read
}

describe('a range', () => {
  it('takes whole days, the last one included', () => {
    const { start, end, lastDay } = range('2026-12-01', '2026-12-03')
    expect([formatTime(start), formatTime(end), lastDay]).toEqual([
      '2026-12-01 00:00:00',
      '2026-12-04 00:00:00',
      '2026-12-03',
    ])
    expect(formatTime(range('2026-12-01 10:00', '2026-12-03 16:30').end)).toBe('2026-12-03 16:30:00')
    expect(formatTime(range('2026-12-31', '2026-12-31').end)).toBe('2027-01-01 00:00:00')
  })

  it.each([
    ['2026-02-30', '2026-03-01', 'unreadable_start'],
    ['2026-03-01', 'soon', 'unreadable_end'],
    ['2026-03-02', '2026-03-01', 'ends_before_start'],
    ['2026-03-01 10:00', '2026-03-01 10:00', 'ends_before_start'],
  ])('%s to %s is refused: %s', (start, end, refusal) => expect(readRange(start, end)).toBe(refusal))

  it('has nothing in common with the one after it', () => {
    expect(overlap(range('2026-12-01', '2026-12-03'), range('2026-12-04', '2026-12-04'))).toBe(false)
    expect(overlap(range('2026-12-01', '2026-12-10'), range('2026-12-03', '2026-12-05'))).toBe(true)
  })
})

describe('periods', () => {
  it.each<[RentalFrequency, string, string, number]>([
    ['hourly', '2026-12-01 10:00', '2026-12-01 12:00', 2],
    ['hourly', '2026-12-01 10:00', '2026-12-01 12:01', 3],
    ['hourly', '2026-12-01', '2026-12-01', 24],
    ['daily', '2026-12-01', '2026-12-01', 1],
    ['daily', '2026-12-01', '2026-12-03', 3],
    ['daily', '2026-12-01 10:00', '2026-12-02 10:00', 1],
    ['daily', '2026-12-01 10:00', '2026-12-02 10:01', 2],
    ['weekly', '2026-12-01', '2026-12-07', 1],
    ['weekly', '2026-12-01', '2026-12-08', 2],
    ['weekly', '2028-02-26', '2028-03-03', 1], // over a leap day
    ['monthly', '2026-12-01', '2026-12-31', 1],
    ['monthly', '2026-12-01', '2027-01-01', 2],
    ['monthly', '2027-01-31', '2027-02-27', 1],
    ['monthly', '2027-01-31', '2027-02-28', 2],
    ['monthly', '2028-01-31', '2028-02-28', 1],
    ['monthly', '2027-01-31 10:00', '2027-02-28 10:00', 1],
    ['monthly', '2026-01-15', '2028-01-14', 24],
  ])('%s from %s to %s: %i', (frequency, start, end, periods) =>
    expect(countPeriods(frequency, range(start, end))).toBe(periods),
  )

  it('never become fewer when a range grows, and are never none', () => {
    const day = fc
      .integer({ min: 0, max: 1500 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.constantFrom('hourly', 'daily', 'weekly', 'monthly'),
        fc.tuple(day, day, day),
        (frequency, days) => {
          const [first, middle, last] = days.toSorted() as [string, string, string] // as many as were drawn
          const part = countPeriods(frequency, range(first, middle))
          expect(part).toBeGreaterThanOrEqual(1)
          expect(countPeriods(frequency, range(first, last))).toBeGreaterThanOrEqual(part)
        },
      ),
    )
  })
})

describe('availability', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour))
  const booked = (from: number, to: number, units = 1): Booking => ({ start: at(from), end: at(to), units })

  it('is what is used at once, not in all', () => {
    const bookings = [booked(1, 3), booked(3, 5), booked(5, 7, 2)]
    expect(peakUse(bookings, { start: at(1), end: at(5) })).toBe(1)
    expect(freeUnits(3, bookings, { start: at(0), end: at(9) })).toBe(1)
    expect(freeUnits(3, bookings, { start: at(7), end: at(9) })).toBe(3)
    expect(freeUnits(1, bookings, { start: at(5), end: at(6) })).toBe(0)
  })

  it('keeps the time around a booking', () => {
    const cleaned = { ...booked(1, 3), ...withBuffers(booked(1, 3), { before: 0, after: 60 }) }
    expect(freeUnits(1, [cleaned], { start: at(3), end: at(5) })).toBe(0)
    expect(freeUnits(1, [cleaned], { start: at(4), end: at(5) })).toBe(1)
  })

  it('counts as looking at every hour would', () => {
    const booking = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }))
      .map(([from, length, units]) => booked(from, from + length, units))
    fc.assert(
      fc.property(
        fc.array(booking, { maxLength: 12 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 8 }),
        (bookings, from, length) => {
          const hours = Array.from({ length }, (_, n) => from + n)
          const used = hours.map((hour) =>
            bookings.reduce((sum, { start, end, units }) => sum + (start <= at(hour) && at(hour) < end ? units : 0), 0),
          )
          expect(peakUse(bookings, { start: at(from), end: at(from + length) })).toBe(Math.max(...used))
        },
      ),
    )
  })
})

it('a booking costs its periods and extras less the discount', () => {
  const booking = {
    price: sen(50_00),
    periods: 3,
    units: 2,
    addons: [
      { price: sen(10_00), per: 'booking' as const },
      { price: sen(5_00), per: 'unit' as const },
    ],
  }
  expect(rentalTotals(booking)).toEqual({ subtotal: 300_00, addonTotal: 25_00, discount: 0, total: 325_00 })
  expect(rentalTotals({ ...booking, discount: sen(400_00) })).toMatchObject({ discount: 325_00, total: 0 })
})
