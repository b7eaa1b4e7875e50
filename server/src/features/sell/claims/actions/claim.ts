import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { claimKinds } from '../kinds.ts'
import type { ClaimKind } from '../kinds/kind.ts'
import type { Claiming } from '../queries.ts'
import type { Shortage, Want } from './wants.ts'

/**
 * Takes everything that is wanted for a holder, or says what is short; then some of it may be taken already, and the caller
 * rolls back. Kinds and subjects are locked in one order, whoever claims.
 */
export async function claim(trx: Db, by: Claiming, wants: readonly Want[]): Promise<Shortage[]> {
  for (const name of kindNames) {
    const ofKind = wants.filter(({ kind }) => kind === name)
    if (ofKind.length === 0) continue
    // The wants of a name are those that its kind takes.
    const short = await (claimKinds[name] as ClaimKind<Want['kind']>).claim(trx, by, ofKind)
    if (short.length > 0) return short
  }
  publishClaimed(trx, wants)
  return []
}

/** Tells listings that what they offer has changed. */
export function publishClaimed(trx: Db, wants: readonly Want[]): void {
  for (const productId of new Set(wants.flatMap((want) => ('productId' in want ? [want.productId] : []))))
    publishChange(trx, 'product', productId)
}

const kindNames = Object.keys(claimKinds) as Want['kind'][] // the keys of a literal without further ones, in its order
