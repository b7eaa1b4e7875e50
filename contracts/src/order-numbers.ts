import { z } from 'zod'
import { knownRevision, lineOfText, wholeNumber } from './values.ts'

/** PUT /api/ajax/seller/order-numbers. `next` never goes back; empty leaves it. */
export const saveOrderNumbers = z.object({
  prefix: lineOfText(8),
  next: z.union([z.literal(''), z.null(), wholeNumber(1, 999_999_999)]).optional(),
  revision: knownRevision,
})
export type SaveOrderNumbers = z.infer<typeof saveOrderNumbers>

export const orderNumbers = z.object({
  prefix: z.string(),
  next: z.int(),
  sample: z.string(),
  /** Of the prefix: numbers go on by themselves. */ revision: z.string(),
})
export type OrderNumbers = z.infer<typeof orderNumbers>
