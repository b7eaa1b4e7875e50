import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { findOrCreateCategory } from '../../categories/actions/find-or-create-category.ts'
import { readProductForm } from '../../catalogue/actions/read-product-form.ts'
import { createProduct, updateProduct } from '../../catalogue/actions/save-product.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { judgeGroup } from '../judge-group.ts'
import type { Judged } from '../judge-group.ts'
import { rowProblems } from '../messages.ts'
import type { ImportRecord } from '../queries/imports.ts'
import { claimGroup, isLeftAlone, saveChange, saveVerdicts } from '../queries/rows.ts'
import type { Verdict } from '../queries/rows.ts'
import { findExisting, findKnown, groupsOf } from './check-rows.ts'

export type ImportGroup = {
  shopId: number
  record: ImportRecord
  group: number
  now: Date
  /** Stored already; their rows are written here. */ pictures: readonly StoredFile[]
  files: Files
}

/**
 * Brings one product in, judged anew against the shop as it is now. Its rows are claimed and marked in the same transaction,
 * so a killed import neither loses a product nor makes it twice. @throws AppError what saving refuses: nothing was written then
 */
export async function importGroup(
  trx: Db,
  { shopId, record, group, now, pictures, files }: ImportGroup,
): Promise<void> {
  const claimed = await claimGroup(trx, record.id, group)
  const [rows] = groupsOf(claimed, record)
  if (!rows) return
  const known = await findKnown(trx, shopId, rows)
  const { existing, refusal } = await findExisting(trx, shopId, rows, known)
  const lines = rows.map(({ line }) => line)
  if (isLeftAlone(claimed) || (existing && record.existing === 'skip')) {
    await saveVerdicts(
      trx,
      record.id,
      claimed.map(({ line, problems, product_id }) => ({
        line,
        outcome: 'skipped',
        problems,
        product_id: existing?.productId ?? product_id,
      })),
    )
    return
  }
  const { wanted, refused }: Judged = refusal ?? judgeGroup(rows, existing)
  const verdicts: Verdict[] = refused.map(({ line, problems }) => ({ line, outcome: 'refused', problems }))
  if (wanted) {
    const images = []
    for (const picture of pictures) images.push({ id: await files.save(trx, picture), alt: '' })
    const product = {
      ...wanted.product,
      ...(images.length > 0 && { images }),
      ...(wanted.categoryPath !== null && { categoryId: await findOrCreateCategory(trx, shopId, wanted.categoryPath) }),
    }
    const saving = { shopId, userId: record.user_id, product, now }
    let productId: number
    if (existing) {
      productId = existing.productId
      const status = existing.status === 'archived' ? undefined : wanted.status
      if (!(await updateProduct(trx, { ...saving, productId, version: existing.version, status })))
        throw new AppError('conflict', rowProblems.changedMeanwhile)
      await saveChange(trx, shopId, record.id, {
        product_id: productId,
        form_before: formBefore(existing.form, existing.status),
        version_after: existing.version + 1,
        stocks_after: await stocksOf(trx, shopId, productId),
      })
    } else {
      productId = (
        await createProduct(trx, { ...saving, status: wanted.status ?? (record.publish ? 'published' : 'draft') })
      ).productId
      await saveChange(trx, shopId, record.id, {
        product_id: productId,
        form_before: null,
        version_after: 1,
        stocks_after: {},
      })
    }
    const outcome = existing ? 'updated' : 'created'
    for (const line of lines)
      if (!refused.some((one) => one.line === line))
        verdicts.push({ line, outcome, problems: null, product_id: productId })
  }
  await saveVerdicts(trx, record.id, verdicts)
}

/** Marks a group as refused by what saving it said. */
export async function refuseImportGroup(
  trx: Db,
  { record, group }: Pick<ImportGroup, 'record' | 'group'>,
  error: AppError,
): Promise<void> {
  const rows = await claimGroup(trx, record.id, group)
  const [of, [message = error.text] = []] = Object.entries(error.fields ?? {})[0] ?? []
  const field = of === 'images' ? of : null
  await saveVerdicts(
    trx,
    record.id,
    rows.map(({ line }) => ({ line, outcome: 'refused', problems: [{ field, message }] })),
  )
}

async function stocksOf(trx: Db, shopId: number, productId: number): Promise<Record<string, number | null>> {
  const saved = await readProductForm(trx, shopId, productId)
  return Object.fromEntries(saved?.form.variations.map(({ id, stock }) => [String(id), stock ?? null]) ?? [])
}

const formBefore = (form: SaveProduct, status: string): object => ({ ...form, status })
