import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../time/days.ts'
import { formatDate, formatTime, parseTime, plusHours } from '../time/malaysia.ts'
import {
  findSlot,
  overlapInWeek,
  roomIn,
  slotsBetween,
  slotsOn,
  type SlotRules,
  type Use,
  usesWithout,
  withBuffers,
} from './slots.ts'

const rules: SlotRules = {
  durationMinutes: 45,
  everyMinutes: null,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeHours: 2,
  aheadDays: 30,
  hours: [
    { day: 1, from: '09:00', until: '12:00' },
    { day: 1, from: '14:00', until: '16:00' },
    { day: 2, from: '22:00', until: '24:00' },
  ],
  exceptions: [
    { date: '2026-12-14', from: null, until: null },
    { date: '2026-12-15', from: '10:00', until: '11:00' },
  ],
}
const at = (text: string) => parseTime(text)!
const starts = (date: string) => slotsOn(date, rules).map(({ start }) => formatTime(start).slice(11, 16))

describe('slots', () => {
  it('follow the hours of the weekday and end before these do', () => {
    expect(starts('2026-12-07')).toEqual(['09:00', '10:00', '11:00', '14:00', '15:00'])
    expect(starts('2026-12-08')).toEqual(['22:00', '23:00'])
    expect(starts('2026-12-09')).toEqual([])
  })

  it('follow a day’s exception in place of its weekday', () => {
    expect(starts('2026-12-14')).toEqual([])
    expect(starts('2026-12-15')).toEqual(['10:00'])
  })

  it('are offered from the notice on and as far ahead as said', () => {
    const now = at('2026-12-07 08:00')
    const all = slotsBetween(rules, '2026-12-01', '2027-03-01', now)
    expect(formatTime(all[0]!.start)).toBe('2026-12-07 10:00:00')
    expect(all.at(-1)!.start <= at('2027-01-06 08:00')).toBe(true)
    expect(findSlot(rules, at('2026-12-07 09:00'), now)).toBeNull()
    expect(findSlot(rules, at('2026-12-07 10:30'), now)).toBeNull()
    expect(findSlot(rules, at('2026-12-07 11:00'), now)).toEqual({
      start: at('2026-12-07 11:00'),
      end: at('2026-12-07 11:45'),
    })
  })

  it('law: slots of a day with their buffers never overlap, and each is found again', () => {
    const minutes = fc.integer({ min: 5, max: 200 })
    fc.assert(
      fc.property(
        minutes,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (duration, before, after) => {
          const own = { ...rules, durationMinutes: duration, bufferBefore: before, bufferAfter: after }
          const slots = slotsOn('2026-12-08', { ...own, hours: [{ day: 2, from: '00:00', until: '24:00' }] })
          slots.slice(1).forEach((slot, index) => {
            expect(withBuffers(slots[index]!, own).end <= withBuffers(slot, own).start).toBe(true)
          })
          for (const { end } of slots) expect(end <= at('2026-12-09')).toBe(true)
        },
      ),
    )
  })
})

