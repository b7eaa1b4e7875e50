import { paymentKinds } from '@kedai/domain/payments/methods.ts'
import { z } from 'zod'
import { moneyText, totals } from './money.ts'
import { buyerFields } from './orders.ts'
import { id, lineOfText, wholeNumber } from './values.ts'

const items = z.array(z.object({ variation_id: id, quantity: wholeNumber(1, 100_000) })).max(100)
const chosen = {
  coupon_code: lineOfText(64).default(''),
  shipping_method_id: z.union([id, z.literal('')]).optional(),
}

/** POST /api/ajax/seller/orders/quote: what an order of a sale by chat comes to, before anything is written. */
export const quoteNewOrder = z.object({
  items,
  postcode: buyerFields.postcode,
  state: buyerFields.state,
  country: buyerFields.country,
  ...chosen,
})
export type QuoteNewOrder = z.infer<typeof quoteNewOrder>

export const newOrderQuote = z.object({
  lines: z.array(
    z.object({
      variation_id: z.number().int(),
      title: z.string(),
      options: z.string(),
      unit_price: moneyText,
      quantity: z.number().int(),
      total: moneyText,
    }),
  ),
  totals,
  /** Whether something leaves in a parcel, so that the buyer's address is needed. */
  ships: z.boolean(),
  shipping_methods: z.array(
    z.object({ id: z.number().int(), name: z.string(), price: moneyText, is_pickup: z.boolean() }),
  ),
  payment_methods: z.array(z.object({ code: z.string(), name: z.string(), kind: z.enum(paymentKinds) })),
  /** What stands in the way of the order as it is, in sentences ready to show. */
  problems: z.array(z.string()),
})
export type NewOrderQuote = z.infer<typeof newOrderQuote>

/** POST /api/ajax/seller/orders: an order that a seller writes for a buyer, priced as the shop prices it. */
export const newOrder = z.object({
  items: items.min(1),
  ...buyerFields,
  ...chosen,
  notes: lineOfText(2000).default(''),
  /** Left out: the first method that needs no parcel to be paid at the door. */
  paymentMethod: lineOfText(40).default(''),
  expected_total: z.union([moneyText, z.literal('')]).optional(),
})
export type NewOrder = z.infer<typeof newOrder>

export const madeOrder = z.object({
  order_no: z.string(),
  totals,
  /** The page where the buyer pays and follows the order. */
  order_url: z.string(),
  /** Opens a chat with the buyer, the order and its link written already. */
  whatsapp_url: z.string(),
})
export type MadeOrder = z.infer<typeof madeOrder>
