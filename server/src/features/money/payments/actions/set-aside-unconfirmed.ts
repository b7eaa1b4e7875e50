import { sen } from '@kedai/domain/money/sen.ts'
import { afterReport } from '@kedai/domain/payments/attempts.ts'
import type { Callback } from '../../../../integrations/payments/gateway.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { fileCallback, lockAttempt, saveAttempt } from '../queries/attempts.ts'
import { isOurs, stateOf } from './apply-report.ts'
import { findAttempt } from './called-account.ts'
import type { CalledAccount } from './called-account.ts'
import { debtOf } from './debts/debt.ts'
import { lockDebt } from './debts/lock-debt.ts'

/**
 * What a provider reports and does not answer for moves no money. That something was paid is put before the seller, once a report,
 * with the amount that was asked for; the attempt goes on being asked about.
 */
export async function setAsideUnconfirmed(
  trx: Db,
  account: CalledAccount,
  callback: Callback,
  now: Date,
): Promise<'repeated' | 'applied' | 'unknown'> {
  const known = callback.status === 'paid' ? await findAttempt(trx, account, callback) : undefined
  if (!known || !isOurs(known, callback)) return 'unknown'
  const { shopId, accountId, gateway } = account
  const isNew = await fileCallback(trx, {
    provider: gateway.provider,
    account_id: accountId,
    shop_id: shopId,
    // The same report, confirmed later, is another event.
    event_id: `${callback.eventId}.unconfirmed`,
    provider_ref: callback.providerRef,
    outcome: 'unconfirmed',
    received_at: now,
  })
  if (!isNew) return 'repeated'
  const debt = await lockDebt(trx, debtOf(known), now)
  const attempt = await lockAttempt(trx, { shopId, attemptId: known.id })
  const before = stateOf(attempt)
  if (before === 'paid') return 'applied'
  const state = afterReport(before, 'pending')
  if (state !== before) {
    await saveAttempt(trx, { shopId, attemptId: attempt.id }, { state, updated_at: now })
    await debt.tell('payment.pending', attempt.method_code)
  }
  const money = { amount: sen(attempt.amount_sen), attemptId: attempt.id, method: attempt.method_code }
  await debt.setAside({ ...money, reference: attempt.provider_ref ?? callback.providerRef }, 'unconfirmed')
  await debt.settle()
  return 'applied'
}
