import type { z } from 'zod'
import type { salesExportQuery } from '@kedai/contracts/sales-report.ts'
import type { ReportPart } from '@kedai/domain/sales/report.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { partHeads, reportTexts } from './messages.ts'
import { funnelTable, presentFunnel } from './present-funnel.ts'
import { profitTable } from './present-profit.ts'
import { presentDays } from './present.ts'
import { presentReport } from './present-report.ts'
import { readDays } from './queries/read-days.ts'
import { readFunnel } from './queries/read-funnel.ts'
import { readProfit } from './queries/read-profit.ts'
import { readProducts, readReport, type Ranges } from './queries/read-report.ts'

export type Asked = { shopId: number; ranges: Ranges; lang: Lang }
type Table = { heads: string[]; rows: readonly (readonly (string | number)[])[] }

/** The whole report of some days, and of as many before. */
export async function readWholeReport(trx: Db, { shopId, ranges, lang }: Asked) {
  const rows = await readReport(trx, shopId, ranges)
  const products = await readProducts(trx, shopId, ranges)
  const funnel = await readFunnel(trx, shopId, bothOf(ranges))
  const profit = await readProfit(trx, shopId, bothOf(ranges))
  return presentReport({ rows, products, funnel, profit, ...ranges }, lang)
}

/** One part of the report as its spreadsheet. */
export const readTable = (trx: Db, by: z.infer<typeof salesExportQuery>['by'], asked: Asked): Promise<Table> =>
  by === 'days' || by === 'funnel' || by === 'profit' ? byDay[by](trx, asked) : readPart(trx, by, asked)

const byDay = {
  async days(trx, { shopId, ranges: { now }, lang }) {
    const days = await readDays(trx, shopId, now)
    return {
      heads: [reportTexts.day, reportTexts.orders, reportTexts.sales].map((head) => head[lang]),
      rows: presentDays(days, now).map(({ day, orders, sales }) => [day, orders, sales]),
    }
  },
  funnel: async (trx, { shopId, ranges, lang }) =>
    funnelTable(presentFunnel(await readFunnel(trx, shopId, bothOf(ranges)), ranges), lang),
  profit: async (trx, { shopId, ranges, lang }) =>
    profitTable(await readProfit(trx, shopId, bothOf(ranges)), ranges, lang),
} satisfies Record<string, (trx: Db, asked: Asked) => Promise<Table>>

async function readPart(trx: Db, by: ReportPart, asked: Asked): Promise<Table> {
  const counted = by === 'products' ? [reportTexts.pieces] : [reportTexts.orders, reportTexts.sold]
  const { parts } = await readWholeReport(trx, asked)
  return {
    heads: [partHeads[by], ...counted, reportTexts.sales, reportTexts.before].map((head) => head[asked.lang]),
    rows: (parts[by] ?? []).map(({ name, orders, sold, sales, sales_before }) => [
      name,
      ...(by === 'products' ? [sold] : [orders, sold]),
      sales,
      sales_before,
    ]),
  }
}

const bothOf = ({ now, before }: Ranges) => ({ from: before.from, to: now.to })
