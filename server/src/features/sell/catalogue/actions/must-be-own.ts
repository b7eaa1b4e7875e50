import type { Db } from '../../../../platform/db/db.ts'
import { refusals as messages } from '../messages.ts'
import { findOwn } from '../queries/find-own.ts'
import type { Product } from './judge-product.ts'
import { createRefusals } from '../../../../platform/errors/refusals.ts'

/** Whatever a form points at must be the shop's own, and its SKUs free. @throws AppError 422 at the fields */
export async function mustBeOwn(trx: Db, shopId: number, productId: number | null, product: Product): Promise<void> {
  const { images, units, categoryId, upsell } = product
  const own = await findOwn(trx, shopId, {
    imageIds: [...images.map(({ id }) => id), ...units.flatMap(({ imageId }) => imageId ?? [])],
    categoryId,
    upsellId: upsell?.variationId ?? null,
    skus: units.flatMap(({ sku }) => sku ?? []),
    productId,
    digitalIds: product.digital?.fileIds ?? [],
  })
  const refusals = createRefusals()
  if (categoryId !== null && !own.category) refusals.add('category_id', messages.foreignCategory)
  images.forEach(({ id }, index) => {
    if (!own.images.includes(id)) refusals.add(`images.${index}.id`, messages.foreignImage)
    else if (images.findIndex((image) => image.id === id) < index)
      refusals.add(`images.${index}.id`, messages.imageTwice)
  })
  units.forEach(({ imageId, sku }, index) => {
    if (imageId !== null && !own.images.includes(imageId))
      refusals.add(`variations.${index}.image_id`, messages.foreignImage)
    const taken = own.skus.find((other) => other.sku === sku)
    if (taken) refusals.add(`variations.${index}.sku`, messages.skuTaken, { title: taken.title })
  })
  if (upsell !== null && !own.upsell)
    refusals.add(
      'click_upsell.offered_variation_id',
      own.upsell_is_digital ? messages.digitalUpsell : messages.foreignUpsell,
    )
  product.digital?.fileIds.forEach((id, index) => {
    if (!own.digital.includes(id)) refusals.add(`digital.files.${index}.id`, messages.foreignFile)
  })
  refusals.throwIfAny()
}
