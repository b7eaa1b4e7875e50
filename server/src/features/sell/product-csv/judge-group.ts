import { hasNamedUnits } from '@kedai/domain/product-types/product-types.ts'
import type { CsvField } from '@kedai/domain/product-csv/columns.ts'
import type { CsvRow } from '@kedai/domain/product-csv/group-rows.ts'
import { saveProduct } from '@kedai/contracts/seller-products.ts'
import { judgePrice } from '../catalogue/actions/judge-price.ts'
import { judgeProduct } from '../catalogue/actions/judge-product.ts'
import type { Product } from '../catalogue/actions/judge-product.ts'
import type { ProductForm } from '../catalogue/actions/read-product-form.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { groupForm, optionsOf, unitOf } from './group-form.ts'
import { linkProblems } from './link-problems.ts'
import { rowProblems } from './messages.ts'
import { problemsOf } from './problems-of.ts'
import type { Problem } from './problems-of.ts'
import type { RowProblem } from './queries/rows.ts'

/** One product as a file wants it. */
export type Wanted = {
  product: Product
  /** undefined: as it is, or as the import was told for new ones. */
  status: 'draft' | 'published' | undefined
  /** Found or made once the product is saved. */
  categoryPath: string | null
}

export type Judged = { wanted: Wanted | null; refused: { line: number; problems: RowProblem[] }[] }

/**
 * Reads the rows of one product on top of what it is already. Rows that are wrong are left out and the rest is taken, unless
 * what is wrong concerns the whole product.
 */
export function judgeGroup(rows: readonly CsvRow[], existing: ProductForm | null): Judged {
  const [first] = rows
  if (!first) return { wanted: null, refused: [] }
  const twice = sameOptions(rows)
  if (rows.length - twice.size > maxRows || rows.length > 5 * maxRows)
    return refuseGroup(rows, null, fill(rowProblems.tooManyRows, { most: maxRows }))
  const statusProblem =
    readStatus(first.status) === null ? [{ field: 'status', message: rowProblems.badStatus } as const] : []
  const tried = tryRows(
    rows.filter(({ line }) => !twice.has(line)),
    existing,
  )
  const refused = [...problemsByLine(tried.problems, first.line, [...statusProblem])]
  for (const [line, other] of twice)
    refused.push({
      line,
      problems: [{ field: 'option1_value', message: fill(rowProblems.optionsTwice, { line: other }) }],
    })
  if (refused.length === 0 && tried.product) return { wanted: wantedOf(first, tried.product), refused }
  const good = rows.filter(({ line }) => !refused.some((one) => one.line === line))
  const concernsAll = statusProblem.length > 0 || tried.problems.some(({ line }) => line === null)
  const again = concernsAll || good.length === 0 ? null : tryRows(good, existing)
  if (again?.product && again.problems.length === 0)
    return { wanted: wantedOf(first, again.product), refused: inOrder(refused) }
  const waiting = good.filter(({ line }) => line !== first.line || refused.length === 0)
  const named = refused[0]?.line ?? first.line
  return {
    wanted: null,
    refused: inOrder([
      ...refused,
      ...waiting.map(({ line }) => ({
        line,
        problems: [{ field: null, message: fill(rowProblems.waits, { line: named }) }],
      })),
    ]),
  }
}

type Tried = { product: Product | null; problems: Problem[] }

function tryRows(rows: readonly CsvRow[], existing: ProductForm | null): Tried {
  const form = groupForm(rows, existing)
  const missing = missingIn(rows, existing)
  if (existing && !hasNamedUnits(existing.form.item_type) && rows.some(({ option1_value }) => option1_value))
    missing.push({ line: null, field: 'option1_value', message: rowProblems.otherKind })
  if (form.variations.length > maxRows)
    missing.push({ line: null, field: null, message: fill(rowProblems.tooManyRows, { most: maxRows }) })
  missing.push(...linkProblems(rows), ...badStocks(rows))
  const lineOf = (at: number) => rows.find((row) => unitOf(form.variations, row) === at)?.line ?? null
  const parsed = saveProduct.safeParse(form)
  const unread = parsed.success
    ? []
    : [...problemsOf({ issues: parsed.error.issues, data: form }, lineOf), ...badPrices(rows)]
  const problems = [
    ...missing,
    ...unread.filter((one) => !missing.some(({ line, field }) => line === one.line && field === one.field)),
  ]
  if (!parsed.success || problems.length > 0) return { product: null, problems }
  try {
    return { product: judgeProduct(parsed.data), problems: [] }
  } catch (error) {
    return { product: null, problems: problemsOf(error, lineOf) }
  }
}

