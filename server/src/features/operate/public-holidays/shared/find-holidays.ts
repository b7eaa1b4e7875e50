import type { PublicHoliday } from '@kedai/contracts/public-holidays.ts'
import type { StateCode } from '@kedai/domain/shipping/state-codes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { LRUCache } from 'lru-cache'

const cache = new LRUCache<string, PublicHoliday[]>({ max: 200 })

/**
 * The days off of a state in a year, once each, by the package date-holidays. Days of the Muslim calendar are computed, so the
 * government may still move them by one. Names are Malay or English; Chinese gets the English ones.
 */
export async function findHolidays(state: StateCode, year: number, lang: Lang): Promise<PublicHoliday[]> {
  const language = lang === 'ms' ? 'ms' : 'en'
  const key = `${state} ${year} ${language}`
  const before = cache.get(key)
  if (before) return before
  const { default: Holidays } = await import('date-holidays') // two megabytes that most servers never need
  const calendar = new Holidays('MY', state.slice(3), { languages: [language, 'en'], types: ['public'] })
  const byDay = new Map<string, PublicHoliday>()
  for (const { date, name, substitute } of calendar.getHolidays(year)) {
    const day = date.slice(0, 10)
    if (!byDay.has(day)) byDay.set(day, { date: day, name: withoutNote(name), is_moved: substitute === true })
  }
  const found = [...byDay.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1))
  cache.set(key, found)
  return found
}

// "Tahun Baru Cina (substitute day)": that it was moved is told apart.
const withoutNote = (name: string) => name.replace(/ \([^()]*\)$/, '')
