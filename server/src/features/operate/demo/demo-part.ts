import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'

/** The shops of the demo (contract §8). */
export type DemoShopName = 'demo' | 'rival'
export type DemoShop = { id: number; username: DemoShopName }

/** A piece of the demo that is put in place whole, once, in one transaction that names the shop. */
export type DemoPart = {
  /** Stored when it is done, so it never changes; a new name is a new part, and reaches demos that exist already. */
  name: string
  shops: readonly DemoShopName[]
  /** What takes long and needs no database: done before the transaction. */
  prepare?: (shop: DemoShopName) => Promise<void>
  seed: (trx: Db, shop: DemoShop, deps: Deps) => Promise<void>
}
