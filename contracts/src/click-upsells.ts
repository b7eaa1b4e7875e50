import { z } from 'zod'
import { moneyText } from './money.ts'
import { flag, id } from './values.ts'

export const clickUpsellParams = z.object({ id })
export const switchClickUpsell = z.object({ is_active: flag })

/** GET /api/ajax/seller/click-upsells: beside which product what is offered, and how often buyers took it. */
export const clickUpsells = z.array(
  z.object({
    id: z.int(),
    product_id: z.int(),
    product: z.string(),
    offered: z.string(),
    title: z.string(),
    price: moneyText,
    is_active: z.boolean(),
    taken: z.int(),
    taken_is_capped: z.boolean(),
  }),
)
export type ClickUpsells = z.infer<typeof clickUpsells>
