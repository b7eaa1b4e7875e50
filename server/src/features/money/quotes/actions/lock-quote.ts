import { whyNotQuote, type QuoteAction, type QuoteFacts, type QuoteRefusal } from '@kedai/domain/invoices/quotes.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { quoteRefusals } from '../messages/refusals.ts'
import { lockQuoteRow, type QuoteRef, type QuoteRow } from '../queries/quotes.ts'
import { quoteFacts } from '../quote-facts.ts'

export type { QuoteRef }
/** `facts`: as of the moment it was locked for. */
export type LockedQuote = QuoteRow & { facts: QuoteFacts }

/** A quote of the shop, locked until the transaction ends. Whoever changes it locks it first. @throws AppError `not_found` */
export async function lockQuote(trx: Db, ref: QuoteRef, now: Date): Promise<LockedQuote> {
  const row = await lockQuoteRow(trx, ref)
  if (!row) throw new AppError('not_found', texts.notFound)
  return { ...row, facts: quoteFacts(row, formatDate(now)) }
}

/** @throws AppError `conflict` with the reason in the seller's words when the action is closed; `invalid` when something has to be filled in first. */
export function mustAllowQuote(quote: LockedQuote, action: QuoteAction): void {
  const refusal = whyNotQuote(action, quote.facts)
  if (refusal) throw new AppError(toFillIn.has(refusal) ? 'invalid' : 'conflict', quoteRefusals[refusal])
}

const toFillIn: ReadonlySet<QuoteRefusal> = new Set(['no_lines', 'no_buyer_name', 'last_day_past'])
