export const languages = ['ms', 'en', 'zh'] as const
export type Lang = (typeof languages)[number]

export const languageNames = { ms: 'Bahasa Melayu', en: 'English', zh: '中文' } satisfies Record<Lang, string>

// What stands in `<html lang>` and `og:locale`.
export const languageTags = { ms: 'ms-MY', en: 'en-MY', zh: 'zh-Hans-MY' } satisfies Record<Lang, string>

export const isLang = (value: unknown): value is Lang => languages.some((lang) => lang === value)
