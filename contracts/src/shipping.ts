import { z } from 'zod'
import { moneyText } from './money.ts'
import { id, lineOfText, wholeNumber } from './values.ts'

/** Several variations at once: `12:2,13:1` is two of 12 and one of 13. */
const unitList = z
  .string()
  .trim()
  .regex(/^\d{1,15}:\d{1,6}(?:,\d{1,15}:\d{1,6}){0,199}$/)
  .meta({ example: '12:2,13:1' })

/** GET /api/ajax/guest/shipping/get-price. Weight, zone and price are computed from the item; the client's are hints. */
export const priceQuery = z.object({
  /** A postcode, or a state's code or name. */
  location: lineOfText(100).min(1),
  /** Picks among the item's methods, by a courier's or a method's name; left out, the cheapest that delivers. */
  courier: lineOfText(100).optional(),
  /** The listing's `view_id`, or one of `items[].id`. */
  item_id: lineOfText(64).min(1),
  quantity: wholeNumber(1, 100_000).default(1),
  /** Ours: one of `items[].id` each; wins over `model_id` and `quantity`. */
  items: z.union([unitList, z.literal('')]).optional(),
  /** Hints, as `by` and `weight`: the server computes them. */
  zoneid: lineOfText(20).optional(),
  by: lineOfText(20).optional(),
  weight: lineOfText(20).optional(),
  /** One of `items[].id`: the variation. */
  model_id: z.union([id, z.literal('')]).optional(),
  /** Ours: the shop's way of shipping that was chosen; the cheapest without it. */
  method_id: z.union([id, z.literal('')]).optional(),
})
export type PriceQuery = z.infer<typeof priceQuery>

export const priceAnswer = z.object({
  price: moneyText,
  method_id: z.number().int(),
  methods: z.array(z.object({ id: z.number().int(), name: z.string(), courier: z.string(), price: moneyText })),
  state: z.object({ code: z.string(), name: z.string() }),
  city: z.string().nullable(),
})
export type PriceAnswer = z.infer<typeof priceAnswer>

export const postcodeParams = z.object({ postcode: z.string().min(1).max(16) })

/** GET /api/ajax/guest/postcode/{postcode}: which town a postcode is of. */
export const postcodeAnswer = z.object({
  postcode: z.string(),
  city: z.string(),
  state: z.object({ code: z.string(), name: z.string() }),
})
export type PostcodeAnswer = z.infer<typeof postcodeAnswer>
