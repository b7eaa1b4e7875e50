import type { PublicFront } from '@kedai/contracts/shop-pages.ts'
import type { StorefrontItemsQuery } from '@kedai/contracts/storefront.ts'
import type { StorefrontSearch } from '../../paths.ts'

export type Sort = StorefrontItemsQuery['sort']

export const sorts: readonly Sort[] = ['newest', 'popular', 'rated', 'price_low', 'price_high']

// What the address asks for (spec §2: `q`, `page`, `cat`). Whatever it holds, it means something.
export type Asked = {
  q: string
  cat: string
  page: number
  sort: Sort
  // Ringgit as typed, '' for any.
  min: string
  max: string
  stock: boolean
  promo: boolean
}

export function readAsked(search: URLSearchParams): Asked {
  const page = Number(search.get('page') ?? 1)
  return {
    q: (search.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, 100),
    cat: (search.get('cat') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    min: amountIn(search.get('min')),
    max: amountIn(search.get('max')),
    stock: search.get('stock') === '1',
    promo: search.get('promo') === '1',
  }
}

const amountIn = (typed: string | null): string => /^\d{1,7}(?:\.\d{1,2})?$/.exec((typed ?? '').trim())?.[0] ?? ''

// What narrows the list, by the names of the address.
export const facetsOf = ({ min, max, stock, promo }: Asked): string[] =>
  [min && `min=${min}`, max && `max=${max}`, stock && 'stock', promo && 'promo'].filter(
    (facet): facet is string => typeof facet === 'string' && facet !== '',
  )

// The front page of a shop, with nothing asked for.
export const isFrontPage = (asked: Asked): boolean =>
  asked.q === '' && asked.cat === '' && asked.page === 1 && facetsOf(asked).length === 0

// Whether the page that the seller put there stands in the place of the shelf.
export const showsFrontAlone = (asked: Asked, front: PublicFront): boolean =>
  isFrontPage(asked) && asked.sort === 'newest' && front?.place === 'instead'

// The same with some of it changed, as an address has it: what is usual is left out, and a changed list begins at its first page.
export function searchWith(asked: Asked, change: Partial<Asked>): StorefrontSearch {
  const { q, cat, page, sort, min, max, stock, promo } = { ...asked, page: 1, ...change }
  return {
    q,
    cat,
    sort: sort === 'newest' ? undefined : sort,
    min: amountIn(min) || undefined,
    max: amountIn(max) || undefined,
    stock: stock ? 1 : undefined,
    promo: promo ? 1 : undefined,
    page: page === 1 ? undefined : page,
  }
}
