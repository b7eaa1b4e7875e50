import { guessColumns } from '@kedai/domain/product-csv/columns.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import type { Table } from '../../../../platform/csv/table-sink.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { FileParser } from '../../../../platform/parsing/file-parser.ts'
import { columnTitles } from '../messages.ts'
import { findLikeBefore, insertImport, insertImportRows } from '../queries/imports.ts'

const limits = { rows: 20_000, columns: 100, cells: 1_000_000, cell: 20_000, field: 'file' }

/** Reads a file before anything is written. @throws AppError 422 for what is no table, `busy` */
export const readImportFile = (parser: FileParser, bytes: Uint8Array): Promise<Table> => parser.readTable(bytes, limits)

type OpenImport = { shopId: number; userId: number; fileName: string; table: Table; now: Date }

/** Keeps a table as the rows of an import, with its columns as in the last file like it, else a guess at them; nothing of the shop changes. */
export async function openImport(
  trx: Db,
  { shopId, userId, fileName, table: { header, count, batches }, now }: OpenImport,
): Promise<number> {
  const like = await findLikeBefore(trx, shopId, withoutReasons(header))
  const importId = await insertImport(trx, shopId, {
    userId,
    fileName: fileName || 'products.csv',
    header,
    columns: guessColumns(header),
    like,
    rowCount: count,
    now,
  })
  for (const batch of batches) await insertImportRows(trx, shopId, importId, batch)
  return importId
}

// A file of refused rows, mended, is the file that they were refused from.
function withoutReasons(header: readonly string[]): readonly string[] {
  const [line, reason] = header.slice(-2)
  return langs.some((lang) => line === columnTitles.line[lang] && reason === columnTitles.reason[lang])
    ? header.slice(0, -2)
    : header
}
