import type { ShownCourierAccount } from '@kedai/contracts/courier-accounts.ts'
import { apiQuery } from '../../../../lib/query.ts'

export const courierAccountsQuery = () => apiQuery<ShownCourierAccount[]>('/api/ajax/seller/courier-accounts')
export const courierAccountPath = (provider: string) => `/api/ajax/seller/courier-accounts/${provider}`
