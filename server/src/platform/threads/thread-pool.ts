import { QueueFull, createFairTurns } from './fair-turns.ts'
import type { Lane, TurnSettings } from './fair-turns.ts'
import type { TimeLimits, WorkerThread } from './worker-thread.ts'

export type ThreadPool<Order, Result> = {
  /** `lane`: on whose behalf; lanes are served in turn. @throws PoolFull at once when too many wait; what `WorkerThread.run` throws. */
  run(order: Order, lane?: Lane): Promise<Result>
  close(): Promise<void>
}

export type PoolSettings = TimeLimits & {
  /** Threads at work at most. */
  threads: number
  /** Orders that may wait for one. */
  waiting: number
  /** A thread with nothing to do for so long ends, and gives its memory back. */
  idleMs: number
} & Pick<TurnSettings, 'atOnceOf' | 'waitingOf'>

export class PoolFull extends Error {
  override name = 'PoolFull'
}

/** A few threads, started when they are needed. First come, first served, where nobody says on whose behalf. */
export function createThreadPool<Order, Result>(
  { threads, waiting, timeoutMs, cpuMs, idleMs, ...of }: PoolSettings,
  start: () => WorkerThread<Order, Result>,
): ThreadPool<Order, Result> {
  type Thread = WorkerThread<Order, Result>
  const idle: { thread: Thread; timer: NodeJS.Timeout }[] = []
  const turns = createFairTurns({ atOnce: threads, waiting, ...of })
  const all = new Set<Thread>()

  return {
    async run(order, lane = everybody) {
      const end = await turns.take(lane).catch((error: unknown) => {
        throw error instanceof QueueFull ? new PoolFull(error.message) : error
      })
      const thread = take()
      try {
        return await thread.run(order, { timeoutMs, cpuMs })
      } finally {
        giveBack(thread)
        end()
      }
    },
    async close() {
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      await Promise.all([...all].map((thread) => thread.close()))
      all.clear()
    },
  }

  // As many are at work as have a turn, so one is free or may begin.
  function take(): Thread {
    for (let free = idle.pop(); free; free = idle.pop()) {
      clearTimeout(free.timer)
      if (!free.thread.isGone()) return free.thread
      all.delete(free.thread)
    }
    return begin()
  }

  function begin(): Thread {
    const thread = start()
    all.add(thread)
    return thread
  }

  function giveBack(used: Thread): void {
    if (used.isGone()) all.delete(used)
    if (!all.has(used)) return
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex(({ thread }) => thread === used),
        1,
      )
      all.delete(used)
      void used.close()
    }, idleMs)
    timer.unref()
    idle.push({ thread: used, timer })
  }
}

const everybody: Lane = { group: '', member: '' }
