import { plusDays } from '../time/days.ts'
import { closesNextDay } from '../time/opening.ts'

/** From when until when things are handed over and taken back, `HH:mm`, the end included; null: at any time. */
export type RentalHours = { opens: string | null; closes: string | null }

/** Whether a thing is handed over or taken back at a time of the day. */
export function isOpenAt({ opens, closes }: RentalHours, time: string): boolean {
  if (opens === null || closes === null) return true
  return passesMidnight({ opens, closes }) ? opens <= time || time <= closes : opens <= time && time <= closes
}

/** Whether what opens on a day closes on the next. */
export const passesMidnight = ({ opens, closes }: RentalHours): boolean =>
  opens !== null && closes !== null && closesNextDay({ from: opens, until: closes })

/** The day on which the opening of a moment, `YYYY-MM-DD HH:mm[:ss]`, began: the one before for what closes after midnight. */
export const openingDay = (hours: RentalHours, moment: string): string => {
  const day = moment.slice(0, 10)
  return isAfterMidnight(hours, moment.slice(11, 16)) ? plusDays(day, -1) : day
}

/** The moment, `YYYY-MM-DD HH:mm`, that a time of the day is in what opens on a day. */
export const momentOf = (hours: RentalHours, day: string, time: string): string =>
  `${isAfterMidnight(hours, time) ? plusDays(day, 1) : day} ${time}`

/** Whether a time of an opening lies on the day after the one on which it opened. */
export const isAfterMidnight = (hours: RentalHours, time: string): boolean =>
  passesMidnight(hours) && hours.closes !== null && time <= hours.closes
