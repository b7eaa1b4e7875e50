import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { emit } from '../../../platform/events/events.ts'
import type { Feature } from '../../../platform/feature.ts'
import { judgeAllActivity } from './actions/judge-activity.ts'
import { earnCommission } from './actions/earn-commission.ts'
import { earnOverrides } from './actions/earn-overrides.ts'
import { followOrder, releaseCleared } from './actions/follow-order.ts'
import { activityQueue, clearingQueue } from './jobs.ts'
import { mailDecision } from './mails.ts'
import { activateBuyer } from './queries/orders.ts'
import { areaRoutes } from './routes/area.ts'
import { commissionRoutes } from './routes/commissions.ts'
import { guestProgrammeRoutes } from './routes/guest.ts'
import { priceListRoutes } from './routes/price-lists.ts'
import { programmeRoutes } from './routes/programmes.ts'
import { sellerResellerRoutes } from './routes/seller.ts'

/** Programmes of resellers: who takes part, at which rank, what it costs them, and what they earn. (contract §9) */
export const resellers: Feature = {
  name: 'resellers',
  queues: [clearingQueue, activityQueue],
  wire(deps) {
    const { events, clock, jobs, db } = deps
    events.on('order.paid', async (trx, { shopId, orderId }) => {
      const now = clock.now()
      // The order itself was only taken because it was large enough.
      const resellerId = await activateBuyer(trx, shopId, orderId, now)
      if (resellerId !== null) await emit(trx, 'reseller.decided', { shopId, resellerId, action: 'activated' })
      await earnCommission(trx, { shopId, orderId, now })
      await earnOverrides(trx, { shopId, orderId, now })
      await followOrder(trx, { shopId, orderId, now })
    })
    for (const name of [
      'order.progressed',
      'order.delivered',
      'order.edited',
      'order.cancelled',
      'payment.recorded',
      'payment.refunded',
    ] as const)
      events.on(name, (trx, { shopId, orderId }) => followOrder(trx, { shopId, orderId, now: clock.now() }))
    events.on('reseller.decided', (trx, decided) => mailDecision(deps, trx, decided))
    const ofShop = <Result>(
      shopId: number,
      work: (trx: Parameters<Parameters<typeof inTransaction>[2]>[0]) => Promise<Result>,
    ) => inTransaction(db, { shopId }, work)
    jobs.registerWorker(
      clearingQueue,
      async ({ signal }) => void (await releaseCleared(ofShop, db, clock.now(), signal)),
      { lowPriority: true },
    )
    jobs.schedule(clearingQueue, '*/10 * * * *', {})
    jobs.registerWorker(
      activityQueue,
      async ({ signal }) => void (await judgeAllActivity(ofShop, db, clock.now(), signal)),
      { lowPriority: true },
    )
    jobs.schedule(activityQueue, '*/10 18,19 * * *', {}) // from two to four at night in Malaysia; each run goes on with what is left
  },
  async routes(app, deps) {
    await guestProgrammeRoutes(app, deps)
    await programmeRoutes(app, deps)
    await priceListRoutes(app, deps)
    await sellerResellerRoutes(app, deps)
    await commissionRoutes(app, deps)
    await areaRoutes(app, deps)
  },
}
