import { z } from 'zod'
import { csvFields } from '@kedai/domain/product-csv/columns.ts'
import { dateTimeText, flag, id, lineOfText, pageNumber, uploadedFile, wholeNumber } from './values.ts'

export const importStates = ['uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

export const rowOutcomes = [
  'would_create',
  'would_update',
  'would_skip',
  'refused',
  'created',
  'updated',
  'skipped',
] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** POST /api/ajax/seller/product-imports, multipart: an Excel workbook (.xlsx, its first sheet that has rows) or a CSV file, of at most 20,000 rows. */
export const openImport = z.object({ file: uploadedFile })

const columnChoice = z.partialRecord(z.enum(csvFields), wholeNumber(0, 99))

/**
 * PUT /api/ajax/seller/product-imports/{id}/columns: which column is what (from 0), and what happens to products that are there already: `existing`
 * to those told by ID or SKU, `same_name` to rows that have neither and repeat a name of the shop or of the file.
 */
export const chooseColumns = z.object({
  columns: columnChoice,
  existing: z.enum(['update', 'skip']).default('update'),
  same_name: z.enum(['create', 'skip']).default('create'),
  publish: flag.default(false),
})
export type ChooseColumns = z.infer<typeof chooseColumns>

export const productImport = z.object({
  id: z.number().int(),
  file_name: z.string(),
  state: z.enum(importStates),
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  columns: columnChoice,
  existing: z.enum(['update', 'skip']),
  same_name: z.enum(['create', 'skip']),
  publish: z.boolean(),
  row_count: z.number().int(),
  /** Rows dealt with in the present state: checked while checking, in while running, taken back while undoing. */
  rows_done: z.number().int(),
  /** Rows by what became of them, or what would. */
  outcomes: z.partialRecord(z.enum(rowOutcomes), z.number().int()),
  /** Rows whose name is there already, and new ones whose stock is empty, so not counted; known once it is checked. */
  same_named: z.number().int(),
  uncounted: z.number().int(),
  /** What taking it back did; null before. */
  undone: z.object({ taken_back: z.number().int(), archived: z.number().int(), kept: z.number().int() }).nullable(),
  created_at: dateTimeText,
  finished_at: dateTimeText.nullable(),
})
export type ProductImport = z.infer<typeof productImport>

export const importIdParams = z.object({ id })

/** GET /api/ajax/seller/product-imports/{id}/rows: the rows of one outcome, or those whose name is there already, in the order of the file. */
export const importRowsQuery = z.object({
  outcome: z.enum(rowOutcomes).optional(),
  only: z.enum(['same_named']).optional(),
  page: pageNumber,
})
export const importRow = z.object({
  line: z.number().int(),
  title: z.string(),
  outcome: z.enum(rowOutcomes).nullable(),
  product_id: z.number().int().nullable(),
  /** `field` is a column of ours, or null where the whole row is meant. */
  problems: z.array(
    z.object({
      field: z.enum(csvFields).nullable(),
      column: lineOfText(200).nullable(),
      cell: z.string().nullable(),
      message: z.string(),
    }),
  ),
})
export type ImportRow = z.infer<typeof importRow>
