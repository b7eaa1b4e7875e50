import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import type { CampaignRow } from '../queries/campaigns.ts'

type Told = { userId: number; action: Extract<AuditAction, `campaign.${string}`>; facts: Facts | null; now: Date }

/** Tells the shop's log what was done with a campaign. */
export const tellCampaign = (trx: Db, row: CampaignRow, { userId, action, facts, now }: Told): Promise<void> =>
  recordAudit(trx, {
    shopId: row.shop_id,
    userId,
    action,
    subject: { type: 'campaign', ref: row.id, name: row.name },
    after: facts,
    now,
  })

/** What it says, to whom and when. */
export const factsOfCampaign = ({ channel, subject, words, audience, send_at }: CampaignRow): Facts => ({
  channel,
  ...(subject !== '' && { subject }),
  text: words,
  audience: audience as Facts, // json
  send_at: send_at && formatTime(send_at),
})
