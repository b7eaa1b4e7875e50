import type { Db } from '../../../../platform/db/db.ts'
import { upsertMessage } from '../queries/ledger.ts'
import { wordsVersion } from '../../../../platform/words/words-version.ts'

type Chat = {
  shopId: number
  campaignId: number
  /** E.164 */
  recipient: string
  words: readonly string[]
  consent: { version: string; at: Date }
  userId: number
  now: Date
}

/** A chat of a campaign that its seller opened, and sends themselves. Opened again it is the same, of the last time. */
export const keepChat = (
  trx: Db,
  { shopId, campaignId, recipient, words, consent, userId, now }: Chat,
): Promise<void> =>
  upsertMessage(trx, {
    shop_id: shopId,
    campaign_id: campaignId,
    origin: `campaign:${campaignId}`,
    reason: 'campaign',
    basis: 'consent',
    consent_version: consent.version,
    consent_at: consent.at,
    channel: 'whatsapp',
    recipient,
    template: `campaign:${campaignId}`,
    version: wordsVersion(...words),
    state: 'sent',
    cost_sen: 0,
    sent_at: now,
    user_id: userId,
    created_at: now,
  })
