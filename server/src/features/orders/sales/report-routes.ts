import { success } from '@kedai/contracts/envelope.ts'
import { salesExportQuery, salesReport, salesReportQuery } from '@kedai/contracts/sales-report.ts'
import { reportDays } from '@kedai/domain/sales/report.ts'
import { asDownload, csvFile } from '../../../platform/csv/write-csv.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { reportTexts } from './messages.ts'
import { readTable, readWholeReport } from './report-table.ts'

/** Sales of any days beside those before: what came of who looked, profit, and by product, channel, way to pay and hour. */
export async function salesReportRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const tags = ['sales']
  const config = { auth: 'seller', work: 'reports' } as const
  const preHandler = mustManage('reports')

  const daysAsked = (asked: { from?: string | undefined; to?: string | undefined }) => {
    const ranges = reportDays(asked, clock.now())
    if (!ranges) throw refuseField('to', reportTexts.badDays)
    return ranges
  }

  app.get(
    '/api/ajax/seller/sales/report',
    { schema: { querystring: salesReportQuery, response: { 200: success(salesReport) }, tags }, config, preHandler },
    async ({ seller: { shopId }, query, lang }) => {
      const ranges = daysAsked(query)
      const options = { shopId, readOnly: true }
      return ok(await inTransaction(db, options, (trx) => readWholeReport(trx, { shopId, ranges, lang })))
    },
  )

  app.get(
    '/exports/sales.csv',
    { schema: { querystring: salesExportQuery, tags }, config: { ...config, raw: true }, preHandler },
    async ({ seller: { shopId, username }, query, lang }, reply) => {
      const { by } = query
      const ranges = daysAsked(query)
      reply.headers(asDownload(`${username}-sales-${by}-${ranges.now.from}-${ranges.now.to}.csv`))
      const options = { shopId, readOnly: true }
      const { heads, rows } = await inTransaction(db, options, (trx) => readTable(trx, by, { shopId, ranges, lang }))
      return reply.send(csvFile(heads, rows))
    },
  )
}
