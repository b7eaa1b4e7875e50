import { rowOf } from '@kedai/domain/product-csv/group-rows.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { StoredFile } from '../../../platform/files/stored-file.ts'
import { importQueue } from '../import-queue.ts'
import { findImport, lockImport, setState } from '../queries/imports.ts'
import type { ImportRecord } from '../queries/imports.ts'
import { allRows, waitingChanges, waitingGroups } from '../queries/rows.ts'
import { nameKey } from '../same-name.ts'
import { checkRows } from './check-rows.ts'
import type { SeenLines } from './check-rows.ts'
import { discardPictures, fetchPictures } from './fetch-pictures.ts'
import type { PictureSource } from './fetch-pictures.ts'
import { importGroup, refuseImportGroup } from './import-group.ts'
import { undoChange } from './undo-change.ts'

export type StepImport = { shopId: number; importId: number; /** How long one job works before it asks for the next. */ forMs?: number }

const groupsAtOnce = 100

/** Goes on with an import wherever it stands: what is done is marked row by row, so it may be cut at any moment and begun again. */
export async function stepImport({ clock, ...source }: PictureSource & { clock: Clock }, { shopId, importId, forMs = 5_000 }: StepImport): Promise<void> {
  const { db } = source
  const record = await inTransaction(db, { shopId, readOnly: true }, (trx) => findImport(trx, shopId, importId))
  if (!record) return
  const until = performance.now() + forMs
  const isInTime = () => performance.now() < until
  const step = { checking: check, running: bringIn, undoing: takeBack }[record.state as string] // the other states have no work
  if (!step) return
  const isFinished = await step(source, clock, { shopId, record, isInTime })
  await inTransaction(db, { shopId }, async (trx) => {
    const now = await lockImport(trx, shopId, importId)
    if (now?.state !== record.state) return
    if (!isFinished) await enqueue(trx, importQueue, { shopId, importId })
    else await setState(trx, shopId, importId, after[record.state as keyof typeof after], record.state === 'checking' ? null : clock.now()) // one of the three, or there was no step
  })
}

const after = { checking: 'checked', running: 'done', undoing: 'undone' } as const

type Work = { shopId: number; record: ImportRecord; isInTime: () => boolean }

async function check({ db }: PictureSource, _clock: Clock, { shopId, record, isInTime }: Work): Promise<boolean> {
  const seen = await inTransaction(db, { shopId, readOnly: true }, (trx) => seenLines(trx, record))
  for (;;) {
    const hasMore = await inTransaction(db, { shopId }, (trx) => checkRows(trx, shopId, record, seen, groupsAtOnce))
    if (!hasMore) return true
    if (!isInTime()) return false
  }
}

// What was checked by an earlier job counts too.
async function seenLines(trx: Db, { id, columns }: ImportRecord): Promise<SeenLines> {
  const [skuLines, nameLines] = [new Map<string, number>(), new Map<string, number>()]
  for (const { line, cells, outcome } of await allRows(trx, id)) {
    const row = rowOf(line, cells, columns)
    if (row.sku && !skuLines.has(row.sku)) skuLines.set(row.sku, line)
    const comesIn = outcome === 'would_create' || outcome === 'would_update'
    if (comesIn && row.title && !nameLines.has(nameKey(row))) nameLines.set(nameKey(row), line)
  }
  return { skuLines, nameLines }
}

async function bringIn(source: PictureSource, clock: Clock, { shopId, record, isInTime }: Work): Promise<boolean> {
  const { db, files } = source
  for (;;) {
    const groups = await inTransaction(db, { shopId, readOnly: true }, (trx) => waitingGroups(trx, record.id, groupsAtOnce))
    if (groups.length === 0) return true
    for (const group of groups) {
      const one = { shopId, record, group, now: clock.now() }
      let pictures: StoredFile[] = []
      try {
        pictures = await fetchPictures(source, shopId, record, group)
        await inTransaction(db, { shopId }, (trx) => importGroup(trx, { ...one, pictures, files }))
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'busy' || error.code === 'not_ready') throw error
        await inTransaction(db, { shopId }, (trx) => refuseImportGroup(trx, one, error))
      } finally {
        await discardPictures(files, pictures)
      }
      if (!isInTime()) return false
    }
  }
}

async function takeBack({ db }: PictureSource, clock: Clock, { shopId, record, isInTime }: Work): Promise<boolean> {
  for (;;) {
    const changes = await inTransaction(db, { shopId, readOnly: true }, (trx) => waitingChanges(trx, record.id, groupsAtOnce))
    if (changes.length === 0) return true
    for (const change of changes) {
      await inTransaction(db, { shopId }, (trx) => undoChange(trx, { shopId, userId: record.user_id, importId: record.id, change, now: clock.now() }))
      if (!isInTime()) return false
    }
  }
}
