import { z } from 'zod'
import { moneyText } from './money.ts'
import { flag, uploadedFile } from './values.ts'

/** A code as its dark cells: one SVG path in a square of `size` cells, its quiet edge among them. */
export const qrDrawing = z.object({ size: z.int(), path: z.string() })

/** POST …/seller/duitnow-qr, multipart: a picture with the code in it. Needs a fresh proof of identity. Only what the code says is kept. */
export const saveDuitNow = z.object({ picture: uploadedFile })

/** POST …/seller/duitnow-qr/amount: whether each payment's code says its amount. */
export const setDuitNowAmount = z.object({ says_amount: flag })

/** The shop's own code, to its sellers. `acquirer`: the bank or wallet that gave it out, where its number is known. */
export const shownDuitNow = z.object({
  merchant_name: z.string(),
  acquirer: z.string().nullable(),
  acquirer_id: z.string(),
  says_amount: z.boolean(),
  /** Why codes cannot say the amount; null when they can. */
  amount_blocked: z.string().nullable(),
  qr: qrDrawing,
})
export type ShownDuitNow = z.infer<typeof shownDuitNow>

/** The shop's code to pay one order or invoice with. */
export const duitNowToPay = z.object({
  merchant_name: z.string(),
  acquirer: z.string().nullable(),
  amount: moneyText,
  reference: z.string(),
  /** The code itself says amount and reference; otherwise the payer types them. */
  says_amount: z.boolean(),
  qr: qrDrawing,
  /** The same code as a PNG, to be saved and opened in the bank's app. */
  picture_url: z.string(),
})
export type DuitNowToPay = z.infer<typeof duitNowToPay>
