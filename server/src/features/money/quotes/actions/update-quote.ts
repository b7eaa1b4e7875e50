import type { CreateQuote } from '@kedai/contracts/quotes.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../messages/texts.ts'
import { saveQuote } from '../queries/quotes.ts'
import { formOf } from '../quote-facts.ts'
import { mustAllowQuote, type LockedQuote } from './lock-quote.ts'
import { readQuote } from './read-quote.ts'
import { recordQuoteEvent } from './record-quote-event.ts'

/** Saves what the editor holds. What was sent says the new words at once, under its number and link. @throws AppError `invalid` at the fields or with the reason. */
export async function updateQuote(
  trx: Db,
  quote: LockedQuote,
  form: CreateQuote,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  mustAllowQuote(quote, 'edit')
  const of = { shopId: quote.shop_id, quoteId: quote.id, now }
  const lastDay = form.valid_until ?? (form.issue_date === undefined ? quote.valid_until : undefined)
  const columns = await readQuote(trx, {
    shopId: of.shopId,
    form: { ...form, ...keptExchange(form, quote), valid_until: lastDay },
    lang: isLang(quote.lang) ? quote.lang : 'ms',
    now,
    today: quote.issue_date,
  })
  const isOut = quote.state !== 'draft'
  // Whoever saw the old words has not seen these.
  await saveQuote(trx, of, {
    ...columns,
    customer_id: columns.customer_id ?? (isOut ? quote.customer_id : null),
    revision: quote.revision + 1,
    first_viewed_at: isOut ? null : quote.first_viewed_at,
  })
  if (isOut) await recordQuoteEvent(trx, { ...of, name: 'quote.edited', actor: 'seller', userId })
}

// Left out, they stay.
function keptExchange(
  { currency, exchange_rate }: CreateQuote,
  quote: LockedQuote,
): Pick<CreateQuote, 'currency' | 'exchange_rate'> {
  const kept = formOf(quote)
  const isSame = currency === undefined || currency === kept.currency
  return {
    currency: currency ?? kept.currency,
    exchange_rate: exchange_rate ?? (isSame ? kept.exchange_rate : undefined),
  }
}

/** Refuses a save whose form was opened before somebody else's change; `current` is what the screen shows beside it. */
export const quoteChangedMeanwhile = (current: Record<string, unknown>): AppError =>
  new AppError('conflict', texts.changedMeanwhile, { data: current })
