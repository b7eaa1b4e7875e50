import { GatewayRefused } from '../../../integrations/payments/gateway.ts'
import type { Callback, OpenAccount, PaymentProvider } from '../../../integrations/payments/gateway.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { attemptIdOf } from '../reference.ts'
import { fileCallback, findByReference, findUnnamed } from '../queries/attempts.ts'
import type { AttemptRow } from '../queries/attempts.ts'
import type { AccountRef } from '../queries/accounts.ts'
import { insertUnmatched } from '../queries/ledger.ts'
import { applyReport } from './apply-report.ts'
import { noteDispute } from './note-dispute.ts'

export type CallbackOutcome = 'applied' | 'repeated' | 'unknown'

/** The account that the callback's address names. */
export type CalledAccount = AccountRef & { opened: OpenAccount; gateway: PaymentProvider }

/**
 * Applies a genuine callback, once. It can only speak of what was started with its own account; money that belongs to none of
 * its bills waits for the seller. @throws GatewayDown where the provider had to be asked and did not answer
 */
export async function takeCallback(deps: Deps, account: CalledAccount, callback: Callback): Promise<CallbackOutcome> {
  const { db, clock } = deps
  const { shopId, accountId, gateway } = account
  const now = clock.now()
  const heard = await confirmed(db, account, callback)
  if (!heard) return 'unknown'
  const report = heard
  return inTransaction(db, { shopId }, async (trx) => {
    const attempt = await findAttempt(trx, account, report)
    const row = { provider: gateway.provider, account_id: accountId, received_at: now }
    const { eventId: event_id, providerRef: provider_ref, status } = report
    const outcome = attempt ? status : 'unknown'
    if (!(await fileCallback(trx, { ...row, shop_id: shopId, event_id, provider_ref, outcome }))) return 'repeated'
    if (attempt) {
      await applyReport(trx, { shopId, attemptId: attempt.id, report, now })
      if (report.isDisputed) await noteDispute(deps, trx, attempt)
      return 'applied'
    }
    if (status === 'paid')
      await insertUnmatched(trx, {
        shop_id: shopId,
        cause: 'mismatch',
        amount_sen: report.amount,
        reference: provider_ref,
        note: [report.currency, formatRinggit(report.amount), report.reference ?? ''].join(' ').trim(),
        received_at: now,
      })
    return 'unknown'
  })
}

/** Where the buyer of what a report is about goes on; null: it is about nothing that this account started. */
export const findReturn = async (
  { db }: Pick<Deps, 'db'>,
  account: CalledAccount,
  callback: Callback,
): Promise<string | null> => {
  const attempt = await inTransaction(db, { shopId: account.shopId, readOnly: true }, (trx) =>
    findAttempt(trx, account, callback),
  )
  return attempt?.return_token ?? null
}

// A signature that leaves the amount out proves that the provider has news, not which; the same where the bill cannot be told.
async function confirmed(db: Db, account: CalledAccount, callback: Callback): Promise<Callback | null> {
  const isTold = callback.isWhole && (callback.reference !== null || (await isKnown(db, account, callback)))
  if (isTold) return callback
  const { gateway, opened } = account
  const bill = { providerRef: callback.providerRef, reference: callback.reference ?? '' }
  try {
    const report = await gateway.query(opened, bill, AbortSignal.timeout(30_000))
    return { ...callback, ...report, eventId: `${callback.providerRef}.${report.status}` }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return callback.isWhole ? callback : callback.isAsAsked ? asAsked(db, account, callback) : null
  }
}

async function asAsked(db: Db, account: CalledAccount, callback: Callback): Promise<Callback | null> {
  const attempt = await inTransaction(db, { shopId: account.shopId, readOnly: true }, (trx) =>
    findAttempt(trx, account, callback),
  )
  return attempt ? { ...callback, amount: sen(attempt.amount_sen) } : null
}

const isKnown = (db: Db, { shopId, accountId }: CalledAccount, { providerRef }: Callback): Promise<boolean> =>
  inTransaction(db, { shopId, readOnly: true }, async (trx) =>
    Boolean(await findByReference(trx, { shopId, accountId }, providerRef)),
  )

// A callback may overtake the answer that would have told us the provider's reference; ours leads to the attempt too.
async function findAttempt(
  trx: Db,
  { shopId, accountId }: CalledAccount,
  { providerRef, reference }: Callback,
): Promise<AttemptRow | undefined> {
  const byTheirs = await findByReference(trx, { shopId, accountId }, providerRef)
  const attemptId = byTheirs || reference === null ? null : attemptIdOf(reference)
  return byTheirs ?? (attemptId === null ? undefined : await findUnnamed(trx, { shopId, accountId }, attemptId))
}
