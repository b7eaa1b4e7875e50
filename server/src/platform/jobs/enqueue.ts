import { fromKysely } from 'pg-boss'
import type { Db as BossDb, PgBoss, SendOptions } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { statementName } from '../db/statement-names.ts'
import { contextOf, withCommit } from '../db/transaction-context.ts'
import type { Queue } from './queue.ts'

export type EnqueueOptions = {
  /** Not before this moment, or after this many seconds. */
  startAfter?: Date | number
  /** With an `exclusive` queue: a twin that waits or runs already makes this one unnecessary. */
  key?: string
  /** Higher goes first; 0 unless said. */
  priority?: number
}

/**
 * Puts a job into the same transaction as the work it follows from: rolled back = no job. False when a twin was there already,
 * which has to be asked at once; a job that can have no twin goes with the commit.
 */
export async function enqueue<Data extends object>(
  trx: Db,
  queue: Queue<Data>,
  data: Data,
  options: EnqueueOptions = {},
): Promise<boolean> {
  if (queue.options.policy === 'exclusive')
    return (await bossOf(trx).send(queue.name, data, { ...jobOptions(options), db: fromKysely(trx) })) !== null
  await bossOf(trx).send(queue.name, data, { ...jobOptions(options), db: goingWithCommit(trx) })
  return true
}

/** Many jobs of one kind in one statement, which goes with the commit. */
export async function enqueueMany<Data extends object>(
  trx: Db,
  queue: Queue<Data>,
  jobs: Data[],
  options: EnqueueOptions = {},
): Promise<void> {
  if (jobs.length === 0) return
  await bossOf(trx).insert(
    queue.name,
    jobs.map((data) => ({ data, ...jobOptions(options) })),
    { db: goingWithCommit(trx) },
  )
}

/** Which jobs belong to a database handle. */
export const bindBoss = (db: Db, boss: PgBoss): void => void bosses.set(db, boss)

const bosses = new WeakMap<Db, PgBoss>()

function bossOf(trx: Db): PgBoss {
  const boss = bosses.get(contextOf(trx).root)
  if (!boss) throw new Error('no jobs are wired to this database, so this one would be lost')
  return boss
}

// The library is told of no row; nobody asks for a job's id.
const goingWithCommit = (trx: Db): BossDb => ({
  executeSql: async (text, values = []) => {
    withCommit(trx, { name: statementName(text), text, values })
    return { rows: [] }
  },
})

const jobOptions = ({
  startAfter,
  key,
  priority,
}: EnqueueOptions): Pick<SendOptions, 'startAfter' | 'singletonKey' | 'priority'> => ({
  ...(startAfter !== undefined && { startAfter }),
  ...(key !== undefined && { singletonKey: key }),
  ...(priority !== undefined && { priority }),
})
