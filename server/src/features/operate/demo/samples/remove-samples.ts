import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { withdrawProduct } from '../../../sell/catalogue/actions/withdraw-product.ts'
import { deleteSample, listSamples, lockSamples, takeOutOfCategory, unmarkSample } from '../queries/samples.ts'

/** Takes every sample away and nothing else. What was ordered stays in the archive, since its order is of it. Answers how many stayed so. */
export async function removeSamples(
  trx: Db,
  { shopId, userId, now }: { shopId: number; userId: number; now: Date },
): Promise<{ archived: number }> {
  await lockSamples(trx, shopId)
  let archived = 0
  const products = await listSamples(trx, shopId, 'product')
  if (products.length > 0)
    await recordAudit(trx, {
      shopId,
      userId,
      now,
      action: 'demo.removed',
      subject: { type: 'shop', ref: 'samples' },
      before: { products: products.length },
    })
  for (const productId of products) {
    const isGone = await deleteSample(trx, 'product', productId)
    if (!isGone) {
      await withdrawProduct(trx, { shopId, userId, productId, now })
      await takeOutOfCategory(trx, shopId, productId)
      archived++
    }
    await unmarkSample(trx, shopId, 'product', productId)
    publishChange(trx, 'product', productId)
  }
  for (const categoryId of await listSamples(trx, shopId, 'category')) {
    await deleteSample(trx, 'category', categoryId) // one that holds the seller's own products becomes his own
    await unmarkSample(trx, shopId, 'category', categoryId)
  }
  publishChange(trx, 'shop', shopId)
  return { archived }
}
