import type { SmsReport } from '../../../../integrations/sms/sms-provider.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { ReportOutcome } from '../../../../platform/mail/bounces/bounces.ts'
import { lockMessage, saveMessage } from '../queries/ledger.ts'

type Told = { shopId: number; deliveryId: number; report: SmsReport; now: Date }

/**
 * A provider says what became of the text of a campaign or an automation: the phone has it, or will not. The first of these two
 * stands. One that failed because nobody knew whether it had gone out has arrived after all.
 */
export async function takeTextReport(
  trx: Db,
  { shopId, deliveryId: messageId, report: { state, providerId, words }, now }: Told,
): Promise<ReportOutcome> {
  const ref = { shopId, messageId }
  const row = await lockMessage(trx, ref)
  if (!row || row.channel !== 'sms') return 'unknown'
  // A report may overtake the answer to our own question.
  if (row.state === 'queued' || row.state === 'asking') return 'later'
  if (row.provider_ref !== null && providerId !== null && row.provider_ref !== providerId) return 'unknown'
  if (row.state === 'failed' && row.why === 'doubt' && state === 'delivered') {
    await saveMessage(trx, ref, {
      state: 'sent',
      why: null,
      sent_at: row.sent_at ?? now,
      delivered_at: now,
      provider_ref: providerId,
    })
    return 'recorded'
  }
  if (state === 'underway' || row.state !== 'sent' || row.delivered_at !== null) return 'unchanged'
  await saveMessage(
    trx,
    ref,
    state === 'failed'
      ? { state: 'bounced', why: 'not_delivered', response: words.slice(0, 500) }
      : { delivered_at: now },
  )
  return 'recorded'
}
