import type { ShownPaymentAccount } from '@kedai/contracts/payment-accounts.ts'
import type { PaymentSetup } from '@kedai/contracts/seller-payments.ts'
import { apiQuery } from '../../../../lib/query.ts'

export const methodsPath = '/api/ajax/seller/payment-methods'
export const accountsPath = '/api/ajax/seller/bank-accounts'
export const duitNowPath = '/api/ajax/seller/duitnow-qr'

const providersPath = '/api/ajax/seller/payment-accounts'
export const providerPath = (provider: string) => `${providersPath}/${provider}`

export const providersQuery = () => apiQuery<ShownPaymentAccount[]>(providersPath)
export const paymentsQuery = () => apiQuery<PaymentSetup>(methodsPath)
