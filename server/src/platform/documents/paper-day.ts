import type { Lang } from '@kedai/domain/text/lang.ts'

/** A Malaysian day as a paper says it: "2026-11-20" → "20 Nov 2026". */
export const paperDay = (day: string, lang: Lang): string => forms[lang].format(new Date(`${day}T12:00:00+08:00`))

const form = (tag: string) => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'medium' })
const forms = { ms: form('ms-MY'), en: form('en-MY'), zh: form('zh-Hans-MY') } satisfies Record<Lang, Intl.DateTimeFormat>
