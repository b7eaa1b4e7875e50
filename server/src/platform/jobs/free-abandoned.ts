import type { Pool } from 'pg'
import { statementName } from '../db/statement-names.ts'

/** Seconds. A worker says this often that it is still at its jobs; silent for so long, it is gone; and so often is looked. */
export const signOfLife = { every: 2.5, silent: 8, look: 2 } as const

/** The library's own watch, which would count a dead worker as a failed try and let the job pause as after one. It must come later than ours. */
export const heartbeatSeconds = 10

/** Once at the start: the library keeps no index of what is under way or was given up, and done jobs stay for days. Two processes may start at once. */
export async function indexUnderWay(pool: Pool): Promise<void> {
  await pool.query(`
    select pg_advisory_xact_lock(5334243);
    create index if not exists job_under_way on pgboss.job_common (heartbeat_on) where state = 'active';
    create index if not exists job_given_up on pgboss.job_common (name) where state = 'failed'`)
}

// A job that ends its worker each time is no endless loop: being taken again counts as a try, and the last one is left to the library.
const freeText = `
  update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
  where (name, id) in (
    select name, id from pgboss.job
    where state = 'active' and heartbeat_on < now() - interval '${signOfLife.silent} seconds' and heartbeat_seconds is not null and retry_count < retry_limit
    for update skip locked)`

/** Hands the jobs of killed workers to whoever takes them next, at once. Answers with the end of the watch, which waits for a look under way. */
export function freeAbandoned(pool: Pool, onError: (error: unknown) => void): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null
  let ended = false
  async function look(): Promise<void> {
    try {
      await pool.query({ text: freeText, name: statementName(freeText) })
    } catch (error) {
      onError(error)
    }
    if (!ended)
      timer = setTimeout(() => {
        looking = look()
      }, signOfLife.look * 1000)
  }
  let looking = look()
  return async () => {
    ended = true
    if (timer) clearTimeout(timer)
    await looking
  }
}
