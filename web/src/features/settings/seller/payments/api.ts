import type { PaymentSetup } from '@kedai/contracts/seller-payments.ts'
import { apiQuery } from '../../../../lib/query.ts'

export const methodsPath = '/api/ajax/seller/payment-methods'
export const accountsPath = '/api/ajax/seller/bank-accounts'
export const duitNowPath = '/api/ajax/seller/duitnow-qr'

export const paymentsQuery = () => apiQuery<PaymentSetup>(methodsPath)
