import type { PublicPolicies } from '@kedai/contracts/policies.ts'
import type { Storefront, StorefrontItem } from '@kedai/contracts/storefront.ts'
import { listOf, oneOf } from '../../lib/answers.ts'
import type { Asked } from './storefront-search.ts'

const at = (username: string) => `/api/ajax/guest/front-store/${encodeURIComponent(username)}`

export const policiesQuery = (username: string) => oneOf<PublicPolicies>(`${at(username)}/policies`)

export const storefrontQuery = (username: string) => oneOf<Storefront>(at(username))

// Only what is asked for stands in the address, so that all first pages are one.
export function itemsQuery(username: string, { q, cat, page, sort, min, max, stock, promo }: Asked) {
  const search = new URLSearchParams()
  if (q) search.set('term', q)
  if (cat) search.set('category', cat)
  if (sort !== 'newest') search.set('sort', sort)
  if (min) search.set('price_min', min)
  if (max) search.set('price_max', max)
  if (stock) search.set('in_stock', '1')
  if (promo) search.set('on_promo', '1')
  if (page > 1) search.set('page', String(page))
  return listOf<StorefrontItem>(`${at(username)}/items${search.size > 0 ? `?${search}` : ''}`)
}
