import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import { priceRangeText } from '@kedai/domain/catalogue/price-range.ts'
import { promoIsOn } from '@kedai/domain/catalogue/promo.ts'
import { listingIsOut } from '@kedai/domain/catalogue/stock.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { lesser, sen } from '@kedai/domain/money/sen.ts'
import { ratingOf } from '@kedai/domain/reviews/rating.ts'
import { publicPath, srcsetOf } from '../../../../platform/files/links.ts'
import type { ListedRow } from '../queries/list-items.ts'

/** A card of the storefront: its price is the lowest that holds now. */
export function presentListedItem(row: ListedRow, now: Date): StorefrontItem {
  const offer = offerOf(row, now)
  const usual = { min: sen(row.price_min_sen), max: sen(row.price_max_sen) }
  return {
    id: row.id,
    view_id: row.view_id,
    title: row.title,
    item_type: row.item_type,
    image: row.image_key === null ? null : publicPath(row.image_key),
    srcset: row.image_key === null ? null : srcsetOf(row.image_key, row.image_widths ?? []),
    price: formatRinggit(offer ? lesser(offer.min, usual.min) : usual.min),
    price_range: priceRangeText(usual),
    offer_price_range: offer && priceRangeText(offer),
    offer_percentage: offer && row.best_saving !== null && row.best_saving > 0 ? row.best_saving : null,
    is_out_stock: listingIsOut(row.units === 0 ? [] : [row.stock], {
      min: row.min_purchase_qty,
      max: row.max_purchase_qty,
      multipleOf: row.multiple_of,
    }),
    sold: row.sold,
    rating: ratingOf({ sum: row.rating_sum, count: row.rating_count }),
    rating_count: row.rating_count,
  }
}

/** When a card's price changes by itself: the first moment after its promo; null when nothing is ahead. */
export function nextEdgeOf(rows: readonly ListedRow[], now: Date): Date | null {
  const ends = rows.flatMap(({ is_promo, promo_until }) =>
    is_promo && promo_until !== null ? [new Date(promo_until).getTime() + 1] : [],
  )
  const ahead = ends.filter((end) => end > now.getTime())
  return ahead.length === 0 ? null : new Date(Math.min(...ahead))
}

function offerOf({ is_promo, promo_until, promo_min_sen, promo_max_sen }: ListedRow, now: Date) {
  const isOn = promoIsOn({ isPromo: is_promo, promoUntil: promo_until === null ? null : new Date(promo_until) }, now)
  return isOn && promo_min_sen !== null && promo_max_sen !== null
    ? { min: sen(promo_min_sen), max: sen(promo_max_sen) }
    : null
}