describe('openings that pass midnight', () => {
  const night = (given: Partial<SlotRules> = {}): SlotRules => ({
    ...rules,
    durationMinutes: 60,
    everyMinutes: 30,
    bufferAfter: 0,
    noticeHours: 0,
    aheadDays: 400,
    hours: [1, 2, 6].map((day) => ({ day, from: '22:00', until: '01:00' })),
    exceptions: [],
    ...given,
  })
  const now = at('2026-12-01 00:00')
  const between = (from: string, to: string, own = night()) =>
    slotsBetween(own, from, to, now).map(({ start }) => formatTime(start).slice(5, 16))

  it('has slots on both days, each on the one it begins on', () => {
    expect(between('2026-12-07', '2026-12-07')).toEqual(['12-07 22:00', '12-07 22:30', '12-07 23:00', '12-07 23:30'])
    expect(between('2026-12-09', '2026-12-09')).toEqual(['12-09 00:00'])
    expect(between('2026-12-13', '2026-12-13')).toEqual(['12-13 00:00']) // Saturday's night, on the closed Sunday
    expect(between('2026-12-14', '2026-12-14').slice(0, 1)).toEqual(['12-14 22:00'])
    expect(findSlot(night(), at('2026-12-09 00:00'), now)?.end).toEqual(at('2026-12-09 01:00'))
    expect(findSlot(night(), at('2026-12-10 00:00'), now)).toBeNull()
    expect(between('2026-12-07', '2026-12-08', night({ hours: [{ day: 1, from: '23:00', until: '00:00' }] }))).toEqual([
      '12-07 23:00',
    ])
  })

  it('goes by the day on which it opens: a closed Tuesday closes its night, and leaves Monday’s', () => {
    const closed = night({ exceptions: [{ date: '2026-12-08', from: null, until: null }] })
    expect(between('2026-12-08', '2026-12-09', closed)).toEqual(['12-08 00:00'])
    const late = night({ exceptions: [{ date: '2026-12-09', from: '23:30', until: '00:30' }] })
    expect(between('2026-12-09', '2026-12-10', late)).toEqual(['12-09 00:00', '12-09 23:30'])
  })

  it('knows which openings of a week overlap, the last night too', () => {
    const one = (day: number, from: string, until: string) => ({ day, from, until })
    expect(overlapInWeek(one(7, '22:00', '02:00'), one(1, '01:00', '05:00'))).toBe(true)
    expect(overlapInWeek(one(1, '01:00', '05:00'), one(7, '22:00', '02:00'))).toBe(true)
    expect(overlapInWeek(one(7, '22:00', '02:00'), one(1, '02:00', '05:00'))).toBe(false)
    expect(overlapInWeek(one(2, '22:00', '24:00'), one(3, '00:00', '05:00'))).toBe(false)
    expect(overlapInWeek(one(2, '22:00', '02:00'), one(2, '23:00', '23:30'))).toBe(true)
    expect(overlapInWeek(one(2, '22:00', '02:00'), one(4, '00:00', '01:00'))).toBe(false)
  })

  const time = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
  const opening = fc.tuple(time, fc.oneof(time, fc.constant('24:00'))).filter(([from, until]) => from !== until)
  const anyRules = fc
    .record({
      durationMinutes: fc.integer({ min: 15, max: 240 }),
      everyMinutes: fc.oneof(fc.constant(null), fc.integer({ min: 15, max: 120 })),
      hours: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 7 }), opening).map(([day, [from, until]]) => ({ day, from, until })),
        { maxLength: 8 },
      ),
      exceptions: fc.array(
        fc.tuple(fc.integer({ min: 0, max: 9 }), fc.oneof(fc.constant(null), opening)).map(([days, times]) => ({
          date: plusDays('2026-12-05', days),
          from: times?.[0] ?? null,
          until: times?.[1] ?? null,
        })),
        { maxLength: 4 },
      ),
    })
    .map((given) => night(given))

  // Counted apart from the code: which half hours of which day it is open at, by the day on which it opened.
  function isOpenAt(moment: Date, { hours, exceptions }: SlotRules): boolean {
    return [0, 1].some((ago) => {
      const day = plusDays(formatDate(moment), -ago)
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
      const own = exceptions.filter(({ date }) => date === day)
      return (own.length > 0 ? own : hours.filter((one) => one.day === weekday)).some(({ from, until }) => {
        if (from === null || until === null) return false
        const closes =
          until === '24:00' ? at(plusDays(day, 1)) : at(`${until <= from ? plusDays(day, 1) : day} ${until}`)
        return at(`${day} ${from}`) <= moment && moment < closes
      })
    })
  }

  it('law: no slot lies outside of what is open, and each is found again', () => {
    fc.assert(
      fc.property(anyRules, (own) => {
        const slots = slotsBetween(own, '2026-12-05', '2026-12-15', now)
        const outside = slots.filter(({ start, end }) => {
          const quarters = Math.ceil((end.getTime() - start.getTime()) / 900_000)
          return Array.from({ length: quarters }, (_, at) => plusHours(start, at / 4)).some(
            (one) => !isOpenAt(one, own),
          )
        })
        expect([outside, slots.filter(({ start }) => findSlot(own, start, now) === null)]).toEqual([[], []])
      }),
    )
  })

  it('law: asked day by day, or split at any midnight, each slot is listed once', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 0, max: 9 }), (own, days) => {
        const all = slotsBetween(own, '2026-12-05', '2026-12-15', now)
        const split = plusDays('2026-12-05', days)
        expect([
          ...slotsBetween(own, '2026-12-05', split, now),
          ...slotsBetween(own, plusDays(split, 1), '2026-12-15', now),
        ]).toEqual(all)
        expect(new Set(all.map(({ start }) => start.getTime())).size).toBe(all.length)
      }),
    )
  })
})

it('counts places of the same service together, and has none for another’s time', () => {
  const [slot] = slotsOn('2026-12-07', rules)
  const use = (productId: number, places: number, from = '2026-12-07 09:00', until = '2026-12-07 10:00') => ({
    calendarId: 1,
    productId,
    places,
    from: at(from),
    until: at(until),
  })
  const room = (...uses: ReturnType<typeof use>[]) => roomIn(1, 7, withBuffers(slot!, rules), { capacity: 5, uses })
  expect(room()).toBe(5)
  expect(room(use(7, 2), use(7, 1))).toBe(2)
  expect(room(use(7, 9))).toBe(0)
  expect(room(use(8, 1))).toBe(0)
  expect(room(use(8, 1, '2026-12-07 10:00', '2026-12-07 11:00'))).toBe(5)
  expect(room({ ...use(8, 1), calendarId: 2 })).toBe(5)
})

it('law: whoever moves a booking finds the room there was before it', () => {
  const hours = fc.integer({ min: 0, max: 12 })
  const aUse = fc
    .record({
      calendarId: fc.constantFrom(1, 2),
      productId: fc.constantFrom(7, 8),
      places: hours,
      at: hours,
      long: hours,
    })
    .map(({ at: begins, long, ...one }) => {
      const from = plusHours(at('2026-12-07 08:00'), begins)
      return { ...one, from, until: plusHours(from, long + 1) }
    })
  const [slot] = slotsOn('2026-12-07', rules)
  fc.assert(
    fc.property(fc.array(aUse), aUse, fc.nat(), (uses, own, where) => {
      const [at, room] = [where % (uses.length + 1), (all: Use[]) => roomIn(1, 7, slot!, { capacity: 20, uses: all })]
      const booked = usesWithout(uses.toSpliced(at, 0, own), own)
      expect([room(booked), booked.length]).toEqual([room(uses), uses.length])
      expect(usesWithout(uses, { ...own, productId: 9 })).toEqual(uses)
    }),
  )
})
