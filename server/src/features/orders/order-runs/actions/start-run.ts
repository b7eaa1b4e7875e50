import { isWorking, maxInRun } from '@kedai/domain/orders/runs.ts'
import type { RunAction } from '@kedai/domain/orders/runs.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { leaveToJob } from '../../../../platform/jobs/long-work.ts'
import { chooseOrders } from '../../orders/actions/choose-orders.ts'
import type { OrderChoice } from '../../orders/actions/choose-orders.ts'
import { texts } from '../messages.ts'
import { orderRunWork } from '../order-run-work.ts'
import { deleteOldRuns, insertRun } from '../queries/runs.ts'

export type StartRun = {
  shopId: number
  userId: number
  action: RunAction
  orders: OrderChoice
  courier: string
  now: Date
}

/**
 * Fixes which orders are meant, as they match now, and leaves the work to a job.
 * @throws AppError `conflict` when no order of the shop is meant, or too many.
 */
export async function startRun(
  trx: Db,
  { shopId, userId, action, orders, courier, now }: StartRun,
): Promise<{ runId: number }> {
  const orderIds = await chooseOrders(trx, shopId, orders, maxInRun + 1)
  if (orderIds.length === 0) throw new AppError('conflict', texts.nothingMatches)
  if (orderIds.length > maxInRun) throw new AppError('conflict', texts.tooMany, { params: { most: maxInRun } })
  await deleteOldRuns(trx, shopId, new Date(now.getTime() - retentionMs))
  const runId = await insertRun(trx, {
    shopId,
    userId,
    action,
    courier,
    state: isWorking(action) ? 'running' : 'done',
    orderIds,
    now,
  })
  if (isWorking(action)) await leaveToJob(trx, orderRunWork, { shopId, runId })
  return { runId }
}

const retentionMs = 30 * 86_400_000
