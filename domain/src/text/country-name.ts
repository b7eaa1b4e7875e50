import type { Lang } from './lang.ts'

const namesIn = (lang: Lang) => new Intl.DisplayNames(lang, { type: 'region' })
const names = { ms: namesIn('ms'), en: namesIn('en'), zh: namesIn('zh') } satisfies Record<Lang, Intl.DisplayNames>

/** A country by its ISO 3166-1 code (`SG`), in words; what is no such code stays as it is. */
export const countryName = (code: string, lang: Lang): string =>
  /^[A-Z]{2}$/.test(code) ? (names[lang].of(code) ?? code) : code
