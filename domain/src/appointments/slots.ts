import { formatDate, parseTime, plusHours, plusMinutes } from '../time/malaysia.ts'

/** When it is open on a day of the week, 1 being Monday; `HH:mm`, `24:00` being midnight. */
export type Hours = { day: number; from: string; until: string }

/** A day that is other than its weekday; without times it is closed. */
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

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether a text is a time of a day, midnight at its end included. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) || text === '24:00'

/** When it is open on a Malaysian day, in minutes from its midnight, earliest first. */
export function openingsOn(date: string, { hours, exceptions }: Pick<SlotRules, 'hours' | 'exceptions'>) {
  const special = exceptions.filter((one) => one.date === date)
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  const spans = special.length > 0 ? special : hours.filter(({ day }) => day === weekday)
  return spans
    .flatMap(({ from, until }) =>
      from === null || until === null ? [] : [{ from: minutesOf(from), until: minutesOf(until) }],
    )
    .toSorted((a, b) => a.from - b.from)
}

/** The slots of a day, as the hours give them, whoever has booked. */
export function slotsOn(date: string, rules: SlotRules): Slot[] {
  const midnight = parseTime(date)
  if (midnight === null) return []
  const { durationMinutes, bufferBefore, bufferAfter } = rules
  const every = Math.max(5, rules.everyMinutes ?? durationMinutes + bufferBefore + bufferAfter)
  const slots = new Map<number, Slot>()
  for (const { from, until } of openingsOn(date, rules))
    for (let at = from; at + durationMinutes <= until; at += every)
      slots.set(at, { start: plusMinutes(midnight, at), end: plusMinutes(midnight, at + durationMinutes) })
  return [...slots.values()].toSorted((a, b) => a.start.getTime() - b.start.getTime())
}

/** Whether it is neither too soon nor too far ahead. */
export const isBookable = ({ start }: Slot, { noticeHours, aheadDays }: SlotRules, now: Date): boolean =>
  start >= plusHours(now, noticeHours) && start > now && start <= plusHours(now, aheadDays * 24)

/** The slots from one day to another, both included, that can be booked as of now. */
export function slotsBetween(rules: SlotRules, from: string, to: string, now: Date): Slot[] {
  const slots: Slot[] = []
  const first = parseTime(from)
  if (first === null) return slots
  for (let day = first; formatDate(day) <= to; day = plusHours(day, 24))
    slots.push(...slotsOn(formatDate(day), rules).filter((slot) => isBookable(slot, rules, now)))
  return slots
}

/** The slot that begins then; null where none does, or it cannot be booked as of now. */
export function findSlot(rules: SlotRules, start: Date, now: Date): Slot | null {
  const slot = slotsOn(formatDate(start), rules).find((one) => one.start.getTime() === start.getTime())
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
