import { formatDate, parseTime, plusHours, plusMinutes } from '../time/malaysia.ts'
import { minutesOfDay, type OpeningTimes, openingMinutes } from '../time/opening.ts'

/** When it opens on a day of the week, 1 being Monday; `HH:mm`, `24:00` being midnight. It may close on the next day. */
export type Hours = OpeningTimes & { day: number }

/** A day that opens otherwise than its weekday; without times it does not open. What opened the day before still closes as said. */
export type Exception = { date: string; from: string | null; until: string | null }

export type SlotRules = {
  durationMinutes: number
  /** From one start to the next; null: as long as one takes with its buffers. */
  everyMinutes: number | null
  bufferBefore: number
  bufferAfter: number
  noticeHours: number
  aheadDays: number
  hours: readonly Hours[]
  exceptions: readonly Exception[]
}

export type Slot = { start: Date; end: Date }

/** Something that is booked, with its buffers, and of which product. */
export type Use = { calendarId: number; productId: number; from: Date; until: Date; places: number }

/** Whether two openings of the week have a moment in common; Sunday's night goes on into Monday. */
export function overlapInWeek(one: Hours, other: Hours): boolean {
  const [a, b] = [minutesOfWeek(one), minutesOfWeek(other)]
  return [-7, 0, 7].some((days) => {
    const shift = days * minutesOfDay
    return a.from < b.until + shift && b.from + shift < a.until
  })
}

function minutesOfWeek({ day, ...times }: Hours): { from: number; until: number } {
  const { from, until } = openingMinutes(times)
  return { from: day * minutesOfDay + from, until: day * minutesOfDay + until }
}

/** When it opens on a Malaysian day and closes again, in minutes from that day's midnight, earliest first. */
export function openingsOn(date: string, { hours, exceptions }: Pick<SlotRules, 'hours' | 'exceptions'>) {
  const special = exceptions.filter((one) => one.date === date)
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  const spans = special.length > 0 ? special : hours.filter(({ day }) => day === weekday)
  return spans
    .flatMap(({ from, until }) => (from === null || until === null ? [] : [openingMinutes({ from, until })]))
    .toSorted((a, b) => a.from - b.from)
}

/** The slots of what opens on a day, those after its midnight too, whoever has booked. */
export function slotsOn(date: string, rules: SlotRules): Slot[] {
  const midnight = parseTime(date)
  if (midnight === null) return []
  const { durationMinutes, bufferBefore, bufferAfter } = rules
  const every = Math.max(5, rules.everyMinutes ?? durationMinutes + bufferBefore + bufferAfter)
  const slots: Slot[] = []
  for (const { from, until } of openingsOn(date, rules))
    for (let at = from; at + durationMinutes <= until; at += every)
      slots.push({ start: plusMinutes(midnight, at), end: plusMinutes(midnight, at + durationMinutes) })
  return eachOnce(slots)
}

// Where two openings overlap, a slot of both is one.
const eachOnce = (slots: readonly Slot[]): Slot[] =>
  [...new Map(slots.map((slot) => [slot.start.getTime(), slot])).values()].toSorted(
    (a, b) => a.start.getTime() - b.start.getTime(),
  )

/** Whether it is neither too soon nor too far ahead. */
export const isBookable = ({ start }: Slot, { noticeHours, aheadDays }: SlotRules, now: Date): boolean =>
  start >= plusHours(now, noticeHours) && start > now && start <= plusHours(now, aheadDays * 24)

/** The slots that begin from one day to another, both included, and can be booked as of now. */
export function slotsBetween(rules: SlotRules, from: string, to: string, now: Date): Slot[] {
  const first = parseTime(from)
  if (first === null) return []
  const slots: Slot[] = []
  // What opened the day before may go on into the first one.
  for (let day = plusHours(first, -24); formatDate(day) <= to; day = plusHours(day, 24))
    slots.push(...slotsOn(formatDate(day), rules))
  return eachOnce(slots).filter((slot) => {
    const day = formatDate(slot.start)
    return from <= day && day <= to && isBookable(slot, rules, now)
  })
}

/** The slot that begins then; null where none does, or it cannot be booked as of now. */
export function findSlot(rules: SlotRules, start: Date, now: Date): Slot | null {
  const days = [start, plusHours(start, -24)].map(formatDate)
  const slot = days.flatMap((day) => slotsOn(day, rules)).find((one) => one.start.getTime() === start.getTime())
  return slot && isBookable(slot, rules, now) ? slot : null
}

/** A slot with the time around it in which nobody else is served. */
export const withBuffers = ({ start, end }: Slot, { bufferBefore, bufferAfter }: SlotRules): Slot => ({
  start: plusMinutes(start, -bufferBefore),
  end: plusMinutes(end, bufferAfter),
})

/** What is booked but for one booking: what is left to whoever moves that one. Of several alike one alone is left out. */
export function usesWithout(uses: readonly Use[], own: Use): Use[] {
  const at = uses.findIndex((use) => isSameUse(use, own))
  return uses.filter((_, index) => index !== at)
}

const isSameUse = (one: Use, other: Use): boolean =>
  one.calendarId === other.calendarId &&
  one.productId === other.productId &&
  one.places === other.places &&
  one.from.getTime() === other.from.getTime() &&
  one.until.getTime() === other.until.getTime()

/**
 * How many places of a slot are left in a calendar. Whoever serves something else meanwhile has none; overlapping bookings of
 * the same product count together, as the claim counts them.
 */
export function roomIn(
  calendarId: number,
  productId: number,
  { start, end }: Slot,
  { capacity, uses }: { capacity: number; uses: readonly Use[] },
): number {
  const meanwhile = uses.filter((use) => use.calendarId === calendarId && use.from < end && start < use.until)
  if (meanwhile.some((use) => use.productId !== productId)) return 0
  return Math.max(0, capacity - meanwhile.reduce((sum, { places }) => sum + places, 0))
}
