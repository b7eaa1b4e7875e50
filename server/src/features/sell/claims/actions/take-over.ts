import type { Db } from '../../../../platform/db/db.ts'
import { lockStock, type Claiming, listStockClaims } from '../queries.ts'
import { claim } from './claim.ts'
import { releaseClaims } from './settle-claims.ts'
import type { Holder, Shortage, Want } from './wants.ts'

/**
 * Claims what is wanted with what another holder has kept so far: that goes back first, and what is not wanted of it is free. Nobody
 * comes between: the units of both are locked in id order before. As with `claim`, the caller rolls back where something is short.
 */
export async function takeOver(trx: Db, from: Holder, by: Claiming, wants: readonly Want[]): Promise<Shortage[]> {
  const kept = await listStockClaims(trx, from)
  const wanted = wants.filter((want) => want.kind === 'stock')
  await lockStock(trx, from.shopId, [...new Set([...kept, ...wanted].map(({ variationId }) => variationId))])
  await releaseClaims(trx, from, by.now)
  return claim(trx, by, wants)
}
