import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../db/in-transaction.ts'
import { rawQuery } from '../db/raw-query.ts'
import { lowRoom, noRoom } from '../disk-room.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { defineQueue } from '../jobs/queue.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { createReadiness } from './readiness.ts'

const sample = defineQueue<{ n: number }>('test-watched', { retryLimit: 0 })

let kedai: TestApp
beforeAll(async () => {
  kedai = await startTestApp({
    features: [
      {
        name: 'watched',
        queues: [sample],
        wire: ({ jobs }) =>
          jobs.registerWorker(sample, async () => {
            throw new Error('no')
          }),
      },
    ],
  })
})
afterAll(() => kedai.close())

describe('ready', () => {
  const ask = async () => (await kedai.app.inject({ url: '/readyz' })).json()
  const all = { database: 'ok', public: 'ok', writing: 'ok' }

  test('says what it judged by', async () => {
    const answer = await kedai.app.inject({ url: '/readyz' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ready', checks: { ...all, disk: expect.stringMatching(/^(ok|low)$/) } },
    ])
  })

  test('not while every connection of the pages is at work', async () => {
    const naps = Array.from({ length: 4 }, () => rawQuery(kedai.deps.publicDb, 'test_nap', 'select pg_sleep(3)'))
    await sleep(100)
    const answer = await kedai.app.inject({ url: '/readyz' })
    expect([answer.statusCode, answer.json().checks, answer.headers['retry-after']]).toMatchObject([
      503,
      { database: 'ok', public: 'fails' },
      '2',
    ])
    await Promise.all(naps)
    expect((await ask()).status).toBe('ready')
  })

  test('not while the database takes no writes', async () => {
    const readiness = createReadiness({
      database: kedai.deps.database,
      diskRoom: async () => null,
      isStopping: () => false,
    })
    await kedai.asOwner('revoke update on installation from kedai_app')
    expect(await readiness()).toEqual({ ready: false, checks: { ...all, writing: 'fails', disk: 'ok' } })
    await kedai.asOwner('grant update on installation to kedai_app')
    expect(await readiness()).toEqual({ ready: true, checks: { ...all, disk: 'ok' } })
  })

  test('not on a full disk where the database lies on it; low is a warning', async () => {
    const report = (free: number, embedded: object | null) =>
      createReadiness({
        database: { ...kedai.deps.database, embedded: embedded as never },
        diskRoom: async () => ({ free, size: 2 * lowRoom }),
        isStopping: () => false, // only that there is one matters
      })()
    expect(await report(noRoom - 1, {})).toMatchObject({ ready: false, checks: { disk: 'full' } })
    expect(await report(noRoom - 1, null)).toMatchObject({ ready: true, checks: { disk: 'full' } })
    expect(await report(lowRoom - 1, {})).toMatchObject({ ready: true, checks: { disk: 'low' } })
  })
})

describe('metrics', () => {
  async function read(): Promise<Map<string, number>> {
    const { payload } = await kedai.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer metrics-token-of-the-tests' },
    })
    return new Map(
      payload
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    )
  }

  test('count the jobs of each queue, and how long the oldest waits', async () => {
    await inTransaction(kedai.db, {}, (trx) => enqueue(trx, sample, { n: 1 }))
    await kedai.runJobs() // given up at its first failure
    await inTransaction(kedai.db, {}, async (trx) => {
      await enqueue(trx, sample, { n: 2 })
      await enqueue(trx, sample, { n: 3 }, { startAfter: 3600 })
    })
    await kedai.asOwner(
      `update pgboss.job set start_after = start_after - interval '90 seconds' where name = 'test-watched' and state = 'created'`,
    )
    await sleep(1_100)
    const metrics = await read()
    const of = (what: string) => metrics.get(`kedai_queue_${what}{queue="test-watched"}`)
    expect([of('waiting'), of('active'), of('failed')]).toEqual([2, 0, 1])
    expect(of('oldest_seconds')).toBeGreaterThan(89)
    expect(of('oldest_seconds')).toBeLessThan(200)
  })

  test('show pools, disk and event loop', async () => {
    const naps = [1, 2].map(() =>
      inTransaction(kedai.db, {}, (trx) => rawQuery(trx, 'test_nap_app', 'select pg_sleep(1)')),
    )
    await sleep(200)
    const metrics = await read()
    expect(metrics.get('kedai_pool_max{pool="app"}')).toBe(12)
    expect(metrics.get('kedai_pool_in_use{pool="app"}')).toBeGreaterThanOrEqual(2)
    expect([metrics.get('kedai_pool_waiting{pool="public"}'), metrics.get('kedai_pool_max{pool="jobs"}')]).toEqual([
      0, 3,
    ])
    expect(metrics.get('kedai_disk_bytes')).toBeGreaterThan(metrics.get('kedai_disk_free_bytes') ?? Infinity)
    await Promise.all(naps)
    for (const until = performance.now() + 300; performance.now() < until;); // the event loop stands still
    await sleep(50)
    const late = (await read()).get('kedai_event_loop_lag_seconds{quantile="1"}') ?? 0
    expect(late).toBeGreaterThan(0.2)
    expect(late).toBeLessThan(5)
  })

  test('tell of the last backup, once there was one', async () => {
    expect((await read()).has('kedai_last_backup_ok')).toBe(false)
    const folder = join(kedai.deps.config.dataDir, 'backups')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'last.json'),
      JSON.stringify({ finishedAt: '2026-11-20T03:00:00.000Z', bytes: 1234, ok: false }),
    )
    const metrics = await read()
    expect(['timestamp_seconds', 'ok', 'bytes'].map((what) => metrics.get(`kedai_last_backup_${what}`))).toEqual([
      Date.parse('2026-11-20T03:00:00Z') / 1000,
      0,
      1234,
    ])
    writeFileSync(join(folder, 'last.json'), '{"finishedAt": "yester')
    expect((await read()).has('kedai_last_backup_ok')).toBe(false)
  })
})
