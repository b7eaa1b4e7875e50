import { z } from 'zod'
import { dateTimeText, flag, knownRevision } from './values.ts'

export const policyKinds = ['terms', 'refund', 'privacy', 'shipping'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** PUT /api/ajax/seller/policies. Text as it is typed, a paragraph a line; it is stored as blocks and never as HTML. */
export const savePolicy = z.object({
  kind: z.enum(policyKinds),
  text: z.string().trim().max(20_000),
  is_shown: flag,
  revision: knownRevision,
})
export type SavePolicy = z.infer<typeof savePolicy>

export const sellerPolicies = z.array(
  z.object({
    kind: z.enum(policyKinds),
    text: z.string(),
    is_shown: z.boolean(),
    updated_at: dateTimeText.nullable(),
    revision: z.string(),
  }),
)
export type SellerPolicies = z.infer<typeof sellerPolicies>

/** GET /api/ajax/guest/front-store/{user}/policies: those the shop shows; `html` is rendered from stored blocks. */
export const publicPolicies = z.array(
  z.object({ kind: z.enum(policyKinds), html: z.string(), updated_at: dateTimeText }),
)
export type PublicPolicies = z.infer<typeof publicPolicies>
