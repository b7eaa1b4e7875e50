/** Opening times as they are typed, `HH:mm`; an end that is not after the start lies on the next day. */
export type OpeningTimes = { from: string; until: string }

/** Whether a text is a time of a day, midnight at its end (`24:00`) included. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) || text === '24:00'

/** Whether it is open from one to the other: both are times, and less than a day lies between them. */
export const isOpening = ({ from, until }: OpeningTimes): boolean =>
  isTimeOfDay(from) && from !== '24:00' && isTimeOfDay(until) && from !== until

/** Whether it closes on the day after the one on which it opens. */
export const closesNextDay = ({ from, until }: OpeningTimes): boolean => until <= from

/** Minutes from the midnight before it opens. */
export const openingMinutes = (times: OpeningTimes): { from: number; until: number } => ({
  from: minutesOf(times.from),
  until: minutesOf(times.until) + (closesNextDay(times) ? minutesOfDay : 0),
})

export const minutesOfDay = 24 * 60

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
