import type { StockRow, UnitStock } from '@kedai/contracts/stock.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import { withSearch } from '../../../lib/with-search.ts'

export const stockPath = '/api/ajax/seller/stock'

export type StockSearch = { term?: string; low?: string; page?: number }

export const movesPath = (id: number) => `${stockPath}/${id}/moves`

export const stockQuery = (search: StockSearch) => ({
  ...apiListQuery<StockRow>(withSearch(stockPath, search)),
  placeholderData: keepPreviousData,
  staleTime: 0,
  refetchOnWindowFocus: false,
})

export const movesQuery = (id: number) => ({ ...apiQuery<UnitStock>(movesPath(id)), staleTime: 0 })
