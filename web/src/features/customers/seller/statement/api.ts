import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { fileOfShop } from '../../../../lib/chosen-shop.ts'
import { apiQuery } from '../../../../lib/query.ts'
import type { StatementSearch } from '../../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../../lib/with-search.ts'

export const statementQuery = (id: string, search: StatementSearch) => ({
  ...apiQuery<CustomerStatement>(withSearch(`/api/ajax/seller/customers/${encodeURIComponent(id)}/statement`, search)),
  staleTime: 0,
  placeholderData: keepPreviousData,
})

export const sendStatementPath = (id: string) => `/api/ajax/seller/customers/${encodeURIComponent(id)}/send-statement`

export const statementFile = (id: string, search: StatementSearch, kind: 'pdf' | 'csv') =>
  fileOfShop(withSearch(`/exports/customers/${encodeURIComponent(id)}/statement.${kind}`, search))
