import { quietUntil } from '@kedai/domain/messages/quiet-hours.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import { startOfDay } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { lockCampaign, readShop, saveCampaign, type CampaignRef, type CampaignRow } from '../queries/campaigns.ts'
import { cancelQueued, findNext } from '../queries/messages.ts'
import {
  handOverMessage,
  type HandedOver,
  type Letter,
  type Sending,
} from '../../messages/actions/hand-over-message.ts'
import { campaignsWaitUntil } from '../../messages/actions/claim-campaign-rate.ts'
import { beginCampaign } from './send-campaign.ts'

type Next = { messageId: number; letter: Letter } | 'over'

/** So long one job works at a campaign, in milliseconds; the next minute's goes on. */
const workMs = 45_000
const pauseMs = 30_000

/** Sends what a campaign has left, until it is over, has to wait, or the time of a job is used up. Taken up again, it goes on where it was. */
export async function runCampaign(deps: Sending, ref: CampaignRef, signal?: AbortSignal): Promise<void> {
  const started = performance.now()
  while (signal?.aborted !== true) {
    if (performance.now() - started > workMs) return
    const next = await inTransaction(deps.db, { shopId: ref.shopId }, (trx) => takeNext(trx, deps, ref))
    if (next === 'over') return
    const outcome = await handOverMessage(deps, { shopId: ref.shopId, messageId: next.messageId }, next.letter)
    if (await inTransaction(deps.db, { shopId: ref.shopId }, (trx) => mustWait(trx, deps, ref, outcome))) return
  }
}

async function mustWait(trx: Db, deps: Sending, ref: CampaignRef, outcome: HandedOver): Promise<boolean> {
  if (outcome !== 'busy' && outcome !== 'limit' && outcome !== 'rate') return false
  const row = await lockCampaign(trx, ref)
  // Called off while its provider was asked, which put it back into the queue.
  if (row?.state === 'cancelled') await cancelQueued(trx, ref)
  else await saveCampaign(trx, ref, { next_try_at: await waitOf(trx, deps, ref, outcome) })
  return true
}

async function takeNext(trx: Db, deps: Sending, ref: CampaignRef): Promise<Next> {
  const row = await lockCampaign(trx, ref)
  const now = deps.clock.now()
  if (!row || !isUnderWay(row) || (row.next_try_at !== null && row.next_try_at > now)) return 'over'
  const quiet = deps.config.growth.quietHours ? quietUntil(now) : null
  if (quiet !== null) {
    await saveCampaign(trx, ref, { next_try_at: quiet })
    return 'over'
  }
  if (row.state === 'scheduled') await beginCampaign(trx, row, now)
  const next = await findNext(trx, ref)
  if (next) return { messageId: next.id, letter: await letterOf(trx, row) }
  await saveCampaign(trx, ref, { state: 'sent', ended_at: now, next_try_at: null })
  return 'over'
}

const isUnderWay = ({ state }: CampaignRow): boolean => state === 'sending' || state === 'scheduled'

async function letterOf(trx: Db, row: CampaignRow): Promise<Letter> {
  const shop = await readShop(trx, row.shop_id)
  return {
    shop: shop.name,
    replyTo: shop.email,
    lang: langs.find((one) => one === row.lang) ?? 'ms',
    subject: row.subject,
    text: row.words,
    isAboutOrder: false,
    userId: row.user_id,
  }
}

async function waitOf(
  trx: Db,
  { clock, config }: Sending,
  { shopId }: CampaignRef,
  outcome: 'busy' | 'limit' | 'rate',
): Promise<Date> {
  const now = clock.now()
  if (outcome === 'busy') return new Date(now.getTime() + pauseMs)
  // The messages of a day are counted from midnight; offers wait for the morning.
  if (outcome === 'limit') return new Date(startOfDay(now).getTime() + 33 * 3600_000)
  return (await campaignsWaitUntil(trx, { shopId, perMinute: config.sending.campaignsPerMinute, now })) ?? now
}
