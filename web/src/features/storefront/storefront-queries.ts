import type { PublicPolicies } from '@kedai/contracts/policies.ts'
import type { Storefront, StorefrontFacets, StorefrontItem } from '@kedai/contracts/storefront.ts'
import { listOf, oneOf } from '../../lib/query-cache.ts'
import type { Asked } from './storefront-search.ts'

const at = (username: string) => `/api/ajax/guest/front-store/${encodeURIComponent(username)}`

export const policiesQuery = (username: string) => oneOf<PublicPolicies>(`${at(username)}/policies`)

export const storefrontQuery = (username: string) => oneOf<Storefront>(at(username))

// Only what is asked for stands in the address, so that all first pages are one.
export function itemsQuery(username: string, asked: Asked) {
  const search = narrowingOf(asked)
  if (asked.sort !== 'newest') search.set('sort', asked.sort)
  if (asked.page > 1) search.set('page', String(asked.page))
  return listOf<StorefrontItem>(withSearch(`${at(username)}/items`, search))
}

// How many items each further narrowing would leave.
export const facetsQuery = (username: string, asked: Asked) =>
  oneOf<StorefrontFacets>(withSearch(`${at(username)}/facets`, narrowingOf(asked)))

const withSearch = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path)

function narrowingOf({ q, cat, min, max, stock, promo }: Asked): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('term', q)
  if (cat) search.set('category', cat)
  if (min) search.set('price_min', min)
  if (max) search.set('price_max', max)
  if (stock) search.set('in_stock', '1')
  if (promo) search.set('on_promo', '1')
  return search
}
