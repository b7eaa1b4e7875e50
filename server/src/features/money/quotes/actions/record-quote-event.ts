import type { Db } from '../../../../platform/db/db.ts'
import type { QuoteEventName } from '../messages/timeline.ts'
import { insertQuoteEvent } from '../queries/story.ts'

export type QuoteEvent = {
  shopId: number
  quoteId: number
  now: Date
  name: QuoteEventName
  actor: 'buyer' | 'seller' | 'system'
  userId?: number | null
  /** What its sentence needs. */
  data?: Record<string, string>
}

/** Adds one entry to the quote's timeline; entries are never changed. */
export const recordQuoteEvent = (
  trx: Db,
  { shopId, quoteId, now, name, actor, userId = null, data = {} }: QuoteEvent,
): Promise<void> =>
  insertQuoteEvent(trx, {
    shop_id: shopId,
    quote_id: quoteId,
    at: now,
    name,
    actor,
    user_id: userId,
    data: JSON.stringify(data),
  })
