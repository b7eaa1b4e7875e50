import { z } from 'zod'
import { dateTimeText, id, lineOfText, pageNumber, wholeNumber } from './values.ts'

/** Where pieces of a shop's goods are: with itself (`hq`), in a store of its own, or with a reseller. */
export const stockNodeKinds = ['hq', 'warehouse', 'reseller'] as const

const stockNodeLine = z.object({
  variation_id: z.number().int(),
  product_id: z.number().int(),
  title: z.string(),
  options: z.string(),
  quantity: z.number().int(),
})

/** GET /api/ajax/seller/stock-nodes: the shop's own first. Of its own only pieces that are counted are told, 200 lines at most. contract §9 */
export const stockNode = z.object({
  id: z.number().int(),
  kind: z.enum(stockNodeKinds),
  name: z.string(),
  reseller: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Pieces in all. */
  quantity: z.number().int(),
  lines: z.array(stockNodeLine),
})
export type StockNode = z.infer<typeof stockNode>

/** POST /api/ajax/seller/stock-nodes: a store of the shop's own. */
export const addStockNode = z.object({ name: lineOfText(80).min(1) })

/** POST /api/ajax/seller/stock-transfers: all of it or nothing. */
export const transferStock = z.object({
  from: id,
  to: id,
  lines: z
    .array(z.object({ variation_id: id, quantity: wholeNumber(1, 1_000_000) }))
    .min(1)
    .max(200),
  note: lineOfText(300).default(''),
})
export type TransferStock = z.infer<typeof transferStock>

/** GET /api/ajax/seller/stock-transfers */
export const stockTransferQuery = z.object({ page: pageNumber })
const end = z.object({ id: z.number().int(), name: z.string() }).nullable()
export const stockTransfer = z.object({
  number: z.string(),
  /** null: to or from a buyer. */
  from: end,
  to: end,
  reason: z.enum(['transfer', 'order', 'returned']),
  order_no: z.string().nullable(),
  lines: z.array(stockNodeLine),
  note: z.string(),
  at: dateTimeText,
})
export type StockTransfer = z.infer<typeof stockTransfer>
