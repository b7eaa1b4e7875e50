import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChanges } from '../events/changes.ts'
import type { Changes } from '../events/changes.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { defineQueue } from '../jobs/queue.ts'
import { signal } from './embedded/processes.ts'
import { inTransaction } from './in-transaction.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './open-database.ts'
import { rawQuery } from './raw-query.ts'
import { scaledTimeout } from '../test-app/scaled-timeout.ts'

const echo = defineQueue<{ n: number }>('test-echo')
const echoed: number[] = []
const gaps: (string | null)[] = []

let database: Database
let jobs: Jobs
let changes: Changes
let dataDir: string
const restarts: number[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kedai-loss-'))
  database = await openDatabase({ dataDir, databaseUrl: null }, { onRestart: (ms) => restarts.push(ms) })
  jobs = createJobs(database, { queues: [echo] })
  jobs.registerWorker(echo, async ({ data }) => void echoed.push(data.n))
  await jobs.start()
  changes = await createChanges(database)
  changes.on('item', (id) => gaps.push(id))
})

afterAll(async () => {
  await changes.close()
  await jobs.stop()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const insert = (name: string) =>
  inTransaction(database.app, {}, (trx) =>
    rawQuery(trx, 'loss_insert', `insert into users (email, name, password_hash) values ($1, 'x', 'x')`, [name]),
  )

async function serveAgain(began: number): Promise<number> {
  for (;;) {
    try {
      await rawQuery(database.app, 'loss_probe', 'select 1')
      return performance.now() - began
    } catch (error) {
      expect(error).toMatchObject({ code: 'not_ready' }) // never a bare 500
      if (performance.now() - began > 10_000) throw error
      await sleep(20)
    }
  }
}

test('kill -9 of the database under load: refused as not ready, serving again within 3 s, nothing acknowledged is lost', async () => {
  const acknowledged: string[] = []
  let running = true
  const load = Array.from({ length: 8 }, async (_, worker) => {
    for (let n = 0; running; n++) {
      const name = `buyer-${worker}-${n}@loss.test`
      await insert(name).then(
        () => acknowledged.push(name),
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'not_ready' })
          return sleep(5)
        },
      )
    }
  })
  for (let round = 0; round < 3; round++) {
    await sleep(150)
    expect(acknowledged.length).toBeGreaterThan(0)
    const pid = database.embedded!.pid() // opened without DATABASE_URL
    signal(pid, 'SIGKILL')
    const began = performance.now()
    await expect.poll(() => restarts.length, { timeout: 10_000, interval: 10 }).toBe(round + 1)
    expect(await serveAgain(began)).toBeLessThan(scaledTimeout(3_000))
    expect(database.embedded!.pid()).not.toBe(pid)
  }
  running = false
  await Promise.all(load)
  const kept = new Set(
    (await rawQuery<{ email: string }>(database.app, 'loss_all', 'select email from users')).map(({ email }) => email),
  )
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  expect(restarts).toHaveLength(3)
})

test('jobs and listeners come back by themselves', async () => {
  await expect.poll(() => gaps, { timeout: 10_000 }).toContain(null) // caches were told to start afresh
  await inTransaction(database.app, {}, (trx) => enqueue(trx, echo, { n: 1 }))
  await expect.poll(() => echoed, { timeout: 10_000 }).toEqual([1])
})

test('kill -9 of one backend: the server recovers, the folder stays ours', async () => {
  const [row] = await rawQuery<{ pid: number }>(database.app, 'loss_pid', 'select pg_backend_pid() as pid')
  const pid = database.embedded!.pid() // opened without DATABASE_URL
  signal(row!.pid, 'SIGKILL') // one row, always
  const began = performance.now()
  await expect.poll(() => restarts.length, { timeout: 10_000, interval: 10 }).toBe(4) // it holds the folder again
  expect(await serveAgain(began)).toBeLessThan(scaledTimeout(3_000))
  expect(database.embedded!.pid()).toBe(pid)
  await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow(
    'another Kedai already uses this data folder',
  )
})
