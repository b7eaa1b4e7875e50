import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { whyRowFailed, workFor } from '../../../../platform/jobs/long-work.ts'
import { productRunWork } from '../product-run-work.ts'
import type { RunRef } from '../queries/runs.ts'
import { rowRefusals } from '../run-messages.ts'
import { refuseNext, workRun } from './work-run.ts'

type Working = Pick<Deps, 'db' | 'clock'>

const rowsATransaction = 100

/** Goes on with a run in short transactions, many products at once; one by one where they cannot be done together. */
export const continueRun = (deps: Working, ref: RunRef): Promise<void> =>
  workFor(deps, productRunWork, ref, async () => {
    try {
      return !(await work(deps, ref, rowsATransaction))
    } catch (error) {
      whyRowFailed(error, rowRefusals.unexpected)
      return workOneByOne(deps, ref)
    }
  })

const work = ({ db, clock }: Working, ref: RunRef, atMost: number): Promise<boolean> =>
  inTransaction(db, { shopId: ref.shopId }, (trx) => workRun(trx, { ...ref, atMost, now: clock.now() }))

// One product that fails for a fault of ours is refused with a sentence; the others are done.
async function workOneByOne(deps: Working, ref: RunRef): Promise<boolean> {
  for (let n = 0; n < rowsATransaction; n++) {
    const isDone = await work(deps, ref, 1).catch((error: unknown) => {
      whyRowFailed(error, rowRefusals.unexpected)
      return inTransaction(deps.db, { shopId: ref.shopId }, (trx) => refuseNext(trx, { ...ref, now: deps.clock.now() }))
    })
    if (isDone) return false
  }
  return true
}
