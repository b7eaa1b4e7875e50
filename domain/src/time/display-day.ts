import type { Lang } from '../text/lang.ts'

/** A day (`YYYY-MM-DD`) as each language writes it: "21 Ogos 2026", "21 Aug 2026", "2026年8月21日". */
export function displayDay(day: string, lang: Lang): string {
  const [year, month, date] = day.split('-').map(Number)
  return written[lang](year ?? 0, month ?? 1, date ?? 1)
}

const written = {
  ms: (year, month, date) => `${date} ${malay[month - 1]} ${year}`,
  en: (year, month, date) => `${date} ${english[month - 1]} ${year}`,
  zh: (year, month, date) => `${year}年${month}月${date}日`,
} satisfies Record<Lang, (year: number, month: number, date: number) => string>

const malay = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sep', 'Okt', 'Nov', 'Dis']
const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
