import type { Job, JobResult } from 'pg-boss'
import { traced } from '../tracing/tracing.ts'
import type { Pause } from './pause.ts'

/** What a worker is handed. `signal` ends when the job's time is up. */
export type JobInput<Data extends object> = { id: string; data: Data; signal: AbortSignal }
export type Handler<Data extends object> = (job: JobInput<Data>) => Promise<void>

/** Does a batch side by side; each job succeeds or fails by itself. */
export function settle(
  queue: string,
  jobs: Job<object>[],
  handler: Handler<object>,
  onError: (error: unknown, queue: string) => void,
  pause: Pause,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async ({ id, data, signal }): Promise<JobResult> => {
      try {
        // What is told afterwards holds for jobs under way alone, which this one is no more.
        if (pause.isPaused(data)) await pause.putOff(id)
        else await traced('job', queue, () => handler({ id, data, signal }), true)
        return { id, status: 'completed' }
      } catch (error) {
        onError(error, queue)
        return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
      }
    }),
  )
}
