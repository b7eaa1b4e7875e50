import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { texts } from '../messages.ts'
import { listDue, type Due } from '../queries/series.ts'
import { dayOf } from '../rule.ts'
import { noteFailure, waitWithRun } from './note-failure.ts'
import { runSeries } from './run-series.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

const seriesAtMost = 200
const retryAfterSeconds = 3600 // seconds
const runsAtMost = 50 // of one series; what is left waits for the next minute

/** Makes what is due in every shop, each invoice in a transaction of its own. Answers how many dates were done. @throws what nobody expected, once all the others were tried */
export async function runDueSeries(parts: Parts, signal?: AbortSignal): Promise<number> {
  const now = parts.clock.now()
  const due = await listDue(parts.db, {
    today: dayOf('draft', now),
    sending: dayOf('send', now),
    moment: now,
    atMost: seriesAtMost,
  })
  const unexpected: unknown[] = []
  let done = 0
  for (const which of due) {
    if (signal?.aborted) break
    try {
      done += await runOne(parts, which, now)
    } catch (error) {
      unexpected.push(error)
    }
  }
  if (unexpected.length > 0) throw new AggregateError(unexpected, 'recurring invoices that could not be made')
  return done
}

async function runOne(parts: Parts, which: Due, now: Date): Promise<number> {
  const { shopId } = which
  for (let count = 0; count < runsAtMost; count++) {
    try {
      if (!(await inTransaction(parts.db, { shopId }, (trx) => runSeries(trx, parts, { ...which, now })))) return count
    } catch (error) {
      // A crowded database is nobody's mistake: the next minute tries again.
      if (error instanceof AppError && (error.code === 'busy' || error.code === 'not_ready')) return count
      if (error instanceof AppError && (error.code === 'too_many' || error.code === 'forbidden')) {
        await inTransaction(parts.db, { shopId }, (trx) =>
          waitWithRun(trx, { ...which, now }, error.retryAfter ?? retryAfterSeconds),
        )
        return count
      }
      const reason = error instanceof AppError ? error : null
      await inTransaction(parts.db, { shopId }, (trx) =>
        noteFailure(trx, parts, { ...which, now }, reason === null ? texts.ourFault : saidBy(reason)),
      )
      if (reason === null) throw error
      return count
    }
  }
  return runsAtMost
}

const saidBy = ({ text, params }: AppError) => (params === undefined ? text : fill(text, params))
