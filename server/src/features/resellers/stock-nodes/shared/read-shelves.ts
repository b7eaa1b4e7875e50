import type { Shelf } from '@kedai/domain/resellers/routing.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { listShelves, lockShelves } from '../queries/shelves.ts'

type Of = { shopId: number; resellerId: number; routeHours: number | null }

/**
 * What lies of some units with the active uplines of a reseller, the nearest first; nothing where his programme does not ask them.
 * `isHeld`: locked until the transaction ends, and the shop's own pieces before them, in the order in which stock is locked.
 */
export async function readUplineShelves(
  trx: Db,
  { shopId, resellerId, routeHours }: Of,
  variationIds: readonly number[],
  isHeld = false,
): Promise<Shelf[]> {
  if (routeHours === null || variationIds.length === 0) return []
  const wanted = { shopId, resellerId, variationIds }
  if (isHeld) await lockShelves(trx, wanted)
  const shelves = new Map<number, { nodeId: number; resellerId: number; pieces: Map<number, number> }>()
  for (const row of await listShelves(trx, wanted)) {
    const shelf = shelves.get(row.node_id) ?? { nodeId: row.node_id, resellerId: row.reseller_id, pieces: new Map() }
    shelf.pieces.set(row.variation_id, row.quantity)
    shelves.set(row.node_id, shelf)
  }
  return [...shelves.values()]
}
