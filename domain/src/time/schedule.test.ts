import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin, nextChange, soonest } from './schedule.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const aMoment = fc.integer({ min: 0, max: 200 }).map((ms) => new Date(ms))

describe('a schedule', () => {
  it.each([
    [null, null, true],
    [at(1), null, true],
    [at(20), at(20), true],
    [null, at(20), true],
    [at(21), null, false],
    [null, at(19), false],
    [at(21), at(19), false],
  ])('from %s until %s', (startsAt, endsAt, isOn) => expect(isWithin({ startsAt, endsAt }, at(20))).toBe(isOn))

  it('stays as it is until its next change, and then differs', () => {
    fc.assert(
      fc.property(fc.option(aMoment), fc.option(aMoment), aMoment, (startsAt, endsAt, now) => {
        const schedule = { startsAt, endsAt }
        const change = nextChange(schedule, now)
        const later = Array.from({ length: 210 }, (_, ms) => new Date(now.getTime() + ms)).find(
          (moment) => isWithin(schedule, moment) !== isWithin(schedule, now),
        )
        expect(change?.getTime() ?? null).toBe(later?.getTime() ?? null)
      }),
    )
  })

  it('finds the soonest', () => expect([soonest(at(3), null, at(2)), soonest(null)]).toEqual([at(2), null]))
})
