import { productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { localStore } from '../../../lib/local-store.ts'
import type { ProductListSearch } from '../../../lib/seller/seller-paths.ts'

// What the list shows stands in the address, so that reload, back and sharing keep it.
export function readListAddress(search: URLSearchParams): ProductListSearch {
  const page = Number(search.get('page'))
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, values.find((value) => value === search.get(name))]),
  )
  return {
    ...chosen,
    category: /^[1-9]\d{0,14}$/.exec(search.get('category') ?? '')?.[0],
    term: search.get('term') || undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}

// Where "back to the products" leads: to the list as it was left, in this tab.
export const lastList = localStore<ProductListSearch>({
  key: 'products:list',
  version: 1,
  fallback: {},
  area: () => sessionStorage,
  isValid: (value): value is ProductListSearch => typeof value === 'object' && value !== null,
})

// What narrows the list: everything but its order and its page.
export const filtersOf = ({ page: _page, sort: _sort, ...filters }: ProductListSearch) => filters

export const isNarrowed = (search: ProductListSearch): boolean =>
  Object.values(filtersOf(search)).some((value) => value !== undefined && value !== '')

const choices: Record<string, readonly string[]> = {
  status: ['draft', 'published', 'archived'],
  type: productTypeNames,
  stock: ['low', 'out'],
  promo: ['on'],
  sort: ['changed', 'title', 'cheapest', 'dearest'],
}
