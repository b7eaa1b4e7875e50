import type { ItemView } from '@kedai/contracts/items.ts'
import { countdownIsOn, nextEdge, promoIsOn } from '@kedai/domain/catalogue/promo.ts'
import type { Countdown, Promo } from '@kedai/domain/catalogue/promo.ts'
import { isOutOfStock } from '@kedai/domain/catalogue/quantity.ts'
import type { QuantityRules } from '@kedai/domain/catalogue/quantity.ts'
import { listingIsOut } from '@kedai/domain/catalogue/stock.ts'
import { contentHtml } from '@kedai/domain/content/content-html.ts'
import { readContent } from '@kedai/domain/content/read-content.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { ratingOf } from '@kedai/domain/reviews/rating.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { soonest } from '@kedai/domain/time/schedule.ts'
import { publicPath, srcsetOf } from '../../../../platform/files/links.ts'
import { presentReview } from '../../../growth/reviews/actions/present-review.ts'
import { nextVacationEdge } from '../../../shop/vacation/actions/present-vacation.ts'
import type { TypeView } from '../../product-types/shared/product-type.ts'
import type { ItemRow, UpsellRow } from '../queries.ts'
import { endOfLock, presentViralLock } from './viral-lock.ts'
import { presentBuyables } from './buyables.ts'
import { countriesOf, presentPayments, presentShipping, stateList } from '../shared/present-choices.ts'
import { readFileUpload } from '../shared/settings.ts'
import { presentConversion, presentShop, presentSupport } from '../shared/present-shop.ts'

export type Viewer = {
  me: ItemView['me']
  lang: Lang
  publicUrl: string
  /** Of the reseller who looks. */ code?: string | null
  now: Date
}

/** An item page as data. (contract §2) */
export function presentItemView(
  row: ItemRow,
  type: TypeView,
  { me, lang, publicUrl, code = null, now }: Viewer,
): ItemView {
  const rules: QuantityRules = { min: row.min_purchase_qty, max: row.max_purchase_qty, multipleOf: row.multiple_of }
  const ships = isProductTypeName(row.item_type) && productTypeRules(row.item_type).ships
  const items = presentBuyables(row, rules, promoOf(row), now).flatMap((one) => {
    const more = type.unit ? type.unit(one.id) : {}
    return more === null ? [] : [{ ...one, ...more }]
  })
  return {
    items,
    item: { ...presentItem(row, items, rules, now), ...type.item },
    item_rental: type.item_rental ?? null,
    shipping_methods: ships ? presentShipping(row, lang) : [],
    payment_methods: presentPayments(row.payment_methods, ships, lang),
    states: stateList,
    countries: countriesOf(
      row.shipping_methods.map(({ country }) => country),
      lang,
    ),
    me,
    referral_link: `${publicUrl}/s/${row.shop.username}/i/${encodeURIComponent(row.view_id)}${code === null ? '' : `?ref=${code}`}`,
    shop: presentShop(row.shop, now),
    click_upsell:
      row.upsell === null || isOutOfStock({ min: 1, max: null, multipleOf: 1 }, row.upsell.stock)
        ? null
        : presentUpsell(row.upsell),
    viral_lock: presentViralLock(row.viral_lock, now),
    social_media_support: presentSupport(row.shop),
    conversion: presentConversion(row.shop.conversion),
    file_upload: readFileUpload(row.file_upload),
    reviews: row.reviews.map(presentReview),
    server_time: formatTime(now),
  }
}

/** When the view changes by itself. */
export const nextEdgeOf = (row: ItemRow, now: Date): Date | null =>
  soonest(
    nextEdge({ ...promoOf(row), ...countdownOf(row) }, now),
    nextVacationEdge(row.shop.vacation, now),
    endOfLock(row.viral_lock, now),
  )

function presentItem(row: ItemRow, items: ItemView['items'], rules: QuantityRules, now: Date): ItemView['item'] {
  const cheapest = items.reduce<ItemView['items'][number] | null>(
    (best, unit) => (best && amountOf(best) <= amountOf(unit) ? best : unit),
    null,
  )
  const content = readContent(row.content)
  return {
    id: row.id,
    view_id: row.view_id,
    item_type: row.item_type,
    title: row.title,
    option_names: row.option_names,
    content: content.ok ? contentHtml(content.blocks) : '',
    images: row.images.map(({ key, alt, width, height, widths }) => ({
      url: publicPath(key),
      alt,
      width,
      height,
      srcset: srcsetOf(key, widths),
    })),
    is_countdown: countdownIsOn(countdownOf(row), now),
    countdown_start: row.is_countdown ? timeOf(row.countdown_start) : null,
    countdown_until: row.is_countdown ? timeOf(row.countdown_until) : null,
    is_promo: promoIsOn(promoOf(row), now),
    promo_until: row.is_promo ? timeOf(row.promo_until) : null,
    is_out_stock: listingIsOut(
      row.units.map(({ stock }) => stock),
      rules,
    ),
    min_purchase_qty: rules.min,
    price: cheapest?.price ?? formatRinggit(sen(0)),
    compare_price: cheapest?.compare_price ?? null,
    weight: cheapest?.weight ?? '0.000',
    selectedQty: items.length === 1 ? (items[0]?.selectedQty ?? 0) : 0,
    one_page: row.one_page,
    sticky: row.sticky,
    sold: row.sold,
    view_counter: row.view_counter,
    rating: ratingOf({ sum: row.rating_sum, count: row.rating_count }),
    rating_count: row.rating_count,
    tnc: row.tnc?.trim() ? row.tnc : null,
  }
}

const amountOf = ({ price }: { price: string }): number => Number(price.replace('.', ''))

const presentUpsell = (upsell: UpsellRow): NonNullable<ItemView['click_upsell']> => ({
  id: upsell.id,
  title: upsell.title,
  description: upsell.description,
  product_price: formatRinggit(sen(upsell.price_sen)),
  image: upsell.image_key === null ? null : publicPath(upsell.image_key, upsell.image_widths?.[0]),
})

const promoOf = (row: ItemRow): Promo => ({ isPromo: row.is_promo, promoUntil: row.promo_until })

const countdownOf = (row: ItemRow): Countdown => ({
  isCountdown: row.is_countdown,
  countdownStart: row.countdown_start,
  countdownUntil: row.countdown_until,
})

const timeOf = (moment: Date | null): string | null => (moment === null ? null : formatTime(moment))
