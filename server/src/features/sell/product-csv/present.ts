import type { ImportRow, ProductImport, RowOutcome } from '@kedai/contracts/product-imports.ts'
import type { CsvField } from '@kedai/domain/product-csv/columns.ts'
import { csvFields } from '@kedai/domain/product-csv/columns.ts'
import { rowOf } from '@kedai/domain/product-csv/group-rows.ts'
import { plainText } from '@kedai/domain/content/content-block.ts'
import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import { publicPath } from '../../../platform/files/links.ts'
import type { Cell } from '../../../platform/csv/write-csv.ts'
import type { ImportRecord, Undone } from './queries/imports.ts'
import type { ExportRow } from './queries/products.ts'
import type { ToldRow } from './queries/rows.ts'
import type { Noted } from './queries/same-names.ts'

export type ImportFacts = {
  record: ImportRecord
  sample: string[][]
  outcomes: Partial<Record<RowOutcome, number>>
  undone: Undone
  noted: Noted
}

export function presentImport({ record, sample, outcomes, undone, noted }: ImportFacts): ProductImport {
  const { id, file_name, state, header, columns, existing, same_name, publish, row_count } = record
  const isTakenBack = state === 'undoing' || state === 'undone'
  return {
    id,
    file_name,
    state,
    header,
    sample,
    columns,
    existing,
    same_name,
    publish,
    row_count,
    rows_done: doneIn[state]({ outcomes, undone, rows: row_count }),
    outcomes,
    ...noted,
    undone: isTakenBack ? { taken_back: undone.taken_back, archived: undone.archived, kept: undone.kept } : null,
    created_at: formatTime(record.created_at),
    finished_at: record.finished_at && formatTime(record.finished_at),
  }
}

type Progress = Pick<ImportFacts, 'outcomes' | 'undone'> & { rows: number }

const sum = (outcomes: ImportFacts['outcomes'], names: readonly RowOutcome[]): number =>
  names.reduce((all, name) => all + (outcomes[name] ?? 0), 0)
const settled = ({ outcomes }: Progress) => sum(outcomes, ['created', 'updated', 'skipped', 'refused'])

// Undoing counts products, told as a share of the rows.
const doneIn = {
  uploaded: () => 0,
  checking: ({ outcomes }: Progress) => sum(outcomes, ['would_create', 'would_update', 'would_skip', 'refused']),
  checked: ({ rows }: Progress) => rows,
  running: settled,
  done: settled,
  undoing: ({ undone, rows }: Progress) => {
    const all = undone.taken_back + undone.archived + undone.kept + undone.waiting
    return all === 0 ? rows : Math.floor((rows * (all - undone.waiting)) / all)
  },
  undone: ({ rows }: Progress) => rows,
} satisfies Record<ProductImport['state'], (progress: Progress) => number>

export function presentRow(row: ToldRow, { columns, header }: ImportRecord, lang: Lang): ImportRow {
  const fields = rowOf(row.line, row.cells, columns, header)
  return {
    line: row.line,
    title: fields.title || fields.sku || fields.view_id || row.cells.find((cell) => cell !== '') || '',
    outcome: row.outcome,
    product_id: row.product_id,
    problems: (row.problems ?? []).map(({ field, message }) => {
      const at = field === null ? undefined : columns[field]
      return {
        field,
        column: at === undefined ? null : (header[at] ?? null),
        cell: at === undefined ? null : (row.cells[at] ?? '').slice(0, 200),
        message: message[lang],
      }
    }),
  }
}

/** A variation as a row of the file that the import reads again. */
export function exportCells(row: ExportRow, publicUrl: string): Cell[] {
  const cells: Record<CsvField, Cell> = {
    view_id: row.view_id,
    title: row.title,
    description: plainText(row.content as ContentBlock[]), // kept by save-product
    category: row.parent_category === null ? row.category : `${row.parent_category} > ${row.category}`,
    option1_name: row.option_names[0] ?? null,
    option1_value: row.option_values[0] ?? null,
    option2_name: row.option_names[1] ?? null,
    option2_value: row.option_values[1] ?? null,
    sku: row.sku,
    barcode: row.barcode,
    cost: row.cost_sen === null ? null : formatRinggit(sen(row.cost_sen)),
    price: formatRinggit(sen(row.price_sen)),
    promo_price: row.promo_price_sen === null ? null : formatRinggit(sen(row.promo_price_sen)),
    stock: row.stock,
    weight: formatKilograms(grams(row.weight_g)),
    status: row.status,
    images: row.images.map((key) => publicUrl + publicPath(key)).join(' ') || null,
  }
  return csvFields.map((field) => cells[field])
}
