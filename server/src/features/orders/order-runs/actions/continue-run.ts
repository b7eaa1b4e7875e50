import { runActions } from '@kedai/domain/orders/runs.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { textOf, whyRowFailed, workFor } from '../../../../platform/jobs/long-work.ts'
import { texts } from '../messages.ts'
import { orderRunWork } from '../order-run-work.ts'
import { listWaiting, takeRow } from '../queries/rows.ts'
import type { WaitingRow } from '../queries/rows.ts'
import { endRun, findRun, touchRun } from '../queries/runs.ts'
import type { RunRef, RunRow } from '../queries/runs.ts'
import { workOnOrder } from './work-on-order.ts'

type Working = Pick<Deps, 'db' | 'clock'>

const batch = 25

/** Works on a run for a while, each order in a transaction of its own. Any number may do so at once: a row is taken once. */
export const continueRun = (deps: Working, ref: RunRef): Promise<void> =>
  workFor(deps, orderRunWork, ref, async () => {
    const found = await inTransaction(deps.db, { shopId: ref.shopId }, async (trx) => {
      if (!(await touchRun(trx, ref, deps.clock.now()))) return null
      const run = await findRun(trx, ref)
      const rows = await listWaiting(trx, ref, batch)
      if (rows.length === 0) await endRun(trx, ref, 'done', deps.clock.now())
      return run && rows.length > 0 ? { run, rows } : null
    })
    if (!found) return false
    for (const row of found.rows) await workOnRow(deps, ref, found.run, row)
    return true
  })

async function workOnRow({ db, clock }: Working, ref: RunRef, run: RunRow, row: WaitingRow): Promise<void> {
  const { shopId } = ref
  const action = runActions.find((one) => one === run.action) ?? 'print'
  try {
    await inTransaction(db, { shopId }, async (trx) => {
      if (await takeRow(trx, ref, row.position, 'done'))
        await workOnOrder(trx, {
          shopId,
          orderNo: row.order_no,
          action,
          courier: run.courier,
          userId: run.user_id,
          now: clock.now(),
        })
    })
  } catch (error) {
    const reason = textOf(whyRowFailed(error, texts.unexpected))
    await inTransaction(db, { shopId }, (trx) => takeRow(trx, ref, row.position, 'refused', reason))
  }
}
