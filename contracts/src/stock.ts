import { stockReasonNames } from '@kedai/domain/catalogue/stock-reasons.ts'
import { z } from 'zod'
import { dateTimeText, id, lineOfText, pageNumber, wholeNumber } from './values.ts'

/** GET /api/ajax/seller/stock: every unit on offer, by product. */
export const stockQuery = z.object({
  term: lineOfText(100).optional(),
  low: z.enum(['1', '']).optional(),
  page: pageNumber,
})
export const stockRow = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  title: z.string(),
  options: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  image: z.string().nullable(),
  stock: z.number().int().nullable(),
  is_low: z.boolean(),
})
export type StockRow = z.infer<typeof stockRow>

export const variationParams = z.object({ variation_id: id })

/** POST /api/ajax/seller/stock/{variation_id}/moves. `quantity`: how many came or went; for a count the count itself. */
export const moveStock = z.object({
  reason: z.enum(stockReasonNames),
  quantity: wholeNumber(0, 10_000_000),
  note: lineOfText(200).default(''),
})
export type MoveStock = z.infer<typeof moveStock>

/** POST /api/ajax/seller/stock/count: a stock-take. `was` is the count that was shown: what is sold meanwhile stays sold. */
export const countStock = z.object({
  counts: z
    .array(
      z.object({ variation_id: id, counted: wholeNumber(0, 10_000_000), was: wholeNumber(0, 10_000_000).nullable() }),
    )
    .min(1)
    .max(200),
  note: lineOfText(200).default(''),
})
export type CountStock = z.infer<typeof countStock>

/** `by_orders`: what orders took or put back after the move of this `id` and before the next; it has no one time. */
export const stockMove = z.object({
  id: z.number().int(),
  by_orders: z.boolean(),
  at: dateTimeText.nullable(),
  by: z.string().nullable(),
  reason: z.string(),
  change: z.number().int(),
  stock_after: z.number().int().nullable(),
  note: z.string(),
})
export const unitStock = z.object({
  id: z.number().int(),
  stock: z.number().int().nullable(),
  moves: z.array(stockMove),
})
export type UnitStock = z.infer<typeof unitStock>
export const countedStock = z.object({
  changed: z.number().int(),
  rows: z.array(z.object({ id: z.number().int(), stock: z.number().int().nullable() })),
})
export type CountedStock = z.infer<typeof countedStock>
