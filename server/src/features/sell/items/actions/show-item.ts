import type { ItemView } from '@kedai/contracts/items.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { presentItemView, type Viewer } from '../present/item-view.ts'
import { viewOfType } from '../present/type-view.ts'
import { findItem } from '../queries.ts'

/** An item page as buyers get it; null when it is not published. */
export async function showItem(db: Db, viewId: string, viewer: Viewer): Promise<ItemView | null> {
  const row = await findItem(db, viewId)
  if (!row) return null
  return presentItemView(row, await viewOfType(db, row, viewer.lang, viewer.now), viewer)
}
