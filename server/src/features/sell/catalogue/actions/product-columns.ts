import { rangeOf } from '@kedai/domain/catalogue/price-range.ts'
import type { ProductColumns } from '../queries/save-product.ts'
import type { Product } from './judge-product.ts'

/**
 * A product as its row keeps it. `price_*` span the usual prices of its units; `promo_*` what they cost while the promo is
 * on (a unit without a promo price costs its usual one), null when no unit has a promo price.
 */
export function productColumns(product: Product, now: Date): ProductColumns {
  const { units, rules } = product
  const usual = rangeOf(units.map(({ price }) => price))
  const offer = units.some(({ promoPrice }) => promoPrice !== null)
    ? rangeOf(units.map(({ price, promoPrice }) => promoPrice ?? price))
    : null
  return {
    item_type: product.itemType,
    title: product.title,
    content: JSON.stringify(product.content),
    category_id: product.categoryId,
    option_names: product.optionNames,
    is_promo: product.isPromo,
    promo_until: product.promoUntil,
    is_countdown: product.isCountdown,
    countdown_start: product.countdownStart,
    countdown_until: product.countdownUntil,
    min_purchase_qty: rules.min,
    max_purchase_qty: rules.max,
    multiple_of: rules.multipleOf,
    one_page: product.onePage,
    sticky: product.sticky,
    tnc: product.tnc,
    file_upload: product.fileUpload === null ? null : JSON.stringify(product.fileUpload),
    price_min_sen: usual?.min ?? 0,
    price_max_sen: usual?.max ?? 0,
    promo_min_sen: offer?.min ?? null,
    promo_max_sen: offer?.max ?? null,
    details: product.settings === null ? null : JSON.stringify(product.settings),
    updated_at: now,
  }
}
