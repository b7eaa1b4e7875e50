import type { Clock } from '../clock/clock.ts'
import type { Files } from './files.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { defineQueue } from '../jobs/queue.ts'
import type { Db } from '../db/db.ts'
import { keysOf } from './links.ts'
import { hasRow, removeUnusedRows } from './queries.ts'
import type { StoredFile } from './stored-file.ts'

/** A form may lie open for a day before what was uploaded into it is used. */
const unusedForMs = 24 * 3_600_000
const atOnce = 500

// Bytes go after the commit that removed their row, by a job, so that neither a crash nor a distant store leaves them behind.
export const removeBytesQueue = defineQueue<{ keys: string[] }>('files.remove-bytes', {
  expireInSeconds: 60,
  retryDelay: 30,
})

/** Removes uploads that nothing has used for a day, row and bytes. Answers how many files. */
export function sweepUnusedFiles({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const before = new Date(clock.now().getTime() - unusedForMs)
  return inTransaction(db, {}, async (trx) => {
    const removed = await removeUnusedRows(trx, before, atOnce)
    if (removed.length > 0) await enqueue(trx, removeBytesQueue, { keys: removed.flatMap(keysOf) })
    return removed.length
  })
}

/** A missing one is no trouble: the job may run twice. */
export async function removeBytes({ files }: { files: Files }, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.store.remove(key)
}

export const removeUnsavedQueue = defineQueue<{ shopId: number; key: string; widths: number[] }>(
  'files.remove-unsaved',
  { expireInSeconds: 60, retryDelay: 30 },
)

/** Before the bytes of a file are kept: should the server be killed before its row is committed, they go a day later. */
export const removeUnlessSaved = (trx: Db, { shopId, key, widths }: StoredFile): Promise<boolean> =>
  enqueue(trx, removeUnsavedQueue, { shopId, key, widths }, { startAfter: unusedForMs / 1000 })

export async function removeUnsaved(
  { db, files }: { db: Db; files: Files },
  { shopId, key, widths }: Pick<StoredFile, 'shopId' | 'key' | 'widths'>,
): Promise<void> {
  const isSaved = await inTransaction(db, { shopId, readOnly: true }, (trx) => hasRow(trx, shopId, key))
  if (!isSaved) await removeBytes({ files }, keysOf({ key, widths }))
}
