import type { CheckedInvoicePayment, GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import type { StartedPayment } from '@kedai/contracts/payments.ts'
import { oneOf } from '../../lib/query-cache.ts'
import { post } from '../../lib/http.ts'

const at = (hashslug: string, call = '') => `/api/ajax/guest/invoices/${encodeURIComponent(hashslug)}${call}`

export const invoiceQuery = (hashslug: string) => oneOf<GuestInvoice>(at(hashslug))

// Without an amount: all that is due.
export const startPaying = (hashslug: string, paymentMethod: string, amount?: string) =>
  post<StartedPayment>(at(hashslug, '/pay'), { paymentMethod, ...(amount && { amount }) })

export const queryBank = (hashslug: string) => post<CheckedInvoicePayment>(at(hashslug, '/payment-check'))

export const tellViewed = (hashslug: string) => post<unknown>(at(hashslug, '/viewed'))

export function sendSlip(
  hashslug: string,
  { slip, method, amount }: { slip: File; method: string; amount: string },
  onProgress: (share: number) => void,
) {
  const body = new FormData()
  body.append('paymentProof', slip)
  body.append('paymentMethod', method)
  if (amount) body.append('amount', amount)
  return post<GuestInvoice>(at(hashslug, '/payment-proof'), body, { onProgress })
}
