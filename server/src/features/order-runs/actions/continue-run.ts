import { runActions } from '@kedai/domain/orders/runs.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { fill } from '../../../platform/errors/fill.ts'
import { say } from '../../../platform/errors/message.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { texts } from '../messages.ts'
import { listWaiting, takeRow, takeRowWithoutLock } from '../queries/rows.ts'
import type { WaitingRow } from '../queries/rows.ts'
import { endRun, findRun, touchRun } from '../queries/runs.ts'
import type { RunRef, RunRow } from '../queries/runs.ts'
import { orderRunQueue } from '../queues.ts'
import { workOnOrder } from './work-on-order.ts'

type Working = Pick<Deps, 'db' | 'clock'> & { config?: Pick<Deps['config'], 'faults'> }

/** How long one job works before it hands over to the next: well under the time after which it counts as lost. */
const stretchMs = 8_000
const batch = 25

/** Works on a run for a while, each order in a transaction of its own. Any number may do so at once: a row is taken once. */
export async function continueRun(deps: Working, ref: RunRef): Promise<void> {
  const started = performance.now()
  while (performance.now() - started < stretchMs) {
    const found = await inTransaction(deps.db, { shopId: ref.shopId }, async (trx) => {
      if (!(await touchRun(trx, ref, deps.clock.now()))) return null
      const run = await findRun(trx, ref)
      const rows = await listWaiting(trx, ref, batch)
      if (rows.length === 0) await endRun(trx, ref, 'done', deps.clock.now())
      return run && rows.length > 0 ? { run, rows } : null
    })
    if (!found) return
    for (const row of found.rows) await workOnRow(deps, ref, found.run, row)
  }
  await inTransaction(deps.db, { shopId: ref.shopId }, (trx) => enqueue(trx, orderRunQueue, ref, { priority: 5 }))
}

async function workOnRow({ db, clock, config }: Working, ref: RunRef, run: RunRow, row: WaitingRow): Promise<void> {
  const { shopId } = ref
  const take = config?.faults.skipLocks ? takeRowWithoutLock : takeRow
  const action = runActions.find((one) => one === run.action) ?? 'print'
  try {
    await inTransaction(db, { shopId }, async (trx) => {
      if (await take(trx, ref, row.position, 'done')) await workOnOrder(trx, { shopId, orderNo: row.order_no, action, courier: run.courier, userId: run.user_id, now: clock.now() })
    })
  } catch (error) {
    if (error instanceof AppError && passing.has(error.code)) throw error // the database is busy or away: the job is tried again
    await inTransaction(db, { shopId }, (trx) => take(trx, ref, row.position, 'refused', reasonOf(error)))
  }
}

const passing = new Set<string>(['busy', 'not_ready'])

function reasonOf(error: unknown): Message {
  if (error instanceof AppError) return fill(error.text, (lang) => Object.fromEntries(Object.entries(error.params ?? {}).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value])))
  process.emitWarning(error instanceof Error ? error : new Error(say(texts.unexpected, 'en')))
  return texts.unexpected
}
