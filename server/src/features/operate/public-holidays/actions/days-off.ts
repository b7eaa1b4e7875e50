import { isStateCode } from '@kedai/domain/shipping/state-codes.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { isWeekend } from '@kedai/domain/time/working-days.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findHolidays } from '../shared/find-holidays.ts'
import { findStateOfShop } from '../queries.ts'

/** Where most shops that say nothing are. */
const kualaLumpur = 'MY-14'

/** Whether a shop's state works on a day (`YYYY-MM-DD`) of this year or the next: neither at the weekend nor on a public holiday. */
export async function daysOffOf(trx: Db, shopId: number, now: Date): Promise<(day: string) => boolean> {
  const known = await findStateOfShop(trx, shopId)
  const state = isStateCode(known) ? known : kualaLumpur
  const year = Number(formatDate(now).slice(0, 4))
  const holidays = [...(await findHolidays(state, year, 'en')), ...(await findHolidays(state, year + 1, 'en'))]
  const dates = new Set(holidays.map(({ date }) => date))
  return (day) => isWeekend(day, state) || dates.has(day)
}
