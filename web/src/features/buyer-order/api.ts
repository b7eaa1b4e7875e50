import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import type { ExtendedRental } from '@kedai/contracts/rentals.ts'
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

// A rental for longer, and another time for an appointment.
export const extendRental = (token: string, until: string) =>
  post<ExtendedRental>(at(token, '/extend'), { until }, { idempotencyKey: crypto.randomUUID() })
export const moveAppointment = (token: string, slot: string) => post<BuyerOrder>(at(token, '/reschedule'), { slot })
export const calendarFile = (token: string) => at(token, '/calendar.ics')

export const cancelOrder = (token: string) => post<BuyerOrder>(at(token, '/cancel'), {})

export function sendSlip(token: string, slip: File, onProgress: (share: number) => void) {
  const body = new FormData()
  body.append('paymentProof', slip)
  return post<ReceivedProof>(at(token, '/payment-proof'), body, { onProgress })
}

export const ticketPdf = (token: string, id: number) => at(token, `/tickets/${id}/pdf`)

export const passTicketOn = (token: string, id: number, to: { name: string; email: string; mobile: string }) =>
  post<BuyerOrder>(at(token, `/tickets/${id}`), to)
