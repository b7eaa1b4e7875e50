import type { Db } from '../db/db.ts'
import type { Changes } from '../events/changes.ts'
import { findSuspensions } from './queries.ts'
import { bindSuspensions } from './suspended-shops.ts'
import type { Suspension, Suspensions } from './suspended-shops.ts'

/** The topic of changes that an operator's command tells of. */
export const suspensionTopic = 'suspension'

/** Reads which shops are suspended, now and whenever an operator has changed it. */
export async function keepSuspensions(
  db: Db,
  changes: Pick<Changes, 'on'>,
  onError: (error: unknown) => void,
): Promise<Suspensions> {
  let byShop = new Map<number, Suspension>()
  let byUsername = new Map<string, Suspension>()
  let reads = 0
  async function load(): Promise<void> {
    const read = ++reads
    const rows = await findSuspensions(db)
    // One that began later knows more.
    if (read !== reads) return
    byShop = new Map(rows.map((row) => [row.shopId, row]))
    byUsername = new Map(rows.map((row) => [row.username, row]))
  }
  const suspensions: Suspensions = {
    isNone: () => byShop.size === 0,
    ofShop: (shopId) => byShop.get(shopId) ?? null,
    ofUsername: (username) => byUsername.get(username.toLowerCase()) ?? null,
  }
  await load()
  changes.on(suspensionTopic, () => void load().catch(onError))
  bindSuspensions(db, suspensions)
  return suspensions
}
