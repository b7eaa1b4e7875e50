import type { StorefrontFacets, StorefrontItemsMeta } from '@kedai/contracts/storefront.ts'
import type { Db } from '../../../platform/db/db.ts'
import { listItems } from './queries/list-items.ts'
import type { ListedItems, ListedRow, ListQuestion } from './queries/list-items.ts'
import { perPage } from './queries/list-items-text.ts'
import { noFacets } from './queries/facets-text.ts'
import type { Facets } from './queries/facets-text.ts'
import { searchWords } from './search-words.ts'

/** `popular`: shown instead where a search found nothing. */
export type FoundItems = { shopId: number; items: ListedRow[]; popular: ListedRow[]; meta: StorefrontItemsMeta }

const maxPopular = 8

// Two or three letters are alike to everything.
const shortestAlike = 4

/** One page of a shop; where no title holds the words, of what is spelt alike. Null when there is no such shop. */
export async function findItems(
  publicDb: Db,
  { term, ...asked }: Omit<ListQuestion, 'search'> & { term: string },
): Promise<FoundItems | null> {
  const words = searchWords(term)
  const found = await listItems(publicDb, { ...asked, search: words === null ? null : { words: words.query } })
  if (found.shop_id === null) return null
  const answer = (listed: ListedItems, isSimilar = false) => ({
    shopId: listed.shop_id ?? 0,
    items: listed.items,
    popular: [] as ListedRow[],
    meta: { ...metaOf(asked.page, listed, isSimilar), ...(words !== null && !isSimilar && { words: words.words }) },
  })
  if (words === null) return answer(term.trim() === '' ? found : { ...found, items: [], total: 0, is_capped: false }) // signs alone find nothing
  if (found.total > 0) return answer(found)
  const alike =
    term.trim().length < shortestAlike ? found : await listItems(publicDb, { ...asked, search: { alike: term } })
  if (alike.total > 0) return answer(alike, true)
  const popular = await listItems(publicDb, {
    ...asked,
    sort: 'popular',
    page: 1,
    search: null,
    category: null,
    subCategory: null,
    facets: noFacets,
  })
  return { ...answer(alike), popular: popular.items.slice(0, maxPopular) }
}

/** How many items the same list would hold if one thing more was asked of them. Null when there is no such shop. */
export async function countFacets(
  publicDb: Db,
  { term, ...asked }: Omit<ListQuestion, 'search' | 'sort' | 'page'> & { term: string },
): Promise<StorefrontFacets | null> {
  const count = (more: Partial<Facets>) =>
    findItems(publicDb, { ...asked, term, sort: 'newest', page: 1, facets: { ...asked.facets, ...more } })
  const [inStock, onPromo] = await Promise.all([count({ inStock: true }), count({ onPromo: true })])
  if (!inStock || !onPromo) return null
  const told = ({ meta }: FoundItems) => ({ total: meta.total, is_capped: meta.total_is_capped === true })
  return { in_stock: told(inStock), on_promo: told(onPromo) }
}

const metaOf = (page: number, { total, is_capped }: ListedItems, isSimilar: boolean): StorefrontItemsMeta => ({
  page,
  per_page: perPage,
  total,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  ...(is_capped && { total_is_capped: true }),
  ...(isSimilar && { is_similar: true }),
})
