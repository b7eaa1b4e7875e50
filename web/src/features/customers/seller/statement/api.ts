import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { fileOfShop } from '../../../../lib/chosen-shop.ts'
import { apiQuery } from '../../../../lib/query.ts'
import type { StatementSearch } from '../../../../lib/seller/seller-paths.ts'

export const statementQuery = (id: string, search: StatementSearch) => ({
  ...apiQuery<CustomerStatement>(`/api/ajax/seller/customers/${encodeURIComponent(id)}/statement?${words(search)}`),
  staleTime: 0,
  placeholderData: keepPreviousData,
})

export const sendStatementPath = (id: string) => `/api/ajax/seller/customers/${encodeURIComponent(id)}/send-statement`

export const statementFile = (id: string, search: StatementSearch, kind: 'pdf' | 'csv') => fileOfShop(`/exports/customers/${encodeURIComponent(id)}/statement.${kind}?${words(search)}`)

const words = (search: StatementSearch): string => new URLSearchParams(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')).toString()
