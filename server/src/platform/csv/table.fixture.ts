import type { Table, TableRow } from './table-sink.ts'

/** A parsed table with its rows read again. */
export const readRows = ({ header, batches }: Table): { header: string[]; rows: TableRow[] } => ({
  header,
  rows: batches.flatMap((batch) => JSON.parse(new TextDecoder().decode(batch)) as TableRow[]),
}) // as a sink writes them
