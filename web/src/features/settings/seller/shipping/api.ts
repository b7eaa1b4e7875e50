import type { QuoteAnswer, ShippingSetup } from '@kedai/contracts/seller-shipping.ts'
import { get } from '../../../../lib/http.ts'
import { apiQuery } from '../../../../lib/query.ts'

export const root = '/api/ajax/seller/shipping'

export const shippingQuery = () => apiQuery<ShippingSetup>(root)

export type Trial = { location: string; weight: string; quantity: string; goods: string }

export const tryShipping = (trial: Trial) => get<QuoteAnswer>(`${root}/quote`, { search: trial })
