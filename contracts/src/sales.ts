import { salesPeriodNames } from '@kedai/domain/sales/periods.ts'
import { z } from 'zod'
import { moneyText } from './money.ts'
import { dayText } from './values.ts'

/** GET /api/ajax/seller/sales: what was ordered and sold in a period that ends today, beside as many days before it. */
export const salesQuery = z.object({ period: z.enum(salesPeriodNames).default('7') })

const dayRange = z.object({ from: dayText, to: dayText })
const figures = z.object({
  orders: z.number().int(),
  /** Orders of these days that are paid. */
  sold: z.number().int(),
  /** What the seller holds of the money of all orders of these days, of part payments too. */
  sales: moneyText,
  /** What is held of one that is paid. */
  average: moneyText,
  new_customers: z.number().int(),
  /** What came in for invoices on these days less what went back, in ringgit. */
  invoices: moneyText,
})
export type SalesFigures = z.infer<typeof figures>

export const sales = z.object({
  period: z.enum(salesPeriodNames),
  now: dayRange.extend(figures.shape),
  before: dayRange.extend(figures.shape),
  /** Every day of the period, the first one first; of today alone, the week that it ends. */
  days: z.array(z.object({ day: dayText, orders: z.number().int(), sales: moneyText })),
  best_sellers: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      image: z.string().nullable(),
      units: z.number().int(),
      sales: moneyText,
    }),
  ),
})
export type Sales = z.infer<typeof sales>
