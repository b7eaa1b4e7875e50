import { z } from 'zod'
import { moneyText } from './money.ts'
import { rejectProof } from './seller-orders.ts'
import { dateTimeText } from './values.ts'

const sums = { orders: z.number().int(), pieces: z.number().int(), total: moneyText }

/** Slips that wait and came from one `browser`, or from one `network` (an IPv4 address, or the /64 of an IPv6 one). */
export const slipGroup = z.object({
  by: z.enum(['browser', 'network']),
  sums: z.object(sums),
  orders: z.array(
    z.object({
      order_no: z.string(),
      buyer_name: z.string(),
      total: moneyText,
      pieces: z.number().int(),
      uploaded_at: dateTimeText,
    }),
  ),
})
export type SlipGroup = z.infer<typeof slipGroup>

/**
 * GET /api/ajax/seller/money/waiting-slips: what waits on slips that nobody checked, the newest 1000 orders at most. `pieces` are kept
 * from others meanwhile. `groups`: of two orders and more, those that keep the most first; at most 100 orders each.
 */
export const waitingSlips = z.object({ ...sums, groups: z.array(slipGroup) })
export type WaitingSlips = z.infer<typeof waitingSlips>

/** POST /api/ajax/seller/money/waiting-slips/refuse: each as by payment-proof/reject. Sent again it comes to the same. */
export const refuseSlips = rejectProof.extend({ order_nos: z.array(z.string().min(1).max(40)).min(1).max(100) })

/** `ended`: orders whose second slip it was. `left`: orders whose slip does not wait any more. */
export const refusedSlips = z.object({ refused: z.number().int(), ended: z.number().int(), left: z.number().int() })
export type RefusedSlips = z.infer<typeof refusedSlips>
