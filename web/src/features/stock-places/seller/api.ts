import type { StockNode, StockTransfer } from '@kedai/contracts/stock-nodes.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery } from '../../../lib/query.ts'
import { withSearch } from '../../../lib/with-search.ts'

export const placesPath = '/api/ajax/seller/stock-nodes'
export const transfersPath = '/api/ajax/seller/stock-transfers'

export const placesQuery = () => apiListQuery<StockNode>(placesPath)
export const transfersQuery = (page: number | undefined) => ({
  ...apiListQuery<StockTransfer>(withSearch(transfersPath, { page })),
  placeholderData: keepPreviousData,
})
