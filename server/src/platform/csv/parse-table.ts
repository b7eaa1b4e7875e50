import { isZip, parseXlsx, refuseOldExcel } from '../xlsx/parse-xlsx.ts'
import { parseCsv } from './parse-csv.ts'
import { createTableSink } from './table-sink.ts'
import type { Table, TableLimits } from './table-sink.ts'

/**
 * A table out of a spreadsheet's file: an Excel workbook (.xlsx), or CSV as `parseCsv` takes it. Empty rows are left out. Takes the processor for
 * as long as it lasts, and the file is a stranger's: on a server, ask `FileParser.readTable` instead.
 * @throws AppError 422 at the limits' field for what is no table, and at the first limit that is passed
 */
export async function parseTable(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  refuseOldExcel(bytes, limits.field)
  const sink = createTableSink(limits)
  if (isZip(bytes)) await parseXlsx(bytes, sink)
  else parseCsv(bytes, sink)
  return sink.end()
}
