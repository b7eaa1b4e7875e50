import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { chosenText, perPage, textOf } from './list-items-text.ts'
import type { Sort } from './list-items-text.ts'
import { facetValues, hasFacets } from './facets-text.ts'
import type { Facets } from './facets-text.ts'

export type ListedRow = {
  id: number
  view_id: string
  title: string
  item_type: string
  sold: number
  rating_sum: number
  rating_count: number
  is_promo: boolean
  promo_until: string | null
  price_min_sen: number
  price_max_sen: number
  promo_min_sen: number | null
  promo_max_sen: number | null
  min_purchase_qty: number
  max_purchase_qty: number | null
  multiple_of: number
  image_key: string | null
  image_widths: number[] | null
  /** Units on offer, and the fullest shelf among them; null when one of them is not counted. */
  units: number
  stock: number | null
  /** Largest whole percent saved, whether the promo is on or not. */
  best_saving: number | null
}

/** `is_capped`: there are more than `total`, which were not counted. */
export type ListedItems = { shop_id: number | null; total: number; is_capped: boolean; items: ListedRow[] }

export type ListQuestion = {
  username: string
  sort: Sort
  page: number
  now: Date
  /** `words`: a query over `products.search`. `alike`: a text that titles are to resemble. */
  search: { words: string } | { alike: string } | null
  /** Slug or id, with everything below it; null for all. */
  category: string | null
  /** The same, below `category`. */
  subCategory: string | null
  facets: Facets
}

/** One page of what a shop sells, in one statement, asked as the public. `shop_id` is null when there is no such shop. */
export async function listItems(publicDb: Db, asked: ListQuestion): Promise<ListedItems> {
  const { username, sort, page, now, search, category, subCategory, facets } = asked
  const by = search === null ? 'nothing' : 'words' in search ? 'words' : 'likeness'
  const sought = search === null ? null : 'words' in search ? search.words : search.alike
  const { name, text } = textOf(
    { by, byCategory: category !== null || subCategory !== null, byFacets: hasFacets(facets) },
    sort,
  )
  const [row] = await rawQuery<ListedItems>(publicDb, name, text, [
    username,
    (page - 1) * perPage,
    now,
    sought,
    category,
    subCategory,
    ...(hasFacets(facets) ? facetValues(facets) : []),
  ])
  if (!row) throw new Error('a select without a table gives one row')
  return row
}

/** Products by their ids in addresses, those that are on sale. */
export async function listChosen(publicDb: Db, shopId: number, viewIds: readonly string[]): Promise<ListedRow[]> {
  if (viewIds.length === 0) return []
  const [row] = await rawQuery<{ items: ListedRow[] }>(publicDb, 'storefront_items_chosen', chosenText(), [
    shopId,
    viewIds,
  ])
  return row?.items ?? []
}