const maxRows = 200

const badStocks = (rows: readonly CsvRow[]): Problem[] =>
  rows
    .filter(({ stock }) => stock && !/^-?\d+$/.test(stock))
    .map(({ line }) => ({ line, field: 'stock', message: rowProblems.stockNotWhole }))

// The form's rules judge prices once the rest can be read; somebody who mends a file wants to know of all at once.
function badPrices(rows: readonly CsvRow[]): Problem[] {
  const found: Problem[] = []
  for (const { line, price } of rows)
    if (price)
      judgePrice(price, 'price', {
        add: (_field, message) => found.push({ line, field: 'price', message }),
        throwIfAny: () => {},
      })
  return found
}

function missingIn(rows: readonly CsvRow[], existing: ProductForm | null): Problem[] {
  if (existing) return []
  const first = rows[0]
  const titleless: Problem[] = first?.title ? [] : [{ line: null, field: 'title', message: rowProblems.titleMissing }]
  return [
    ...titleless,
    ...rows
      .filter(({ price }) => !price)
      .map(({ line }): Problem => ({ line, field: 'price', message: rowProblems.priceMissing })),
  ]
}

// The later row of two with the same options, and the line of the earlier one.
function sameOptions(rows: readonly CsvRow[]): Map<number, number> {
  const seen = new Map<string, number>()
  const twice = new Map<number, number>()
  for (const row of rows) {
    const key = optionsOf(row).join('\n').toLowerCase()
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, row.line)
    else twice.set(row.line, earlier)
  }
  return twice
}

function problemsByLine(problems: readonly Problem[], firstLine: number, ofFirst: RowProblem[]): Judged['refused'] {
  const lines = new Map<number, RowProblem[]>(ofFirst.length > 0 ? [[firstLine, ofFirst]] : [])
  for (const { line, ...problem } of problems)
    lines.set(line ?? firstLine, [...(lines.get(line ?? firstLine) ?? []), problem])
  return [...lines].map(([line, found]) => ({ line, problems: found }))
}

const inOrder = (refused: Judged['refused']): Judged['refused'] =>
  refused.toSorted((one, other) => one.line - other.line)

const wantedOf = (first: CsvRow, product: Product): Wanted => ({
  product,
  status: readStatus(first.status) ?? undefined,
  categoryPath: first.category || null,
})

const statusWords = {
  published: ['published', 'publish', 'active', 'aktif', 'dijual', 'on sale', 'true', 'yes', 'ya', '1', '上架', '在售'],
  draft: ['draft', 'draf', 'inactive', 'tidak aktif', 'unpublished', 'false', 'no', 'tidak', '0', '下架', '草稿'],
} as const

// undefined: not said; null: not understood.
function readStatus(typed: string | undefined): 'draft' | 'published' | undefined | null {
  if (!typed) return undefined
  const word = typed.toLowerCase()
  if (statusWords.published.some((one) => one === word)) return 'published'
  return statusWords.draft.some((one) => one === word) ? 'draft' : null
}

/** A problem of a whole group, told at its first row; the other rows wait for it. */
export const refuseGroup = (rows: readonly CsvRow[], field: CsvField | null, message: Message): Judged => ({
  wanted: null,
  refused: rows.map(({ line }, at) => ({
    line,
    problems: [
      at === 0
        ? { field, message }
        : { field: null, message: fill(rowProblems.waits, { line: rows[0]?.line ?? line }) },
    ],
  })),
})
