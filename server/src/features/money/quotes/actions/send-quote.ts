import type { Db } from '../../../../platform/db/db.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { claimSending } from '../../../shop/accounts/actions/claim-sending.ts'
import { wordsVersion } from '../../../../platform/words/words-version.ts'
import { readRecipients } from '../../invoice-sending/actions/read-recipients.ts'
import { customerFor } from '../../invoices/actions/customer-for.ts'
import { freezeSeller } from '../../invoices/actions/document-seller.ts'
import { takeDocumentNumber } from '../../series/actions/take-number.ts'
import { quoteDeliveryQueue } from '../jobs.ts'
import { letterTexts } from '../messages/letters.ts'
import {
  findRecentDelivery,
  insertQuoteDelivery,
  lockWaitingChat,
  saveQuoteDelivery,
  type QuoteDeliveryRow,
} from '../queries/deliveries.ts'
import { saveQuote } from '../queries/quotes.ts'
import { mustAllowQuote, type LockedQuote } from './lock-quote.ts'

export type SendQuote = {
  channels?: readonly ('email' | 'whatsapp')[] | undefined
  /** Instead of the buyer's own address or number. */
  to?: string
  subject?: string
  message?: string
  attachPdf?: boolean
  userId: number
  now: Date
  /** Seconds until a job takes it up; a caller that hands it over itself leaves the job time to find it done. */
  jobAfterSeconds?: number
}

const coolDownSeconds = 60
const ourWords = wordsVersion(JSON.stringify(letterTexts))

/**
 * Makes a quote a sent one, with its number and the seller as of now, and writes a row for each hand-over. Sent twice within
 * a minute to the same recipient, the first one stands, and so does a chat that nobody has opened; sent again after a no, the
 * answer is open again.
 * @throws AppError `invalid` when it cannot be sent or a channel reaches nobody, and what `claimSending` throws.
 */
export async function sendQuote(trx: Db, quote: LockedQuote, wish: SendQuote): Promise<QuoteDeliveryRow[]> {
  const { channels, to = '', subject = '', message = '', attachPdf = true, userId, now, jobAfterSeconds = 0 } = wish
  mustAllowQuote(quote, 'send')
  const recipients = readRecipients(quote, { channels, to })
  await becomeSent(trx, quote, now)
  const of = { shopId: quote.shop_id, quoteId: quote.id }
  const rows: QuoteDeliveryRow[] = []
  const version = subject === '' && message === '' ? ourWords : wordsVersion(subject, message)
  for (const { channel, recipient } of recipients) {
    const waiting = channel === 'whatsapp' ? await lockWaitingChat(trx, { ...of, recipient }) : undefined
    if (waiting) {
      await saveQuoteDelivery(trx, of.shopId, waiting.id, { message, version })
      rows.push(waiting)
      continue
    }
    const recent = await findRecentDelivery(trx, {
      ...of,
      channel,
      recipient,
      since: new Date(now.getTime() - coolDownSeconds * 1000),
    })
    if (recent) rows.push(recent)
    else {
      if (channel === 'email') await claimSending(trx, { shopId: of.shopId, userId, channel, recipients: 1, now })
      const row = await insertQuoteDelivery(trx, {
        shop_id: of.shopId,
        quote_id: of.quoteId,
        channel,
        recipient,
        status: 'queued',
        subject,
        message,
        version,
        attach_pdf: attachPdf,
        user_id: userId,
        created_at: now,
      })
      await enqueue(
        trx,
        quoteDeliveryQueue,
        { shopId: of.shopId, deliveryId: row.id },
        jobAfterSeconds > 0 ? { startAfter: jobAfterSeconds } : {},
      )
      rows.push(row)
    }
  }
  return rows
}

async function becomeSent(trx: Db, quote: LockedQuote, now: Date): Promise<void> {
  const { shop_id: shopId, id: quoteId } = quote
  const customerId =
    quote.customer_id ??
    (await customerFor(
      trx,
      shopId,
      { name: quote.buyer_name, phone: quote.buyer_phone, email: quote.buyer_email },
      now,
    ))
  const seller = await freezeSeller(trx, shopId)
  // Last of all: everybody who takes a number waits here for this transaction's end.
  const number = quote.number ?? (await takeDocumentNumber(trx, shopId, 'quote'))
  await saveQuote(
    trx,
    { shopId, quoteId, now },
    {
      state: 'sent',
      number,
      seller,
      customer_id: customerId,
      sent_at: now,
      decided_at: null,
      decided_by: null,
      decided_name: '',
      decided_ip: null,
      decline_reason: '',
    },
  )
}
