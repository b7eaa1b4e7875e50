import { PgBoss } from 'pg-boss'
import type { Db as BossDb } from 'pg-boss'
import type { Pool } from 'pg'
import type { Database } from '../db/open-database.ts'
import { createPool } from '../db/pool.ts'
import { statementName } from '../db/statement-names.ts'
import { bindBoss } from './enqueue.ts'
import { freeAbandoned, heartbeatSeconds, indexUnderWay, signOfLife } from './free-abandoned.ts'
import { createPause } from './pause.ts'
import { runPump } from './pump.ts'
import { suspensionsOf } from '../suspensions/suspended-shops.ts'
import type { Pump } from './pump.ts'
import type { Queue } from './queue.ts'
import { createRunDue } from './run-due.ts'
import { settle } from './settle.ts'
import { waitUntilIdle } from './wait-until-idle.ts'
import type { Handler } from './settle.ts'

export type WorkerOptions = {
  /** Jobs taken at once, and done side by side. */
  batchSize?: number
  /** How often an idle worker looks; half a second at least. */
  pollSeconds?: number
  /** One batch a look, however many wait, and each waits for the end of a rush (`waitUntilIdle`): for what can be a minute late. */
  lowPriority?: boolean
}

export type Jobs = {
  /** Call before `start`. The handler may run twice for one job (a crash after the effect), so effects carry a unique key. */
  registerWorker<Data extends object>(queue: Queue<Data>, handler: Handler<Data>, options?: WorkerOptions): void
  /** Work that is kept in a table of its own rather than as jobs. Call before `start`. */
  registerPump(pump: Pump): void
  /** Every process may ask; one job comes of each turn. `cron` has five fields, Malaysian time. */
  schedule<Data extends object>(queue: Queue<Data>, cron: string, data: Data): void
  /** `workers` false: this process only enqueues. */
  start(options?: { workers?: boolean }): Promise<void>
  /** Does what is due now, here, in one go; for tests and for `start({ workers: false })`. Answers how many were done. */
  runDue(): Promise<number>
  /** Lets running jobs finish, 10 s at most. */
  stop(): Promise<void>
}

type JobsOptions = {
  /** Every queue of the product: it must exist before anybody can enqueue. */
  queues: Queue<object>[]
  /** A job that failed, or trouble of the queue itself (queue null). It is retried; this is for the log. */
  onError?: (error: unknown, queue: string | null) => void
  /** Jobs are taken in, and none is done, made by the clock or dropped for its age: a restored copy sends nothing. */
  held?: boolean
}

/** Jobs kept in the database, so that they commit with the work they follow from. Safe with any number of processes. */
export function createJobs(database: Database, { queues, onError = () => {}, held = false }: JobsOptions): Jobs {
  const pool = createPool(database.address, { role: 'kedai_app', max: database.sizes.jobs, statementTimeoutMs: 0 })
  database.addPool('jobs', pool)
  const boss = new PgBoss({
    db: asBossDb(pool),
    schema: 'pgboss',
    createSchema: false,
    schedule: !held,
    supervise: !held,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => onError(error, null))
  bindBoss(database.app, boss)
  const workers = new Map<string, { handler: Handler<object>; options: WorkerOptions }>()
  const pumps: Pump[] = []
  let endPumps: (() => Promise<void>)[] = []
  const schedules: { queue: string; cron: string; data: object }[] = []
  const pause = createPause(pool, () => suspensionsOf(database.app))
  let endWatch = async (): Promise<void> => {}

  return {
    registerWorker(queue, handler, options = {}) {
      // Kept under the queue's name, so it only ever gets that queue's data.
      workers.set(queue.name, { handler: handler as Handler<object>, options })
    },
    registerPump: (pump) => void pumps.push(pump),
    schedule: (queue, cron, data) => void schedules.push({ queue: queue.name, cron, data }),
    async start({ workers: working = true } = {}) {
      await boss.start()
      await createQueues(boss, queues)
      for (const { queue, cron, data } of schedules) await boss.schedule(queue, cron, data, { tz: 'Asia/Kuala_Lumpur' })
      if (!working || held) return
      await indexUnderWay(pool)
      endPumps = pumps.map((pump) => runPump(pump, (error) => onError(error, null)))
      endWatch = freeAbandoned(pool, (error) => onError(error, null))
      for (const [name, { handler, options }] of workers) {
        const work = {
          batchSize: options.batchSize ?? 5,
          pollingIntervalSeconds: options.pollSeconds ?? 1,
          perJobResults: true,
          burstWhenBatchFull: !options.lowPriority,
          heartbeatRefreshSeconds: signOfLife.every,
        } as const
        await boss.work<object, unknown, typeof work>(name, work, async (jobs) => {
          if (options.lowPriority) await waitUntilIdle(database.isCrowded)
          return settle(name, jobs, handler, onError, pause)
        })
      }
    },
    runDue: createRunDue(boss, workers, pumps, onError, pause),
    async stop() {
      await Promise.all(endPumps.map((end) => end()))
      await endWatch()
      await boss.stop({ graceful: true, timeout: 10_000 })
      await pool.end()
    },
  }
}

async function createQueues(boss: PgBoss, queues: Queue<object>[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const {
    name,
    options: { policy, ...options },
  } of queues) {
    const wanted = { ...options, retryBackoff: true, deleteAfterSeconds: 3 * 86_400, heartbeatSeconds }
    if (known.has(name)) await boss.updateQueue(name, wanted)
    else await boss.createQueue(name, { ...wanted, policy })
  }
}

const asBossDb = (pool: Pool): BossDb => ({
  executeSql: (text, values) => pool.query(values?.length ? { text, values, name: statementName(text) } : text),
})
