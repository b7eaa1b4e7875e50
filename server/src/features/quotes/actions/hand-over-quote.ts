import { fileNameOf } from '@kedai/domain/documents/file-name.ts'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { say } from '../../../platform/errors/message.ts'
import { readPageShop } from '../../invoice-links/actions/page-shop.ts'
import { letterOf, textOf, type QuoteLetter } from '../letter.ts'
import { quoteLink } from '../links.ts'
import { texts } from '../messages/texts.ts'
import { lockQuoteDelivery, saveQuoteDelivery, type QuoteDeliveryRow } from '../queries/deliveries.ts'
import { lockQuote } from './lock-quote.ts'
import { readQuotePaper } from './read-quote-view.ts'
import { recordQuoteEvent } from './record-quote-event.ts'

export type HandedOver = { accepted: boolean; response: string }
type Which = { shopId: number; deliveryId: number }
type Sending = Pick<Deps, 'db' | 'clock' | 'config' | 'mail' | 'documents'>

/**
 * Hands a queued delivery over and writes down what became of it, in the provider's own words. The mail server is asked
 * between two transactions. Null: it was done already. A killed process may hand over twice, never not at all; the mail's
 * id is the same then.
 */
export async function handOverQuote(deps: Sending, which: Which): Promise<HandedOver | null> {
  const begun = await inTransaction(deps.db, { shopId: which.shopId }, (trx) => begin(trx, deps, which))
  if (!begun) return null
  const outcome = begun.row.channel === 'email' ? await post(deps, begun) : { accepted: true, response: '' }
  await inTransaction(deps.db, { shopId: which.shopId }, (trx) => finish(trx, deps.clock.now(), which, outcome))
  return outcome
}

type Begun = { row: QuoteDeliveryRow; letter: QuoteLetter; replyTo: string | null; paper: PaperDocument | null }

async function begin(trx: Db, deps: Sending, { shopId, deliveryId }: Which): Promise<Begun | null> {
  const row = await lockQuoteDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return null
  const quote = await lockQuote(trx, { shopId, quoteId: row.quote_id }, deps.clock.now())
  const shop = await readPageShop(trx, shopId)
  const letter = {
    number: quote.number ?? '', shop: shop.name, buyerName: quote.buyer_name, total: quote.total_sen, lastDay: quote.valid_until, lang: isLang(quote.lang) ? quote.lang : 'ms',
    link: quoteLink(deps.config.publicUrl, shop.username, quote.hashslug), subject: row.subject, message: row.message,
  } as const
  // The chat that the seller opens holds the text as it was then.
  if (row.channel === 'whatsapp') await saveQuoteDelivery(trx, shopId, deliveryId, { message: textOf(letter) })
  const paper = row.channel === 'email' && row.attach_pdf ? await readQuotePaper(trx, deps, { shopId, quoteId: row.quote_id }) : null
  return { row, letter, replyTo: shop.email, paper }
}

async function post({ mail, documents }: Sending, { row, letter, replyTo, paper }: Begun): Promise<HandedOver> {
  const attachments = paper === null ? [] : [{ filename: fileNameOf(paper), content: await documents.render(paper, { paper: 'a4' }) }]
  const posted = await mail.post({ attachments, id: `quote-delivery-${row.id}`, to: row.recipient, lang: letter.lang, content: letterOf(letter), ...(replyTo !== null && { replyTo }) })
  return posted ?? { accepted: false, response: say(texts.noMailServer, letter.lang) }
}

async function finish(trx: Db, now: Date, { shopId, deliveryId }: Which, { accepted, response }: HandedOver): Promise<void> {
  const row = await lockQuoteDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return
  // A chat is handed over by the press that opened it.
  const at = row.channel === 'whatsapp' ? row.created_at : now
  const said = response === '' ? null : response.slice(0, 1000)
  await saveQuoteDelivery(trx, shopId, deliveryId, accepted ? { status: 'sent', sent_at: at, response: said } : { status: 'failed', response: said })
  const data = { channel: row.channel, recipient: row.recipient, ...(!accepted && { reason: response.slice(0, 300) }) }
  await recordQuoteEvent(trx, { shopId, quoteId: row.quote_id, now: at, name: accepted ? 'quote.sent' : 'quote.send_failed', actor: 'seller', userId: row.user_id, data })
}
