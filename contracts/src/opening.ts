import { openingSteps, paymentNeeds } from '@kedai/domain/people/opening.ts'
import { z } from 'zod'
import { flag } from './values.ts'

/** GET /api/ajax/seller/opening: how far a new shop has come, and what it takes to share it. */
export const opening = z.object({
  steps: z.array(z.object({ name: z.enum(openingSteps), is_done: z.boolean() })),
  /** What keeps the step `payment` open; null once it is done. */
  payment_needs: z.enum(paymentNeeds).nullable(),
  done: z.number().int(),
  next: z.enum(openingSteps).nullable(),
  is_dismissed: z.boolean(),
  share: z.object({
    url: z.string(),
    /** The message for WhatsApp, its link at the end, and the address that opens WhatsApp with it. */
    text: z.string(),
    whatsapp_link: z.string(),
    /** A QR code of the link: the dark cells as an SVG path in a square of `size` cells. */
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
})
export type Opening = z.infer<typeof opening>

/** POST /api/ajax/seller/opening/dismiss: puts the checklist away, or takes it out again. */
export const dismissOpening = z.object({ is_dismissed: flag.default(true) })
