import { formatTime, parseTime, formatDate } from '../time/malaysia.ts'
import { plusDays } from '../time/days.ts'

/** Nobody hears of offers between 20:00 and 09:00 in Malaysia. The moment from which they may again; null: now. */
export function quietUntil(now: Date): Date | null {
  const time = formatTime(now).slice(11)
  if (time >= '09:00:00' && time < '20:00:00') return null
  const day = time < '09:00:00' ? formatDate(now) : plusDays(formatDate(now), 1)
  return parseTime(`${day} 09:00:00`)
}
