import type { Db } from '../../../../platform/db/db.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { deleteQuoteRow } from '../queries/quotes.ts'
import { mustAllowQuote, type LockedQuote } from './lock-quote.ts'

/** Throws a draft away; no number was ever used for it. @throws AppError `invalid` for one that was sent. */
export async function deleteQuote(
  trx: Db,
  quote: LockedQuote,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  mustAllowQuote(quote, 'delete')
  await deleteQuoteRow(trx, { shopId: quote.shop_id, quoteId: quote.id })
  await recordAudit(trx, {
    ...{ shopId: quote.shop_id, userId, action: 'quote.deleted', now },
    subject: { type: 'quote', ref: quote.hashslug, name: quote.buyer_name },
  })
}
