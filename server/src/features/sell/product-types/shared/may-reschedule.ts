import { plusHours } from '@kedai/domain/time/malaysia.ts'
import { readService } from './service-rules.ts'

type Booked = { status: string; starts_at: Date; item_type: string; details: unknown }

/** Whether a buyer may move what is booked: it stands, and begins no sooner than its seller wants to know. */
export function mayReschedule({ status, starts_at: start, item_type, details }: Booked, now: Date): boolean {
  if (item_type !== 'service' || (status !== 'held' && status !== 'booked')) return false
  const { reschedule_hours: hours } = readService(details)
  return hours !== null && start > now && plusHours(now, hours) <= start
}
