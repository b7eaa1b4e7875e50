import { fileNameOf } from '@kedai/domain/documents/file-name.ts'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import type { BounceRef } from '../../../../platform/mail/bounces/bounce-address.ts'
import type { MailContent } from '../../../../platform/mail/mail-content.ts'
import { channelWords } from '../../invoices/shared/channel-words.ts'

/** What became of it, in the provider's own words. `waits`: it is not over, it is tried again by itself; `retryable`: it could be. `sms`: what an accepted text was. */
export type HandedOver = {
  accepted: boolean
  response: string
  waits?: true
  retryable?: boolean
  sms?: { text: string; providerRef: string | null; parts: number }
}

type Steps<Begun> = {
  /** Locks the row and reads what is to go out; null when it was done already, or a person has to. */
  begin: (trx: Db) => Promise<Begun | null>
  ask: (begun: Begun) => Promise<HandedOver>
  /** Locks the row anew and writes down what became of it. */
  finish: (trx: Db, outcome: HandedOver) => Promise<void>
}

/**
 * Hands a queued delivery over: the provider is asked between two transactions. Null when there was nothing to hand over. A
 * killed process may hand over twice, never not at all; the mail's id is the same then.
 */
export async function handOverBetween<Begun>(
  db: Db,
  shopId: number,
  { begin, ask, finish }: Steps<Begun>,
): Promise<HandedOver | null> {
  const begun = await inTransaction(db, { shopId }, begin)
  if (begun === null) return null
  const outcome = await ask(begun)
  await inTransaction(db, { shopId }, (trx) => finish(trx, outcome))
  return outcome
}

type Letter = {
  bounce: BounceRef
  to: string
  cc?: string[]
  lang: Lang
  content: MailContent
  replyTo: string | null
  paper: PaperDocument | null
  /** Said where no mail server is set up, by a paper that WhatsApp does not carry. */
  noMailServer?: Message
}

/** Posts a letter with its paper on A4. Too many papers at once is no refusal of the mail: the row waits, and its job takes it up. */
export async function postWithPaper(
  { mail, documents }: Pick<Deps, 'mail' | 'documents'>,
  { paper, replyTo, noMailServer = channelWords.noMailServer, ...letter }: Letter,
): Promise<HandedOver> {
  const attachments =
    paper === null
      ? []
      : [
          {
            filename: fileNameOf(paper),
            content: await documents.render(paper, { paper: 'a4', shopId: letter.bounce.shopId }),
          },
        ]
  const posted = await mail.post({
    ...letter,
    id: `${letter.bounce.kind}-delivery-${letter.bounce.deliveryId}`,
    attachments,
    ...(replyTo !== null && { replyTo }),
  })
  return posted ?? { accepted: false, response: say(noMailServer, letter.lang) }
}

/** What a delivery's row says of its outcome. */
export function outcomeOf({ accepted, response }: HandedOver, at: Date) {
  const said = response === '' ? null : response.slice(0, 1000)
  return accepted ? { status: 'sent', sent_at: at, response: said } : { status: 'failed', response: said }
}
