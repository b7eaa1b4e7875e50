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

const yearOf = (at: Date): string => new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(at)
