import { inTransaction } from '../db/in-transaction.ts'
import type { AnyRequest } from '../http/app-types.ts'
import { noteTwin } from '../limits/noted.ts'
import type { LimitName } from '../limits/table.ts'
import type { Db } from '../db/db.ts'
import type { Limits } from '../limits/limits.ts'
import { claimOf, scopeOf } from './idempotent.ts'
import type { Door } from './idempotent.ts'
import { isKept, isKnownKey } from './queries.ts'

/**
 * Runs what ends in `idempotent`, counting it against its limits as one try however often it is sent: whoever comes while its
 * twin is under way in this process is counted with it, and a replay of what was kept is never refused for coming too often.
 * @throws what `count` throws
 */
export async function asOneTry<Result>(
  door: Omit<Door, 'reply'>,
  count: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  const claim = claimOf(door)
  if (claim === null) return count().then(work)
  const name = `${claim.scope} ${claim.key} ${claim.hash.toString('base64')}`
  const twin = underWay.get(name)
  if (twin) {
    noteTwin(door.request)
    return twin.then(work)
  }
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

/**
 * Looks whether a limit is closed before a form with files is read; what was sent before with the same key is let through, as it
 * is no new try. @throws AppError `too_many`
 */
export async function mustBeOpenForFiles(
  { db, limits }: { db: Db; limits: Limits },
  request: AnyRequest,
  name: LimitName,
): Promise<void> {
  if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) return
  try {
    await limits.mustBeOpen(request, name)
  } catch (refusal) {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '') throw refusal
    const scope = scopeOf(request)
    const isTwin = [...underWay.keys()].some((other) => other.startsWith(`${scope} ${key} `))
    if (!isTwin && !(await isKnownKey(db, scope, key))) throw refusal
  }
}

const underWay = new Map<string, Promise<void>>()
