import { z } from 'zod'

/** POST …/order/{token}/pay. `redirect_to` is the gateway's page, or the order's own page where nothing is paid online. contract §2 */
export const startedPayment = z.object({ redirect_to: z.string(), message: z.string() })
export type StartedPayment = z.infer<typeof startedPayment>

/** POST …/order/{token}/payment-proof */
export const receivedProof = z.object({ proof_status: z.string(), payment_status: z.string() })
export type ReceivedProof = z.infer<typeof receivedProof>

/** POST …/order/{token}/payment-check: asks the gateway where a payment stands; asking often changes nothing. */
export const checkedPayment = z.object({
  payment_status: z.string(),
  order_status: z.string(),
  is_settled: z.boolean(),
})
export type CheckedPayment = z.infer<typeof checkedPayment>

/** GET …/order/{token}/payment-methods: the ways this order may be paid now. */
export const orderPaymentMethod = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['gateway', 'bank_transfer', 'cod', 'qr']),
  instructions: z.string(),
  is_chosen: z.boolean(),
})
export type OrderPaymentMethod = z.infer<typeof orderPaymentMethod>
