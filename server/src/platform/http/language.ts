import { isLang } from '@kedai/domain/text/lang.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'

/** The language a browser asked for: its `lang` cookie, else the best of Accept-Language, else Malay. (contract §1) */
export function languageOf(cookie: string | undefined, acceptLanguage: string | undefined): Lang {
  if (isLang(cookie)) return cookie
  return acceptLanguage ? bestOf(acceptLanguage) : 'ms'
}

function bestOf(header: string): Lang {
  let best: Lang = 'ms'
  let bestWeight = 0
  for (const part of header.slice(0, 300).split(',')) {
    const [range = '', ...settings] = part.split(';')
    const lang = range.trim().toLowerCase().split('-')[0]
    const weight = weightOf(settings)
    if (isLang(lang) && weight > bestWeight) [best, bestWeight] = [lang, weight]
  }
  return best
}

/** The q of an Accept entry, 1 when it is not given, 0 when it cannot be read. */
export function weightOf(settings: readonly string[]): number {
  const given = settings.map((setting) => setting.trim()).find((setting) => setting.startsWith('q='))
  if (!given) return 1
  const weight = Number(given.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}
