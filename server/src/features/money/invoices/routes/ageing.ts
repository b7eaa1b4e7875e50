import { success } from '@kedai/contracts/envelope.ts'
import { ageingQuery, ageingReport } from '@kedai/contracts/invoice-ageing.ts'
import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile } from '../../../../platform/csv/write-csv.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { ageingHeads, ageingTexts } from '../messages/ageing.ts'
import { ageingCells, presentAgeing } from '../present/ageing.ts'
import { readAgeing } from '../queries/read-ageing.ts'

const perPage = 50
const lastPageAtMost = 100
const tags = ['invoices']
const config = { auth: 'seller', work: 'invoices' } as const

/** What the shop is owed as of today, by customer and by how late it is. */
export async function ageingRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('invoices')

  app.get(
    '/api/ajax/seller/invoices/ageing',
    { schema: { querystring: ageingQuery, response: { 200: success(ageingReport) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { page } = request.query
      const today = formatDate(clock.now())
      const found = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readAgeing(trx, { shopId, today, limit: perPage, offset: (page - 1) * perPage }),
      )
      return ok(presentAgeing(found, { page, perPage, today, lastPageAtMost }))
    },
  )

  // One statement and not pieces: the last line sums the others.
  app.get(
    '/exports/ageing.csv',
    { schema: { tags }, config: { ...config, raw: true }, preHandler },
    async (request, reply) => {
      const { shopId, username } = request.seller
      const today = formatDate(clock.now())
      const found = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readAgeing(trx, { shopId, today, limit: null, offset: 0 }),
      )
      const report = presentAgeing(found, { page: 1, perPage, today, lastPageAtMost })
      const heads = [ageingTexts.customer, ...ageingBucketNames.map((name) => ageingHeads[name]), ageingTexts.owed].map(
        (head) => head[request.lang],
      )
      const rows = report.rows.map((row) => [
        row.customer?.name ?? ageingTexts.noCustomer[request.lang],
        ...ageingCells(row),
      ])
      reply.headers(asDownload(`${username}-ageing-${today}.csv`))
      return reply.send(csvFile(heads, [...rows, [ageingTexts.all[request.lang], ...ageingCells(report)]]))
    },
  )
}
