import type { ProductStatus } from '@kedai/contracts/seller-products.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { refusals } from '../messages.ts'
import { insertChanges } from '../queries/changes.ts'
import { lockProduct } from '../queries/lock-product.ts'
import { updateProductRow } from '../queries/save-product.ts'
import { titleOf } from '../queries/title-of.ts'

export type StatusChange = 'publish' | 'unpublish' | 'archive' | 'restore'
export type ChangeStatus = {
  shopId: number
  userId: number
  productId: number
  change: StatusChange
  to: ProductStatus
  now: Date
}

/**
 * Puts a product on sale, takes it off, or in and out of the archive; what it is already stays as it is. @throws AppError 404, 409 for one in the archive
 */
export async function changeStatus(
  trx: Db,
  { shopId, userId, productId, change, to, now }: ChangeStatus,
): Promise<void> {
  const product = await lockProduct(trx, shopId, productId)
  if (!product) throw new AppError('not_found', texts.notFound)
  const isArchived = product.status === 'archived'
  if (isArchived && (change === 'publish' || change === 'unpublish'))
    throw new AppError('conflict', refusals.isArchived)
  // A product that is out of the archive already is not touched by taking it out once more.
  if (product.status === to || (change === 'restore' && !isArchived)) return
  const published_at = to === 'published' ? (product.published_at ?? now) : product.published_at
  await updateProductRow(trx, shopId, productId, { status: to, published_at, updated_at: now })
  await insertChanges(trx, { shopId, userId, now }, [
    { product_id: productId, what: change, changes: [{ field: 'status', before: product.status, after: to }] },
  ])
  if (change === 'archive' || change === 'restore') {
    const subject = { type: 'product', ref: productId, name: await titleOf(trx, shopId, productId) } as const
    await recordAudit(trx, {
      shopId,
      userId,
      now,
      action: change === 'archive' ? 'product.archived' : 'product.restored',
      subject,
    })
  }
  publishChange(trx, 'product', productId)
  publishChange(trx, 'shop', shopId)
}
