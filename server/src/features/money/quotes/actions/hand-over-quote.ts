import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { judgeBounce } from '@kedai/domain/messages/delivery-report.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { MailReport, ReportOutcome } from '../../../../platform/mail/bounces/bounces.ts'
import { readPageShop } from '../../invoice-links/actions/page-shop.ts'
import {
  handOverBetween,
  outcomeOf,
  postWithPaper,
  type HandedOver,
} from '../../invoice-sending/actions/hand-over-between.ts'
import { letterOf, textOf, type QuoteLetter } from '../letter.ts'
import { quoteLink } from '../links.ts'
import { lockQuoteDelivery, saveQuoteDelivery, type QuoteDeliveryRow } from '../queries/deliveries.ts'
import { lockQuote, type LockedQuote } from './lock-quote.ts'
import { readQuotePaper } from './read-quote-view.ts'
import { recordQuoteEvent } from './record-quote-event.ts'

type Which = { shopId: number; deliveryId: number }
type Sending = Pick<Deps, 'db' | 'clock' | 'config' | 'mail' | 'documents'>

/** Hands a queued delivery of a quote over by mail. Null: it was done already, or it is a chat, which waits for its seller. */
export const handOverQuote = (deps: Sending, which: Which): Promise<HandedOver | null> =>
  handOverBetween(deps.db, which.shopId, {
    begin: (trx) => begin(trx, deps, which),
    ask: ({ row, letter, ...rest }) =>
      postWithPaper(deps, {
        bounce: { kind: 'quote', shopId: row.shop_id, deliveryId: row.id },
        to: row.recipient,
        lang: letter.lang,
        content: letterOf(letter),
        ...rest,
      }),
    finish: (trx, outcome) => finish(trx, deps.clock.now(), which, outcome),
  })

type Begun = { row: QuoteDeliveryRow; letter: QuoteLetter; replyTo: string | null; paper: PaperDocument | null }

async function begin(trx: Db, deps: Sending, { shopId, deliveryId }: Which): Promise<Begun | null> {
  const row = await lockQuoteDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return null
  const quote = await lockQuote(trx, { shopId, quoteId: row.quote_id }, deps.clock.now())
  const shop = await readPageShop(trx, shopId)
  const letter = {
    number: quote.number ?? '',
    shop: shop.name,
    buyerName: quote.buyer_name,
    total: quote.total_sen,
    currency: currencyOf(quote.currency),
    lastDay: quote.valid_until,
    lang: isLang(quote.lang) ? quote.lang : 'ms',
    link: quoteLink(deps.config, shop.username, quote.hashslug),
    subject: row.subject,
    message: row.message,
  } as const
  if (row.channel === 'whatsapp') {
    // The chat that the seller opens holds the text as it was then; written twice it stays the same.
    await saveQuoteDelivery(trx, shopId, deliveryId, { message: textOf(letter) })
    return null
  }
  const paper = row.attach_pdf ? await readQuotePaper(trx, deps, { shopId, quoteId: row.quote_id }) : null
  return { row, letter, replyTo: shop.email, paper }
}

/**
 * A seller has sent a chat that was written for them; the second time it stays as it was.
 * @throws AppError `not_found` when the locked quote has no such chat
 */
export async function sendQuoteByHand(
  trx: Db,
  quote: LockedQuote,
  { deliveryId, userId, now }: { deliveryId: number; userId: number; now: Date },
): Promise<void> {
  const { shop_id: shopId, id: quoteId } = quote
  const row = await lockQuoteDelivery(trx, shopId, deliveryId)
  if (!row || row.quote_id !== quoteId || row.channel !== 'whatsapp') throw new AppError('not_found', common.notFound)
  if (row.status !== 'queued') return
  await saveQuoteDelivery(trx, shopId, deliveryId, { status: 'sent', sent_at: now, user_id: userId })
  await recordQuoteEvent(trx, {
    shopId,
    quoteId,
    now,
    name: 'quote.sent',
    actor: 'seller',
    userId,
    data: { channel: row.channel, recipient: row.recipient },
  })
}

/** A mail that came back later was not sent after all, with the words of who refused it; a report that comes again changes nothing. */
export async function takeBackQuote(trx: Db, { shopId, deliveryId, reports, now }: MailReport): Promise<ReportOutcome> {
  const row = await lockQuoteDelivery(trx, shopId, deliveryId)
  if (!row) return 'unknown'
  const verdict = judgeBounce(reports, { recipient: row.recipient, copies: [] })
  if (row.status !== 'sent' || !verdict.failed) return row.status === 'queued' ? 'later' : 'unchanged'
  await saveQuoteDelivery(trx, shopId, deliveryId, { status: 'failed', response: verdict.words })
  const data = { channel: row.channel, recipient: row.recipient, reason: verdict.words.slice(0, 300) }
  await recordQuoteEvent(trx, { shopId, quoteId: row.quote_id, now, name: 'quote.send_failed', actor: 'system', data })
  return 'recorded'
}

async function finish(trx: Db, now: Date, { shopId, deliveryId }: Which, outcome: HandedOver): Promise<void> {
  const row = await lockQuoteDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return
  await saveQuoteDelivery(trx, shopId, deliveryId, outcomeOf(outcome, now))
  const { accepted, response } = outcome
  const data = { channel: row.channel, recipient: row.recipient, ...(!accepted && { reason: response.slice(0, 300) }) }
  await recordQuoteEvent(trx, {
    shopId,
    quoteId: row.quote_id,
    now,
    name: accepted ? 'quote.sent' : 'quote.send_failed',
    actor: 'seller',
    userId: row.user_id,
    data,
  })
}
