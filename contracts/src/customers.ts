import { z } from 'zod'
import { moneyText } from './money.ts'
import { orderRow } from './seller-orders.ts'
import { dateTimeText, id, lineOfText, pageNumber } from './values.ts'

/** Words a shop puts on an order or a customer; twice the same is once. */
export const tags = z.array(lineOfText(30).min(1)).max(10).transform((words) => [...new Set(words)])

/** GET /api/ajax/seller/customers: who ordered last stands first. */
export const customerListQuery = z.object({ term: lineOfText(100).optional(), page: pageNumber })

export const customerRow = z.object({
  id: z.number().int(), name: z.string(), phone: z.string().nullable(), email: z.string().nullable(), tags: z.array(z.string()),
  orders: z.number().int(),
  /** What was received and not given back, over all orders. */
  spent: moneyText,
  last_order_at: dateTimeText,
})
export type CustomerRow = z.infer<typeof customerRow>

export const customerParams = z.object({ customer_id: id })

/** GET …/customers/{customer_id}. `history` are the newest 100 orders. */
export const customer = customerRow.extend({
  note: z.string(), whatsapp_link: z.string(), first_order_at: dateTimeText.nullable(), cancelled: z.number().int(), history: z.array(orderRow),
})
export type Customer = z.infer<typeof customer>

/** POST …/customers/{customer_id} */
export const saveCustomer = z.object({ name: lineOfText(120).min(1), note: lineOfText(2000).default(''), tags })

/** POST /api/ajax/seller/orders/{order_no}/tags */
export const saveOrderTags = z.object({ tags })
