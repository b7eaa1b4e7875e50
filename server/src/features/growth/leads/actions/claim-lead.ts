import type { SaveAgentLead } from '@kedai/contracts/lead-handing.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { lockLead, readOwnLead, saveOffer, type OwnLead } from '../queries/handing.ts'
import { texts } from '../messages.ts'
import { saveLead } from '../queries/leads.ts'

type Of = { shopId: number; resellerId: number; leadId: number; now: Date }

/**
 * An agent takes a lead that was handed to them; again is the same. The lead is locked, so that of two who ask only one has it.
 * @throws AppError `not_found`, or `conflict` once it has gone on, or is settled
 */
export async function claimLead(trx: Db, { shopId, resellerId, leadId, now }: Of): Promise<OwnLead> {
  const lead = await lockLead(trx, shopId, leadId)
  const own = await readOwnLead(trx, { shopId, resellerId }, leadId)
  if (!lead || !own) throw new AppError('not_found', common.notFound)
  if (own.state === 'claimed') return own
  if (own.state === 'passed') throw new AppError('conflict', texts.wentOn)
  if (lead.status !== 'new') throw new AppError('conflict', texts.settled)
  await saveOffer(trx, shopId, own.offer_id, { state: 'claimed', claimed_at: now })
  await saveLead(trx, shopId, leadId, { status: 'contacted', updated_at: now })
  return { ...own, state: 'claimed', status: 'contacted' }
}

/** How an agent stands with a lead they claimed. @throws AppError `not_found`, or `conflict` for one that is not claimed */
export async function saveOwnLead(trx: Db, of: Of, { status, note }: SaveAgentLead): Promise<OwnLead> {
  const { shopId, resellerId, leadId, now } = of
  const lead = await lockLead(trx, shopId, leadId)
  const own = await readOwnLead(trx, { shopId, resellerId }, leadId)
  if (!lead || !own) throw new AppError('not_found', common.notFound)
  if (own.state !== 'claimed') throw new AppError('conflict', own.state === 'passed' ? texts.wentOn : texts.claimFirst)
  await saveLead(trx, shopId, leadId, {
    updated_at: now,
    ...(status !== undefined && { status, won_at: status === 'won' ? (lead.won_at ?? now) : null }),
    ...(note !== undefined && { note: note ?? '' }),
  })
  return { ...own, status: status ?? own.status, note: note ?? own.note }
}
