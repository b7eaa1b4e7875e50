import type { Lang } from '@kedai/domain/text/lang.ts'
import { asWritten } from '@kedai/domain/time/as-written.ts'
import { languageTags } from '../languages.ts'
import { fromWire, serverNow } from '../server-time.ts'

const zone = 'Asia/Kuala_Lumpur'

// For lists: `20 Nov, 3:04 pm` this year, `20 Nov 2025` before, in the reader's language and Kuala Lumpur time.
export function shortTime(time: string, lang: Lang): string {
  const at = fromWire(time)
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    asWritten(new Intl.DateTimeFormat(languageTags[lang], { timeZone: zone, ...options }).format(at))
  if (yearOf(at) !== yearOf(serverNow())) return inWords({ dateStyle: 'medium' })
  return inWords({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
}

// Where a phone has one line for it: `3:04 pm` today, `20 Nov` this year.
export function shortestTime(time: string, lang: Lang): string {
  const at = fromWire(time)
  if (dayOf(at) !== dayOf(serverNow())) return shortDay(at, lang)
  return asWritten(
    new Intl.DateTimeFormat(languageTags[lang], { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at),
  )
}

const shortDay = (at: Date, lang: Lang): string => {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
  if (yearOf(at) !== yearOf(serverNow())) day.year = '2-digit'
  return asWritten(new Intl.DateTimeFormat(languageTags[lang], { timeZone: zone, ...day }).format(at))
}

const dayOf = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)

const yearOf = (at: Date): string => new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(at)
