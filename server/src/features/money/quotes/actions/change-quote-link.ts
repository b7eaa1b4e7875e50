import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { newHashslug } from '../../invoices/actions/create-invoice.ts'
import { texts } from '../messages/texts.ts'
import { saveQuote } from '../queries/quotes.ts'
import type { LockedQuote } from './lock-quote.ts'
import { recordQuoteEvent } from './record-quote-event.ts'

/**
 * Takes the public link of a quote back, or gives it a new one: then the old one leads nowhere. Taking back twice is once.
 * Answers the hashslug it has then. @throws AppError `conflict` for a draft, which has no link yet
 */
export async function changeQuoteLink(
  trx: Db,
  quote: LockedQuote,
  action: 'revoke' | 'renew',
  { userId, now }: { userId: number; now: Date },
): Promise<string> {
  if (quote.state === 'draft') throw new AppError('conflict', texts.draftHasNoLink)
  if (action === 'revoke' && quote.link_revoked_at !== null) return quote.hashslug
  const of = { shopId: quote.shop_id, quoteId: quote.id, now }
  const hashslug = action === 'revoke' ? quote.hashslug : newHashslug()
  await saveQuote(trx, of, { hashslug, link_revoked_at: action === 'revoke' ? now : null })
  await recordQuoteEvent(trx, {
    ...of,
    name: action === 'revoke' ? 'link.revoked' : 'link.renewed',
    actor: 'seller',
    userId,
  })
  return hashslug
}
