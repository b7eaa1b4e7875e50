import { success } from '@kedai/contracts/envelope.ts'
import { sales, salesQuery } from '@kedai/contracts/sales.ts'
import { daysOf } from '@kedai/domain/sales/periods.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { receivedOn } from '../../money/invoices/actions/received-on.ts'
import { presentBestSeller, presentDays, presentFigures } from './present.ts'
import { listBestSellers } from './queries/list-best-sellers.ts'
import { readDays } from './queries/read-days.ts'

const bestSellers = 5

/** What a shop sold lately; staff need the work `reports`. */
export async function salesRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const schema = { querystring: salesQuery, response: { 200: success(sales) }, tags: ['sales'] }
  const config = { auth: 'seller', work: 'reports' } as const
  app.get('/api/ajax/seller/sales', { schema, config, preHandler: mustManage('reports') }, async (request) => {
    const { period } = request.query
    const { shopId } = request.seller
    const ranges = daysOf(period, clock.now())
    // A day alone makes no chart, so today stands at the end of its week.
    const charted = period === 'today' ? daysOf('7', clock.now()).now : ranges.now
    const from = ranges.before.from < charted.from ? ranges.before.from : charted.from
    const [days, best, [received = 0, receivedBefore = 0]] = await inTransaction(
      db,
      { shopId, readOnly: true },
      async (trx) =>
        [
          await readDays(trx, shopId, { from, to: ranges.now.to }),
          await listBestSellers(trx, shopId, ranges.now, bestSellers),
          await receivedOn(trx, shopId, [ranges.now, ranges.before]),
        ] as const,
    )
    return ok({
      period,
      now: presentFigures(days, ranges.now, received),
      before: presentFigures(days, ranges.before, receivedBefore),
      days: presentDays(days, charted),
      best_sellers: best.map(presentBestSeller),
    })
  })
}
