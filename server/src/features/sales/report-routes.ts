import { success } from '@kedai/contracts/envelope.ts'
import { salesExportQuery, salesReport, salesReportQuery } from '@kedai/contracts/sales-report.ts'
import type { DayRange } from '@kedai/domain/sales/periods.ts'
import { reportDays } from '@kedai/domain/sales/report.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { asDownload, csvFile } from '../../platform/csv/write-csv.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseField } from '../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { partHeads, reportTexts } from './messages.ts'
import { presentDays } from './present.ts'
import { funnelTable, presentFunnel } from './present-funnel.ts'
import { presentReport } from './present-report.ts'
import { readDays } from './queries/read-days.ts'
import { readFunnel } from './queries/read-funnel.ts'
import { readProducts, readReport } from './queries/read-report.ts'

type Asked = { from?: string | undefined; to?: string | undefined }

/** Sales of any days beside those before, by product, channel, way to pay and hour. */
export async function salesReportRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const tags = ['sales']
  const config = { auth: 'seller', work: 'reports' } as const
  const preHandler = mustManage('reports')

  const daysAsked = (asked: Asked) => {
    const ranges = reportDays(asked, clock.now())
    if (!ranges) throw refuseField('to', reportTexts.badDays)
    return ranges
  }
  const read = (shopId: number, asked: Asked, lang: Lang) => {
    const ranges = daysAsked(asked)
    return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
      const rows = await readReport(trx, shopId, ranges)
      const products = await readProducts(trx, shopId, ranges)
      return presentReport({ rows, products, funnel: await readBoth(trx, shopId, ranges), ...ranges }, lang)
    })
  }

  const readBoth = (trx: Db, shopId: number, { now, before }: { now: DayRange; before: DayRange }) =>
    readFunnel(trx, shopId, { from: before.from, to: now.to })

  app.get(
    '/api/ajax/seller/sales/report',
    { schema: { querystring: salesReportQuery, response: { 200: success(salesReport) }, tags }, config, preHandler },
    async ({ seller: { shopId }, query, lang }) => ok(await read(shopId, query, lang)),
  )

  app.get(
    '/exports/sales.csv',
    { schema: { querystring: salesExportQuery, tags }, config: { ...config, raw: true }, preHandler },
    async ({ seller: { shopId, username }, query, lang }, reply) => {
      const { by } = query
      const { now } = daysAsked(query)
      reply.headers(asDownload(`${username}-sales-${by}-${now.from}-${now.to}.csv`))
      if (by === 'days') {
        const days = await inTransaction(db, { shopId, readOnly: true }, (trx) => readDays(trx, shopId, now))
        const heads = [reportTexts.day, reportTexts.orders, reportTexts.sales].map((head) => head[lang])
        return reply.send(
          csvFile(
            heads,
            presentDays(days, now).map(({ day, orders, sales }) => [day, orders, sales]),
          ),
        )
      }
      if (by === 'funnel') {
        const ranges = daysAsked(query)
        const days = await inTransaction(db, { shopId, readOnly: true }, (trx) => readBoth(trx, shopId, ranges))
        const { heads, rows } = funnelTable(presentFunnel(days, ranges), lang)
        return reply.send(csvFile(heads, rows))
      }
      const counted = by === 'products' ? [reportTexts.pieces] : [reportTexts.orders, reportTexts.sold]
      const heads = [partHeads[by], ...counted, reportTexts.sales, reportTexts.before].map((head) => head[lang])
      const { parts } = await read(shopId, query, lang)
      const rows = (parts[by] ?? []).map(({ name, orders, sold, sales, sales_before }) => [
        name,
        ...(by === 'products' ? [sold] : [orders, sold]),
        sales,
        sales_before,
      ])
      return reply.send(csvFile(heads, rows))
    },
  )
}
