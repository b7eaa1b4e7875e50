import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { couponColumns } from '../coupons/actions/read-coupon.ts'
import type { CouponRow } from '../coupons/actions/read-coupon.ts'
import { methodsOfShop, ownShippingOf } from '../../orders/shipping/actions/shipping-methods.ts'
import type { MethodRow, OwnShippingRow } from '../../orders/shipping/actions/shipping-methods.ts'

export type UnitRow = {
  id: number
  sku: string | null
  option_values: string[]
  price_sen: number
  promo_price_sen: number | null
  stock: number | null
  weight_g: number
  is_active: boolean
  image_key: string | null
}

export type UpsellRow = Omit<UnitRow, 'promo_price_sen' | 'is_active'> & {
  upsell_id: number
  product_id: number
  view_id: string
  item_type: string
  title: string
  own_shipping: OwnShippingRow | null
}

export type PaymentMethodRow = {
  code: string
  name: string
  kind: string
  hold_minutes: number | null
  unique_total: boolean
}

export type ListingRow = {
  id: number
  view_id: string
  item_type: string
  title: string
  is_promo: boolean
  /** A text where it comes in JSON. */
  promo_until: Date | string | null
  details: Readonly<Record<string, unknown>> | null
  min_purchase_qty: number
  max_purchase_qty: number | null
  multiple_of: number
  tnc: string | null
  file_upload: { label: string; is_required: boolean } | null
  image_key: string | null
  units: UnitRow[]
  own_shipping: OwnShippingRow | null
  upsell: UpsellRow | null
  category_ids: number[]
}

export type OfferRow = {
  shop_id: number
  vacation: unknown
  listings: ListingRow[]
  shipping_methods: MethodRow[]
  payment_methods: PaymentMethodRow[]
  coupon: (CouponRow & { uses_by_customer: number; has_ordered: boolean }) | null
}

type CouponQuery = {
  /** Normalised; '' for none. */
  couponCode: string
  /** E.164 and folded, so that a customer's earlier uses are counted; '' and null when not known yet. */
  phone: string
  email: string | null
}

export type OfferQuery = CouponQuery & {
  viewId: string
  /** Empty: whatever can be bought on the page, the two cheapest. */
  variationIds: readonly number[]
}

export type CartOfferQuery = CouponQuery & {
  shopId: number
  productIds: readonly number[]
  variationIds: readonly number[]
}

/** Everything an order of one listing is decided on, in one statement; null when it is unknown or not published. */
export async function findOffer(
  trx: Db,
  { viewId, variationIds, couponCode, phone, email }: OfferQuery,
): Promise<OfferRow | null> {
  type Row = ListingRow & Omit<OfferRow, 'listings'>
  const rows =
    couponCode === ''
      ? await rawQuery<Row>(trx, 'checkout_offer', offerText(false), [viewId, variationIds])
      : await rawQuery<Row>(trx, 'checkout_offer_with_coupon', offerText(true), [
          viewId,
          variationIds,
          couponCode,
          phone,
          email,
        ])
  return rows[0] ? { ...rows[0], listings: [rows[0]] } : null
}

/** The same for the listings of a cart, in the order of `productIds`; one that is not published is left out. */
export async function findCartOffer(
  trx: Db,
  { shopId, productIds, variationIds, couponCode, phone, email }: CartOfferQuery,
): Promise<OfferRow> {
  const rows =
    couponCode === ''
      ? await rawQuery<OfferRow>(trx, 'checkout_cart_offer', cartOfferText(false), [productIds, variationIds, shopId])
      : await rawQuery<OfferRow>(trx, 'checkout_cart_offer_with_coupon', cartOfferText(true), [
          productIds,
          variationIds,
          couponCode,
          phone,
          email,
          shopId,
        ])
  if (!rows[0]) throw new TypeError(`shop ${shopId} is not there`)
  return rows[0]
}

/** The products of a shop that sell these variations. */
export async function findProductsOf(trx: Db, shopId: number, variationIds: readonly number[]): Promise<number[]> {
  const text = 'select distinct product_id from variations where shop_id = $1 and id = any($2) order by product_id'
  const rows = await rawQuery<{ product_id: number }>(trx, 'checkout_products_of', text, [shopId, variationIds])
  return rows.map((row) => row.product_id)
}

export async function insertPaymentMethod(trx: Db, method: Insertable<DB['payment_methods']>): Promise<void> {
  await trx
    .insertInto('payment_methods')
    .values(method)
    .onConflict((conflict) => conflict.columns(['shop_id', 'code']).doNothing())
    .execute()
}

