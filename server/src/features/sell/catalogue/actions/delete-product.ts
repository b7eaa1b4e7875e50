import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { refusals } from '../messages.ts'
import { removeProduct } from '../queries/remove-product.ts'
import { lockProduct, lockUnits } from '../queries/lock-product.ts'
import { titleOf } from '../queries/title-of.ts'

/** Takes a product out of the archive for good. @throws AppError 404, 409 for one outside the archive, or that an order, an invoice, a review or a coupon names */
export async function deleteProduct(
  trx: Db,
  { shopId, userId, productId, now }: { shopId: number; userId: number; productId: number; now: Date },
): Promise<void> {
  await lockUnits(trx, shopId, productId)
  const product = await lockProduct(trx, shopId, productId)
  if (!product) throw new AppError('not_found', texts.notFound)
  if (product.status !== 'archived') throw new AppError('conflict', refusals.notArchived)
  const name = await titleOf(trx, shopId, productId)
  if (!(await removeProduct(trx, productId))) throw new AppError('conflict', refusals.isNeeded)
  await recordAudit(trx, {
    shopId,
    userId,
    now,
    action: 'product.deleted',
    subject: { type: 'product', ref: productId, name },
  })
  publishChange(trx, 'product', productId)
  publishChange(trx, 'shop', shopId)
}
