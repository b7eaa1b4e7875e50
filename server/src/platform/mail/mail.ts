import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineQueue } from '../jobs/queue.ts'
import type { MailContent } from './mail-content.ts'
import { renderMail } from './render-mail.ts'
import { createSmtp } from './smtp.ts'
import type { OutgoingMail } from './smtp.ts'

export type Mail = {
  /** Queues a mail in the open transaction: it leaves after the commit, and never when it rolls back. */
  send(trx: Db, mail: { to: string; lang: Lang; content: MailContent; replyTo?: string }): Promise<void>
}

type Letter = Omit<OutgoingMail, 'id'>

// Within half a minute after a hiccup, then ever later for most of a day: a mail server that is down tonight delivers tomorrow.
export const mailQueue = defineQueue<Letter>('mail', { retryLimit: 12, retryDelay: 15, retryDelayMax: 6 * 3600, expireInSeconds: 60 })

type Parts = { config: Pick<Config, 'mail' | 'demo'>; db: Db; clock: Clock; jobs: Jobs }

/** Mail through SMTP; in demo mode without a server it lands in the mailbox table that a page shows. */
export function createMail({ config, db, clock, jobs }: Parts): Mail {
  const smtp = config.mail.smtpUrl === null ? null : createSmtp(config.mail.smtpUrl, config.mail.from)
  jobs.registerWorker(mailQueue, async ({ id, data }) => {
    if (smtp) return smtp.send({ ...data, id })
    if (!config.demo) throw new Error('SMTP_URL is not set, so this mail waits')
    await rawQuery(db, 'mailbox_save', 'insert into mailbox (sent_at, recipient, subject, html, plain) values ($1, $2, $3, $4, $5)',
      [clock.now(), data.to, data.subject, data.html, data.text])
  }, { batchSize: 20, unhurried: true })
  return {
    async send(trx, { to, lang, content, replyTo }) {
      await enqueue(trx, mailQueue, { to, ...renderMail(content, lang), ...(replyTo !== undefined && { replyTo }) })
    },
  }
}
