import { domainStatuses, recordTypes } from '@kedai/domain/domains/domain.ts'
import { z } from 'zod'
import { dateTimeText, lineOfText } from './values.ts'

/** POST /api/ajax/seller/domain */
export const claimDomain = z.object({ host: lineOfText(260).min(1) })

/** GET|POST|DELETE /api/ajax/seller/domain and POST …/check; null where the shop has none. */
export const shopDomain = z.object({
  host: z.string(),
  status: z.enum(domainStatuses),
  /** What stands in the way, ready to show; null: nothing. */
  problem: z.string().nullable(),
  records: z.array(
    z.object({
      type: z.enum(recordTypes),
      name: z.string(),
      /** As registrars want it that add the domain themselves: what stands before it, `@` for the domain itself. */
      short_name: z.string(),
      expected: z.string(),
      /** Null: nothing was found, or it was not looked for yet. */
      found: z.string().nullable(),
      is_right: z.boolean(),
    }),
  ),
  claimed_at: dateTimeText,
  verified_at: dateTimeText.nullable(),
  checked_at: dateTimeText.nullable(),
})
export type ShopDomain = z.infer<typeof shopDomain>
