import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { plusDays, plusMonths } from '@kedai/domain/time/days.ts'
import { isAfterMidnight, isOpenAt, momentOf } from '@kedai/domain/rentals/hours.ts'
import { weekdayOf } from '@kedai/domain/rentals/rules.ts'

export type Why = 'past' | 'too_far' | 'closed' | 'blocked' | 'booked'

/** `why`: it cannot be chosen at all; `reason` in the seller's words. `isPartly`: some of its hours are booked. */
export type Day = { day: string; why: Why | null; reason: string; isPartly: boolean }

/**
 * What is known of a day before the server is asked; by the hour, of what opens on it, the night after it included. `today` by the
 * server's clock.
 */
export function judgeDay(rental: ItemRental, day: string, today: string): Day {
  const told = (why: Why | null, reason = '', isPartly = false): Day => ({ day, why, reason, isPartly })
  if (day < today) return told('past')
  if (day > rental.bookable_until) return told('too_far')
  const blocked = rental.blocked.find(({ from, to }) => from <= day && day <= to)
  if (blocked) return told('blocked', blocked.reason)
  if (rental.closed_dates.includes(day) || rental.closed_weekdays.includes(weekdayOf(day))) return told('closed')
  if (rental.frequency !== 'hourly')
    return told(isTakenBetween(rental, `${day} 00:00:00`, `${plusDays(day, 1)} 00:00:00`) ? 'booked' : null)
  // By the hour the rest of the day may be free.
  const moments = timesOf(rental).map((time) => `${momentOf(rental, day, time)}:00`)
  if (!isTakenBetween(rental, moments[0] ?? '', moments.at(-1) ?? '')) return told(null)
  return told(moments.every((moment) => isTaken(rental, moment)) ? 'booked' : null, '', true)
}

/** Whether every unit is taken at a moment, `YYYY-MM-DD HH:mm:ss`. */
export const isTaken = (rental: ItemRental, moment: string): boolean =>
  rental.booked.some(({ start, end }) => start <= moment && moment < end)

/** Whether every unit is taken at some moment between two. */
export const isTakenBetween = (rental: ItemRental, from: string, until: string): boolean =>
  rental.booked.some(({ start, end }) => start < until && from < end)

/** The times that things are handed over at, every half hour, in the order of what opens on a day. */
export function timesOf(rental: Pick<ItemRental, 'opens' | 'closes'>): string[] {
  const all = Array.from({ length: 48 }, (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
  const open = all.filter((time) => isOpenAt(rental, time))
  const isLate = (time: string) => isAfterMidnight(rental, time)
  return [...open.filter((time) => !isLate(time)), ...open.filter(isLate)]
}

/** The weeks of a month, each of seven places from Sunday on; null outside of the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const next = plusMonths(first, 1)
  const places: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null)
  for (let day = first; day < next; day = plusDays(day, 1)) places.push(day)
  while (places.length % 7 > 0) places.push(null)
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
}

export type Days = { from: string; to: string }

/** What a press on a day makes of the days chosen so far: a later one ends them, any other begins anew. */
export function pressed({ from, to }: Days, day: string, isOpen: (day: string) => boolean): Days {
  if (from === '' || from !== to || day <= from) return { from: day, to: day }
  for (let between = plusDays(from, 1); between < day; between = plusDays(between, 1))
    if (!isOpen(between)) return { from: day, to: day }
  return { from, to: day }
}

/** The last day of so many weeks or months from a day on. */
export const lastDayOf = (from: string, count: number, frequency: 'weekly' | 'monthly'): string =>
  frequency === 'weekly' ? plusDays(from, count * 7 - 1) : plusDays(plusMonths(from, count), -1)
