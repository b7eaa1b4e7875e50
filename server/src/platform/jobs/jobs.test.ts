import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../db/in-transaction.ts'
import { rawQuery } from '../db/raw-query.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { createJobs } from './create-jobs.ts'
import type { Jobs } from './create-jobs.ts'
import { enqueue, enqueueMany } from './enqueue.ts'
import { signOfLife } from './free-abandoned.ts'
import { defineQueue } from './queue.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let running: Jobs[] = []

const greet = defineQueue<{ name: string }>('test-greet', { expireInSeconds: 2, retryDelay: 1, retryLimit: 3 })
// As mails: whatever fails pauses for a minute at least.
const patient = defineQueue<{ name: string }>('test-patient', { expireInSeconds: 60, retryDelay: 60, retryLimit: 3 })
const sweep = defineQueue<{ area: string }>('test-sweep', { policy: 'exclusive' })

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
  await database.asOwner('delete from pgboss.job')
})
afterAll(() => database.close())

async function startJobs(
  handler: (name: string) => Promise<void>,
  workers = false,
  errors: unknown[] = [],
): Promise<Jobs> {
  const jobs = createJobs(database, { queues: [greet, patient, sweep], onError: (error) => errors.push(error) })
  jobs.registerWorker(greet, ({ data }) => handler(data.name), { pollSeconds: 0.5 })
  jobs.registerWorker(patient, ({ data }) => handler(data.name), { pollSeconds: 0.5 })
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
      await enqueueMany(
        trx,
        greet,
        Array.from({ length: 120 }, (_, n) => ({ name: `n${n}` })),
      )
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
    await expect(inTransaction(other.app, {}, (trx) => enqueue(trx, greet, { name: 'x' }))).rejects.toThrow(
      'no jobs are wired',
    )
    await other.close()
  })
})

describe('workers', () => {
  test('two processes share the work: every job is done once', async () => {
    const greeted: string[] = []
    await Promise.all([
      startJobs(async (name) => void greeted.push(name), true),
      startJobs(async (name) => void greeted.push(name), true),
    ])
    await inTransaction(database.app, {}, (trx) =>
      enqueueMany(
        trx,
        greet,
        Array.from({ length: 60 }, (_, n) => ({ name: `n${n}` })),
      ),
    )
    await expect.poll(() => greeted.length, { timeout: 15_000 }).toBe(60)
    await sleep(600)
    expect(new Set(greeted).size).toBe(60)
    expect(greeted).toHaveLength(60)
  })

  test('one that fails is reported and tried again; its neighbours are not', async () => {
    const seen: string[] = []
    const errors: unknown[] = []
    await startJobs(
      async (name) => {
        seen.push(name)
        if (name === 'bad' && seen.filter((other) => other === 'bad').length === 1)
          throw new Error('mail server is away')
      },
      true,
      errors,
    )
    await inTransaction(database.app, {}, (trx) => enqueueMany(trx, greet, [{ name: 'good' }, { name: 'bad' }]))
    await expect.poll(() => seen.filter((name) => name === 'bad').length, { timeout: 15_000 }).toBe(2)
    expect(seen.filter((name) => name === 'good')).toHaveLength(1)
    expect(errors).toMatchObject([{ message: 'mail server is away' }])
  })

  test('an lowPriority batch waits for the end of a rush, others do not', async () => {
    const times = new Map<string, number>()
    await startJobs(async () => {})
    await inTransaction(database.app, {}, async (trx) => {
      await enqueue(trx, greet, { name: 'mail' })
      await enqueue(trx, patient, { name: 'payment' })
    })
    const began = performance.now()
    const rush = Array.from({ length: 16 }, () =>
      inTransaction(database.app, {}, (trx) => rawQuery(trx, 'test_rush', 'select pg_sleep(1.6)', [])),
    )
    const ended = Promise.race(rush).then(() => performance.now() - began)
    const jobs = createJobs(database, { queues: [greet, patient, sweep] })
    const note: Parameters<typeof jobs.registerWorker<{ name: string }>>[1] = async ({ data: { name } }) =>
      void times.set(name, performance.now() - began)
    jobs.registerWorker(greet, note, { lowPriority: true })
    jobs.registerWorker(patient, note)
    running.push(jobs)
    await jobs.start()
    await Promise.all(rush)
    await expect.poll(() => times.size, { timeout: 8_000 }).toBe(2)
    expect(times.get('mail')).toBeGreaterThan(await ended)
    expect(times.get('payment')).toBeLessThan(times.get('mail') ?? 0)
  })

  // A worker that took the job and was killed: active, its last sign of life some seconds ago, nobody to finish it.
  const abandon = (name: string, more = '') =>
    database.asOwner(`
    update pgboss.job set state = 'active', started_on = now() - interval '9 seconds', heartbeat_on = now() - interval '9 seconds' ${more}
    where data->>'name' = '${name}'`)

  test('a job whose worker vanished is taken by another one at once, without the pause after a failure', async () => {
    const greeted: string[] = []
    await startJobs(async () => {})
    await inTransaction(database.app, {}, (trx) => enqueue(trx, patient, { name: 'orphan' }))
    await abandon('orphan')
    await startJobs(async (name) => void greeted.push(name), true)
    await expect.poll(() => greeted, { timeout: 6_000, interval: 100 }).toEqual(['orphan'])
  })

  test('one that ended its worker at every try is given up', async () => {
    const greeted: string[] = []
    await startJobs(async () => {})
    await inTransaction(database.app, {}, (trx) => enqueue(trx, patient, { name: 'poison' }))
    await abandon('poison', ', retry_count = retry_limit')
    await startJobs(async (name) => void greeted.push(name), true)
    const stateOf = async () =>
      (await database.asOwner<{ state: string }>(`select state from pgboss.job where data->>'name' = 'poison'`))[0]
        ?.state
    await expect.poll(stateOf, { timeout: 18_000, interval: 200 }).toBe('failed')
    expect(greeted).toEqual([])
  }, 20_000)

  test('a long job of a worker that lives is left to it', async () => {
    const begun: string[] = []
    const lasting = async (name: string): Promise<void> => {
      begun.push(name)
      await sleep((signOfLife.silent + 2 * signOfLife.look + 0.5) * 1000)
    }
    await startJobs(lasting, true)
    await inTransaction(database.app, {}, (trx) => enqueue(trx, patient, { name: 'long' }))
    await expect.poll(() => begun.length, { timeout: 5_000 }).toBe(1)
    await startJobs(lasting, true)
    const stateOf = async () =>
      (await database.asOwner<{ state: string }>(`select state from pgboss.job where data->>'name' = 'long'`))[0]?.state
    await expect.poll(stateOf, { timeout: 18_000, interval: 200 }).toBe('completed')
    expect(begun).toEqual(['long'])
  }, 25_000)
})

test('a queue that would leave a job with a dead worker for more than a minute is refused', () => {
  expect(() => defineQueue('test-slow', { expireInSeconds: 61 })).toThrow('60 s')
})
