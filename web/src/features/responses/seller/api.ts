import type { Response, ResponseSummary } from '@kedai/contracts/collections.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import type { ResponseListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

const path = (viewId: string, more = '') => `/api/ajax/seller/responses/${encodeURIComponent(viewId)}${more}`

export const responsesQuery = (viewId: string, search: ResponseListSearch) => ({
  ...apiListQuery<Response>(withSearch(path(viewId), search)),
  placeholderData: keepPreviousData,
})

// Money comes in meanwhile: asked anew each time.
export const responseSummaryQuery = (viewId: string) => ({
  ...apiQuery<ResponseSummary>(path(viewId, '/summary')),
  staleTime: 0,
})

// The sheet of all that the list shows, on whichever page.
export const responsesFile = (viewId: string, { term, status }: ResponseListSearch): string =>
  fileOfShop(withSearch(path(viewId, '.csv'), { term, status }))
