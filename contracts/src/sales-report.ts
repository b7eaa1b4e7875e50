import { profitParts } from '@kedai/domain/sales/profit.ts'
import { reportPartNames } from '@kedai/domain/sales/report.ts'
import { z } from 'zod'
import { moneyText } from './money.ts'
import { dayText, typedDay } from './values.ts'

/** GET /api/ajax/seller/sales/report: the last 30 days where no days are named. */
export const salesReportQuery = z.object({ from: typedDay.optional(), to: typedDay.optional() })

/** GET /exports/sales.csv: one part of the report, or its days. */
export const salesExportQuery = salesReportQuery.extend({
  by: z.enum([...reportPartNames, 'days', 'funnel', 'profit']).default('days'),
})

const range = z.object({ from: dayText, to: dayText })
const row = z.object({
  /** An area, the code of a way to pay, an hour of the day, or the id of a product. */
  key: z.string(),
  /** In the words of the reader; an area and an hour stand for themselves. */
  name: z.string(),
  /** All that was ordered; of a product, the pieces that were sold. */
  orders: z.number().int(),
  sold: z.number().int(),
  /** What is held of them, of part payments too. */
  sales: moneyText,
  sales_before: moneyText,
})
export type SalesReportRow = z.infer<typeof row>

const counts = z.object({
  /** Of items' pages: one visitor within half an hour once, programs not at all. */
  views: z.number().int(),
  /** Carts that got their first line. */
  carts: z.number().int(),
  orders: z.number().int(),
  /** Of the orders of these days. */
  paid: z.number().int(),
})

const funnel = z.object({
  now: counts,
  before: counts,
  /** Every day, the first one first. */
  days: z.array(counts.extend({ day: dayText })),
})
export type SalesFunnel = z.infer<typeof funnel>

const profitFigures = z.object({
  /** Those of which money came in, in part or whole, also where all of it was given back since. */
  orders: z.number().int(),
  /** What is held of them. */
  sales: moneyText,
  /** Taken off, each as far as it is known. */
  parts: z.record(z.enum(profitParts), moneyText),
  /** Sales less the parts. */
  profit: moneyText,
  /** How many of the orders carry a part; `profit` of the list of orders finds them. */
  carried: z.record(z.enum(profitParts), z.number().int()),
  /** For how many of the orders a part is not known, wholly or in part. */
  unknown: z.record(z.enum(profitParts), z.number().int()),
})

const profit = z.object({ now: profitFigures, before: profitFigures })
export type SalesProfit = z.infer<typeof profit>

export const salesReport = z.object({
  now: range,
  /** As many days right before them. */
  before: range,
  /**
   * Of the orders of these days: what is held (of part payments too), what open orders still lack, what slips that nobody judged
   * yet are for, and what rounding of cash took off (below 0: put on). Of orders that stand and of which nothing was given back,
   * the four together are the totals, and what was paid too much.
   */
  money: z.object({ paid: moneyText, unpaid: moneyText, slips: moneyText, rounding: moneyText }),
  orders: z.number().int(),
  sold: z.number().int(),
  orders_before: z.number().int(),
  sold_before: z.number().int(),
  paid_before: moneyText,
  funnel,
  profit,
  parts: z.record(z.enum(reportPartNames), z.array(row)),
})
export type SalesReport = z.infer<typeof salesReport>
