import { saveProduct } from '@kedai/contracts/seller-products.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { judgeProduct } from '../../catalogue/actions/judge-product.ts'
import { readProductForm } from '../../catalogue/actions/read-product-form.ts'
import { updateProduct } from '../../catalogue/actions/save-product.ts'
import { withdrawProduct } from '../../catalogue/actions/withdraw-product.ts'
import { claimChange } from '../queries/rows.ts'
import type { Change } from '../queries/rows.ts'

export type UndoChange = { shopId: number; userId: number; importId: number; change: Change; now: Date }

/**
 * Takes one product back to how it was before an import: one that the import made leaves the shop (into the archive: it may
 * be in an order), one that it changed gets its old form, unless it was changed again since. What was sold stays sold.
 */
export async function undoChange(trx: Db, { shopId, userId, importId, change, now }: UndoChange): Promise<void> {
  const productId = change.product_id
  const current = await readProductForm(trx, shopId, productId)
  const isUntouched = current !== null && current.version === change.version_after
  if (change.form_before === null) {
    if (!(await claimChange(trx, importId, productId, isUntouched && current.sold === 0 ? 'archived' : 'kept'))) return
    if (isUntouched && current.sold === 0) await withdrawProduct(trx, { shopId, userId, productId, now })
    return
  }
  if (!(await claimChange(trx, importId, productId, isUntouched ? 'taken_back' : 'kept'))) return
  if (!isUntouched) return
  const { status, ...form } = saveProduct.parse(change.form_before)
  // Stock goes back by what the import changed, not to what it was: sales since then are kept.
  const variations = form.variations.map((unit) => ({ ...unit, stock_was: change.stocks_after[String(unit.id)] }))
  await updateProduct(trx, {
    shopId,
    userId,
    productId,
    version: current.version,
    status,
    product: judgeProduct({ ...form, variations }),
    now,
  })
}
