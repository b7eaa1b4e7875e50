/** From when until when something holds; null: without a beginning, without an end. */
export type Schedule = { startsAt: Date | null; endsAt: Date | null }

/** From its first moment to its last; both included. */
export const isWithin = ({ startsAt, endsAt }: Schedule, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now <= endsAt)

/** The next moment at which `isWithin` answers differently; null when nothing is ahead. */
export function nextChange({ startsAt, endsAt }: Schedule, now: Date): Date | null {
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) return null
  if (startsAt !== null && startsAt > now) return startsAt
  return endsAt !== null && endsAt >= now ? new Date(endsAt.getTime() + 1) : null
}

/** The soonest of some moments; null when there is none. */
export function soonest(...moments: (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]))
  return times.length === 0 ? null : new Date(Math.min(...times))
}