const unitsText = `
  coalesce((select json_agg(u) from (
    select v.id, v.sku, v.option_values, v.price_sen, v.promo_price_sen, v.stock, v.weight_g, v.is_active, f.key as image_key
    from variations v left join files f on f.shop_id = v.shop_id and f.id = v.image_file_id
    where v.product_id = p.id and (v.id = any($2::bigint[]) or (cardinality($2::bigint[]) = 0 and v.is_active))
    order by v.price_sen, v.id limit case when cardinality($2::bigint[]) = 0 then 2 else 200 end) u), '[]')`

const upsellText = `
  (select row_to_json(u) from (
    select v.id, v.sku, v.option_values, k.price_sen, v.stock, v.weight_g, f.key as image_key,
      k.id as upsell_id, o.id as product_id, o.view_id, o.item_type, o.title, ${ownShippingOf('o')} as own_shipping
    from click_upsells k
    join variations v on v.shop_id = k.shop_id and v.id = k.offered_variation_id and v.is_active
    join products o on o.shop_id = v.shop_id and o.id = v.product_id and o.status = 'published'
    left join files f on f.shop_id = v.shop_id and f.id = v.image_file_id
    where k.shop_id = p.shop_id and k.product_id = p.id and k.is_active) u)`

const couponText = (shop: string): string => `
  (select row_to_json(c) from (
    select ${couponColumns}, (select count(*) from claims k
      where k.kind = 'coupon' and k.subject = c.id and k.state <> 'released' and (k.phone = $4 or k.email = $5::text)) as uses_by_customer,
      c.first_order_only and exists (select from orders e where e.shop_id = c.shop_id and e.order_status in ('open', 'completed')
        and (e.buyer_phone = $4 or e.buyer_email = $5::text)) as has_ordered
    from coupons c where c.shop_id = ${shop} and c.code = $3) c)`

const categoriesText = `
  array(with recursive up as (
    select g.id, g.parent_id from categories g where g.shop_id = p.shop_id and g.id = p.category_id
    union select g.id, g.parent_id from categories g join up on g.shop_id = p.shop_id and g.id = up.parent_id) select id from up)`

const paymentsText = (shop: string): string => `
  coalesce((select json_agg(m order by m.position, m.code) from (
    select code, name, kind, hold_minutes, unique_total, position from payment_methods where shop_id = ${shop} and is_active) m), '[]')`

const listingText = (withCoupon: boolean): string => `
  p.id, p.view_id, p.item_type, p.title, p.details, p.is_promo, p.promo_until,
  p.min_purchase_qty, p.max_purchase_qty, p.multiple_of, p.file_upload,
  coalesce(nullif(btrim(p.tnc), ''), (select t.plain from shop_policies t where t.shop_id = p.shop_id and t.kind = 'terms' and t.is_shown)) as tnc,
  (select f.key from product_images i join files f on f.shop_id = i.shop_id and f.id = i.file_id
    where i.product_id = p.id order by i.position, i.file_id limit 1) as image_key,
  ${unitsText} as units,
  ${ownShippingOf('p')} as own_shipping,
  ${upsellText} as upsell,
  ${withCoupon ? categoriesText : "'{}'::bigint[]"} as category_ids`

const shopText = (shop: string, withCoupon: boolean): string => `
  ${methodsOfShop(shop)} as shipping_methods,
  ${paymentsText(shop)} as payment_methods,
  ${withCoupon ? couponText(shop) : 'null'} as coupon`

// Most orders have no coupon, and a part of a statement is made ready at its start even where it finds nothing.
const offerText = (withCoupon: boolean): string => `
select p.shop_id, (select s.vacation from shops s where s.id = p.shop_id) as vacation,
  ${listingText(withCoupon)}, ${shopText('p.shop_id', withCoupon)}
from products p where p.shop_id = shop_of_view($1) and p.view_id = $1 and p.status = 'published'`

const cartOfferText = (withCoupon: boolean): string => `
select s.id as shop_id, s.vacation, ${shopText('s.id', withCoupon)},
  coalesce((select json_agg(l order by array_position($1::bigint[], l.id)) from (
    select ${listingText(withCoupon)}
    from products p where p.shop_id = s.id and p.id = any($1::bigint[]) and p.status = 'published') l), '[]') as listings
from shops s where s.id = ${withCoupon ? '$6' : '$3'}`
