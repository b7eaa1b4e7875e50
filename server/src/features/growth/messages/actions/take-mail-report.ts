import { judgeBounce } from '@kedai/domain/messages/delivery-report.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { MailReport, ReportOutcome } from '../../../../platform/mail/bounces/bounces.ts'
import { lockMessage, saveMessage } from '../queries/ledger.ts'

/** Another server says what became of the mail of a campaign or an automation; a report that comes again changes nothing. */
export async function takeMailReport(
  trx: Db,
  { shopId, deliveryId: messageId, reports }: MailReport,
): Promise<ReportOutcome> {
  const ref = { shopId, messageId }
  const row = await lockMessage(trx, ref)
  if (!row || row.channel !== 'email') return 'unknown'
  const verdict = judgeBounce(reports, { recipient: row.recipient, copies: [] })
  if (!verdict.failed || row.state !== 'sent') return 'unchanged'
  await saveMessage(trx, ref, { state: 'bounced', why: 'not_delivered', response: verdict.words.slice(0, 500) })
  return 'recorded'
}
