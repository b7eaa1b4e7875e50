import type { Lang } from '@kedai/domain/text/lang.ts'
import { plusHours } from '@kedai/domain/time/malaysia.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { say } from '../../../../platform/errors/message.ts'
import { accountTexts } from './messages.ts'
import { saveAccountOk, updatePaymentAccount } from '../queries/accounts.ts'
import type { AccountRef } from '../queries/accounts.ts'

const maxWords = 600

/** Keeps that an account worked. */
export const tellAccountOk = ({ db, clock }: Deps, which: AccountRef, hours = 1): Promise<void> =>
  inTransaction(db, { shopId: which.shopId }, (trx) =>
    saveAccountOk(trx, which, { now: clock.now(), notSince: plusHours(clock.now(), -hours) }),
  )

/** Keeps why an account does not work, where that is what the failure says: its seller is shown it. */
export async function tellAccountProblem({ db }: Deps, which: AccountRef, error: unknown): Promise<void> {
  if (error instanceof GatewayRefused && error.isOfAccount) await saveProblem(db, which, error.message)
}

/** What a test of the account came to: null, or why it does not work, in the words of its seller's language. */
export async function tellTested(
  deps: Deps,
  which: AccountRef,
  error: unknown,
  { name, lang }: { name: string; lang: Lang },
): Promise<string | null> {
  if (error === null) {
    await tellAccountOk(deps, which, 0)
    return null
  }
  if (!(error instanceof GatewayRefused || error instanceof GatewayDown)) throw error
  const problem =
    error instanceof GatewayDown
      ? say(accountTexts.away, lang, { name })
      : error.isOfAccount
        ? say(accountTexts.keysRefused, lang, { name, words: error.message })
        : error.message
  await saveProblem(deps.db, which, problem)
  return problem
}

const saveProblem = (db: Deps['db'], which: AccountRef, words: string): Promise<void> =>
  inTransaction(db, { shopId: which.shopId }, (trx) =>
    updatePaymentAccount(trx, which, { problem: words.slice(0, maxWords) }),
  )
