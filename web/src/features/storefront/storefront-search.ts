import type { StorefrontItemsQuery } from '@kedai/contracts/storefront.ts'
import type { StorefrontSearch } from '../../paths.ts'

export type Sort = StorefrontItemsQuery['sort']

export const sorts: readonly Sort[] = ['newest', 'popular', 'price_low', 'price_high']

// What the address asks for (spec §2: `q`, `page`, `cat`). Whatever it holds, it means something.
export type Asked = { q: string; cat: string; page: number; sort: Sort }

export function readAsked(search: URLSearchParams): Asked {
  const page = Number(search.get('page') ?? 1)
  return {
    q: (search.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, 100),
    cat: (search.get('cat') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'newest',
  }
}

// The same with some of it changed, as an address has it: what is usual is left out, and a changed list begins at its first page.
export function searchWith(asked: Asked, change: Partial<Asked>): StorefrontSearch {
  const { q, cat, page, sort } = { ...asked, page: 1, ...change }
  return { q, cat, sort: sort === 'newest' ? undefined : sort, page: page === 1 ? undefined : page }
}
