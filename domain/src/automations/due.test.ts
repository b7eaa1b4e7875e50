import { expect, test } from 'vitest'
import { isDue, type DueTrigger } from './due.ts'

// 23:30 in Malaysia.
const now = new Date('2026-12-19T15:30:00Z')

test.each<[DueTrigger, string, number, boolean]>([
  ['rental_due', '2026-12-20T15:30:00Z', 24, true],
  ['rental_due', '2026-12-20T15:31:00Z', 24, false],
  ['rental_due', '2026-12-19T15:30:00Z', 24, false],
  ['renewal_due', '2026-12-22T16:00:00Z', 72, false],
  ['renewal_due', '2026-12-21T16:00:00Z', 72, true],
  ['rental_overdue', '2026-12-19T13:30:00Z', 2, true],
  ['rental_overdue', '2026-12-19T13:31:00Z', 2, false],
  ['reseller_idle', '2026-11-19T15:30:00Z', 720, true],
  ['reseller_idle', '2026-11-19T15:31:00Z', 720, false],
  ['ticket_tomorrow', '2026-12-19T16:00:00Z', 0, true],
  ['ticket_tomorrow', '2026-12-20T15:59:00Z', 0, true],
  ['ticket_tomorrow', '2026-12-20T16:00:00Z', 0, false],
  ['ticket_tomorrow', '2026-12-19T15:59:00Z', 0, false],
  ['reseller_approved', '2026-01-01T00:00:00Z', 0, true],
])('%s of %s with %i hours: %s', (trigger, moment, hours, isSo) =>
  expect(isDue(trigger, new Date(moment), { hours, now })).toBe(isSo),
)
