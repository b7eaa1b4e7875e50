import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import type { Callback } from '../../../../integrations/payments/gateway.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { fileCallback, findByReference } from '../queries/attempts.ts'
import { insertUnmatched } from '../queries/ledger.ts'
import { applyReport } from './apply-report.ts'
import { findAttempt } from './called-account.ts'
import type { CalledAccount } from './called-account.ts'
import { certainCallback, queryBill } from './certain-report.ts'
import type { CertainReport } from './certain-report.ts'
import { noteDispute } from './note-dispute.ts'
import { setAsideUnconfirmed } from './set-aside-unconfirmed.ts'

export type CallbackOutcome = 'applied' | 'repeated' | 'unknown'

/**
 * Applies a genuine callback, once. It can only speak of what was started with its own account; money that belongs to none of
 * its bills waits for the seller, and so does what its provider does not answer for.
 * @throws GatewayDown where the provider had to be asked and did not answer
 */
export async function takeCallback(deps: Deps, account: CalledAccount, callback: Callback): Promise<CallbackOutcome> {
  const heard = await hear(deps.db, account, callback)
  if ('report' in heard) return takeCertain(deps, account, heard.report)
  const outcome = await inTransaction(deps.db, { shopId: account.shopId }, (trx) =>
    setAsideUnconfirmed(trx, account, callback, deps.clock.now()),
  )
  if (heard.doubt instanceof GatewayDown) throw heard.doubt
  return outcome
}

async function takeCertain(
  deps: Deps,
  account: CalledAccount,
  report: Callback & CertainReport,
): Promise<CallbackOutcome> {
  const { shopId, accountId, gateway } = account
  const now = deps.clock.now()
  return inTransaction(deps.db, { shopId }, async (trx) => {
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

type Heard = { report: Callback & CertainReport } | { doubt: GatewayDown | GatewayRefused }

// A signature that does not hold all of a report proves that the provider has news, not which; the same where the bill cannot be told.
async function hear(db: Db, account: CalledAccount, callback: Callback): Promise<Heard> {
  const signed = certainCallback(callback)
  if (signed && (signed.reference !== null || (await isKnown(db, account, signed)))) return { report: signed }
  const { gateway, opened } = account
  const bill = { providerRef: callback.providerRef, reference: callback.reference ?? '' }
  try {
    const report = await queryBill(gateway, opened, bill)
    return { report: { ...callback, ...report, eventId: `${callback.providerRef}.${report.status}` } }
  } catch (error) {
    if (error instanceof GatewayRefused) return signed ? { report: signed } : { doubt: error }
    if (error instanceof GatewayDown) return { doubt: error }
    throw error
  }
}

const isKnown = (db: Db, { shopId, accountId }: CalledAccount, { providerRef }: Callback): Promise<boolean> =>
  inTransaction(db, { shopId, readOnly: true }, async (trx) =>
    Boolean(await findByReference(trx, { shopId, accountId }, providerRef)),
  )
