import type { Lang } from '@kedai/domain/text/lang.ts'
import { kedaiMailLook } from '@kedai/domain/theme/mail-look.ts'
import type { Config } from '../config/config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { BounceRef } from './bounces/bounce-address.ts'
import type { Bounces } from './bounces/bounces.ts'
import type { MailContent } from './mail-content.ts'
import { createMailLooks } from './mail-looks.ts'
import type { LookOf } from './mail-looks.ts'
import { keepQueuedBefore } from './mails-queued-before.ts'
import { pumpMails } from './mail-pump.ts'
import type { Writer, Written } from './mail-pump.ts'
import { createOutbox, insertMails } from './outbox.ts'
import type { NewOutgoing, Outgoing } from './outbox.ts'
import { renderMail } from './render-mail.ts'
import { createSecrets } from './secrets.ts'
import type { Secret, Secrets } from './secrets.ts'
import { createSmtp, isRefusedRecipient } from './smtp.ts'
import type { OutgoingMail, Posted } from './smtp.ts'

export type NewMail = {
  to: string
  lang: Lang
  content: MailContent
  replyTo?: string
  /** Stands in the content as `secretMark`; the database holds only what it is made from, which is worth nothing without APP_SECRET. */
  secret?: Secret
  /** Later it is not sent at all. */
  expiresAt?: Date
  /** The order or invoice in whose timeline a mail that could not be sent is told. */
  about?: { orderId: number } | { invoiceId: number }
  /** To somebody outside of the shop that the transaction acts for: it waits until an owner has confirmed their e-mail address. */
  waitsForOwner?: boolean
  /** The row of the ledger of messages that it is: what becomes of it stands there. */
  messageId?: number
}

export type Mail = {
  /** Mails that are written already, in the open transaction: they leave after the commit, and never when it rolls back. */
  send(trx: Db, ...mails: NewMail[]): Promise<void>
  /** Mails that are written when they leave, by the writer of their kind. */
  leave(trx: Db, ...mails: NewOutgoing[]): void
  /** Who writes the mails of a kind. Call before the jobs start. */
  writes(kind: string, writer: Writer): void
  /** How the mails of a shop to people outside of it look. Call before the jobs start. */
  wears(lookOf: LookOf): void
  /** Something that only the reader of a mail may know, such as what a link carries. */
  newSecret: Secrets['make']
  /** Hands a mail over now, outside of any transaction, and says what became of it; null where no mail server is set up. `bounce`: whose report it is when it comes back. */
  post(
    mail: { id: string; to: string; lang: Lang; content: MailContent; bounce?: BounceRef } & Pick<
      OutgoingMail,
      'cc' | 'replyTo' | 'attachments'
    >,
  ): Promise<Posted | null>
}

type Letter = Omit<OutgoingMail, 'id'>

// With its files in one statement: a mail is never there without them.
const saveLetter = `with letter as (insert into mailbox (sent_at, recipient, subject, html, plain) values ($1, $2, $3, $4, $5) returning id)
  insert into mailbox_files (mailbox_id, place, file_name, bytes)
  select letter.id, file.place, file.file_name, file.bytes from letter, unnest($6::text[], $7::bytea[]) with ordinality as file (file_name, bytes, place)`

// So many are on their way to a mail server at once; the connections are fewer, and the demo's mailbox keeps the order of what came.
const atOnce = { smtp: 400, mailbox: 1 }

type Parts = {
  config: Pick<Config, 'mail' | 'demo' | 'appSecret'>
  db: Db
  clock: Clock
  jobs: Jobs
  bounces: Pick<Bounces, 'senderOf'>
  calm: () => Promise<void>
  log: { warn(facts: object, words: string): void; error(facts: object, words: string): void }
}

const written = 'written'
type WrittenData = Pick<NewMail, 'to' | 'lang' | 'content' | 'replyTo' | 'secret' | 'messageId'>

/** Mail through SMTP; in demo mode without a server it lands in the mailbox table that a page shows. */
export function createMail({ config, db, clock, jobs, bounces, calm, log }: Parts): Mail {
  const smtp = config.mail.smtpUrl === null ? null : createSmtp({ ...config.mail, smtpUrl: config.mail.smtpUrl })
  const secrets = createSecrets(config.appSecret)
  const keep = (on: Db, { to, subject, html, text, attachments = [] }: Omit<Letter, 'replyTo'>) =>
    rawQuery(on, 'mailbox_save', saveLetter, [
      clock.now(),
      to,
      subject,
      html,
      text,
      attachments.map(({ filename }) => filename),
      attachments.map(({ content }) => content),
    ])
  const writers = new Map<string, Writer>([
    [written, async (_shopId, rows) => rows.map(({ data }) => [data as WrittenData])],
  ]) // as `send` stored it
  const outbox = createOutbox(db)
  let lookOf: LookOf = () => Promise.resolve(kedaiMailLook)
  // Kedai's own mails, to sellers and about accounts, look like Kedai.
  const render = async (content: MailContent, lang: Lang, shopId: number | null) =>
    renderMail(content, lang, shopId === null || content.shop === undefined ? kedaiMailLook : await lookOf(shopId))
  const post = async (
    row: Outgoing,
    { to, lang, content, replyTo, attachments, secret, messageId }: Written & Pick<NewMail, 'secret' | 'messageId'>,
    place: number,
  ): Promise<void> => {
    const sender =
      messageId === undefined || row.shop_id === null
        ? null
        : bounces.senderOf({ kind: 'message', shopId: row.shop_id, deliveryId: messageId })
    const mail = {
      to,
      ...(sender !== null && { sender }),
      ...secrets.fill(await render(content, lang, row.shop_id), secret),
      ...(replyTo != null && { replyTo }),
      ...(attachments && { attachments }),
    }
    if (smtp) await smtp.send({ ...mail, id: `m${row.id}-${place}-${row.created_at.getTime().toString(36)}` })
    else await inTransaction(db, {}, async (trx) => void (await keep(trx, mail)))
  }
  keepQueuedBefore(jobs, (mail) => (smtp ? smtp.send(mail) : keep(db, mail).then(() => {})))
  // Without a mail server they wait, and nothing is tried in vain.
  if (smtp || config.demo) {
    jobs.registerPump((signal) =>
      pumpMails(
        {
          db,
          outbox,
          writers,
          post,
          calm,
          log,
          now: () => clock.now(),
          isFinal: isRefusedRecipient,
          atOnce: smtp ? atOnce.smtp : atOnce.mailbox,
        },
        signal,
      ),
    )
  }
  return {
    newSecret: secrets.make,
    writes: (kind, writer) => void writers.set(kind, writer),
    wears: (asked) => {
      lookOf = createMailLooks(asked, () => clock.now().getTime())
    },
    leave: (trx, ...mails) => insertMails(trx, mails),
    async send(trx, ...mails) {
      insertMails(
        trx,
        mails.map(({ about, expiresAt, waitsForOwner, ...data }) => ({
          kind: written,
          data,
          ...about,
          ...(expiresAt && { expiresAt }),
          ...(waitsForOwner && { waitsForOwner }),
        })),
      )
    },
    async post({ lang, content, bounce, ...mail }) {
      const sender = bounce ? bounces.senderOf(bounce) : null
      const letter = {
        ...mail,
        ...(await render(content, lang, bounce?.shopId ?? null)),
        ...(sender !== null && { sender }),
      }
      if (smtp) return smtp.post(letter)
      if (!config.demo) return null
      await keep(db, letter)
      return { accepted: true, response: 'Kept in the mailbox of the demo' }
    },
  }
}
