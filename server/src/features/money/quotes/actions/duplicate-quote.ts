import { isLang } from '@kedai/domain/text/lang.ts'
import { daysBetween, plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { formOf } from '../quote-facts.ts'
import { createQuote } from './create-quote.ts'
import { mustAllowQuote, type LockedQuote } from './lock-quote.ts'

/** A new draft that says the same, dated today and standing as many days. */
export async function duplicateQuote(
  trx: Db,
  quote: LockedQuote,
  { userId, now }: { userId: number; now: Date },
): Promise<{ id: number; hashslug: string }> {
  mustAllowQuote(quote, 'duplicate')
  const today = formatDate(now)
  const form = {
    ...formOf(quote),
    issue_date: today,
    valid_until: plusDays(today, Math.max(0, daysBetween(quote.issue_date, quote.valid_until))),
  }
  return createQuote(trx, { shopId: quote.shop_id, form, lang: isLang(quote.lang) ? quote.lang : 'ms', userId, now })
}
