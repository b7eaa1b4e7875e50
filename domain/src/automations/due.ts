import { plusDays } from '../time/days.ts'
import { formatDate, plusHours } from '../time/malaysia.ts'
import type { AutomationTrigger } from './names.ts'

/** Those that begin with a moment of something: its return, its end, its beginning, or since when nothing came of it. */
export const dueTriggers = [
  'rental_due',
  'rental_overdue',
  'renewal_due',
  'ticket_tomorrow',
  'reseller_approved',
  'reseller_idle',
] as const satisfies readonly AutomationTrigger[]
export type DueTrigger = (typeof dueTriggers)[number]

/** Whether the time has come: so many hours before the moment, after it, or on the Malaysian day before it. */
export function isDue(trigger: DueTrigger, moment: Date, { hours, now }: { hours: number; now: Date }): boolean {
  if (trigger === 'reseller_approved') return true
  if (trigger === 'ticket_tomorrow') return formatDate(moment) === plusDays(formatDate(now), 1)
  if (trigger === 'rental_overdue' || trigger === 'reseller_idle') return plusHours(moment, hours) <= now
  return moment > now && plusHours(moment, -hours) <= now
}
