import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../db/in-transaction.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { createJobs } from './create-jobs.ts'
import type { Jobs } from './create-jobs.ts'
import { enqueue, enqueueMany } from './enqueue.ts'
import { defineQueue } from './queue.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let running: Jobs[] = []

const greet = defineQueue<{ name: string }>('test-greet', { expireInSeconds: 2, retryDelay: 1, retryLimit: 3 })
const sweep = defineQueue<{ area: string }>('test-sweep', { policy: 'exclusive' })

beforeAll(async () => { database = await createTestDatabase() })
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
  await database.asOwner('delete from pgboss.job')
})
afterAll(() => database.close())

async function startJobs(handler: (name: string) => Promise<void>, workers = false, errors: unknown[] = []): Promise<Jobs> {
  const jobs = createJobs(database, { queues: [greet, sweep], onError: (error) => errors.push(error) })
  jobs.registerWorker(greet, ({ data }) => handler(data.name), { pollSeconds: 0.5 })
  running.push(jobs)
  await jobs.start({ workers })
  return jobs
}

const sendOne = (name: string) => inTransaction(database.app, {}, (trx) => enqueue(trx, greet, { name }))

describe('a job belongs to its transaction', () => {
  test('committed = done once; rolled back = no job', async () => {
    const greeted: string[] = []
    const jobs = await startJobs(async (name) => void greeted.push(name))
    await sendOne('kept')
    await inTransaction(database.app, {}, async (trx) => {
      await enqueue(trx, greet, { name: 'dropped' })
      throw new Error('changed our mind')
    }).catch(() => {})
    expect(await jobs.runDue()).toBe(1)
    expect(greeted).toEqual(['kept'])
    expect(await jobs.runDue()).toBe(0)
  })

  test('many at once, and not before their time', async () => {
    const greeted: string[] = []
    const jobs = await startJobs(async (name) => void greeted.push(name))
    await inTransaction(database.app, {}, async (trx) => {
      await enqueueMany(trx, greet, Array.from({ length: 120 }, (_, n) => ({ name: `n${n}` })))
      await enqueue(trx, greet, { name: 'later' }, { startAfter: 60 })
    })
    expect(await jobs.runDue()).toBe(120)
    expect(greeted).not.toContain('later')
  })

  test('an exclusive queue keeps one job of a key', async () => {
    await startJobs(async () => {})
    const twice = await inTransaction(database.app, {}, async (trx) => [
      await enqueue(trx, sweep, { area: 'carts' }, { key: 'carts' }),
      await enqueue(trx, sweep, { area: 'carts' }, { key: 'carts' }),
    ])
    expect(twice).toEqual([true, false])
  })

  test('without jobs wired it is refused, so that none is lost in silence', async () => {
    const other = await createTestDatabase()
    await expect(inTransaction(other.app, {}, (trx) => enqueue(trx, greet, { name: 'x' }))).rejects.toThrow('no jobs are wired')
    await other.close()
  })
})

describe('workers', () => {
  test('two processes share the work: every job is done once', async () => {
    const greeted: string[] = []
    await Promise.all([startJobs(async (name) => void greeted.push(name), true), startJobs(async (name) => void greeted.push(name), true)])
    await inTransaction(database.app, {}, (trx) => enqueueMany(trx, greet, Array.from({ length: 60 }, (_, n) => ({ name: `n${n}` }))))
    await expect.poll(() => greeted.length, { timeout: 15_000 }).toBe(60)
    await sleep(600)
    expect(new Set(greeted).size).toBe(60)
    expect(greeted).toHaveLength(60)
  })

  test('one that fails is reported and tried again; its neighbours are not', async () => {
    const seen: string[] = []
    const errors: unknown[] = []
    await startJobs(async (name) => {
      seen.push(name)
      if (name === 'bad' && seen.filter((other) => other === 'bad').length === 1) throw new Error('mail server is away')
    }, true, errors)
    await inTransaction(database.app, {}, (trx) => enqueueMany(trx, greet, [{ name: 'good' }, { name: 'bad' }]))
    await expect.poll(() => seen.filter((name) => name === 'bad').length, { timeout: 15_000 }).toBe(2)
    expect(seen.filter((name) => name === 'good')).toHaveLength(1)
    expect(errors).toMatchObject([{ message: 'mail server is away' }])
  })

  test('a job whose worker vanished is taken by another one', async () => {
    const greeted: string[] = []
    await startJobs(async (name) => void greeted.push(name))
    await sendOne('orphan')
    // A worker that took it and was killed: active, started long ago, nobody to finish it.
    await database.asOwner(`update pgboss.job set state = 'active', started_on = now() - interval '10 seconds' where data->>'name' = 'orphan'`)
    await startJobs(async (name) => void greeted.push(name), true)
    await expect.poll(() => greeted, { timeout: 18_000, interval: 100 }).toEqual(['orphan'])
  })
})

test('a queue that would leave a job with a dead worker for more than a minute is refused', () => {
  expect(() => defineQueue('test-slow', { expireInSeconds: 61 })).toThrow('60 s')
})
