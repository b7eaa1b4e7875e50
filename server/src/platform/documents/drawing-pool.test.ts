import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { sampleInvoice } from '@kedai/domain/documents/samples.fixture.ts'
import { AppError } from '../errors/app-error.ts'
import { createDocuments } from './documents.ts'
import { PoolFull, createThreadPool } from '../threads/thread-pool.ts'
import { TookTooLong } from '../threads/worker-thread.ts'
import { startDrawingThread } from './drawing-thread.ts'
import type { DrawingThread } from './drawing-thread.ts'

const settings = { threads: 2, waiting: 3, timeoutMs: 5_000, idleMs: 30 }
const order = { document: sampleInvoice(), paper: 'a4', logo: null } as const

/** Threads that draw when they are told to. */
function byHand() {
  const atWork: (() => void)[] = []
  const seen = { most: 0, started: 0, closed: 0 }
  const start = (): DrawingThread => {
    seen.started++
    return {
      run: () =>
        new Promise((resolve) => {
          atWork.push(() => resolve({ pdf: Buffer.from('pdf'), missing: [] }))
          seen.most = Math.max(seen.most, atWork.length)
        }),
      isGone: () => false,
      close: async () => void seen.closed++,
    }
  }
  return {
    start,
    seen,
    finishOne: async () => {
      atWork.shift()?.()
      await sleep(1)
    },
  }
}

describe('a pool of two', () => {
  test('draws two at a time, lets three wait in turn and refuses the sixth at once', async () => {
    const { start, seen, finishOne } = byHand()
    const pool = createThreadPool(settings, start)
    const done: number[] = []
    const five = [0, 1, 2, 3, 4].map((place) => pool.run(order).then(() => done.push(place)))
    await sleep(1)
    await expect(pool.run(order)).rejects.toBeInstanceOf(PoolFull)
    for (let left = 5; left > 0; left--) await finishOne()
    await Promise.all(five)
    expect([done, seen.most, seen.started]).toEqual([[0, 1, 2, 3, 4], 2, 2])
    await sleep(60)
    expect(seen.closed).toBe(2) // with nothing to do they end
  })

  test('draws again after a thread that never ended', async () => {
    let started = 0
    const never = new URL(
      'data:text/javascript,setInterval(() => {}, 1000); process.getBuiltinModule("worker_threads").parentPort.on("message", () => {})',
    )
    const pool = createThreadPool({ ...settings, threads: 1, timeoutMs: 400 }, () =>
      startDrawingThread(started++ === 0 ? never : undefined),
    )
    await expect(pool.run(order)).rejects.toBeInstanceOf(TookTooLong)
    const after = createThreadPool({ ...settings, threads: 1, timeoutMs: 20_000 }, startDrawingThread)
    expect(
      Buffer.from((await after.run(order)).pdf)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await Promise.all([pool.close(), after.close()])
  })

  test('says so when its thread dies, and goes on with another', async () => {
    let started = 0
    const dies = new URL(
      'data:text/javascript,process.getBuiltinModule("worker_threads").parentPort.on("message", () => process.exit(3))',
    )
    const pool = createThreadPool({ ...settings, threads: 1, timeoutMs: 20_000 }, () =>
      startDrawingThread(started++ === 0 ? dies : undefined),
    )
    const [first, second] = await Promise.allSettled([pool.run(order), pool.run(order)])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
    await pool.close()
  })
})

describe('documents', () => {
  const store = { read: async () => null }

  test('are drawn once, however often and at once they are asked for; another paper is another one', async () => {
    let drawn = 0
    const pool = {
      run: async () => ({ pdf: Buffer.from(`pdf ${++drawn}`), missing: [] }),
      close: async () => undefined,
    }
    const documents = createDocuments({ store, pool })
    const [one, same] = await Promise.all([
      documents.render(sampleInvoice(), { paper: 'a4', shopId: 1 }),
      documents.render(sampleInvoice(), { paper: 'a4', shopId: 1 }),
    ])
    expect([
      one.toString(),
      same.toString(),
      (await documents.render(sampleInvoice(), { paper: 'a4', shopId: 1 })).toString(),
    ]).toEqual(['pdf 1', 'pdf 1', 'pdf 1'])
    expect((await documents.render(sampleInvoice(), { paper: 'receipt80', shopId: 1 })).toString()).toBe('pdf 2')
    expect((await documents.render(sampleInvoice({ number: 'INV-2' }), { paper: 'a4', shopId: 1 })).toString()).toBe(
      'pdf 3',
    )
  })

  test('that are forgotten are drawn again: what is kept is bounded', async () => {
    let drawn = 0
    const pool = { run: async () => ({ pdf: Buffer.alloc(600, ++drawn), missing: [] }), close: async () => undefined }
    const documents = createDocuments({ store, pool, keptBytes: 1_000 })
    for (const number of ['A', 'B', 'A']) await documents.render(sampleInvoice({ number }), { paper: 'a4', shopId: 1 })
    expect(drawn).toBe(3)
  })

  test.each([
    [new PoolFull('full'), /try again in a moment/],
    [new TookTooLong('slow'), /took too long/],
  ])('refuse in words: %s', async (problem, words) => {
    const documents = createDocuments({
      store,
      pool: { run: () => Promise.reject(problem), close: async () => undefined },
    })
    const refusal = await documents.render(sampleInvoice(), { paper: 'a4', shopId: 1 }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ code: 'busy', message: expect.stringMatching(words) })
  })
})
