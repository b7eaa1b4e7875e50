import type { Database } from '../db/open-database.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { DiskRoom } from '../disk-room.ts'
import { lowRoom, noRoom } from '../disk-room.ts'

/** `low` is a warning; `fails` and `full` mean that requests would be refused. */
export type CheckResult = 'ok' | 'low' | 'full' | 'fails'

export type ReadinessReport = { ready: boolean; checks: Record<string, CheckResult> }

type Judged = {
  database: Pick<Database, 'app' | 'public' | 'embedded'>
  diskRoom: () => Promise<DiskRoom | null>
  isStopping: () => boolean
}

const writeEveryMs = 5_000

/** Whether requests could be served now: both pools answer, the database takes writes, the disk has room. */
export function createReadiness({ database, diskRoom, isStopping }: Judged): () => Promise<ReadinessReport> {
  let writtenAt = -Infinity
  async function write(): Promise<void> {
    if (performance.now() - writtenAt < writeEveryMs) return
    await rawQuery(database.app, 'ready_write', 'update installation set written_at = now()')
    writtenAt = performance.now()
  }
  return async () => {
    const [read, views, writes, disk] = await Promise.all([
      judged(rawQuery(database.app, 'ready', 'select 1')),
      judged(rawQuery(database.public, 'ready_public', 'select 1')),
      judged(write()),
      diskRoom(),
    ])
    const room = disk === null || disk.free >= lowRoom ? 'ok' : disk.free >= noRoom ? 'low' : 'full'
    const checks = { database: read, public: views, writing: writes, disk: room } as const
    // With a database elsewhere, a full disk here stops uploads alone.
    const isFull = room === 'full' && database.embedded !== null
    return { ready: !isStopping() && !isFull && [read, views, writes].every((one) => one === 'ok'), checks }
  }
}

const judged = (asked: Promise<unknown>): Promise<'ok' | 'fails'> =>
  asked.then(
    () => 'ok',
    () => 'fails',
  )
