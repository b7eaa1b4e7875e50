import { whyNotQuote, whyNotQuoteBuyer, type BuyerQuoteAction } from '@kedai/domain/invoices/quotes.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { emit } from '../../../../platform/events/events.ts'
import { buyerQuoteRefusals, quoteRefusals } from '../messages/refusals.ts'
import { texts } from '../messages/texts.ts'
import { saveQuote } from '../queries/quotes.ts'
import type { LockedQuote } from './lock-quote.ts'
import { recordQuoteEvent } from './record-quote-event.ts'

/** The buyer's own hand: the name typed in place of a signature, from where, and the version that was read. */
export type BuyerDecision = {
  action: BuyerQuoteAction
  name: string
  reason: string
  ip: string
  revision: number | undefined
  now: Date
}
export type SellerDecision = { action: BuyerQuoteAction; reason: string; userId: number; now: Date }

/**
 * A buyer accepts or declines by the link; what is so already stays as it was decided first.
 * @throws AppError `conflict` when it cannot be decided now or was changed since it was read, `invalid` at `name`
 */
export async function decideByBuyer(
  trx: Db,
  quote: LockedQuote,
  { action, name, reason, ip, revision, now }: BuyerDecision,
): Promise<void> {
  const refusal = whyNotQuoteBuyer(action, quote.facts)
  if (refusal) throw new AppError('conflict', buyerQuoteRefusals[refusal])
  if (isSo(quote, action)) return
  if (revision !== undefined && revision !== quote.revision) throw new AppError('conflict', texts.changedForBuyer)
  if (action === 'accept' && name === '') throw refuseField('name', texts.nameNeeded)
  await save(trx, quote, { action, by: 'buyer', name, ip, reason, now, userId: null })
  await emit(trx, 'quote.decided', { shopId: quote.shop_id, quoteId: quote.id })
}

/** The seller writes down what the buyer said elsewhere. @throws AppError `conflict` with the reason */
export async function decideBySeller(
  trx: Db,
  quote: LockedQuote,
  { action, reason, userId, now }: SellerDecision,
): Promise<void> {
  const refusal = whyNotQuote(action, quote.facts)
  if (refusal) throw new AppError('conflict', quoteRefusals[refusal])
  if (!isSo(quote, action)) await save(trx, quote, { action, by: 'seller', name: '', ip: null, reason, now, userId })
}

const isSo = ({ facts: { state } }: LockedQuote, action: BuyerQuoteAction) =>
  action === 'accept' ? state === 'accepted' : state === 'declined'

type Decided = {
  action: BuyerQuoteAction
  by: 'buyer' | 'seller'
  name: string
  ip: string | null
  reason: string
  now: Date
  userId: number | null
}

async function save(
  trx: Db,
  quote: LockedQuote,
  { action, by, name, ip, reason, now, userId }: Decided,
): Promise<void> {
  const of = { shopId: quote.shop_id, quoteId: quote.id, now }
  const state = action === 'accept' ? 'accepted' : 'declined'
  await saveQuote(trx, of, {
    state,
    decided_at: now,
    decided_by: by,
    decided_name: action === 'accept' ? name : '',
    decided_ip: ip,
    decline_reason: action === 'decline' ? reason : '',
  })
  await recordQuoteEvent(trx, {
    ...of,
    name: `quote.${state}`,
    actor: by,
    userId,
    data: action === 'accept' ? { name } : { reason },
  })
}
