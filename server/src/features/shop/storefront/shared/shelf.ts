import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { nextEdgeOf, presentListedItem } from '../present/listed-item.ts'
import { noFacets } from '../queries/facets-text.ts'
import { listChosen, listItems } from '../queries/list-items.ts'
import type { ListedRow } from '../queries/list-items.ts'

/** Cards of a shop for pages of other features. `until`: when one of them changes by itself. */
export type Shelf = { items: StorefrontItem[]; until: Date | null }

type ShelfWanted = {
  username: string
  sort: 'newest' | 'popular'
  /** By its slug; null: all of the shop. */
  category: string | null
  limit: number
  now: Date
}

/** The first cards of a list, at most 24. */
export async function readShelf(publicDb: Db, { username, sort, category, limit, now }: ShelfWanted): Promise<Shelf> {
  const { items } = await listItems(publicDb, {
    username,
    sort,
    page: 1,
    now,
    search: null,
    category,
    subCategory: null,
    facets: noFacets,
  })
  return shelfOf(items.slice(0, limit), now)
}

/** Those of these products that are on sale, in this order. */
export const readChosen = async (
  publicDb: Db,
  { shopId, viewIds, now }: { shopId: number; viewIds: readonly string[]; now: Date },
): Promise<Shelf> => shelfOf(await listChosen(publicDb, shopId, viewIds), now)

const shelfOf = (rows: readonly ListedRow[], now: Date): Shelf => ({
  items: rows.map((row) => presentListedItem(row, now)),
  until: nextEdgeOf(rows, now),
})
