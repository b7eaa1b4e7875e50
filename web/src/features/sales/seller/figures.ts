import type { Lang } from '@kedai/domain/text/lang.ts'
import { languageTags } from '../../../lib/languages.ts'

export const wholeNumber = (count: number, lang: Lang): string =>
  new Intl.NumberFormat(languageTags[lang]).format(count)

// A rate of a hundred, to a tenth: 3.1 → `3.1%`.
export const percent = (rate: number, lang: Lang): string =>
  new Intl.NumberFormat(languageTags[lang], { style: 'percent', maximumFractionDigits: 1 }).format(rate / 100)
