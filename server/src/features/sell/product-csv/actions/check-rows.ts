import { rowOf } from '@kedai/domain/product-csv/group-rows.ts'
import type { CsvRow } from '@kedai/domain/product-csv/group-rows.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { readProductForm } from '../../catalogue/actions/read-product-form.ts'
import type { ProductForm } from '../../catalogue/actions/read-product-form.ts'
import { judgeGroup, refuseGroup } from '../judge-group.ts'
import type { Judged } from '../judge-group.ts'
import { rowProblems } from '../messages.ts'
import type { ImportRecord } from '../queries/imports.ts'
import { findByKeys } from '../queries/products.ts'
import type { KnownProduct } from '../queries/products.ts'
import { saveVerdicts, uncheckedRows } from '../queries/rows.ts'
import type { FileRow, Verdict } from '../queries/rows.ts'
import { findNamesakes } from '../queries/same-names.ts'
import type { Namesake } from '../queries/same-names.ts'
import { isNamedOnly, nameKey, sameName } from '../same-name.ts'
import type { NameLines } from '../same-name.ts'

/** The file so far: the first line of each SKU, and the line by which each name comes in. */
export type SeenLines = { skuLines: ReadonlyMap<string, number>; nameLines: NameLines }

/** Judges the next groups of rows against the shop as it is; false when none is left. */
export async function checkRows(
  trx: Db,
  shopId: number,
  record: ImportRecord,
  seen: SeenLines,
  groups: number,
): Promise<boolean> {
  const waiting = groupsOf(await uncheckedRows(trx, record.id, groups), record)
  if (waiting.length === 0) return false
  const known = await findKnown(trx, shopId, waiting.flat())
  const namesakes = await findNamesakes(
    trx,
    shopId,
    waiting.filter(isNamedOnly).flatMap(([first]) => first?.title ?? []),
  )
  const verdicts: Verdict[] = []
  for (const rows of waiting) verdicts.push(...(await judge(trx, shopId, record, { rows, known, namesakes, ...seen })))
  await saveVerdicts(trx, record.id, verdicts)
  return true
}

async function judge(
  trx: Db,
  shopId: number,
  record: ImportRecord,
  {
    rows,
    known,
    namesakes,
    skuLines,
    nameLines,
  }: SeenLines & { rows: CsvRow[]; known: KnownProduct[]; namesakes: Namesake[] },
): Promise<Verdict[]> {
  const isTwice = ({ sku, line }: CsvRow) => Boolean(sku) && skuLines.get(sku ?? '') !== line
  const twice = rows.filter(isTwice)
  const good = rows.filter((row) => !isTwice(row))
  const refusedTwice: Verdict[] = twice.map(({ line, sku = '' }) => ({
    line,
    outcome: 'refused',
    problems: [{ field: 'sku', message: fill(rowProblems.skuElsewhere, { line: skuLines.get(sku) ?? 0 }) }],
  }))
  if (good.length === 0) return refusedTwice
  const found = await findExisting(trx, shopId, good, known)
  if (found.existing && record.existing === 'skip') {
    const { productId } = found.existing
    return [
      ...refusedTwice,
      ...good.map(({ line }): Verdict => ({ line, outcome: 'would_skip', problems: null, product_id: productId })),
    ]
  }
  const twin = found.existing || found.refusal ? null : sameName(good, { nameLines, namesakes })
  const note = (at: number) => (twin && at === 0 ? [{ field: 'title' as const, message: twin.message }] : null)
  if (twin && record.same_name === 'skip')
    return [
      ...refusedTwice,
      ...good.map(({ line }, at): Verdict => ({
        line,
        outcome: 'would_skip',
        problems: note(at),
        product_id: twin.productId,
      })),
    ]
  const judged = found.refusal ?? judgeGroup(good, found.existing)
  const refused = judged.refused.map(({ line, problems }): Verdict => ({ line, outcome: 'refused', problems }))
  const outcome = found.existing === null ? 'would_create' : 'would_update'
  const refusedLines = new Set(judged.refused.map(({ line }) => line))
  const taken = good.filter(({ line }) => judged.wanted !== null && !refusedLines.has(line))
  const [first] = taken
  if (first?.title && !nameLines.has(nameKey(first))) nameLines.set(nameKey(first), first.line)
  return [
    ...refusedTwice,
    ...refused,
    ...taken.map(({ line }, at): Verdict => ({
      line,
      outcome,
      problems: note(at),
      product_id: found.existing?.productId ?? null,
    })),
  ]
}

export type Found = { existing: ProductForm | null; refusal: Judged | null }

/** The product that a group of rows is already: by its id, else by a SKU. */
export async function findExisting(
  trx: Db,
  shopId: number,
  rows: readonly CsvRow[],
  known: readonly KnownProduct[],
): Promise<Found> {
  const matches = known.filter(({ view_id: viewId, skus }) =>
    rows.some((row) => (row.view_id && row.view_id === viewId) || (row.sku && skus.includes(row.sku))),
  )
  const [match, another] = matches
  if (another) return { existing: null, refusal: refuseGroup(rows, 'sku', rowProblems.severalProducts) }
  const existing = match ? await readProductForm(trx, shopId, match.id) : null
  if (existing?.status === 'archived')
    return { existing: null, refusal: refuseGroup(rows, 'view_id', rowProblems.archived) }
  return { existing, refusal: null }
}

export const findKnown = (trx: Db, shopId: number, rows: readonly CsvRow[]): Promise<KnownProduct[]> =>
  findByKeys(
    trx,
    shopId,
    rows.flatMap(({ view_id: viewId }) => viewId || []),
    rows.flatMap(({ sku }) => sku || []),
  )

/** Rows as fields, product by product. */
export function groupsOf(rows: readonly FileRow[], record: Pick<ImportRecord, 'columns' | 'header'>): CsvRow[][] {
  const groups = Map.groupBy(rows, ({ group_line: group, line }) => group ?? line)
  return [...groups.values()].map((group) =>
    group.map(({ line, cells }) => rowOf(line, cells, record.columns, record.header)),
  )
}
