import { reportPartNames } from '@kedai/domain/sales/report.ts'
import { z } from 'zod'
import { moneyText } from './money.ts'
import { dayText, typedDay } from './values.ts'

/** GET /api/ajax/seller/sales/report: the last 30 days where no days are named. */
export const salesReportQuery = z.object({ from: typedDay.optional(), to: typedDay.optional() })

/** GET /exports/sales.csv: one part of the report, or its days. */
export const salesExportQuery = salesReportQuery.extend({ by: z.enum([...reportPartNames, 'days']).default('days') })

const range = z.object({ from: dayText, to: dayText })
const row = z.object({
  /** An area, the code of a way to pay, an hour of the day, or the id of a product. */
  key: z.string(),
  /** In the words of the reader; an area and an hour stand for themselves. */
  name: z.string(),
  /** All that was ordered; of a product, the pieces that were sold. */
  orders: z.number().int(),
  sold: z.number().int(),
  sales: moneyText,
  sales_before: moneyText,
})
export type SalesReportRow = z.infer<typeof row>

export const salesReport = z.object({
  now: range,
  /** As many days right before them. */
  before: range,
  /** Of the orders of these days: what is held, what open orders still lack, and what slips that nobody judged yet are for. */
  money: z.object({ paid: moneyText, unpaid: moneyText, slips: moneyText }),
  orders: z.number().int(),
  sold: z.number().int(),
  orders_before: z.number().int(),
  sold_before: z.number().int(),
  paid_before: moneyText,
  parts: z.record(z.enum(reportPartNames), z.array(row)),
})
export type SalesReport = z.infer<typeof salesReport>
