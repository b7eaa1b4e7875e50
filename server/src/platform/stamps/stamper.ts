import { AppError } from '../errors/app-error.ts'
import type { Message } from '../errors/message.ts'
import { createThreadPool, PoolFull, type PoolSettings } from '../threads/thread-pool.ts'
import { OutOfMemory, startWorkerThread, TookTooLong } from '../threads/worker-thread.ts'
import type { StampRefusal, Stamped } from './stamp-pdf.ts'
import { texts } from './messages.ts'

/** Memory that is handed over: its sender must not use it again. */
export type StampOrder = { pdf: Uint8Array; text: string }

/** Writes a line on every page of a PDF, off the request's thread. */
export type Stamper = {
  /**
   * What takes too long or too much memory is `too_large`. Never call it in a transaction.
   * @throws AppError `busy` when too many wait already
   */
  stamp(order: StampOrder): Promise<Stamped>
  close(): Promise<void>
}

export const stampRefusals = {
  encrypted: texts.encrypted,
  broken: texts.broken,
  too_large: texts.tooLarge,
} satisfies Record<StampRefusal, Message>

const usual: PoolSettings = { threads: 1, waiting: 20, timeoutMs: 30_000, cpuMs: 20_000, idleMs: 30_000 }

export function createStamper(settings: Partial<PoolSettings> = {}): Stamper {
  const pool = createThreadPool({ ...usual, ...settings }, () =>
    startWorkerThread<StampOrder, Stamped>(new URL('./stamp-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
      transferOf: ({ pdf }) => [pdf.buffer as ArrayBuffer],
    }),
  )
  return {
    stamp: (order) =>
      pool.run(order).catch((error: unknown): Stamped => {
        if (error instanceof TookTooLong || error instanceof OutOfMemory) return { refused: 'too_large' }
        throw error instanceof PoolFull ? new AppError('busy', texts.tooMany, { retryAfter: 5, cause: error }) : error
      }),
    close: () => pool.close(),
  }
}
