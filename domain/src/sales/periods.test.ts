import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sen } from '../money/sen.ts'
import { averageOf, changePercent, daysOf, eachDay, salesPeriodNames, salesPeriods } from './periods.ts'

const anInstant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('the days of a period', () => {
  test('begin at Malaysian midnight', () => {
    expect(daysOf('today', new Date('2026-11-20T15:59:59Z'))).toEqual({
      now: { from: '2026-11-20', to: '2026-11-20' },
      before: { from: '2026-11-19', to: '2026-11-19' },
    })
    expect(daysOf('today', new Date('2026-11-20T16:00:00Z')).now.from).toBe('2026-11-21')
  })
  test('reach over the end of a month', () => {
    expect(daysOf('7', new Date('2026-03-03T04:00:00Z'))).toEqual({
      now: { from: '2026-02-25', to: '2026-03-03' },
      before: { from: '2026-02-18', to: '2026-02-24' },
    })
  })
  test('are as many as before, without a gap and without a day in both', () => {
    fc.assert(
      fc.property(anInstant, fc.constantFrom(...salesPeriodNames), (now, period) => {
        const ranges = daysOf(period, now)
        const days = [...eachDay(ranges.before), ...eachDay(ranges.now)]
        expect(eachDay(ranges.now)).toHaveLength(salesPeriods[period].days)
        expect(days).toHaveLength(salesPeriods[period].days * 2)
        expect(days).toEqual(eachDay({ from: ranges.before.from, to: ranges.now.to }))
      }),
    )
  })
})

test('an average is rounded to the sen, and none of none', () => {
  expect(averageOf(sen(1000), 3)).toBe(333)
  expect(averageOf(sen(1001), 2)).toBe(501)
  expect(averageOf(sen(0), 0)).toBe(0)
})

test('a change is told in percent, unless nothing was there before', () => {
  expect(changePercent(150, 100)).toBe(50)
  expect(changePercent(0, 4)).toBe(-100)
  expect(changePercent(3, 0)).toBeNull()
})
