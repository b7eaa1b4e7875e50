import type { SmsReport } from '../../../../integrations/sms/sms-provider.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { ReportOutcome } from '../../../../platform/mail/bounces/bounces.ts'
import { lockDelivery, saveDelivery } from '../queries/deliveries.ts'
import { recordBounce } from './record-bounce.ts'
import { tellHandOver } from './tell-hand-over.ts'

type Told = { shopId: number; deliveryId: number; report: SmsReport; now: Date }

/**
 * A provider says what became of a text: the phone has it, or will not. The first of these two stands, whatever is reported
 * after it; that it is underway was known. One that failed because nobody knew whether it had gone out has arrived after all.
 */
export async function takeSmsReport(
  trx: Db,
  { shopId, deliveryId, report: { state, providerId, words }, now }: Told,
): Promise<ReportOutcome> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row || row.channel !== 'sms') return 'unknown'
  // A report may overtake the answer to our own question.
  if (row.status === 'queued') return 'later'
  if (row.provider_ref !== null && providerId !== null && row.provider_ref !== providerId) return 'unknown'
  if (row.status === 'failed' && state === 'delivered') {
    await saveDelivery(trx, shopId, deliveryId, {
      status: 'sent',
      sent_at: now,
      delivered_at: now,
      provider_ref: providerId,
    })
    await tellHandOver(trx, row, { accepted: true, response: words, now, isByItself: true })
    return 'recorded'
  }
  if (state === 'underway' || row.status !== 'sent' || row.delivered_at !== null) return 'unchanged'
  if (state === 'failed')
    return (await recordBounce(trx, row, { recipient: row.recipient, words, now })) ? 'recorded' : 'unchanged'
  await saveDelivery(trx, shopId, deliveryId, { delivered_at: now })
  return 'recorded'
}
