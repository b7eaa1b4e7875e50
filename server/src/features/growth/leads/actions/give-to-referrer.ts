import type { Db } from '../../../../platform/db/db.ts'
import type { ReferralClick } from '../../../../platform/sessions/referral-clicks.ts'
import { findReferrer } from '../../../resellers/resellers/shared/keep-referral.ts'
import { insertOffer, listAgents, readOpenOffer, saveOffer } from '../queries/handing.ts'

type Brought = {
  shopId: number
  leadId: number
  clicks: readonly ReferralClick[]
  phone: string
  email: string | null
  userId: number | null
  now: Date
}

/** A lead who came by an agent's link is that agent's from the start: nobody else is asked, and no time runs. */
export async function giveToReferrer(trx: Db, { shopId, leadId, ...by }: Brought): Promise<void> {
  const found = await findReferrer(trx, { shopId, ...by })
  if (!found || found.why === 'self') return
  const agent = (await listAgents(trx, shopId, leadId)).find(({ id }) => id === found.id)
  if (!agent) return
  await insertOffer(trx, { shopId, leadId, resellerId: agent.id, now: by.now, until: by.now })
  const offer = await readOpenOffer(trx, shopId, leadId)
  if (offer) await saveOffer(trx, shopId, offer.id, { state: 'claimed', claimed_at: by.now })
}
