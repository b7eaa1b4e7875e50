import type { SmsMailbox } from '../../../../integrations/sms/registry.ts'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { escapeHtml } from '../../../../platform/http/error-page.ts'
import { insertLetter } from '../queries.ts'

/** A demo's texts, shown beside its mails. */
export const keepSms =
  (db: Db, clock: Clock): SmsMailbox =>
  async ({ to, text }) => {
    await insertLetter(db, {
      sent_at: clock.now(),
      recipient: to,
      subject: `SMS · ${text.slice(0, 60)}`,
      html: `<!doctype html><html><head><meta charset="utf-8"></head><body><p>${escapeHtml(text).replaceAll('\n', '<br>')}</p></body></html>`,
      plain: text,
    })
  }
