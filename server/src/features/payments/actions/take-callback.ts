import type { Callback } from '../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/db.ts'
import { attemptIdOf, referenceOf } from '../reference.ts'
import { fileCallback, findByReference, findShopOfAttempt, saveAttempt } from '../queries/attempts.ts'
import { applyReport } from './apply-report.ts'

export type CallbackOutcome = 'applied' | 'repeated' | 'unknown' | 'doubtful'

/** Applies a genuine callback, once. One that contradicts itself only makes us ask the gateway. */
export async function takeCallback(
  db: Db,
  { provider, callback, now }: { provider: string; callback: Callback; now: Date },
): Promise<CallbackOutcome> {
  const row = { provider, event_id: callback.eventId, provider_ref: callback.providerRef, received_at: now }
  const found = await findAttempt(db, provider, callback)
  if (!found) {
    await inTransaction(db, {}, (trx) => fileCallback(trx, { ...row, outcome: 'unknown' }))
    return 'unknown'
  }
  const { shopId, attemptId } = found
  const isOurs = callback.reference === referenceOf(attemptId)
  return inTransaction(db, { shopId }, async (trx) => {
    if (!(await fileCallback(trx, { ...row, outcome: isOurs ? callback.status : 'doubtful' }))) return 'repeated'
    if (isOurs) await applyReport(trx, { shopId, attemptId, report: callback, now })
    else await saveAttempt(trx, { shopId, attemptId }, { next_query_at: now })
    return isOurs ? 'applied' : 'doubtful'
  })
}

// A callback may overtake the answer that would have told us the gateway's reference; ours leads to the attempt too.
async function findAttempt(
  db: Db,
  provider: string,
  { providerRef, reference }: Callback,
): Promise<{ shopId: number; attemptId: number } | null> {
  const byTheirs = await findByReference(db, provider, providerRef)
  if (byTheirs) return byTheirs
  const attemptId = attemptIdOf(reference)
  const shopId = attemptId === null ? null : await findShopOfAttempt(db, provider, attemptId)
  return attemptId === null || shopId === null ? null : { shopId, attemptId }
}
