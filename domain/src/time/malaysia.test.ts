import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endOfDay, formatDate, formatTime, parseDate, parseTime, plusHours, startOfDay } from './malaysia.ts'

const wholeSeconds = fc
  .integer({ min: Date.UTC(1971, 0) / 1000, max: Date.UTC(2200, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000))

it('reads back what it wrote, to the second', () => {
  fc.assert(
    fc.property(wholeSeconds, (instant) => {
      expect(parseTime(formatTime(instant))).toEqual(instant)
    }),
  )
})

it('agrees with the time zone tables', () => {
  const tables = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kuala_Lumpur',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const since1982 = wholeSeconds.filter((instant) => instant > new Date('1982-01-01'))
  fc.assert(
    fc.property(since1982, (instant) => {
      expect(formatTime(instant)).toBe(tables.format(instant))
    }),
  )
})

it('writes Malaysian wall time', () => {
  expect(formatTime(new Date('2026-11-20T16:30:05.900Z'))).toBe('2026-11-21 00:30:05')
  expect(formatDate(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
})

it('reads both forms', () => {
  expect(parseTime('2026-11-21 00:30:05')).toEqual(new Date('2026-11-20T16:30:05Z'))
  expect(parseTime('2026-11-21T00:30')).toEqual(new Date('2026-11-20T16:30:00Z'))
  expect(parseTime('2026-11-21')).toEqual(new Date('2026-11-20T16:00:00Z'))
  expect(parseDate('2028-02-29 10:00:00')).toBe('2028-02-29')
})

it.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-21 24:00:00',
  '2026-11-21 10:60',
  '21-11-2026',
  '2026-1-1',
  '0000-00-00',
])('refuses %j', (text) => expect(parseTime(text)).toBeNull())

it('knows where a day begins and ends', () => {
  const instant = new Date('2026-11-20T20:00:00Z')
  expect(formatTime(startOfDay(instant))).toBe('2026-11-21 00:00:00')
  expect(formatTime(endOfDay(instant))).toBe('2026-11-21 23:59:59')
  expect(formatTime(plusHours(instant, -5))).toBe('2026-11-20 23:00:00')
})
