import { expect, it } from 'vitest'
import { daysOf, periodOf } from './periods.ts'

it('knows the days of each choice, and the choice of its days', () => {
  expect(daysOf('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOf('last_month', '2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(daysOf('this_year', '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  for (const period of ['this_month', 'last_month', 'this_year', 'all'] as const)
    expect(periodOf(daysOf(period, '2026-11-22'), '2026-11-22')).toBe(period)
  expect(periodOf({ from: '2026-11-03' }, '2026-11-22')).toBe('own')
})
