import { LRUCache } from 'lru-cache'
import type { Db } from '../../../../platform/db/db.ts'
import { findShopOfView, type ShopOfView } from '../queries.ts'

// A listing never moves to another shop, so its shop's id cannot become wrong; names age out. Whether it is still sold is asked anew each time.
const shops = new WeakMap<Db, LRUCache<string, ShopOfView>>()
const maxAgeMs = 60_000

/** The shop that sells a listing; null when it is unknown or not published. */
export async function shopOfView(publicDb: Db, viewId: string): Promise<ShopOfView | null> {
  const cache = cacheOf(publicDb)
  const found = cache.get(viewId) ?? (await findShopOfView(publicDb, viewId))
  if (found !== null) cache.set(viewId, found)
  return found
}

function cacheOf(publicDb: Db): LRUCache<string, ShopOfView> {
  const cache = shops.get(publicDb) ?? new LRUCache<string, ShopOfView>({ max: 10_000, ttl: maxAgeMs })
  if (!shops.has(publicDb)) shops.set(publicDb, cache)
  return cache
}
