import type { Readable } from 'node:stream'
import type { ExportPreset } from '@kedai/contracts/order-runs.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { csvFile } from '../../../../platform/csv/write-csv.ts'
import type { Cell } from '../../../../platform/csv/write-csv.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { presets } from '../export-presets.ts'
import type { Preset } from '../export-presets.ts'
import { listExportRows } from '../queries/export-rows.ts'
import type { RunRef } from '../queries/runs.ts'

type Wanted = { total: number; preset: ExportPreset; lang: Lang }

const batch = 500

/** A run's orders as a spreadsheet, piece by piece: no more than one batch is ever held. */
export function writeExport(db: Db, ref: RunRef, { total, preset, lang }: Wanted): Readable {
  const { columns, takes }: Preset = presets[preset]

  async function* rows(): AsyncGenerator<Cell[]> {
    for (let after = 0; after < total; after += batch) {
      const found = await inTransaction(db, { shopId: ref.shopId, readOnly: true }, (trx) =>
        listExportRows(trx, ref, { after, atMost: batch }),
      )
      for (const row of found) if (takes(row)) yield columns.map(({ cell }) => cell(row, lang))
    }
  }

  return csvFile(
    columns.map(({ name }) => name[lang]),
    rows(),
  )
}
