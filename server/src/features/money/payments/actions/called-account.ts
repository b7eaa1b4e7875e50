import type { Callback, OpenAccount, PaymentProvider } from '../../../../integrations/payments/gateway.ts'
import { attemptIdOf } from '../../../../integrations/payments/reference.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { AccountRef } from '../queries/accounts.ts'
import { findByReference, findUnnamed } from '../queries/attempts.ts'
import type { AttemptRow } from '../queries/attempts.ts'

/** The account that a callback's address names. */
export type CalledAccount = AccountRef & { opened: OpenAccount; gateway: PaymentProvider }

/** The attempt that a callback speaks of. It may overtake the answer that would have told us the provider's reference; ours leads to the attempt too. */
export async function findAttempt(
  trx: Db,
  { shopId, accountId }: CalledAccount,
  { providerRef, reference }: Callback,
): Promise<AttemptRow | undefined> {
  const byTheirs = await findByReference(trx, { shopId, accountId }, providerRef)
  const attemptId = byTheirs || reference === null ? null : attemptIdOf(reference)
  return byTheirs ?? (attemptId === null ? undefined : await findUnnamed(trx, { shopId, accountId }, attemptId))
}
