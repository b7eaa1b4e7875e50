import type { StockRow, UnitStock } from '@kedai/contracts/stock.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'

export const stockPath = '/api/ajax/seller/stock'

export type StockSearch = { term?: string; low?: string; page?: number }

export const movesPath = (id: number) => `${stockPath}/${id}/moves`

export const stockQuery = (search: StockSearch) => {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return { ...apiListQuery<StockRow>(`${stockPath}?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`), placeholderData: keepPreviousData, staleTime: 0, refetchOnWindowFocus: false }
}

export const movesQuery = (id: number) => ({ ...apiQuery<UnitStock>(movesPath(id)), staleTime: 0 })
