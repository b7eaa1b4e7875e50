import { z } from 'zod'
import { dateTimeText, id, lineOfText } from './values.ts'

export const codesParams = z.object({ id })
export const codeParams = codesParams.extend({ code_id: id })

/** POST /api/ajax/seller/products/{id}/codes: one code a line, or a list of them. */
export const addCodes = z.object({
  /** Left out: the product's only one. */
  variation_id: z.union([id, z.literal('')]).optional(),
  codes: z.union([z.string().max(500_000), z.array(lineOfText(200)).max(5000)]),
})

/** A code as its seller sees it again: its end, and who has it. */
export const keptCode = z.object({
  id: z.number().int(),
  masked: z.string(),
  added_at: dateTimeText,
  order_no: z.string().nullable(),
  given_at: dateTimeText.nullable(),
})
export type KeptCode = z.infer<typeof keptCode>

/** GET /api/ajax/seller/products/{id}/codes. */
export const codePools = z.array(
  z.object({
    variation_id: z.number().int(),
    options: z.array(z.string()),
    /** For sale. */
    left: z.number().int(),
    /** Kept for orders that are not paid yet. */
    held: z.number().int(),
    given: z.number().int(),
    /** The newest few. */
    latest: z.array(keptCode),
  }),
)
export type CodePools = z.infer<typeof codePools>

export const addedCodes = z.object({
  added: z.number().int(),
  /** Were there already, here or in the pool. */
  repeated: z.number().int(),
  left: z.number().int(),
  pools: codePools,
})
export type AddedCodes = z.infer<typeof addedCodes>
