import type { SalesReport, SalesReportRow } from '@kedai/contracts/sales-report.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { methodWords } from '@kedai/domain/payments/method-words.ts'
import type { DayRange } from '@kedai/domain/sales/periods.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { presentFunnel } from './present-funnel.ts'
import { presentProfit } from './present-profit.ts'
import type { FunnelDay } from './queries/read-funnel.ts'
import type { ProfitDay } from './queries/read-profit.ts'
import type { ProductRow, ReportRow } from './queries/read-report.ts'

type Read = {
  rows: readonly ReportRow[]
  products: readonly ProductRow[]
  funnel: readonly FunnelDay[]
  profit: readonly ProfitDay[]
  now: DayRange
  before: DayRange
}

const ringgit = (amount: number) => formatRinggit(sen(amount))

export function presentReport({ rows, products, funnel, profit, now, before }: Read, lang: Lang): SalesReport {
  const all = rows.find(({ part }) => part === 'all')
  const of = (part: ReportRow['part']) => rows.filter((row) => row.part === part).map((row) => presentRow(row, lang))
  return {
    now,
    before,
    money: {
      paid: ringgit(all?.sales_sen ?? 0),
      unpaid: ringgit(all?.unpaid_sen ?? 0),
      slips: ringgit(all?.slips_sen ?? 0),
      rounding: ringgit(all?.rounding_sen ?? 0),
    },
    orders: all?.orders ?? 0,
    sold: all?.sold ?? 0,
    orders_before: all?.orders_before ?? 0,
    sold_before: all?.sold_before ?? 0,
    paid_before: ringgit(all?.sales_before_sen ?? 0),
    funnel: presentFunnel(funnel, { now, before }),
    profit: presentProfit(profit, { now, before }),
    parts: {
      products: products.map(presentProduct),
      areas: of('areas'),
      payment_methods: of('payment_methods'),
      hours: of('hours'),
    },
  }
}

function presentRow({ part, key, method_name, ...row }: ReportRow, lang: Lang): SalesReportRow {
  const code = key ?? ''
  const name =
    part === 'payment_methods' ? methodWords({ code, name: method_name ?? code, instructions: '' }, lang).name : code
  return {
    key: code,
    name: part === 'hours' ? `${code}:00` : name,
    orders: row.orders,
    sold: row.sold,
    sales: ringgit(row.sales_sen),
    sales_before: ringgit(row.sales_before_sen),
  }
}

const presentProduct = ({ id, title, units, sales_sen, sales_before_sen }: ProductRow): SalesReportRow => ({
  key: String(id),
  name: title,
  orders: units,
  sold: units,
  sales: ringgit(sales_sen),
  sales_before: ringgit(sales_before_sen),
})
