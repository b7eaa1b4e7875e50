import { audience as audienceShape } from '@kedai/contracts/campaigns.ts'
import { quietUntil } from '@kedai/domain/messages/quiet-hours.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { couldSend } from '../../../shop/accounts/actions/claim-sending.ts'
import { campaignBatch } from '../jobs.ts'
import { channelTexts, texts } from '../messages.ts'
import { countAudience, writeMessages } from '../queries/audience.ts'
import { lockCampaign, readShop, saveCampaign, type CampaignRef, type CampaignRow } from '../queries/campaigns.ts'
import { cancelQueued, endAbandoned } from '../queries/messages.ts'
import { wordsVersion } from '../../../../platform/words/words-version.ts'
import { claimSending } from '../../../shop/accounts/actions/claim-sending.ts'
import { mustBeSendable } from './check-words.ts'
import { readAudience } from './read-audience.ts'
import { factsOfCampaign, tellCampaign } from './tell-campaign.ts'

// Asking takes five seconds; whoever takes longer is gone, and nobody takes up what is called off.
const abandonedMs = 30_000

type Sender = Pick<Deps, 'config' | 'sms'> & { userId: number; now: Date }
export type Sent = { state: 'sending' | 'scheduled'; count: number; from: Date | null }

/** Lets a campaign go, once: now, at its time, or when quiet hours end. @throws AppError `conflict` the second time, `invalid` for nobody to write to */
export async function sendCampaign(trx: Db, ref: CampaignRef, sender: Sender): Promise<Sent> {
  const row = await mustBeThere(trx, ref)
  if (row.state === 'cancelled') throw new AppError('conflict', texts.isCancelled)
  if (row.state !== 'draft') throw new AppError('conflict', texts.already)
  const { now, userId, config, sms } = sender
  const channel = channelOf(row)
  if (channel === 'sms' && sms === null) throw new AppError('invalid', texts.noSms)
  const shop = await readShop(trx, ref.shopId)
  mustBeSendable({ channel, text: row.words, shop: shop.name })
  // Asked once for the person who sends; the messages themselves are counted one by one.
  if (!(await couldSend(trx, { shopId: ref.shopId, userId, channel, recipients: 1, now })))
    await claimSending(trx, { shopId: ref.shopId, userId, channel, recipients: 1, now })
  const isLater = row.send_at !== null && row.send_at > now
  const quiet = config.growth.quietHours ? quietUntil(now) : null
  const from = isLater ? row.send_at : quiet
  if (isLater) {
    const count = await countAudience(trx, await audienceOf(trx, row, now))
    if (count === 0) throw nobody(channel)
    await saveCampaign(trx, ref, { state: 'scheduled', next_try_at: from, user_id: userId })
    await tellSent(trx, row, { userId, count, now })
    return { state: 'scheduled', count, from }
  }
  const count = await beginCampaign(trx, row, now, { userId, from })
  if (count === 0) throw nobody(channel)
  await tellSent(trx, row, { userId, count, now })
  if (from === null) await enqueue(trx, campaignBatch, ref, { key: `${ref.campaignId}` })
  return { state: 'sending', count, from }
}

const tellSent = (trx: Db, row: CampaignRow, { userId, count, now }: { userId: number; count: number; now: Date }) =>
  tellCampaign(trx, row, {
    userId,
    action: 'campaign.sent',
    facts: { ...factsOfCampaign(row), recipients: count },
    now,
  })

/** Writes a message for everybody in the audience as it is now. */
export async function beginCampaign(
  trx: Db,
  row: CampaignRow,
  now: Date,
  { userId = row.user_id, from = null }: { userId?: number | null; from?: Date | null } = {},
): Promise<number> {
  const count = await writeMessages(trx, await audienceOf(trx, row, now), {
    ...{ campaignId: row.id, version: wordsVersion(row.subject, row.words) },
    ...{ userId, now },
  })
  await saveCampaign(
    trx,
    { shopId: row.shop_id, campaignId: row.id },
    { state: 'sending', started_at: now, next_try_at: from ?? now, user_id: userId },
  )
  return count
}

/** Ends a campaign; what has gone out is gone. Twice is once. @throws AppError `conflict` once it has gone out */
export async function cancelCampaign(
  trx: Db,
  ref: CampaignRef,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const row = await mustBeThere(trx, ref)
  if (row.state === 'cancelled') return
  if (row.state === 'sent') throw new AppError('conflict', texts.isOver)
  await cancelQueued(trx, ref)
  await endAbandoned(trx, ref, new Date(now.getTime() - abandonedMs))
  await saveCampaign(trx, ref, { state: 'cancelled', ended_at: now, next_try_at: null })
  await tellCampaign(trx, row, { userId, action: 'campaign.cancelled', facts: null, now })
}

export const channelOf = ({ channel }: Pick<CampaignRow, 'channel'>): 'sms' | 'email' =>
  channel === 'sms' ? 'sms' : 'email'

export const audienceOf = (trx: Db, row: CampaignRow, now: Date) =>
  readAudience(trx, audienceShape.parse(row.audience), { shopId: row.shop_id, channel: channelOf(row), now })

const nobody = (channel: 'sms' | 'email') =>
  new AppError('invalid', texts.nobody, { params: { channel: channelTexts[channel] } })

async function mustBeThere(trx: Db, ref: CampaignRef): Promise<CampaignRow> {
  const row = await lockCampaign(trx, ref)
  if (!row) throw new AppError('not_found', common.notFound)
  return row
}
