import { sen } from '@kedai/domain/money/sen.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { insertChanges } from '../queries/changes.ts'
import { readProduct } from '../queries/read-product.ts'
import type { ProductRowWhole } from '../queries/read-product.ts'
import type { Product } from './judge-product.ts'
import { createProduct } from './save-product.ts'

export type DuplicateProduct = {
  shopId: number
  userId: number
  productId: number
  now: Date
  copyOf: (title: string) => string
}

/**
 * A draft with all of a product's details, its pictures and its offer. SKUs are not carried, for each is of one unit alone,
 * and what is counted begins at 0: nobody has put copies on the shelf. @throws AppError 404
 */
export async function duplicateProduct(
  trx: Db,
  { shopId, userId, productId, now, copyOf }: DuplicateProduct,
): Promise<number> {
  const row = await readProduct(trx, shopId, productId)
  if (!row) throw new AppError('not_found', texts.notFound)
  const product = copied(row, copyOf(row.title).slice(0, 160))
  // The offer of a product that is off sale by now cannot be carried either.
  const upsell = row.upsell?.is_offerable ? product.upsell : null
  const made = await createProduct(trx, {
    shopId,
    userId,
    now,
    status: 'draft',
    product: { ...product, upsell },
    isLogged: false,
  })
  await insertChanges(trx, { shopId, userId, now }, [
    { product_id: made.productId, what: 'copied', changes: [{ field: 'from', before: row.title, after: null }] },
  ])
  return made.productId
}

const copied = (row: ProductRowWhole, title: string): Product => ({
  itemType: row.item_type,
  title,
  content: row.content,
  categoryId: row.category_id,
  optionNames: row.option_names,
  units: row.units.map((unit) => ({
    id: null,
    options: unit.option_values,
    sku: null,
    barcode: null,
    cost: unit.cost_sen === null ? null : sen(unit.cost_sen),
    lowStockAt: unit.low_stock_at,
    price: sen(unit.price_sen),
    promoPrice: unit.promo_price_sen === null ? null : sen(unit.promo_price_sen),
    stock: unit.stock === null ? null : 0,
    stockWas: undefined,
    weight: grams(unit.weight_g),
    imageId: unit.image_file_id,
  })),
  images: row.images.map(({ id, alt }) => ({ id, alt })),
  isPromo: row.is_promo,
  promoUntil: row.promo_until,
  isCountdown: row.is_countdown,
  countdownStart: row.countdown_start,
  countdownUntil: row.countdown_until,
  rules: { min: row.min_purchase_qty, max: row.max_purchase_qty, multipleOf: row.multiple_of },
  onePage: row.one_page,
  sticky: row.sticky,
  tnc: row.tnc,
  fileUpload: row.file_upload,
  digital: row.digital && {
    fileIds: row.digital.files.map(({ id }) => id),
    link: row.digital.link,
    limit: row.digital.download_limit,
    days: row.digital.expires_days,
    isStamped: row.digital.stamp_pdf,
    devices: row.digital.device_limit,
    hasCodes: row.digital.has_codes,
  },
  settings: row.details,
  upsell: row.upsell && {
    variationId: row.upsell.offered_variation_id,
    title: row.upsell.title,
    description: row.upsell.description,
    price: sen(row.upsell.price_sen),
  },
})
