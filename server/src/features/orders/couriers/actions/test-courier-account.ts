import { courierProviderName } from '@kedai/domain/shipments/courier-providers.ts'
import type { CourierProvider } from '../../../../integrations/couriers/courier.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { openAccount } from '../accounts.ts'
import { accountTexts } from '../messages.ts'
import { findCourierAccount, updateCourierAccount, type AccountRef } from '../queries/accounts.ts'

const maxWords = 300

/** Tries a shop's credentials at their courier and keeps what came of it: null, or why they do not work. @throws AppError 409 where there are none */
export async function testCourierAccount(deps: Deps, shopId: number, courier: CourierProvider): Promise<string | null> {
  const { provider } = courier
  const name = courierProviderName(provider)
  const row = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
    findCourierAccount(trx, shopId, provider),
  )
  if (!row?.credentials) throw new AppError('conflict', accountTexts.notSetUp, { params: { name } })
  const account = openAccount(deps, row)
  if (!account) throw new AppError('conflict', accountTexts.notOpen, { params: { name } })
  const which = { shopId, accountId: row.id }
  try {
    await courier.test(account, AbortSignal.timeout(30_000))
  } catch (error) {
    if (!(error instanceof GatewayRefused || error instanceof GatewayDown)) throw error
    await keepProblem(deps, which, error.message)
    return error.message
  }
  await inTransaction(deps.db, { shopId }, (trx) =>
    updateCourierAccount(trx, which, { last_ok_at: deps.clock.now(), problem: null }),
  )
  return null
}

/** Keeps why an account does not work, where that is what the failure says: its seller is shown it. */
export async function tellProblem(deps: Deps, which: AccountRef, error: unknown): Promise<void> {
  if (error instanceof GatewayRefused && error.isOfAccount) await keepProblem(deps, which, error.message)
}

const keepProblem = ({ db }: Deps, which: AccountRef, words: string): Promise<void> =>
  inTransaction(db, { shopId: which.shopId }, (trx) =>
    updateCourierAccount(trx, which, { problem: words.slice(0, maxWords) }),
  )
