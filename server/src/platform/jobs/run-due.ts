import type { PgBoss } from 'pg-boss'
import type { Pause } from './pause.ts'
import type { Pump } from './pump.ts'
import { settle } from './settle.ts'
import type { Handler } from './settle.ts'

type Workers = Map<string, { handler: Handler<object> }>

/** Does everything that is due, jobs made meanwhile included; a failed one waits for its retry. Answers how many were done. */
export const createRunDue =
  (
    boss: PgBoss,
    workers: Workers,
    pumps: readonly Pump[],
    onError: (error: unknown, queue: string) => void,
    pause: Pause,
  ) =>
  async (): Promise<number> => {
    let done = 0
    for (let found = -1; found !== 0;) {
      found = 0
      for (const [name, { handler }] of workers) {
        const jobs = await boss.fetch<object>(name, { batchSize: 50 })
        for (const { id, status, output } of await settle(name, jobs, handler, onError, pause)) {
          if (status === 'completed') await boss.complete(name, id)
          else await boss.fail(name, id, output)
        }
        found += jobs.length
      }
      for (const pump of pumps) found += await pump()
      done += found
    }
    return done
  }
