import { z } from 'zod'
import { lineOfText } from './values.ts'

/** GET /api/ajax/guest/payment-banks, by the code of a way to pay; the shop stands in `X-Shop` or the host. */
export const paymentBanksQuery = z.object({ method: lineOfText(40).min(1) })

/** A bank that buyers pay from: `is_up` false while its provider says that it takes nothing. */
export const paymentBank = z.object({ code: z.string(), name: z.string(), is_up: z.boolean() })
export type PaymentBank = z.infer<typeof paymentBank>

/** The bank of a new order, as `code` of the list; empty: it is chosen at the provider. */
export const chosenBank = lineOfText(20)
  .regex(/^[A-Z0-9]*$/)
  .default('')
