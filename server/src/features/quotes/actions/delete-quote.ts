import type { Db } from '../../../platform/db/db.ts'
import { deleteQuoteRow } from '../queries/quotes.ts'
import { mustAllowQuote, type LockedQuote } from './lock-quote.ts'

/** Throws a draft away; no number was ever used for it. @throws AppError `invalid` for one that was sent. */
export async function deleteQuote(trx: Db, quote: LockedQuote): Promise<void> {
  mustAllowQuote(quote, 'delete')
  await deleteQuoteRow(trx, { shopId: quote.shop_id, quoteId: quote.id })
}
