import { inTransaction } from '../db/in-transaction.ts'
import { claimOf } from './idempotent.ts'
import type { Door } from './idempotent.ts'
import { isKept } from './queries.ts'

/**
 * Runs what ends in `idempotent`, counting it against its limits as one try however often it is sent: whoever comes while its
 * twin is under way in this process is counted with it, and a replay of what was kept is never refused for coming too often.
 * @throws what `count` throws
 */
export async function asOneTry<Result>(door: Omit<Door, 'reply'>, count: () => Promise<void>, work: () => Promise<Result>): Promise<Result> {
  const claim = claimOf(door)
  if (claim === null) return count().then(work)
  const name = `${claim.scope} ${claim.key} ${claim.hash.toString('base64')}`
  const twin = underWay.get(name)
  if (twin) return twin.then(work)
  const counted = count().catch(async (refusal: unknown) => {
    if (!(await inTransaction(door.db, { ...door.options, readOnly: true }, (trx) => isKept(trx, claim)))) throw refusal
  })
  underWay.set(name, counted)
  try {
    await counted
    return await work()
  } finally {
    underWay.delete(name)
  }
}

const underWay = new Map<string, Promise<void>>()
