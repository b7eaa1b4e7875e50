import { z } from 'zod'
import { moneyText } from './money.ts'
import { dateTimeText, flag, lineOfText, pageNumber } from './values.ts'

const typedId = z.union([lineOfText(40), z.null()]).optional()
/** Left out, it stays; empty, it is taken away. It is never given back. */
const typedKey = z.union([lineOfText(500), z.null()]).optional()

/** PUT /api/ajax/seller/pixels */
export const savePixels = z.object({
  fb_pixel: typedId,
  fb_token: typedKey,
  ga_code: typedId,
  ga_secret: typedKey,
  tiktok_pixel: typedId,
  tiktok_token: typedKey,
  events: z.record(z.string().max(40), flag).optional(),
  /** Visitors are asked first, and nothing is told of those who did not say yes. */
  asks_consent: flag.optional(),
})
export type SavePixels = z.infer<typeof savePixels>

export const pixels = z.object({
  fb_pixel: z.string().nullable(),
  ga_code: z.string().nullable(),
  tiktok_pixel: z.string().nullable(),
  events: z.record(z.string(), z.boolean()),
  asks_consent: z.boolean(),
  has_fb_token: z.boolean(),
  has_ga_secret: z.boolean(),
  has_tiktok_token: z.boolean(),
})
export type Pixels = z.infer<typeof pixels>

export const pixelDeliveriesQuery = z.object({ page: pageNumber })

/** One telling of one purchase: by the server to a provider, or by the buyer's `browser`. */
export const pixelDelivery = z.object({
  id: z.number().int(),
  provider: z.string(),
  event: z.string(),
  event_id: z.string(),
  order_no: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'skipped']),
  tries: z.number().int(),
  response: z.string(),
  created_at: dateTimeText,
  ended_at: dateTimeText.nullable(),
})
export type PixelDelivery = z.infer<typeof pixelDelivery>

/**
 * POST /api/ajax/guest/order/{token}/conversion: the purchase, once it is paid, until `…/conversion/told` says that it was told; null
 * ever after. However often it is handed out, it has one `event_id`, by which providers count it once.
 */
export const purchaseEvent = z
  .object({
    event_id: z.string(),
    value: moneyText,
    currency: z.literal('MYR'),
    fb_pixel: z.string().nullable(),
    ga_code: z.string().nullable(),
    tiktok_pixel: z.string().nullable(),
    contents: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.number().int(), price: moneyText })),
  })
  .nullable()
export type PurchaseEvent = z.infer<typeof purchaseEvent>

export const addedParams = z.object({ username: z.string().min(1).max(60) })

/**
 * POST /api/ajax/guest/added-to-cart/{username}, after something was added: the event for the browser, which the server tells under the
 * same `event_id`; null where the shop has no pixels, does not tell it, or asks first and was not allowed.
 */
export const addedEvent = purchaseEvent
