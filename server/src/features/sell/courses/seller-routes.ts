import { learnerList, learnersQuery } from '@kedai/contracts/courses.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { presentLearner } from './present.ts'
import { listLearners } from './queries.ts'

const perPage = 25

/** Who learns, and how far they are. */
export async function learnersRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  app.get(
    '/api/ajax/seller/learners',
    {
      schema: { querystring: learnersQuery, response: { 200: learnerList }, tags: ['courses'] },
      config: { auth: 'seller', work: 'orders' },
      preHandler: mustManage('orders'),
    },
    async (request) => {
      const { page, status, product: productId, term = '' } = request.query
      const { shopId } = request.seller
      const now = clock.now()
      if (term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({
          page,
          perPage,
          list: (slice) => listLearners(trx, { shopId, productId, status, term, today: formatDate(now), ...slice }),
        }),
      )
      return okList(
        rows.map((row) => presentLearner(row, now)),
        meta,
      )
    },
  )
}
