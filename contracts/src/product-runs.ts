import { z } from 'zod'
import { productFilter } from './seller-products.ts'
import { dateTimeText, id, lineOfText, wholeNumber } from './values.ts'

const amountOrShare = z.enum(['percent', 'amount'])

/** What is done to each of the products that were chosen. */
export const productChange = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['publish', 'unpublish', 'archive', 'restore']) }),
  z.object({
    do: z.literal('category'),
    category_id: z.preprocess((value) => (value === '' ? null : value), id.nullable()),
  }),
  /** `value`: "10" or "12.5" for a share, "1.50" for an amount of money. Promo prices go along. */
  z.object({ do: z.literal('price'), way: z.enum(['up', 'down']), by: amountOrShare, value: lineOfText(20).min(1) }),
  /** The same count for every unit. */
  z.object({ do: z.literal('stock'), stock: wholeNumber(0, 10_000_000) }),
])
export type ProductChange = z.infer<typeof productChange>

/** The most products that one change may be done to. */
export const maxInRun = 10_000

/** POST /api/ajax/seller/products/bulk. Either ids, or everything that a filter means now; more than 200 are done by a job. */
export const changeProducts = z.object({
  ids: z.array(id).min(1).max(1000).optional(),
  all: productFilter.optional(),
  change: productChange,
})
export type ChangeProducts = z.infer<typeof changeProducts>

export const runOutcomes = ['changed', 'same', 'refused'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** How a change of many products goes, or went. */
export const productRun = z.object({
  id: z.number().int(),
  change: z.string(),
  is_undo: z.boolean(),
  is_done: z.boolean(),
  can_undo: z.boolean(),
  total: z.number().int(),
  done: z.number().int(),
  changed: z.number().int(),
  refused: z.number().int(),
  /** The refused first; 200 at most. */
  rows: z.array(
    z.object({ id: z.number().int(), title: z.string(), outcome: z.enum(runOutcomes), message: z.string().nullable() }),
  ),
  created_at: dateTimeText,
})
export type ProductRun = z.infer<typeof productRun>

export const runIdParams = z.object({ run_id: id })

/** GET /api/ajax/seller/products/{id}/changes: the newest first, 100 at most. */
export const productChangeEntry = z.object({
  id: z.number().int(),
  at: dateTimeText,
  by: z.string().nullable(),
  what: z.string(),
  changes: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
export type ProductChangeEntry = z.infer<typeof productChangeEntry>
