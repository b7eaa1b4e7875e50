import { rowOf } from '@kedai/domain/product-csv/group-rows.ts'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { whyRowFailed, workFor } from '../../../../platform/jobs/long-work.ts'
import { importWork } from '../import-work.ts'
import { rowProblems } from '../messages.ts'
import { lockImport, setState, touchImport } from '../queries/imports.ts'
import type { ImportRecord, ImportRef } from '../queries/imports.ts'
import { allRows, claimChange, waitingChanges, waitingGroups } from '../queries/rows.ts'
import { nameKey } from '../same-name.ts'
import { checkRows } from './check-rows.ts'
import type { SeenLines } from './check-rows.ts'
import { discardPictures, fetchPictures } from './fetch-pictures.ts'
import type { PictureSource } from './fetch-pictures.ts'
import { importGroup, refuseImportGroup } from './import-group.ts'
import { undoChange } from './undo-change.ts'

export type StepImport = ImportRef & { /** How long one job works before it asks for the next. */ forMs?: number }

const groupsAtOnce = 100

/** Goes on with an import wherever it stands: what is done is marked row by row, so it may be cut at any moment and begun again. */
export async function stepImport(
  { clock, ...source }: PictureSource & { clock: Clock },
  { shopId, importId, forMs = importWork.forMs }: StepImport,
): Promise<void> {
  const { db } = source
  const record = await inTransaction(db, { shopId }, (trx) => touchImport(trx, shopId, importId, clock.now()))
  const phase = record && phases[record.state] // the other states have no work
  if (!phase) return
  const doSome = await phase.begin(source, clock, { shopId, record })
  await workFor(source, { ...importWork, forMs }, { shopId, importId }, async () => {
    if (await doSome()) return true
    await inTransaction(db, { shopId }, async (trx) => {
      const now = await lockImport(trx, shopId, importId)
      if (now?.state === record.state)
        await setState(trx, shopId, importId, phase.after, phase.after === 'checked' ? null : clock.now())
    })
    return false
  })
}

type Work = { shopId: number; record: ImportRecord }
/** What does the next rows; false when none is left. */
type DoSome = () => Promise<boolean>
type Phase = {
  begin: (source: PictureSource, clock: Clock, work: Work) => DoSome | Promise<DoSome>
  after: ImportRecord['state']
}

async function check({ db }: PictureSource, _clock: Clock, { shopId, record }: Work): Promise<DoSome> {
  const seen = await inTransaction(db, { shopId, readOnly: true }, (trx) => seenLines(trx, record))
  return () => inTransaction(db, { shopId }, (trx) => checkRows(trx, shopId, record, seen, groupsAtOnce))
}

// What was checked by an earlier job counts too.
async function seenLines(trx: Db, { id, columns, header }: ImportRecord): Promise<SeenLines> {
  const [skuLines, nameLines] = [new Map<string, number>(), new Map<string, number>()]
  for await (const { line, cells, outcome } of allRows(trx, id)) {
    const row = rowOf(line, cells, columns, header)
    if (row.sku && !skuLines.has(row.sku)) skuLines.set(row.sku, line)
    const comesIn = outcome === 'would_create' || outcome === 'would_update'
    if (comesIn && row.title && !nameLines.has(nameKey(row))) nameLines.set(nameKey(row), line)
  }
  return { skuLines, nameLines }
}

function bringIn(source: PictureSource, clock: Clock, { shopId, record }: Work): DoSome {
  const { db, files } = source
  return oneByOne(
    () => inTransaction(db, { shopId, readOnly: true }, (trx) => waitingGroups(trx, record.id, groupsAtOnce)),
    async (group) => {
      const one = { shopId, record, group, now: clock.now() }
      let pictures: StoredFile[] = []
      try {
        pictures = await fetchPictures(source, shopId, record, group)
        await inTransaction(db, { shopId }, (trx) => importGroup(trx, { ...one, pictures, files }))
      } catch (error) {
        const refusal = whyRowFailed(error, rowProblems.unexpected)
        await inTransaction(db, { shopId }, (trx) => refuseImportGroup(trx, one, refusal))
      } finally {
        await discardPictures(files, pictures)
      }
    },
  )
}

function takeBack({ db }: PictureSource, clock: Clock, { shopId, record }: Work): DoSome {
  const { id: importId, user_id: userId } = record
  return oneByOne(
    () => inTransaction(db, { shopId, readOnly: true }, (trx) => waitingChanges(trx, importId, groupsAtOnce)),
    async (change) => {
      try {
        await inTransaction(db, { shopId }, (trx) =>
          undoChange(trx, { shopId, userId, importId, change, now: clock.now() }),
        )
      } catch (error) {
        whyRowFailed(error, rowProblems.unexpected)
        await inTransaction(db, { shopId }, (trx) => claimChange(trx, importId, change.product_id, 'kept'))
      }
    },
  )
}

/** Looks for many, and does one at a time, so that the clock is looked at between any two. */
function oneByOne<One>(look: () => Promise<One[]>, work: (one: One) => Promise<void>): DoSome {
  let waiting: One[] = []
  return async () => {
    if (waiting.length === 0) waiting = await look()
    const next = waiting.shift()
    if (next === undefined) return false
    await work(next)
    return true
  }
}

const phases: Record<string, Phase | undefined> = {
  checking: { begin: check, after: 'checked' },
  running: { begin: bringIn, after: 'done' },
  undoing: { begin: takeBack, after: 'undone' },
} satisfies Partial<Record<ImportRecord['state'], Phase>>
