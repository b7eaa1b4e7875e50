import type { TimeLimits, WorkerThread } from './worker-thread.ts'

export type ThreadPool<Order, Result> = {
  /** @throws PoolFull at once when too many wait; what `WorkerThread.run` throws. */
  run(order: Order): Promise<Result>
  close(): Promise<void>
}

export type PoolSettings = TimeLimits & {
  /** Threads at work at most. */
  threads: number
  /** Orders that may wait for one. */
  waiting: number
  /** A thread with nothing to do for so long ends, and gives its memory back. */
  idleMs: number
}

export class PoolFull extends Error {
  override name = 'PoolFull'
}

/** A few threads, started when they are needed. First come, first served. */
export function createThreadPool<Order, Result>(
  { threads, waiting, timeoutMs, cpuMs, idleMs }: PoolSettings,
  start: () => WorkerThread<Order, Result>,
): ThreadPool<Order, Result> {
  type Thread = WorkerThread<Order, Result>
  const idle: { thread: Thread; timer: NodeJS.Timeout }[] = []
  const queue: ((thread: Thread) => void)[] = []
  const all = new Set<Thread>()

  return {
    async run(order) {
      const thread = await take()
      try {
        return await thread.run(order, { timeoutMs, cpuMs })
      } finally {
        giveBack(thread)
      }
    },
    async close() {
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      await Promise.all([...all].map((thread) => thread.close()))
      all.clear()
    },
  }

  async function take(): Promise<Thread> {
    const free = idle.pop()
    if (free) {
      clearTimeout(free.timer)
      if (!free.thread.isGone()) return free.thread
      all.delete(free.thread)
      return take()
    }
    if (all.size < threads) return begin()
    if (queue.length >= waiting) throw new PoolFull(`${queue.length} orders wait already`)
    return new Promise((resolve) => queue.push(resolve))
  }

  function begin(): Thread {
    const thread = start()
    all.add(thread)
    return thread
  }

  function giveBack(used: Thread): void {
    if (used.isGone()) all.delete(used)
    const next = queue.shift()
    if (next) return next(used.isGone() ? begin() : used)
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
