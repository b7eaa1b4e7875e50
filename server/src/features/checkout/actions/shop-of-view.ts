import { LRUCache } from 'lru-cache'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db } from '../../../platform/db/db.ts'
import { notSold } from '../messages.ts'
import { findShopOfView } from '../queries.ts'

// A listing never moves to another shop, so this cannot become wrong; whether it is still sold is asked anew each time.
const shops = new WeakMap<Db, LRUCache<string, number>>()

/** The shop that sells a listing. @throws AppError `not_found` when it is unknown or not published. */
export async function shopOfView(publicDb: Db, viewId: string): Promise<number> {
  const kept = shopsOf(publicDb)
  const found = kept.get(viewId) ?? (await findShopOfView(publicDb, viewId))
  if (found === null) throw new AppError('not_found', notSold)
  kept.set(viewId, found)
  return found
}

function shopsOf(publicDb: Db): LRUCache<string, number> {
  const kept = shops.get(publicDb) ?? new LRUCache<string, number>({ max: 10_000 })
  if (!shops.has(publicDb)) shops.set(publicDb, kept)
  return kept
}
