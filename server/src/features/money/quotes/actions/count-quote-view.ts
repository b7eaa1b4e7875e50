import { isMachine, viewDevice } from '@kedai/domain/invoices/viewers.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { insertQuoteView, saveQuoteViewed, takeTelling } from '../queries/story.ts'
import { lockQuote } from './lock-quote.ts'
import { recordQuoteEvent } from './record-quote-event.ts'

type CountView = { shopId: number; quoteId: number; userAgent: string; now: Date }

/** Writes down that a person has had the quote before their eyes; machines do not count. The shop is told of it once a day at most. */
export async function countQuoteView(trx: Db, { shopId, quoteId, userAgent, now }: CountView): Promise<boolean> {
  if (isMachine(userAgent)) return false
  const of = { shopId, quoteId }
  const quote = await lockQuote(trx, of, now)
  await insertQuoteView(trx, {
    shop_id: shopId,
    quote_id: quoteId,
    revision: quote.revision,
    device: viewDevice(userAgent),
    at: now,
  })
  await saveQuoteViewed(trx, of, now)
  if (await takeTelling(trx, of, formatDate(now))) {
    await recordQuoteEvent(trx, { ...of, now, name: 'quote.viewed', actor: 'buyer' })
    await emit(trx, 'quote.viewed', of)
  }
  return true
}
