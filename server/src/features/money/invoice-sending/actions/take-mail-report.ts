import { judgeBounce } from '@kedai/domain/messages/delivery-report.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { MailReport, ReportOutcome } from '../../../../platform/mail/bounces/bounces.ts'
import { lockDelivery } from '../queries/deliveries.ts'
import { recordBounce } from './record-bounce.ts'

/** Another server says what became of an invoice's mail; what is late, or has arrived, changes nothing. */
export async function takeMailReport(
  trx: Db,
  { shopId, deliveryId, reports, now }: MailReport,
): Promise<ReportOutcome> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row || row.channel !== 'email') return 'unknown'
  const verdict = judgeBounce(reports, { recipient: row.recipient, copies: row.cc })
  if (!verdict.failed) return 'unchanged'
  // A report may overtake the answer that our own mail server gives.
  if (row.status === 'queued') return 'later'
  return (await recordBounce(trx, row, { recipient: verdict.recipient, words: verdict.words, now }))
    ? 'recorded'
    : 'unchanged'
}
