import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { refusals } from '../messages.ts'
import { insertTrials, listBought } from '../queries/bought.ts'

/** Takes the free trials that an order begins with, one for each person. @throws AppError `conflict` when somebody was quicker */
export async function claimTrials(trx: Db, { shopId, orderId }: { shopId: number; orderId: number }): Promise<void> {
  const lines = (await listBought(trx, { shopId, orderId }, 'membership')).filter(
    ({ details }) => Number(details['trial_days'] ?? 0) > 0,
  )
  if (lines.length === 0) return
  const taken = await insertTrials(trx, { shopId, orderId }, lines)
  if (taken < lines.length) throw new AppError('conflict', refusals.trialTaken)
}
