import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTime, parseTime, plusHours } from '../time/malaysia.ts'
import { findSlot, roomIn, slotsBetween, slotsOn, type SlotRules, type Use, usesWithout, withBuffers } from './slots.ts'

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
