import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { Feature } from '../../../platform/feature.ts'
import { emptyExpired } from './actions/pay-from-wallet.ts'
import {
  askAboutRefunds,
  askForRefunds,
  queryAllDue,
  queryGateways,
  remindOfRestedSlips,
  remindOfSlips,
  tellOfSlip,
} from './jobs.ts'
import { mailSlipReceived, mailSlipRejected, mailSlipToCheck } from './mails.ts'
import { endOpenAttempts } from './queries/attempts.ts'
import { expireRefusedSlips, findNewestProof, moveProof } from './queries/proofs.ts'
import { paymentsRoutes } from './routes.ts'

/** Taking money: gateways, slips, the ledger, and money that found no order. */
export const payments: Feature = {
  name: 'payments',
  queues: [queryGateways, askForRefunds, tellOfSlip, remindOfSlips],
  wire(deps) {
    const { events, jobs, clock } = deps
    events.on('proof.uploaded', async (trx, slip) => {
      await mailSlipReceived(deps, trx, slip)
      await enqueue(trx, tellOfSlip, slip)
    })
    events.on('proof.rejected', async (trx, ids) => {
      const proof = await findNewestProof(trx, ids.shopId, ids.orderId)
      // The last refusal ended the order: the mail of that says why.
      if (proof?.status !== 'rejected') return
      await mailSlipRejected(deps, trx, { ...ids, reason: proof.reason ?? '' })
    })
    events.on('order.cancelled', (trx, { shopId, orderId }) =>
      endOpenAttempts(trx, { shopId, orderId }, { now: clock.now(), state: 'cancelled' }),
    )
    events.on('order.expired', async (trx, { shopId, orderId }) => {
      await endOpenAttempts(trx, { shopId, orderId }, { now: clock.now(), state: 'expired' })
      await expireRefusedSlips(trx, shopId, orderId)
      await emptyExpired(trx, { shopId, orderId, now: clock.now() })
    })
    events.on('invoice.voided', (trx, of) => endOpenAttempts(trx, of, { now: clock.now(), state: 'cancelled' }))
    jobs.registerWorker(tellOfSlip, ({ data }) => tellShop(deps, data))
    jobs.registerWorker(queryGateways, () => queryAllDue(deps))
    jobs.schedule(queryGateways, '* * * * *', {})
    jobs.registerWorker(askForRefunds, () => askAboutRefunds(deps))
    jobs.schedule(askForRefunds, '* * * * *', {})
    jobs.registerWorker(remindOfSlips, () => remindOfRestedSlips(deps))
    jobs.schedule(remindOfSlips, '*/10 * * * *', {})
  },
  routes: paymentsRoutes,
}

// The state and the mail change together, so that a repeated job tells nobody twice.
async function tellShop(
  deps: Deps,
  { shopId, orderId, proofId }: { shopId: number; orderId: number; proofId: number },
): Promise<void> {
  await inTransaction(deps.db, { shopId }, async (trx) => {
    if (await moveProof(trx, { shopId, proofId, from: ['uploaded'] }, { status: 'checking' }))
      await mailSlipToCheck(deps, trx, { shopId, orderId })
  })
}
