import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { readProduct } from '../queries/read-product.ts'
import { updateProduct } from './save-product.ts'

type Saving = Omit<Parameters<typeof updateProduct>[1], 'version'>

/**
 * Saves upon whatever version there is; its view id. For what is taken back afterwards: nothing of anybody's is overwritten.
 * @throws AppError 404, 409 in the archive, 422, `busy` when somebody saves at the same moment
 */
export async function overwriteProduct(trx: Db, saving: Saving): Promise<string> {
  const row = await readProduct(trx, saving.shopId, saving.productId)
  if (!row) throw new AppError('not_found', texts.notFound)
  const isSaved = await updateProduct(trx, { ...saving, version: row.version })
  if (!isSaved) throw new AppError('busy', texts.busy)
  return row.view_id
}
