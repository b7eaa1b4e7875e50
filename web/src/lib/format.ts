import type { Lang } from '@kedai/domain/text/lang.ts'
import { asWritten } from '@kedai/domain/time/as-written.ts'
import { fromWire } from './server-time.ts'
import { languageTags } from './languages.ts'

const zone = 'Asia/Kuala_Lumpur'

// `"1234.50"` → `RM 1,234.50`, its space one that no line breaks at. Another currency keeps the decimals it came with. Works on the text: money is never a fraction in the browser.
export function money(amount: string, currency = 'RM'): string {
  const [, sign = '', whole = '0', fraction = currency === 'RM' ? '00' : ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  return `${sign && '−'}${currency}\u00a0${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction && `.${fraction.padEnd(2, '0')}`}`
}

// `20 Nov 2026, 3:04 pm` in the reader's language, Kuala Lumpur time.
export const dateTime = (time: string, lang: Lang): string => inWords(time, lang, 'short')

export const date = (day: string, lang: Lang): string => inWords(day, lang)

const inWords = (time: string, lang: Lang, timeStyle?: 'short'): string =>
  asWritten(
    new Intl.DateTimeFormat(languageTags[lang], { timeZone: zone, dateStyle: 'medium', timeStyle }).format(
      fromWire(time),
    ),
  )
