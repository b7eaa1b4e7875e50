import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import { typedParticipant } from './type-fields.ts'
import { id, lineOfText, wholeNumber } from './values.ts'

/** POST /api/ajax/seller/orders/{order_no}/edit. Lines left out stay; a quantity of 0 takes one away. */
export const editOrder = z.object({
  /** The order as it was when the form was opened: changed meanwhile = 409. */
  revision: wholeNumber(1, 1_000_000_000),
  lines: z
    .array(
      z.object({
        id,
        quantity: wholeNumber(0, 100_000),
        /** Of tickets: which of the line's `participants` come no more, by their places from 0; left out, the last who have not come yet. */
        dropped: z.array(wholeNumber(0, 100_000)).max(1000).optional(),
        /** Of tickets: who comes besides, one for each ticket more. */
        participants: z.array(typedParticipant).max(500).optional(),
      }),
    )
    .max(500)
    .default([]),
  added: z
    .array(z.object({ variation_id: id, quantity: wholeNumber(1, 100_000) }))
    .max(100)
    .default([]),
  shipping: typedMoney,
  name: lineOfText(120).min(1),
  phone: lineOfText(32).min(1),
  email: lineOfText(254).default(''),
  address: lineOfText(300).default(''),
  postcode: lineOfText(16).default(''),
  city: lineOfText(100).default(''),
  state: lineOfText(64).default(''),
  reason: lineOfText(300).default(''),
  /** What the form showed as the new total: another one is answered with 409 and nothing is changed. */
  expected_total: moneyText.optional(),
})
export type EditOrder = z.infer<typeof editOrder>

/** GET /api/ajax/seller/order-items: what may be added to an order, by the words of its title. */
export const orderItemsQuery = z.object({ term: lineOfText(100).default('') })
export const orderItem = z.object({
  variation_id: z.number().int(),
  title: z.string(),
  options: z.string(),
  price: moneyText,
  stock: z.number().int().nullable(),
  image: z.string().nullable(),
})
export type OrderItem = z.infer<typeof orderItem>
