import { z } from 'zod'
import { moneyText } from './money.ts'
import { id, lineOfText, wholeNumber } from './values.ts'

/** GET /api/ajax/guest/shipping/get-price. Weight, zone and price are computed from the item; the client's are hints. */
export const priceQuery = z.object({
  location: lineOfText(100).min(1),
  courier: lineOfText(100).optional(),
  item_id: z.union([id, lineOfText(64)]),
  quantity: wholeNumber(1, 100_000).default(1),
  zoneid: lineOfText(20).optional(),
  by: lineOfText(20).optional(),
  weight: lineOfText(20).optional(),
  model_id: z.union([id, z.literal('')]).optional(),
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

/** GET /api/ajax/guest/postcode/{postcode}: which town a postcode is of. */
export const postcodeAnswer = z.object({ postcode: z.string(), city: z.string(), state: z.object({ code: z.string(), name: z.string() }) })
export type PostcodeAnswer = z.infer<typeof postcodeAnswer>
