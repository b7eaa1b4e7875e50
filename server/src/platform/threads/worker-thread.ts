import { Worker } from 'node:worker_threads'
import type { ResourceLimits, Transferable } from 'node:worker_threads'

/** Told once by a thread that has loaded. */
export const threadReady = 'ready'
export type ThreadAnswer<Result> = { ok: true; result: Result } | { ok: false; problem: string }

export type TimeLimits = {
  /** For one order, from when a thread takes it. */
  timeoutMs: number
  /** Of the processor's own time, for one order: what a busy machine gives to others does not count. */
  cpuMs?: number
}

/** A thread that works on one order at a time. */
export type WorkerThread<Order, Result> = {
  /** @throws TookTooLong, after which the thread is gone; OutOfMemory; Error when the work failed or the thread died. */
  run(order: Order, limits: TimeLimits): Promise<Result>
  isGone(): boolean
  close(): Promise<void>
}

export class TookTooLong extends Error {
  override name = 'TookTooLong'
}

export class OutOfMemory extends Error {
  override name = 'OutOfMemory'
}

type ThreadSettings<Order> = {
  resourceLimits: ResourceLimits
  /** What of an order is handed over rather than copied; its sender must not use it again. */
  transferOf?: (order: Order) => Transferable[]
}

const cpuLookMs = 50

/** Starts the file `entry`, which calls `answerOrders`. An order that needs more memory than the limits ends the thread, not the server. */
export function startWorkerThread<Order, Result>(
  entry: URL,
  { resourceLimits, transferOf = () => [] }: ThreadSettings<Order>,
): WorkerThread<Order, Result> {
  const worker = new Worker(entry, { resourceLimits, execArgv: [] })
  worker.unref() // an idle thread keeps no process alive
  let isGone = false
  const ready = new Promise<void>((resolve) => worker.once('message', resolve)) // its first one: loading is not the order's time
  worker.on('error', () => {
    isGone = true
  }) // reported to the caller, below
  worker.once('exit', () => {
    isGone = true
  })

  return {
    run: (order, { timeoutMs, cpuMs }) =>
      new Promise<Result>((resolve, reject) => {
        const timer = setTimeout(() => tooLate(`no result after ${timeoutMs} ms`), timeoutMs)
        const looks =
          cpuMs === undefined
            ? undefined
            : watchCpu(worker, ready, cpuMs, () => tooLate(`no result after ${cpuMs} ms of the processor`))
        const tooLate = (why: string) => {
          isGone = true
          void worker.terminate()
          settle(() => reject(new TookTooLong(why)))
        }
        const onMessage = (answer: ThreadAnswer<Result> | typeof threadReady) => {
          if (answer === threadReady) return
          settle(() =>
            answer.ok ? resolve(answer.result) : reject(new Error(`the work of a thread failed: ${answer.problem}`)),
          )
        }
        const onError = (error: Error) =>
          settle(() =>
            reject(
              'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
                ? new OutOfMemory(error.message, { cause: error })
                : error,
            ),
          )
        const onExit = () => settle(() => reject(new Error('the thread ended before its work was done')))
        worker.on('message', onMessage).on('error', onError).on('exit', onExit).ref()
        worker.postMessage(order, transferOf(order))

        function settle(tell: () => void): void {
          clearTimeout(timer)
          looks?.stop()
          worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
          tell()
        }
      }),
    isGone: () => isGone,
    close: async () => void (await worker.terminate()),
  }
}

// Asks a thread again and again how much of the processor it has used since it was ready; it answers in the middle of its work.
function watchCpu(worker: Worker, ready: Promise<void>, cpuMs: number, tooLate: () => void): { stop(): void } {
  let isOver = false
  const look = async () => {
    await ready
    const start = await worker.cpuUsage()
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, cpuLookMs).unref())
      const { user, system } = await worker.cpuUsage(start)
      if (!isOver && (user + system) / 1000 > cpuMs) return tooLate()
    }
  }
  look().catch(() => undefined) // the thread is gone, which others report
  return {
    stop: () => {
      isOver = true
    },
  }
}
