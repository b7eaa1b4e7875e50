import type { Drawn } from './draw-document.ts'
import type { DrawOrder, DrawingThread } from './drawing-thread.ts'
import { startDrawingThread } from './drawing-thread.ts'

export type DrawingPool = {
  /** @throws PoolFull at once when too many wait; what `DrawingThread.draw` throws. */
  draw(order: DrawOrder): Promise<Drawn>
  close(): Promise<void>
}

export type PoolSettings = {
  /** Threads at work at most. */
  threads: number
  /** Documents that may wait for one. */
  waiting: number
  /** For one document, from when a thread takes it. */
  timeoutMs: number
  /** A thread with nothing to do for so long ends: it holds some 100 MB. */
  idleMs: number
  start?: () => DrawingThread
}

export class PoolFull extends Error {
  override name = 'PoolFull'
}

/** A few threads that draw, started when they are needed. First come, first served. */
export function createDrawingPool({ threads, waiting, timeoutMs, idleMs, start = startDrawingThread }: PoolSettings): DrawingPool {
  const idle: { thread: DrawingThread; timer: NodeJS.Timeout }[] = []
  const queue: ((thread: DrawingThread) => void)[] = []
  const all = new Set<DrawingThread>()

  return {
    async draw(order) {
      const thread = await take()
      try {
        return await thread.draw(order, timeoutMs)
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

  async function take(): Promise<DrawingThread> {
    const free = idle.pop()
    if (free) {
      clearTimeout(free.timer)
      if (!free.thread.isGone()) return free.thread
      all.delete(free.thread)
      return take()
    }
    if (all.size < threads) return begin()
    if (queue.length >= waiting) throw new PoolFull(`${queue.length} documents wait already`)
    return new Promise((resolve) => queue.push(resolve))
  }

  function begin(): DrawingThread {
    const thread = start()
    all.add(thread)
    return thread
  }

  function giveBack(used: DrawingThread): void {
    if (used.isGone()) all.delete(used)
    const next = queue.shift()
    if (next) return next(used.isGone() ? begin() : used)
    if (!all.has(used)) return
    const timer = setTimeout(() => {
      idle.splice(idle.findIndex(({ thread }) => thread === used), 1)
      all.delete(used)
      void used.close()
    }, idleMs)
    timer.unref()
    idle.push({ thread: used, timer })
  }
}
