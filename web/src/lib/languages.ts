import type { Lang } from '@kedai/domain/text/lang.ts'

export const languageNames = { ms: 'Bahasa Melayu', en: 'English', zh: '中文' } satisfies Record<Lang, string>

// What stands in `<html lang>` and `og:locale`.
export const languageTags = { ms: 'ms-MY', en: 'en-MY', zh: 'zh-Hans-MY' } satisfies Record<Lang, string>
