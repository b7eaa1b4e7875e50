import type { Customer, CustomerRow } from '@kedai/contracts/customers.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import type { CustomerListSearch } from '../../../paths.ts'

const path = '/api/ajax/seller/customers'

export const customersQuery = ({ term, page }: CustomerListSearch) => ({
  ...apiListQuery<CustomerRow>(`${path}?${new URLSearchParams({ ...(term && { term }), ...(page && { page: String(page) }) })}`),
  placeholderData: keepPreviousData,
})

export const customerPath = (id: string) => `${path}/${encodeURIComponent(id)}`

export const customerQuery = (id: string) => apiQuery<Customer>(customerPath(id))
