import type { CreateQuote } from '@kedai/contracts/quotes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { newHashslug } from '../../invoices/actions/create-invoice.ts'
import { insertQuote } from '../queries/quotes.ts'
import { readQuote } from './read-quote.ts'
import { recordQuoteEvent } from './record-quote-event.ts'

type NewQuote = { shopId: number; form: CreateQuote; lang: Lang; userId: number; now: Date }

/** A new draft, computed by the server. It has no number and is for the seller's eyes alone. @throws AppError `invalid` at the fields, `not_found` for a stranger's customer. */
export async function createQuote(
  trx: Db,
  { shopId, form, lang, userId, now }: NewQuote,
): Promise<{ id: number; hashslug: string }> {
  const columns = await readQuote(trx, { shopId, form, lang, now, today: formatDate(now) })
  const made = await insertQuote(trx, {
    ...columns,
    shop_id: shopId,
    hashslug: newHashslug(),
    created_by: userId,
    created_at: now,
    updated_at: now,
  })
  await recordQuoteEvent(trx, { shopId, quoteId: made.id, now, name: 'quote.created', actor: 'seller', userId })
  return made
}
