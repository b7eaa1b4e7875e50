import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { PoolUse } from '../db/open-database.ts'
import type { DiskRoom } from '../disk-room.ts'
import type { QueueState } from '../jobs/queue-states.ts'
import type { LastBackup } from '../last-backup.ts'

/** What `/metrics` asks of the rest of the server. */
export type MetricSources = {
  pools(): PoolUse[]
  queues(): Promise<QueueState[]>
  diskRoom(): Promise<DiskRoom | null>
  lastBackup(): Promise<LastBackup | null>
  /** Pages answered since the start, by where they came from. */
  pages(): Readonly<Record<string, number>>
}

type Sample = { labels?: Record<string, string>; value: number }

/** Gauges that are read when they are asked for. A source that fails leaves its gauges out; the others are answered. */
export function addServerMetrics(
  registry: Registry,
  { pools, queues, diskRoom, lastBackup, pages }: MetricSources,
): void {
  const gauge = (name: string, help: string, labelNames: string[], read: () => Sample[] | Promise<Sample[]>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        if (labelNames.length === 0) this.remove() // else it would say 0 of what is not known
        for (const { labels = {}, value } of await Promise.resolve()
          .then(read)
          .catch(() => []))
          this.set(labels, value)
      },
    })

  const ofPools = (of: (pool: PoolUse) => number) => () =>
    pools().map((pool) => ({ labels: { pool: pool.name }, value: of(pool) }))
  gauge(
    'kedai_pool_max',
    'Connections a pool may open',
    ['pool'],
    ofPools(({ max }) => max),
  )
  gauge(
    'kedai_pool_in_use',
    'Connections at work',
    ['pool'],
    ofPools(({ inUse }) => inUse),
  )
  gauge(
    'kedai_pool_waiting',
    'Callers that wait for a connection',
    ['pool'],
    ofPools(({ waiting }) => waiting),
  )

  const states = shared(queues)
  const ofQueues = (of: (queue: QueueState) => number) => async () =>
    (await states()).map((queue) => ({ labels: { queue: queue.name }, value: of(queue) }))
  gauge(
    'kedai_queue_waiting',
    'Jobs that are not done yet, those for later included',
    ['queue'],
    ofQueues(({ waiting }) => waiting),
  )
  gauge(
    'kedai_queue_active',
    'Jobs at work',
    ['queue'],
    ofQueues(({ active }) => active),
  )
  gauge(
    'kedai_queue_failed',
    'Jobs given up within the last three days',
    ['queue'],
    ofQueues(({ failed }) => failed),
  )
  gauge(
    'kedai_queue_oldest_seconds',
    'How long the oldest job that is due, or is being retried, has waited',
    ['queue'],
    ofQueues(({ oldestSeconds }) => oldestSeconds),
  )

  const ofDisk = (of: (room: DiskRoom) => number) => async () => onlyIf(await diskRoom(), of)
  gauge(
    'kedai_disk_free_bytes',
    'Free bytes on the disk of DATA_DIR',
    [],
    ofDisk(({ free }) => free),
  )
  gauge(
    'kedai_disk_bytes',
    'Size of the disk of DATA_DIR',
    [],
    ofDisk(({ size }) => size),
  )

  const ofBackup = (of: (backup: LastBackup) => number) => async () => onlyIf(await lastBackup(), of)
  gauge(
    'kedai_last_backup_timestamp_seconds',
    'When the last backup ended',
    [],
    ofBackup(({ finishedAt }) => finishedAt.getTime() / 1000),
  )
  gauge(
    'kedai_last_backup_ok',
    '1 when it succeeded',
    [],
    ofBackup(({ ok }) => (ok ? 1 : 0)),
  )
  gauge(
    'kedai_last_backup_bytes',
    'Its size',
    [],
    ofBackup(({ bytes }) => bytes),
  )

  gauge('kedai_pages', 'Pages answered since the start, from memory, from the database, or drawn', ['from'], () =>
    Object.entries(pages()).map(([from, value]) => ({ labels: { from }, value })),
  )

  addLag(gauge)
}

// The histogram counts the pause between two of its own ticks, so an idle loop shows the interval: it is taken off.
function addLag(gauge: (name: string, help: string, labelNames: string[], read: () => Sample[]) => void): void {
  const intervalMs = 20
  const delay = monitorEventLoopDelay({ resolution: intervalMs })
  delay.enable()
  const seconds = (nanoseconds: number): number => Math.max(0, (nanoseconds / 1e6 - intervalMs) / 1000) || 0
  gauge('kedai_event_loop_lag_seconds', 'How late the event loop was since the last scrape', ['quantile'], () => {
    const samples = [
      ['0.5', delay.percentile(50)],
      ['0.99', delay.percentile(99)],
      ['1', delay.max],
    ] as const
    delay.reset()
    return samples.map(([quantile, value]) => ({ labels: { quantile }, value: seconds(value) }))
  })
}

const onlyIf = <T>(found: T | null, of: (found: T) => number): Sample[] =>
  found === null ? [] : [{ value: of(found) }]

// Four gauges of one scrape are one question.
function shared<T>(ask: () => Promise<T>, forMs = 1_000): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | null = null
  return () => {
    if (asked === null || performance.now() - asked.at > forMs) asked = { at: performance.now(), answer: ask() }
    return asked.answer
  }
}
