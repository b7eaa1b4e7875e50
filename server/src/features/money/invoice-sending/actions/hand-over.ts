import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { readInvoicePaper } from '../../invoice-links/actions/read-invoice-paper.ts'
import { lockInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { becomeSent } from '../../invoices/actions/mark-as-sent.ts'
import { readLetterFacts } from '../../invoices/actions/read-letter-facts.ts'
import { askForSms, beginSms, waitWithSms, type SmsBegun } from './hand-over-sms.ts'
import { smsReports } from '../../../growth/messages/shared/sms-reports.ts'
import { tellHandOver } from './tell-hand-over.ts'
import { handOverBetween, outcomeOf, postWithPaper, type HandedOver } from './hand-over-between.ts'
import { deliveryQueue } from '../jobs.ts'
import { letterOf, textOf, type LetterFacts, type Reason } from '../letter.ts'
import { lockDelivery, saveDelivery, type DeliveryRow } from '../queries/deliveries.ts'

type Which = { shopId: number; deliveryId: number }
type Sending = Pick<Deps, 'db' | 'clock' | 'config' | 'mail' | 'sms' | 'files' | 'documents'>

/**
 * Hands a queued delivery of an invoice over by its channel. Null: it was done already, or a person has to. `byJob`: nobody waits for
 * the answer, so a mail server that is away or refuses us is asked again for most of a day.
 */
export const handOver = (deps: Sending, which: Which, { byJob = false } = {}): Promise<HandedOver | null> =>
  handOverBetween(deps.db, which.shopId, {
    begin: (trx) => begin(trx, deps, which),
    async ask(begun) {
      const outcome = await channels[begun.channel](deps, begun)
      return byJob && begun.channel === 'email' && outcome.retryable && mayWait(begun.row, deps.clock.now())
        ? { ...outcome, waits: true }
        : outcome
    },
    finish: (trx, outcome) => finish(trx, deps, which, outcome),
  })

type Begun = {
  row: DeliveryRow
  facts: LetterFacts
  channel: keyof typeof channels
  replyTo: string | null
  paper: PaperDocument | null
  sms: SmsBegun | null
}

async function begin(trx: Db, deps: Sending, { shopId, deliveryId }: Which): Promise<Begun | null> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return null
  const { lang, shopEmail, ...said } = await readLetterFacts(trx, {
    shopId,
    invoiceId: row.invoice_id,
    site: deps.config,
  })
  const openMarkUrl = row.open_token === null ? null : `${deps.config.publicUrl}/mail/opened/${row.open_token}`
  const facts = {
    ...said,
    lang: langs.find((one) => one === lang) ?? 'ms',
    reason: oneReason(row.reason),
    subject: row.subject,
    message: row.message,
    openMarkUrl,
  }
  const channel = row.channel === 'email' || row.channel === 'sms' ? row.channel : 'whatsapp'
  if (channel === 'whatsapp') {
    await leaveChat(trx, row, { message: textOf(facts), now: deps.clock.now() })
    return null
  }
  const sms = channel === 'sms' ? await beginSms(trx, row, deps.clock.now()) : null
  if (channel === 'sms' && sms === null) return null
  const paper =
    channel === 'email' && row.attach_pdf
      ? await readInvoicePaper(trx, deps, { shopId, invoiceId: row.invoice_id })
      : null
  return { row, facts, channel, replyTo: shopEmail, paper, sms }
}

// Its seller sends the invoice by asking for the chat (contract §5); the chat itself waits for their own press, as nobody may be
// looking. It holds the text as it was then; written twice it stays the same.
async function leaveChat(trx: Db, row: DeliveryRow, { message, now }: { message: string; now: Date }): Promise<void> {
  await saveDelivery(trx, row.shop_id, row.id, { message })
  if (row.reason !== 'send' && row.reason !== 'resend') return
  const invoice = await lockInvoice(trx, { shopId: row.shop_id, invoiceId: row.invoice_id })
  if (invoice.lifecycle !== 'void') await becomeSent(trx, invoice, { now, userId: row.user_id })
}

const channels = {
  email: (deps, { row, facts, replyTo, paper }) =>
    postWithPaper(deps, {
      bounce: { kind: 'invoice', shopId: row.shop_id, deliveryId: row.id },
      to: row.recipient,
      cc: row.cc,
      lang: facts.lang,
      content: letterOf(facts),
      replyTo,
      paper,
    }),
  sms: ({ sms, config }, begun) =>
    askForSms(sms, {
      ...begun,
      reportTo:
        sms &&
        smsReports(config, sms.name).urlOf({
          kind: 'invoice',
          shopId: begun.row.shop_id,
          deliveryId: begun.row.id,
        }),
    }),
} satisfies Record<string, (deps: Sending, begun: Begun) => Promise<HandedOver>>

/**
 * A seller has sent a chat that was written for them; the second time it stays as it was.
 * @throws AppError `not_found` when the locked invoice has no such chat
 */
export async function sendByHand(
  trx: Db,
  invoice: LockedInvoice,
  { deliveryId, userId, now }: { deliveryId: number; userId: number; now: Date },
): Promise<void> {
  const row = await lockDelivery(trx, invoice.shop_id, deliveryId)
  if (!row || row.invoice_id !== invoice.id || row.channel !== 'whatsapp')
    throw new AppError('not_found', common.notFound)
  if (row.status !== 'queued') return
  await saveDelivery(trx, invoice.shop_id, deliveryId, { status: 'sent', sent_at: now, user_id: userId })
  await tellHandOver(trx, { ...row, user_id: userId }, { accepted: true, response: '', now })
}

async function finish(
  trx: Db,
  { clock, config }: Sending,
  { shopId, deliveryId }: Which,
  outcome: HandedOver,
): Promise<void> {
  const now = clock.now()
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return
  if (outcome.waits)
    return row.channel === 'sms'
      ? waitWithSms(trx, row, outcome.response)
      : waitWithMail(trx, row, outcome.response, now)
  const { sms } = outcome
  await saveDelivery(trx, shopId, deliveryId, {
    ...outcomeOf(outcome, now),
    ...(sms && {
      message: sms.text,
      provider_ref: sms.providerRef,
      parts: sms.parts,
      cost_sen: sms.parts * config.growth.smsPartSen,
    }),
  })
  await tellHandOver(trx, row, { ...outcome, now })
}

const mailWaitsMs = 20 * 3600_000

const ageOf = ({ created_at }: DeliveryRow, now: Date): number => now.getTime() - created_at.getTime()
const mayWait = (row: DeliveryRow, now: Date): boolean => ageOf(row, now) < mailWaitsMs

// Each pause is as long as all before it together: soon after a hiccup, ever later in a bad night.
async function waitWithMail(trx: Db, row: DeliveryRow, response: string, now: Date): Promise<void> {
  const { shop_id: shopId, id: deliveryId } = row
  await saveDelivery(trx, shopId, deliveryId, { response: response.slice(0, 1000) })
  await enqueue(
    trx,
    deliveryQueue,
    { shopId, deliveryId },
    { startAfter: Math.min(6 * 3600, Math.max(30, Math.round(ageOf(row, now) / 1000))) },
  )
}

const oneReason = (text: string): Reason =>
  text === 'resend' || text === 'reminder' || text === 'receipt' ? text : 'send'
