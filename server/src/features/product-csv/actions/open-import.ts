import { guessColumns } from '@kedai/domain/product-csv/columns.ts'
import type { UploadedFile } from '@kedai/contracts/values.ts'
import { readCsv } from '../../../platform/csv/read-csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { insertImport } from '../queries/imports.ts'

const limits = { rows: 20_000, columns: 100, cell: 20_000, field: 'file' }

/** Reads a file into rows of an import, with a guess at its columns; nothing of the shop changes. @throws AppError 422 for what is no table */
export async function openImport(trx: Db, { shopId, userId, file, now }: { shopId: number; userId: number; file: UploadedFile; now: Date }): Promise<number> {
  const { header, rows } = readCsv(file.bytes, limits)
  return insertImport(trx, shopId, { userId, fileName: file.filename || 'products.csv', header, columns: guessColumns(header), rows, now })
}
