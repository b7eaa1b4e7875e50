import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { mailOwners } from '../../shop/accounts/actions/mail-owners.ts'
import { mailTexts } from './messages.ts'
import { readMailFacts } from './queries/mail-facts.ts'

type Parts = Pick<Deps, 'mail' | 'config'>
type Of = { shopId: number; invoiceId: number }

/** To the owners: a series stopped by itself, and why. */
export async function mailPaused(trx: Db, parts: Parts, { reason, ...of }: Of & { reason: Message }): Promise<void> {
  const { name, page } = await factsOf(trx, parts, of)
  await mailOwners(
    trx,
    parts.mail,
    of.shopId,
    letter({
      subject: mailTexts.pausedSubject,
      text: fill(mailTexts.pausedText, { reason: ended(reason) }),
      params: { name },
      page,
    }),
  )
}

/** To the owners: what only a person can send waits for them. */
export async function mailChatReady(trx: Db, parts: Parts, of: Of): Promise<void> {
  const { name, number, page } = await factsOf(trx, parts, of)
  await mailOwners(
    trx,
    parts.mail,
    of.shopId,
    letter({ subject: mailTexts.chatSubject, text: mailTexts.chatText, params: { name, number }, page }),
  )
}

/** To the owners: a draft in another currency waits for its rate. */
export async function mailRateAsked(
  trx: Db,
  parts: Parts,
  { currency, ...of }: Of & { currency: string },
): Promise<void> {
  const { name, page } = await factsOf(trx, parts, of)
  await mailOwners(
    trx,
    parts.mail,
    of.shopId,
    letter({ subject: mailTexts.rateSubject, text: mailTexts.rateText, params: { name, currency }, page }),
  )
}

async function factsOf(trx: Db, { config }: Parts, { shopId, invoiceId }: Of) {
  const { buyer_name: name, number, hashslug } = await readMailFacts(trx, shopId, invoiceId)
  return {
    name: name === '' ? '—' : name,
    number: number ?? '',
    page: `${config.publicUrl}/seller/invoices/${hashslug}`,
  }
}

const letter = ({
  subject,
  text,
  params,
  page,
}: {
  subject: Message
  text: Message
  params: Record<string, string>
  page: string
}): MailContent => ({
  subject,
  params,
  blocks: [
    { kind: 'heading', text: subject, params },
    { kind: 'paragraph', text, params },
    { kind: 'button', text: mailTexts.open, url: page },
  ],
})

// The reason is a sentence of its own within the mail.
const ended = ({ ms, en, zh }: Message): Message => ({
  ms: stopped(ms),
  en: stopped(en),
  zh: zh.endsWith('。') ? zh : `${zh}。`,
})
const stopped = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
