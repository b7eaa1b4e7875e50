import type { Lang } from '@kedai/domain/text/lang.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { date, dateTime } from './format.ts'

// From when to when something is booked. Whole days end as the next one begins: people say the last of them.
export function bookedSpan(start: string, end: string, lang: Lang): string {
  if (!start.endsWith('00:00:00') || !end.endsWith('00:00:00'))
    return `${dateTime(start, lang)} – ${dateTime(end, lang)}`
  const [first, last] = [start.slice(0, 10), plusDays(end.slice(0, 10), -1)]
  return first === last ? date(first, lang) : `${date(first, lang)} – ${date(last, lang)}`
}
