import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import type { CheckedPayment, OrderPaymentMethod, ReceivedProof, StartedPayment } from '@kedai/contracts/payments.ts'
import { oneOf } from '../../lib/query-cache.ts'
import { post } from '../../lib/http.ts'

const at = (token: string, call = '') => `/api/ajax/guest/order/${encodeURIComponent(token)}${call}`

export const orderQuery = (token: string) => oneOf<BuyerOrder>(at(token))

export const methodsQuery = (token: string) => oneOf<OrderPaymentMethod[]>(at(token, '/payment-methods'))

// Without a method: by the one the order has.
export const startPaying = (token: string, paymentMethod?: string) =>
  post<StartedPayment>(at(token, '/pay'), paymentMethod ? { paymentMethod } : {})

export const queryBank = (token: string) => post<CheckedPayment>(at(token, '/payment-check'))

export const cancelOrder = (token: string) => post<BuyerOrder>(at(token, '/cancel'), {})

export function sendSlip(token: string, slip: File, onProgress: (share: number) => void) {
  const body = new FormData()
  body.append('paymentProof', slip)
  return post<ReceivedProof>(at(token, '/payment-proof'), body, { onProgress })
}
