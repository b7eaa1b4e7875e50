import { z } from 'zod'
import { flag, id, lineOfText, maybeFlag, wholeNumber } from './values.ts'

const idList = z.array(id).max(500)

/**
 * Units of a line whose money goes back. `gives_up` (1 where left out): the buyer has them no longer, and what they held is free
 * again; `restock`, of goods: whether they can be sold again. Which ones: `tickets` by their ids, `units` of a rental likewise.
 */
const refundedUnits = z.object({
  id,
  quantity: wholeNumber(1, 100_000),
  gives_up: maybeFlag,
  restock: maybeFlag,
  tickets: idList.optional(),
  units: idList.optional(),
})

/**
 * POST …/orders/{order_no}/refund (contract §14). `amount` alone gives up nothing. With `lines` or `shipping` it may be left out:
 * then it is what those units cost the buyer, and that part of the delivery. `restock` holds for lines that say nothing of it.
 * `by_hand`: the seller gave it back another way than it came; else it goes back through the provider it came by.
 */
export const refundOrder = z.object({
  amount: lineOfText(20).default(''),
  reason: lineOfText(300).min(1),
  lines: z.array(refundedUnits).max(500).default([]),
  shipping: lineOfText(20).default(''),
  restock: maybeFlag,
  by_hand: flag.default(false),
})
export type RefundOrder = z.infer<typeof refundOrder>
