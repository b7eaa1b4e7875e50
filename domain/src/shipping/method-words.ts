import { untouchedWords } from '../text/untouched-words.ts'
import type { Lang } from '../text/lang.ts'

/** What the ways of shipping are called that a shop gets without naming them, until its seller words them. */
export const shippingDefaults = {
  standard: { ms: 'Penghantaran biasa', en: 'Standard delivery', zh: '标准配送' },
  peninsular: { ms: 'Pos Laju (2–3 hari)', en: 'Pos Laju (2–3 days)', zh: 'Pos Laju（2–3 天）' },
  east: { ms: 'Pos Laju (5–7 hari)', en: 'Pos Laju (5–7 days)', zh: 'Pos Laju（5–7 天）' },
} as const satisfies Record<string, Record<Lang, string>>

/** A way's name for a reader: what the seller never worded is in the reader's language, what was typed stays as it is. */
export const shippingName = (name: string, lang: Lang): string => untouchedWords(shippingDefaults, name, lang)
