import { localStore } from '../../../lib/local-store.ts'
import type { ProductListSearch } from '../../../paths.ts'

// What the list shows stands in the address, so that reload, back and sharing keep it.
export function readListAddress(search: URLSearchParams): ProductListSearch {
  const page = Number(search.get('page'))
  return {
    status: statuses.find((status) => status === search.get('status')),
    term: search.get('term') || undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}

// Where "back to the products" leads: to the list as it was left, in this tab.
export const lastList = localStore<ProductListSearch>({
  key: 'products:list', version: 1, fallback: {}, area: () => sessionStorage,
  isValid: (value): value is ProductListSearch => typeof value === 'object' && value !== null,
})

const statuses = ['draft', 'published', 'archived']
