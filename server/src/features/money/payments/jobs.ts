import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { queryWhenDue } from './actions/ask-gateway.ts'
import { carryOutRefund } from './actions/carry-out-refund.ts'
import { mailSlipStillWaits } from './mails.ts'
import { findToQuery } from './queries/attempts.ts'
import { findOrder } from './queries/people.ts'
import { findRestedSlips, markReminded } from './queries/proofs.ts'
import { findRefundsToAsk } from './queries/refunds.ts'

/** Every minute: asks the gateways about attempts whose time has come. */
export const queryGateways = defineQueue<object>('payments.ask-gateways', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

/** Every minute as well. */
export const askForRefunds = defineQueue<object>('payments.ask-for-refunds', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

/** The shop is told of a slip; from then on it is being checked. */
export const tellOfSlip = defineQueue<{ shopId: number; orderId: number; proofId: number }>('payments.tell-of-slip')

/** Every ten minutes: tells shops of slips that nobody looked at. */
export const remindOfSlips = defineQueue<object>('payments.remind-of-slips', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

const atOnce = 5
const aTurn = 200
/** A turn ends before its job would be taken for dead. */
const turnMs = 40_000

/** Asks again about money on its way back of which nobody knows whether it arrived. */
export async function askAboutRefunds(deps: Deps): Promise<void> {
  for (const { shop_id: shopId, refund_id: refundId } of await findRefundsToAsk(deps.db, deps.clock.now(), aTurn))
    await carryOutRefund(deps, { shopId, refundId })
}

/** Run again it tells nobody twice. */
export async function remindOfRestedSlips(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const { shop_id: shopId, order_id: orderId, proof_id: proofId } of await findRestedSlips(deps.db, now, aTurn))
    await inTransaction(deps.db, { shopId }, async (trx) => {
      const { hold_expires_at: until } = await findOrder(trx, shopId, orderId)
      if (until !== null && (await markReminded(trx, { shopId, proofId, now })))
        await mailSlipStillWaits(deps, trx, { shopId, orderId, until })
    })
}

export async function queryAllDue(deps: Deps): Promise<void> {
  const started = performance.now()
  const waiting = await findToQuery(deps.db, deps.clock.now(), aTurn)
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next && performance.now() - started < turnMs; next = waiting.shift()) {
      await queryWhenDue(deps, { shopId: next.shop_id, attemptId: next.attempt_id })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
