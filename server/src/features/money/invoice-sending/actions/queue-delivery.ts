import { randomBytes } from 'node:crypto'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { claimSending } from '../../../shop/accounts/actions/claim-sending.ts'
import { approveInvoice } from '../../invoices/actions/approve-invoice.ts'
import { mustAllowInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { deliveryQueue } from '../jobs.ts'
import type { Reason } from '../letter.ts'
import { texts } from '../messages.ts'
import { versionOf } from '../words-of.ts'
import { findRecent, insertDelivery, lockWaiting, saveDelivery, type DeliveryRow } from '../queries/deliveries.ts'
import { checkSmsWords } from './check-sms-words.ts'
import { claimSms } from '../../../growth/messages/actions/claim-sms.ts'
import { readCopies, readRecipients, type Channel } from './read-recipients.ts'

export type QueueDelivery = {
  reason: Reason
  channels?: readonly Channel[] | undefined
  /** Instead of the buyer's own address or number. */
  to?: string
  cc?: string
  subject?: string
  message?: string
  /** What goes by SMS; undefined: the message does, and '' for our own words. */
  smsMessage?: string | undefined
  attachPdf?: boolean
  /** How many texts the shop may send in a day; unsaid, none. */
  smsPerDay?: number
  /** Null: a series or a reminder sends. */
  userId: number | null
  now: Date
  /** Seconds until a job takes it up; a caller that hands it over itself leaves the job time to find it done. */
  jobAfterSeconds?: number
}

const coolDownSeconds = 60

/**
 * Writes a row for each channel and recipient of a locked invoice, and a job that hands it over after the commit. A draft
 * is approved on the way. Sent twice within a minute to the same recipient, the first one stands; sent again on purpose,
 * the minute is waited for.
 * @throws AppError `invalid` when the invoice cannot be sent or a channel reaches nobody or the texts of the day are used up, `too_many` within
 * the minute and once the recipients of the day are used up, `forbidden` for who has not confirmed their e-mail address.
 */
export async function queueDelivery(trx: Db, invoice: LockedInvoice, wish: QueueDelivery): Promise<DeliveryRow[]> {
  const {
    reason,
    channels,
    to = '',
    cc = '',
    subject = '',
    message = '',
    smsMessage = message,
    attachPdf = true,
    smsPerDay = 0,
    userId,
    now,
    jobAfterSeconds = 0,
  } = wish
  mustAllowInvoice(invoice, reason === 'resend' ? 'resend' : 'send')
  const recipients = readRecipients(invoice, { channels, to })
  const copies = readCopies(cc)
  if (recipients.some(({ channel }) => channel === 'sms'))
    await checkSmsWords(trx, invoice, {
      field: wish.smsMessage === undefined ? 'message' : 'sms_message',
      words: smsMessage,
    })
  const { shop_id: shopId, id: invoiceId, number } = await approveInvoice(trx, invoice, { now, userId })
  // Words that were written for a draft leave a place for the number it gets only now.
  const withNumber = (text: string) => text.replaceAll('{number}', number ?? '')
  const rows: DeliveryRow[] = []
  for (const { channel, recipient } of recipients) {
    const typed = channel === 'sms' ? smsMessage : message
    const words = withNumber(typed)
    const version = versionOf(channel, reason, { subject, message: typed })
    // One that is tried again by itself, or a chat that nobody has opened, is the one that is sent: two would reach the buyer.
    const waiting =
      channel !== 'email' && reason !== 'reminder'
        ? await lockWaiting(trx, { shopId, invoiceId, channel, recipient })
        : undefined
    if (waiting) {
      await saveDelivery(trx, shopId, waiting.id, { message: words, version })
      rows.push(waiting)
      continue
    }
    const recent = await findRecent(trx, {
      shopId,
      invoiceId,
      channel,
      recipient,
      since: new Date(now.getTime() - coolDownSeconds * 1000),
    })
    if (recent && reason === 'resend') throw tooSoon(recent, now)
    if (recent && reason === 'send') rows.push(recent)
    else {
      if (channel === 'sms') await claimSms(trx, { shopId, perDay: smsPerDay, now })
      if (channel !== 'whatsapp')
        await claimSending(trx, {
          shopId,
          userId,
          channel,
          recipients: channel === 'email' ? new Set([recipient, ...copies]).size : 1,
          now,
        })
      const row = await insertDelivery(trx, {
        shop_id: shopId,
        invoice_id: invoiceId,
        reason,
        channel,
        recipient,
        cc: channel === 'email' ? copies : [],
        status: 'queued',
        subject: withNumber(subject),
        message: words,
        version,
        attach_pdf: attachPdf,
        open_token: channel === 'email' ? randomBytes(18).toString('base64url') : null,
        user_id: userId,
        created_at: now,
      })
      await enqueue(
        trx,
        deliveryQueue,
        { shopId, deliveryId: row.id },
        jobAfterSeconds > 0 ? { startAfter: jobAfterSeconds } : {},
      )
      rows.push(row)
    }
  }
  return rows
}

function tooSoon({ recipient, created_at }: DeliveryRow, now: Date): AppError {
  const seconds = Math.max(1, coolDownSeconds - Math.floor((now.getTime() - created_at.getTime()) / 1000))
  return new AppError('too_many', texts.wait, { params: { recipient, seconds }, retryAfter: seconds })
}
