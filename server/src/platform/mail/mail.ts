import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import { enqueueMany } from '../jobs/enqueue.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineQueue } from '../jobs/queue.ts'
import type { MailContent } from './mail-content.ts'
import type { BounceRef } from './bounces/bounce-address.ts'
import type { Bounces } from './bounces/bounces.ts'
import { renderMail } from './render-mail.ts'
import { createSmtp } from './smtp.ts'
import type { OutgoingMail, Posted } from './smtp.ts'

export type NewMail = { to: string; lang: Lang; content: MailContent; replyTo?: string }

export type Mail = {
  /** Queues mails in the open transaction, in one statement: they leave after the commit, and never when it rolls back. */
  send(trx: Db, ...mails: NewMail[]): Promise<void>
  /** Hands a mail over now, outside of any transaction, and says what became of it; null where no mail server is set up. `bounce`: whose report it is when it comes back. */
  post(mail: { id: string; to: string; lang: Lang; content: MailContent; bounce?: BounceRef } & Pick<OutgoingMail, 'cc' | 'replyTo' | 'attachments'>): Promise<Posted | null>
}

type Letter = Omit<OutgoingMail, 'id'>

// With its files in one statement: a mail is never there without them.
const saveLetter = `with letter as (insert into mailbox (sent_at, recipient, subject, html, plain) values ($1, $2, $3, $4, $5) returning id)
  insert into mailbox_files (mailbox_id, place, file_name, bytes)
  select letter.id, file.place, file.file_name, file.bytes from letter, unnest($6::text[], $7::bytea[]) with ordinality as file (file_name, bytes, place)`

// Within half a minute after a hiccup, then ever later for most of a day: a mail server that is down tonight delivers tomorrow.
export const mailQueue = defineQueue<Letter>('mail', { retryLimit: 12, retryDelay: 15, retryDelayMax: 6 * 3600, expireInSeconds: 60 })

type Parts = { config: Pick<Config, 'mail' | 'demo'>; db: Db; clock: Clock; jobs: Jobs; bounces: Pick<Bounces, 'senderOf'> }

/** Mail through SMTP; in demo mode without a server it lands in the mailbox table that a page shows. */
export function createMail({ config, db, clock, jobs, bounces }: Parts): Mail {
  const smtp = config.mail.smtpUrl === null ? null : createSmtp(config.mail.smtpUrl, config.mail.from)
  const keep = ({ to, subject, html, text, attachments = [] }: Omit<Letter, 'replyTo'>) => rawQuery(db, 'mailbox_save', saveLetter,
    [clock.now(), to, subject, html, text, attachments.map(({ filename }) => filename), attachments.map(({ content }) => content)])
  jobs.registerWorker(mailQueue, async ({ id, data }) => {
    if (smtp) return smtp.send({ ...data, id })
    if (!config.demo) throw new Error('SMTP_URL is not set, so this mail waits')
    await keep(data)
  }, { batchSize: 20, unhurried: true })
  return {
    async post({ lang, content, bounce, ...mail }) {
      const sender = bounce ? bounces.senderOf(bounce) : null
      const letter = { ...mail, ...renderMail(content, lang), ...(sender !== null && { sender }) }
      if (smtp) return smtp.post(letter)
      if (!config.demo) return null
      await keep(letter)
      return { accepted: true, response: 'Kept in the mailbox of the demo' }
    },
    async send(trx, ...mails) {
      await enqueueMany(trx, mailQueue, mails.map(({ to, lang, content, replyTo }) => ({ to, ...renderMail(content, lang), ...(replyTo !== undefined && { replyTo }) })))
    },
  }
}
