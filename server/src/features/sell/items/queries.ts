import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { newestReviews } from '../../growth/reviews/actions/present-review.ts'
import type { PublicReviewRow } from '../../growth/reviews/actions/present-review.ts'
import { methodsOfShop } from '../../orders/shipping/actions/shipping-methods.ts'
import type { MethodRow } from '../../orders/shipping/actions/shipping-methods.ts'
import { type PaymentRow, paymentsOfShop, shopCard, type ShopRow } from './shared/shop-text.ts'

export type UnitRow = {
  id: number
  option_values: string[]
  price_sen: number
  promo_price_sen: number | null
  stock: number | null
  weight_g: number
  image_key: string | null
}

export type ImageRow = { key: string; alt: string; width: number | null; height: number | null; widths: number[] }

export type UpsellRow = {
  id: number
  product_id: number
  title: string
  description: string
  price_sen: number
  stock: number | null
  image_key: string | null
  image_widths: number[] | null
}

export type ViralLockRow = {
  goal: number
  counts: string
  reward_kind: string
  reward_text: string
  until: string | null
}

export type ItemRow = {
  id: number
  shop_id: number
  view_id: string
  item_type: string
  title: string
  content: unknown
  details: Readonly<Record<string, unknown>> | null
  option_names: string[]
  is_promo: boolean
  promo_until: Date | null
  is_countdown: boolean
  countdown_start: Date | null
  countdown_until: Date | null
  min_purchase_qty: number
  max_purchase_qty: number | null
  multiple_of: number
  one_page: boolean
  sticky: boolean
  tnc: string | null
  file_upload: unknown
  sold: number
  view_counter: number
  rating_sum: number
  rating_count: number
  /** The newest few that are shown. */
  reviews: PublicReviewRow[]
  shop: ShopRow
  units: UnitRow[]
  images: ImageRow[]
  upsell: UpsellRow | null
  viral_lock: ViralLockRow | null
  shipping_methods: MethodRow[]
  payment_methods: PaymentRow[]
}

/** Everything an item page shows, in one statement, asked as the public; null when it is unknown or not published. */
export async function findItem(publicDb: Db, viewId: string): Promise<ItemRow | null> {
  const rows = await rawQuery<ItemRow>(publicDb, 'items_view', viewText, [viewId])
  return rows[0] ?? null
}

export type ShopOfView = { shop_id: number; username: string }

/** The shop of a published listing, asked as the public. */
export async function findShopOfView(publicDb: Db, viewId: string): Promise<ShopOfView | null> {
  const text =
    'select p.shop_id, s.username from products p join shops s on s.id = p.shop_id where p.shop_id = shop_of_view($1) and p.view_id = $1'
  return (await rawQuery<ShopOfView>(publicDb, 'items_shop_of_view', text, [viewId]))[0] ?? null
}

/** Adds to the counters of pages and of their day; those of products a seller is just saving are given back, to be counted later. */
export async function addViews(db: Db, day: string, counts: ReadonlyMap<string, number>): Promise<string[]> {
  const rows = await rawQuery<{ view_id: string }>(
    db,
    'items_add_views',
    'select count_views($1::text[], $2::integer[], $3::date) as view_id',
    [[...counts.keys()], [...counts.values()], day],
  )
  return rows.map((row) => row.view_id)
}

const unitsText = `
  coalesce((select json_agg(u) from (
    select v.id, v.option_values, v.price_sen, v.promo_price_sen, v.stock, v.weight_g, f.key as image_key
    from variations v left join files f on f.shop_id = v.shop_id and f.id = v.image_file_id
    where v.product_id = p.id and v.is_active order by v.position, v.id) u), '[]')`

const imagesText = `
  coalesce((select json_agg(i) from (
    select f.key, i.alt, f.width, f.height, f.widths from product_images i join files f on f.shop_id = i.shop_id and f.id = i.file_id
    where i.product_id = p.id order by i.position, i.file_id) i), '[]')`

// What is offered must itself be on sale; its own picture, else its product's first.
const upsellText = `
  (select row_to_json(u) from (
    select k.id, o.id as product_id, k.title, k.description, k.price_sen, v.stock, f.key as image_key, f.widths as image_widths
    from click_upsells k
    join variations v on v.shop_id = k.shop_id and v.id = k.offered_variation_id and v.is_active
    join products o on o.shop_id = v.shop_id and o.id = v.product_id and o.status = 'published'
    left join files f on f.shop_id = o.shop_id and f.id = coalesce(v.image_file_id,
      (select i.file_id from product_images i where i.product_id = o.id order by i.position, i.file_id limit 1))
    where k.shop_id = p.shop_id and k.product_id = p.id and k.is_active) u)`

const viewText = `
select p.id, p.shop_id, p.view_id, p.item_type, p.title, p.content, p.details, p.option_names, p.is_promo, p.promo_until,
  p.is_countdown, p.countdown_start, p.countdown_until, p.min_purchase_qty, p.max_purchase_qty, p.multiple_of,
  p.one_page, p.sticky, p.file_upload, p.sold, p.view_counter, p.rating_sum, p.rating_count,
  ${newestReviews('p.id', 3)} as reviews,
  -- An item without terms of its own goes by the shop's.
  coalesce(nullif(btrim(p.tnc), ''), (select t.plain from shop_policies t where t.shop_id = p.shop_id and t.kind = 'terms' and t.is_shown)) as tnc,
  ${shopCard} as shop,
  ${unitsText} as units,
  ${imagesText} as images,
  ${upsellText} as upsell,
  (select row_to_json(l) from viral_lock_of(p.id) l) as viral_lock,
  ${methodsOfShop('p.shop_id')} as shipping_methods,
  ${paymentsOfShop('p.shop_id')} as payment_methods
from products p join shops s on s.id = p.shop_id
where p.shop_id = shop_of_view($1) and p.view_id = $1 and p.status = 'published'`
