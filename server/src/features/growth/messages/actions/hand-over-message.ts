import { asCampaignSms } from '@kedai/domain/messages/sms-disguises.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { SmsOutcome, SmsProvider } from '../../../../integrations/sms/sms-provider.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import type { MailContent } from '../../../../platform/mail/mail-content.ts'
import { maySend } from '../../../shop/accounts/actions/claim-sending.ts'
import { stopLinks } from '../../opt-outs/actions/stop-link.ts'
import { judgeWriting } from '../../opt-outs/actions/may-write-to.ts'
import { footerWords } from '../../opt-outs/shared/footer-words.ts'
import { lockMessage, saveMessage, type MessageRef, type MessageRow } from '../queries/ledger.ts'
import { smsReports } from '../shared/sms-reports.ts'
import { campaignsWaitUntil } from './claim-campaign-rate.ts'
import { mayText } from './claim-sms.ts'
import { whyNotTextStranger } from './may-text-stranger.ts'

export type Sending = Pick<Deps, 'db' | 'clock' | 'config' | 'mail' | 'sms'>
export type Letter = {
  shop: string
  replyTo: string | null
  lang: Lang
  subject: string
  text: string
  /** About what its reader has bought: that needs no consent. */
  isAboutOrder: boolean
  /** The person who had it sent; null: nobody did by hand. */
  userId: number | null
}

/**
 * `limit`: the messages of the day are used up; `rate`: those of the minute; `busy`: the provider is asked again later; `gone`:
 * somebody else has it, or had.
 */
export type HandedOver = 'sent' | 'failed' | 'skipped' | 'limit' | 'rate' | 'busy' | 'gone'

// Asking takes five seconds; whoever takes longer is gone.
const askedForMs = 30_000
const maxTries = 6

/**
 * Hands one message over, once: a text is noted before its provider is asked, a mail goes with the commit. Whoever is killed between
 * leaves a note, and where the provider cannot tell a second asking from the first, nobody asks again.
 */
export async function handOverMessage(deps: Sending, ref: MessageRef, letter: Letter): Promise<HandedOver> {
  const begun = await inTransaction(deps.db, { shopId: ref.shopId }, (trx) => begin(trx, deps, ref, letter))
  if (typeof begun === 'string') return begun
  const { row, provider } = begun
  const reportTo =
    provider.readReport &&
    smsReports(deps.config, provider.name).urlOf({ kind: 'message', shopId: row.shop_id, deliveryId: row.id })
  const outcome = await provider.send({
    to: row.recipient,
    text: asCampaignSms(letter.text, letter.shop),
    ref: refOf(row),
    ...(reportTo && { reportTo }),
  })
  return inTransaction(deps.db, { shopId: ref.shopId }, (trx) => finish(trx, deps, ref, outcome))
}

async function begin(
  trx: Db,
  deps: Sending,
  ref: MessageRef,
  letter: Letter,
): Promise<HandedOver | { row: MessageRow; provider: SmsProvider }> {
  const row = await lockMessage(trx, ref)
  if (!row || (row.state !== 'queued' && row.state !== 'asking')) return 'gone'
  const now = deps.clock.now()
  const channel = row.channel === 'sms' ? 'sms' : 'email'
  if (row.state === 'asking') {
    if (row.asked_at !== null && now.getTime() - row.asked_at.getTime() < askedForMs) return 'busy'
    if (!deps.sms?.dedupes) return ended(trx, ref, 'failed', 'doubt')
  }
  const { whyNot, consent } = await judgeWriting(
    trx,
    { shopId: ref.shopId, channel, address: row.recipient },
    { isAboutOrder: letter.isAboutOrder },
  )
  if (whyNot !== null) return ended(trx, ref, 'skipped', whyNot)
  const ground = { consent_version: consent?.version ?? null, consent_at: consent?.at ?? null }
  if (channel === 'sms' && deps.sms === null) return ended(trx, ref, 'failed', 'not_set_up')
  const { shopId } = ref
  const perMinute = deps.config.sending.campaignsPerMinute
  if (row.reason === 'campaign' && (await campaignsWaitUntil(trx, { shopId, perMinute, now })) !== null) return 'rate'
  if (channel === 'sms' && row.state === 'queued') {
    const perDay = deps.config.smsPerDay
    if (row.of_stranger) {
      const because = await whyNotTextStranger(trx, deps, { shopId, to: row.recipient, now })
      if (because !== null) return ended(trx, ref, 'skipped', because)
    } else if (!(await mayText(trx, { shopId, perDay, now }))) return 'limit'
  }
  if (!(await maySend(trx, { shopId, userId: letter.userId, channel, recipients: 1, now }))) return 'limit'
  if (channel === 'sms' && deps.sms !== null) {
    await saveMessage(trx, ref, { ...ground, state: 'asking', asked_at: now, tries: row.tries + 1 })
    return { row, provider: deps.sms }
  }
  await deps.mail.send(trx, {
    to: row.recipient,
    lang: letter.lang,
    content: contentOf(deps, row, letter),
    messageId: row.id,
    ...(letter.replyTo !== null && { replyTo: letter.replyTo }),
  })
  await saveMessage(trx, ref, {
    ...ground,
    ...{ state: 'sent', sent_at: now, asked_at: now, tries: row.tries + 1, parts: 1, cost_sen: 0 },
  })
  return 'sent'
}

async function finish(trx: Db, deps: Sending, ref: MessageRef, outcome: SmsOutcome): Promise<HandedOver> {
  const row = await lockMessage(trx, ref)
  if (!row || row.state !== 'asking') return 'gone'
  const response = outcome.response.slice(0, 500)
  if (outcome.accepted) {
    await saveMessage(trx, ref, {
      state: 'sent',
      sent_at: deps.clock.now(),
      response,
      parts: outcome.parts,
      cost_sen: outcome.parts * deps.config.growth.smsPartSen,
      provider_ref: outcome.providerId,
    })
    return 'sent'
  }
  if (outcome.retryable && row.tries < maxTries) {
    await saveMessage(trx, ref, { state: 'queued', asked_at: null, response })
    return 'busy'
  }
  const isUnsure = outcome.failure === 'no_answer' || outcome.failure === 'unreadable'
  await saveMessage(trx, ref, { state: 'failed', why: isUnsure ? 'doubt' : 'refused', response })
  return 'failed'
}

async function ended(trx: Db, ref: MessageRef, state: 'failed' | 'skipped', why: string): Promise<HandedOver> {
  await saveMessage(trx, ref, { state, why })
  return state
}

function contentOf({ config }: Sending, row: MessageRow, { shop, subject, text }: Letter): MailContent {
  const stop = stopLinks(config).urlOf({ shopId: row.shop_id, address: row.recipient })
  return {
    shop,
    subject: asIs(subject),
    blocks: [
      ...text
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => ({ kind: 'paragraph' as const, text: asIs(part.trim()) })),
      { kind: 'lines', rows: [{ label: footerWords.footer, value: stop, leads: true }] },
    ],
  }
}

// Braces of a seller are no parameters of ours.
const asIs = (text: string): Message => ({ ms: text, en: text, zh: text })

// With its moment: a database that begins anew counts its rows from 1 again.
const refOf = ({ shop_id, id, created_at }: MessageRow): string =>
  `kedai-m${shop_id}-${id}-${created_at.getTime().toString(36)}`
