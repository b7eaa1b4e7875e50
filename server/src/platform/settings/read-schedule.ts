import type { Schedule } from '@kedai/domain/time/schedule.ts'
import { endOfDay, parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Refusals } from '../errors/refusals.ts'
import { scheduleRefusals } from './messages.ts'

type Typed = { starts_at: string | null; ends_at: string | null }

/** From when until when, as typed; a day alone lasts all of that day. Refusals come under `starts_at` and `ends_at` behind `prefix`. */
export function readSchedule({ starts_at, ends_at }: Typed, prefix: string, refusals: Refusals): Schedule {
  const startsAt = starts_at === null ? null : parseTime(starts_at)
  const end = ends_at === null ? null : parseTime(ends_at)
  if (starts_at !== null && startsAt === null) refusals.add(`${prefix}starts_at`, scheduleRefusals.badTime)
  if (ends_at !== null && end === null) refusals.add(`${prefix}ends_at`, scheduleRefusals.badTime)
  const endsAt = end !== null && ends_at !== null && !/[ T]/.test(ends_at) ? endOfDay(end) : end
  if (startsAt && endsAt && endsAt <= startsAt) refusals.add(`${prefix}ends_at`, scheduleRefusals.timeOrder)
  return { startsAt, endsAt }
}
