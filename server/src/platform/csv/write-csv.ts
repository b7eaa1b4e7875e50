import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { toCell } from '@kedai/domain/text/spreadsheet-cell.ts'

/** What a cell may hold; null is an empty one. */
export type Cell = string | number | null

/**
 * A file that spreadsheets open rightly: UTF-8 with its mark, CRLF, and no cell or title that starts a formula. What holds a semicolon is
 * quoted too, as spreadsheets of many countries part cells by it. Rows are asked for as
 * fast as they are read, so that a long list is never held whole.
 */
export function csvFile(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): Readable {
  const writer = stringify({ bom: true, record_delimiter: 'windows', quoted_match: ';' })
  const source = Readable.from(cellsOf(header, rows))
  source.once('error', (error) => writer.destroy(error))
  return source.pipe(writer)
}

async function* cellsOf(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncIterable<string[]> {
  yield header.map(toCell)
  for await (const row of rows) yield row.map((cell) => (cell === null ? '' : toCell(String(cell))))
}

/** Headers of an answer that is saved as a file; the name is plain ASCII. */
export const asDownload = (fileName: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
  'cache-control': 'private, no-store',
})
