import { isUndecided } from '@kedai/domain/payments/attempts.ts'
import type { AttemptState } from '@kedai/domain/payments/attempts.ts'
import { nextQuestion } from '@kedai/domain/payments/questions.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import { referenceOf } from '../../../../integrations/payments/reference.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { openAccountOf } from '../accounts/open-account.ts'
import type { DebtRef } from './debts/debt.ts'
import { findOpenAttempt, readAttempt, saveAttempt, saveAttemptAt, takeTurn } from '../queries/attempts.ts'
import type { AttemptRow } from '../queries/attempts.ts'
import { queryBill } from './certain-report.ts'
import { applyReport, stateOf } from './apply-report.ts'

type Which = { shopId: number; attemptId: number }

/** How long a look at a page does not make us ask again, in milliseconds. */
const restMs = 4000

/** Asks about an attempt, or the open one of a debt, because somebody came to look; a crowd of lookers asks once. */
export async function queryOnView(deps: Deps, ref: DebtRef | Which): Promise<void> {
  const { shopId } = ref
  const now = deps.clock.now()
  const attempt = await inTransaction(deps.db, { shopId }, async (trx) => {
    const open = 'attemptId' in ref ? await readAttempt(trx, ref) : await findOpenAttempt(trx, ref)
    if (!open?.provider_ref || open.state === 'paid') return null
    return (await takeTurn(trx, { shopId, attemptId: open.id }, now, new Date(now.getTime() - restMs))) ? open : null
  })
  if (attempt) await ask(deps, attempt)
}

/** Asks because it is time to. The next question is fixed before this one is asked, so that a crash skips one and repeats none. */
export async function queryWhenDue(deps: Deps, { shopId, attemptId }: Which): Promise<void> {
  const now = deps.clock.now()
  const attempt = await inTransaction(deps.db, { shopId }, (trx) => scheduleNext(trx, { shopId, attemptId }, now))
  if (!attempt) return
  const state = await ask(deps, attempt)
  const isLast = attempt.next_query_at === null
  if (isLast && state !== null && isUndecided(state)) {
    await inTransaction(deps.db, { shopId }, (trx) => giveUp(trx, { shopId, attemptId }, deps.clock.now()))
  }
}

async function scheduleNext(trx: Db, which: Which, now: Date): Promise<AttemptRow | null> {
  const attempt = await readAttempt(trx, which)
  if (!attempt?.next_query_at || attempt.next_query_at > now) return null
  const next_query_at = nextQuestion(attempt.created_at, attempt.tries + 1, now)
  // Two workers may have read alike; the one whose number of tries still holds goes on.
  const isOurs = await saveAttemptAt(trx, which, attempt.tries, {
    tries: attempt.tries + 1,
    next_query_at,
    asked_at: now,
  })
  return isOurs ? { ...attempt, next_query_at } : null
}

async function ask(deps: Deps, attempt: AttemptRow): Promise<AttemptState | null> {
  const { shop_id: shopId, id: attemptId, provider_ref: providerRef, account_id: accountId } = attempt
  const gateway = deps.gateways.find(attempt.provider)
  if (!gateway || providerRef === null) return stateOf(attempt)
  const account = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
    openAccountOf(deps, trx, { shopId, accountId }),
  )
  if (!account) return stateOf(attempt)
  try {
    const bill = { providerRef, reference: referenceOf(attemptId) }
    const report = await queryBill(gateway, account, bill)
    return await inTransaction(deps.db, { shopId }, (trx) =>
      applyReport(trx, { shopId, attemptId, report, now: deps.clock.now() }),
    )
  } catch (error) {
    if (error instanceof GatewayDown || error instanceof GatewayRefused) return null
    throw error
  }
}

// The bank has had a day: what still comes after that comes by callback.
const giveUp = (trx: Db, which: Which, now: Date) => saveAttempt(trx, which, { state: 'expired', updated_at: now })
