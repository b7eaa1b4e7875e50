import { expect, test } from 'vitest'
import { reportDays } from './report.ts'

const now = new Date('2026-11-20T04:00:00Z')

test.each([
  [{}, ['2026-10-22', '2026-11-20'], ['2026-09-22', '2026-10-21']],
  [{ from: '2026-11-20', to: '2026-11-20' }, ['2026-11-20', '2026-11-20'], ['2026-11-19', '2026-11-19']],
  [{ from: '2024-02-01', to: '2024-02-29' }, ['2024-02-01', '2024-02-29'], ['2024-01-03', '2024-01-31']],
  [{ from: '2026-11-01' }, ['2026-11-01', '2026-11-30'], ['2026-10-02', '2026-10-31']],
  [{ to: '2026-11-10' }, ['2026-10-12', '2026-11-10'], ['2026-09-12', '2026-10-11']],
])('%j', (asked, [from, to], [beforeFrom, beforeTo]) => {
  expect(reportDays(asked, now)).toEqual({ now: { from, to }, before: { from: beforeFrom, to: beforeTo } })
})

test.each([[{ from: '2026-11-20', to: '2026-11-19' }], [{ from: '2025-01-01', to: '2026-11-20' }]])(
  '%j is no report',
  (asked) => expect(reportDays(asked, now)).toBeNull(),
)
