import type {
  OfferableVariation,
  ProductRow,
  SellerProduct,
  UploadedPicture,
} from '@kedai/contracts/seller-products.ts'
import { priceRangeText } from '@kedai/domain/catalogue/price-range.ts'
import { promoIsOn } from '@kedai/domain/catalogue/promo.ts'
import { listingIsOut } from '@kedai/domain/catalogue/stock.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import { publicPath, srcsetOf } from '../../../platform/files/links.ts'
import type { OfferableRow } from './queries/list-offerable.ts'
import type { ProductListRow } from './queries/list-products.ts'
import type { ImageRow, ProductRowWhole } from './queries/read-product.ts'

/** Where a seller's products are seen by others. */
export type Place = { publicUrl: string; username: string }

export function presentRow(row: ProductListRow, place: Place, now: Date): ProductRow {
  const rules = { min: row.min_purchase_qty, max: row.max_purchase_qty, multipleOf: row.multiple_of }
  const offer =
    row.promo_min_sen !== null &&
    row.promo_max_sen !== null &&
    promoIsOn({ isPromo: row.is_promo, promoUntil: row.promo_until }, now)
      ? priceRangeText({ min: sen(row.promo_min_sen), max: sen(row.promo_max_sen) })
      : null
  return {
    id: row.id,
    view_id: row.view_id,
    title: row.title,
    item_type: row.item_type,
    status: row.status,
    image: thumbnail(row.image_key, row.image_widths),
    price: formatRinggit(sen(row.price_min_sen)),
    price_range: priceRangeText({ min: sen(row.price_min_sen), max: sen(row.price_max_sen) }),
    offer_price_range: offer,
    stock: row.stocks.includes(null) ? null : row.stocks.reduce<number>((all, stock) => all + (stock ?? 0), 0),
    is_out_stock: listingIsOut(row.stocks, rules),
    variations: row.stocks.length,
    low_variations: row.low,
    sold: row.sold,
    share_url: shareUrl(place, row.view_id),
    version: row.version,
    updated_at: formatTime(row.updated_at),
  }
}

export function presentProduct(row: ProductRowWhole, place: Place): SellerProduct {
  const { units, upsell } = row
  return {
    id: row.id,
    view_id: row.view_id,
    item_type: row.item_type,
    status: row.status,
    title: row.title,
    content: row.content.filter((block) => block.type !== 'image'),
    category_id: row.category_id,
    option_names: row.option_names,
    variations: units.map((unit) => ({
      id: unit.id,
      option_values: unit.option_values,
      sku: unit.sku,
      barcode: unit.barcode,
      cost: moneyOrNull(unit.cost_sen),
      price: formatRinggit(sen(unit.price_sen)),
      promo_price: moneyOrNull(unit.promo_price_sen),
      stock: unit.stock,
      weight: formatKilograms(grams(unit.weight_g)),
      image_id: unit.image_file_id,
    })),
    images: row.images.map(presentPicture),
    is_promo: row.is_promo,
    promo_until: timeOrNull(row.promo_until),
    is_countdown: row.is_countdown,
    countdown_start: timeOrNull(row.countdown_start),
    countdown_until: timeOrNull(row.countdown_until),
    min_purchase_qty: row.min_purchase_qty,
    max_purchase_qty: row.max_purchase_qty,
    multiple_of: row.multiple_of,
    one_page: row.one_page,
    sticky: row.sticky,
    tnc: row.tnc,
    file_upload: row.file_upload,
    click_upsell: upsell && {
      offered_variation_id: upsell.offered_variation_id,
      offered_title: [upsell.offered_title, optionsText(upsell.offered_options)].filter(Boolean).join(' · '),
      title: upsell.title,
      description: upsell.description,
      price: formatRinggit(sen(upsell.price_sen)),
    },
    low_stock_at: units[0]?.low_stock_at ?? null,
    digital: row.digital,
    ...noSettings,
    ...(row.details && { [row.item_type]: row.details }),
    sold: row.sold,
    view_counter: row.view_counter,
    version: row.version,
    share_url: shareUrl(place, row.view_id),
    updated_at: formatTime(row.updated_at),
    is_payable: row.is_payable,
  }
}

const noSettings = { ticket: null, service: null, membership: null, collection: null, rental: null, course: null }

export const presentPicture = ({ id, key, alt, width, height, widths }: ImageRow): UploadedPicture => ({
  id,
  url: publicPath(key),
  alt,
  width,
  height,
  srcset: srcsetOf(key, widths),
})

export const presentOfferable = (row: OfferableRow): OfferableVariation => ({
  id: row.id,
  product_id: row.product_id,
  title: row.title,
  options: optionsText(row.option_values),
  price: formatRinggit(sen(row.price_sen)),
  stock: row.stock,
  image: thumbnail(row.image_key, row.image_widths),
})

const shareUrl = ({ publicUrl, username }: Place, viewId: string): string => `${publicUrl}/s/${username}/i/${viewId}`

const thumbnail = (key: string | null, widths: readonly number[] | null): string | null =>
  key === null ? null : publicPath(key, widths?.[0])

const timeOrNull = (time: Date | null): string | null => (time === null ? null : formatTime(time))
const moneyOrNull = (amount: number | null): string | null => (amount === null ? null : formatRinggit(sen(amount)))
