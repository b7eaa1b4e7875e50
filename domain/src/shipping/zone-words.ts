import { untouchedWords } from '../text/untouched-words.ts'
import type { Lang } from '../text/lang.ts'

/** What the zones of a new shop's first shipping are called, until its seller words them. */
export const zoneDefaults = {
  peninsular: { ms: 'Semenanjung Malaysia', en: 'Peninsular Malaysia', zh: '西马' },
  east: { ms: 'Sabah, Sarawak dan Labuan', en: 'Sabah, Sarawak and Labuan', zh: '沙巴、砂拉越和纳闽' },
} as const satisfies Record<string, Record<Lang, string>>

/** A zone's name for a reader: what the seller never worded is in the reader's language, what was typed stays as it is. */
export const zoneName = (name: string, lang: Lang): string => untouchedWords(zoneDefaults, name, lang)
