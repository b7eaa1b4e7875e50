import type { ResponseListSearch } from '../../../lib/seller/seller-paths.ts'

export const responseStates = ['paid', 'unpaid', 'over'] as const

// What the list shows stands in the address, so that reload, back and sharing keep it.
export function readResponseAddress(search: URLSearchParams): ResponseListSearch {
  const page = Number(search.get('page'))
  return {
    status: responseStates.find((status) => status === search.get('status')),
    term: search.get('term') || undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}
