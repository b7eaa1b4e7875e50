import { hasOptions, isProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import {
  emptyProduct,
  emptyUnit,
  hasRows,
  type ProductValues,
  type UnitValues,
} from '../../../product-types/form/seller/product-values.ts'
import { settingsToValues } from '../../../product-types/registry/seller/type-settings.ts'
import { sameOption, unitsFor } from '../../../product-types/variation/seller/grid.ts'

/** A product as its form shows it. */
export function toValues(product: SellerProduct): ProductValues {
  const { file_upload, click_upsell, digital } = product
  const item_type = isProductTypeName(product.item_type) ? product.item_type : 'ecommerce'
  const empty = emptyProduct(item_type)
  const units = product.variations.map(toUnit)
  const tiers = product.option_names.map((name, index) => ({
    name,
    values: distinct(units.map((unit) => unit.option_values[index] ?? '')),
  }))
  return {
    ...empty,
    item_type,
    title: product.title,
    images: product.images,
    content: product.content,
    category_id: String(product.category_id ?? ''),
    tiers: hasOptions(item_type) ? tiers : [],
    variations: hasOptions(item_type)
      ? withMissing(unitsFor(tiers, units))
      : units.slice(0, hasRows(item_type) ? undefined : 1),
    is_promo: product.is_promo,
    promo_until: toTyped(product.promo_until),
    is_countdown: product.is_countdown,
    countdown_start: toTyped(product.countdown_start),
    countdown_until: toTyped(product.countdown_until),
    min_purchase_qty: String(product.min_purchase_qty),
    max_purchase_qty: String(product.max_purchase_qty ?? ''),
    multiple_of: String(product.multiple_of),
    one_page: product.one_page,
    sticky: product.sticky,
    tnc: product.tnc ?? '',
    has_upload: file_upload !== null,
    file_upload: file_upload ?? empty.file_upload,
    has_upsell: click_upsell !== null,
    click_upsell: click_upsell ?? empty.click_upsell,
    low_stock_at: String(product.low_stock_at ?? ''),
    digital: digital
      ? {
          files: digital.files,
          link: digital.link ?? '',
          download_limit: String(digital.download_limit ?? ''),
          expires_days: String(digital.expires_days ?? ''),
          stamp_pdf: digital.stamp_pdf,
          device_limit: String(digital.device_limit ?? ''),
          has_codes: digital.has_codes,
        }
      : empty.digital,
    ...settingsToValues(product, item_type),
  }
}

const toUnit = (unit: SellerProduct['variations'][number]): UnitValues => ({
  ...emptyUnit(unit.option_values),
  id: unit.id,
  sku: unit.sku ?? '',
  barcode: unit.barcode ?? '',
  cost: unit.cost ?? '',
  price: unit.price,
  promo_price: unit.promo_price ?? '',
  stock: String(unit.stock ?? ''),
  stock_was: unit.stock === null ? null : String(unit.stock),
  weight: unit.weight,
  image_id: String(unit.image_id ?? ''),
})

// A combination that the shop does not have is one that was switched off.
const withMissing = (units: UnitValues[]) =>
  units.map((unit) => (unit.id === null ? { ...unit, is_offered: false } : unit))

const distinct = (values: string[]) =>
  values.filter((value, index) => values.findIndex((other) => sameOption(other, value)) === index)

// The browser's own input knows minutes.
const toTyped = (time: string | null) => (time === null ? '' : time.slice(0, 16).replace(' ', 'T'))
