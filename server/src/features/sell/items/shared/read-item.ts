import type { ItemView } from '@kedai/contracts/items.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { presentItemView } from '../present/item-view.ts'
import { viewOfType } from '../present/type-view.ts'
import { findItem } from '../queries.ts'

/** An item page's data without anybody's own; null when it is not published. */
export async function readItem(
  publicDb: Db,
  viewId: string,
  viewing: { lang: Lang; now: Date; publicUrl: string },
): Promise<ItemView | null> {
  const row = await findItem(publicDb, viewId)
  if (row === null) return null
  const type = await viewOfType(publicDb, row, viewing.lang, viewing.now)
  return presentItemView(row, type, { me: null, ...viewing })
}
