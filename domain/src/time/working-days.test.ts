import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWeekend, plusWorkingDays } from './working-days.ts'

const at = (text: string) => new Date(`${text}+08:00`)

it('leaves out the weekend of the state, at the same time of day', () => {
  const inKl = (day: string) => isWeekend(day, 'MY-14')
  const inKelantan = (day: string) => isWeekend(day, 'MY-03')
  // Thursday 19 November 2026
  expect(plusWorkingDays(at('2026-11-19T15:30:00'), 3, inKl)).toEqual(at('2026-11-24T15:30:00'))
  expect(plusWorkingDays(at('2026-11-19T15:30:00'), 3, inKelantan)).toEqual(at('2026-11-24T15:30:00'))
  expect(plusWorkingDays(at('2026-11-18T15:30:00'), 3, inKl)).toEqual(at('2026-11-23T15:30:00'))
  expect(plusWorkingDays(at('2026-11-18T15:30:00'), 3, inKelantan)).toEqual(at('2026-11-23T15:30:00'))
  expect([isWeekend('2026-11-20', 'MY-03'), isWeekend('2026-11-20', null), isWeekend('2026-11-22', null)]).toEqual([
    true,
    false,
    true,
  ])
})

it('leaves out holidays, and ends whatever a calendar says', () => {
  const holidays = new Set(['2026-11-20', '2026-11-23'])
  const isOff = (day: string) => holidays.has(day) || isWeekend(day, null)
  expect(plusWorkingDays(at('2026-11-19T09:00:00'), 1, isOff)).toEqual(at('2026-11-24T09:00:00'))
  expect(plusWorkingDays(at('2026-11-19T09:00:00'), 1, () => true)).toEqual(at('2026-12-20T09:00:00'))
})

it('is never sooner than as many days, nor past a month more', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2020-01-01T00:00:00'), max: at('2040-01-01T00:00:00'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 20 }),
      (instant, count) => {
        const days =
          (plusWorkingDays(instant, count, (day) => isWeekend(day, null)).getTime() - instant.getTime()) / 86_400_000
        expect(Math.ceil(days)).toBeGreaterThanOrEqual(count)
        expect(days).toBeLessThanOrEqual(count + 30)
      },
    ),
  )
})
