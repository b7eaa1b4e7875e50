import type { PricedUnit } from '@kedai/domain/catalogue/price-of.ts'
import type { Promo } from '@kedai/domain/catalogue/promo.ts'
import type { QuantityRules, Stock } from '@kedai/domain/catalogue/quantity.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import type { OwnShipping } from '@kedai/domain/checkout/lines.ts'
import type { Coupon, CouponBuyer } from '@kedai/domain/coupons/coupon.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { isPaymentKind } from '@kedai/domain/payments/methods.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { ProductTypeName, ProductTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import type { Grams } from '@kedai/domain/weight/kilograms.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { readCoupon } from '../../coupons/actions/read-coupon.ts'
import { readMethods, readOwnShipping } from '../../../orders/shipping/actions/shipping-methods.ts'
import type { OfferedMethod } from '../../../orders/shipping/actions/shipping-methods.ts'
import type { Settings } from '../../product-types/shared/product-type.ts'
import { notSold } from '../messages.ts'
import { findCartOffer, findOffer } from '../queries.ts'
import type {
  CartOfferQuery,
  ListingRow,
  OfferQuery,
  OfferRow,
  PaymentMethodRow,
  UnitRow,
  UpsellRow,
} from '../queries.ts'

/** One thing that can be put into the order: `id` is the variation's. */
export type Unit = PricedUnit & {
  id: number
  sku: string | null
  options: string
  optionValues: readonly string[]
  stock: Stock
  weight: Grams
  isActive: boolean
  imageKey: string | null
}

export type OfferedUpsell = {
  id: number
  /** The listing on whose page it is offered. */
  offeredBy: number
  variationId: number
  productId: number
  viewId: string
  itemType: ProductTypeName
  sku: string | null
  title: string
  options: string
  price: Sen
  stock: Stock
  weight: Grams
  ships: boolean
  ownShipping: OwnShipping | null
  imageKey: string | null
}

export type OfferedPayment = {
  code: string
  name: string
  kind: PaymentKind
  holdMinutes: number | null
  /** Its orders come to totals that differ. */
  uniqueTotal: boolean
}

/** One product as it is sold now: its units, and the rules that each of its lines follows. */
export type Listing = {
  productId: number
  viewId: string
  title: string
  itemType: ProductTypeName
  type: ProductTypeRules
  /** What it says of its type; null for goods. */
  settings: Settings | null
  promo: Promo
  rules: QuantityRules
  tnc: string | null
  upload: { label: string; isRequired: boolean } | null
  units: readonly Unit[]
  ownShipping: OwnShipping | null
  /** Its category and those above it; empty when no coupon was asked for. */
  categoryIds: readonly number[]
  imageKey: string | null
}

/** What a shop sells now of what is wanted, with everything an order of it depends on. An item page has one listing, a cart several. */
export type Offer = {
  shopId: number
  /** As it is kept: when the shop is away. */
  vacation: unknown
  listings: readonly Listing[]
  upsell: OfferedUpsell | null
  shippingMethods: readonly OfferedMethod[]
  paymentMethods: readonly OfferedPayment[]
  coupon: { id: number; coupon: Coupon; usesByCustomer: number; hasOrdered: boolean; buyer: CouponBuyer } | null
}

/** @throws AppError `not_found` when the listing is unknown, not published, or bought in another way than this one. */
export async function loadOffer(trx: Db, query: OfferQuery): Promise<Offer> {
  const row = await findOffer(trx, query)
  const offer = row && readOffer(row, { phone: query.phone || null, email: query.email })
  if (!offer || offer.listings.length === 0) throw new AppError('not_found', notSold)
  return offer
}

/** What can still be bought of a cart's products; a listing that is gone or of a type no cart takes is left out. */
export async function loadCartOffer(trx: Db, query: CartOfferQuery): Promise<Offer> {
  const row = await findCartOffer(trx, query)
  const offer = readOffer(row, { phone: query.phone || null, email: query.email })
  // What lies in the cart already is not offered once more.
  const [upsell = null] = row.listings
    .flatMap(readUpsell)
    .filter((one) => !query.variationIds.includes(one.variationId))
  return { ...offer, listings: offer.listings.filter(({ type }) => type.inCarts), upsell }
}

/** The listing that sells a unit, with it. */
export function findUnit(offer: Offer, unitId: number): { listing: Listing; unit: Unit } | null {
  for (const listing of offer.listings) {
    const unit = listing.units.find(({ id }) => id === unitId)
    if (unit) return { listing, unit }
  }
  return null
}

export const anyListing = (offer: Offer, holds: (listing: Listing) => boolean): boolean => offer.listings.some(holds)

function readOffer(row: OfferRow, buyer: CouponBuyer): Offer {
  const [upsell = null] = row.listings.flatMap(readUpsell)
  return {
    shopId: row.shop_id,
    vacation: row.vacation,
    listings: row.listings.flatMap(readListing),
    upsell,
    shippingMethods: readMethods(row.shipping_methods),
    paymentMethods: row.payment_methods.flatMap(readPayment),
    coupon:
      row.coupon === null
        ? null
        : {
            id: row.coupon.id,
            coupon: readCoupon(row.coupon),
            usesByCustomer: row.coupon.uses_by_customer,
            hasOrdered: row.coupon.has_ordered,
            buyer,
          },
  }
}

function readListing(row: ListingRow): Listing[] {
  if (!isProductTypeName(row.item_type)) return []
  const type = productTypeRules(row.item_type)
  if (!type.isBuilt) return []
  return [
    {
      productId: row.id,
      viewId: row.view_id,
      title: row.title,
      itemType: row.item_type,
      type,
      settings: row.details,
      promo: { isPromo: row.is_promo, promoUntil: row.promo_until === null ? null : new Date(row.promo_until) },
      rules: { min: row.min_purchase_qty, max: row.max_purchase_qty, multipleOf: row.multiple_of },
      tnc: row.tnc?.trim() ? row.tnc : null,
      upload:
        row.file_upload === null ? null : { label: row.file_upload.label, isRequired: row.file_upload.is_required },
      units: row.units.map((unit) => readUnit(unit, row.image_key)),
      ownShipping: readOwnShipping(row.own_shipping),
      categoryIds: row.category_ids,
      imageKey: row.image_key,
    },
  ]
}

const readUnit = (unit: UnitRow, imageOfListing: string | null): Unit => ({
  id: unit.id,
  sku: unit.sku,
  options: optionsText(unit.option_values),
  optionValues: unit.option_values,
  stock: unit.stock,
  weight: grams(unit.weight_g),
  isActive: unit.is_active,
  price: sen(unit.price_sen),
  promoPrice: unit.promo_price_sen === null ? null : sen(unit.promo_price_sen),
  imageKey: unit.image_key ?? imageOfListing,
})

const readUpsell = ({ id: offeredBy, upsell: row }: { id: number; upsell: UpsellRow | null }): OfferedUpsell[] =>
  row === null || !isProductTypeName(row.item_type)
    ? []
    : [
        {
          id: row.upsell_id,
          offeredBy,
          itemType: row.item_type,
          sku: row.sku,
          variationId: row.id,
          productId: row.product_id,
          viewId: row.view_id,
          title: row.title,
          options: optionsText(row.option_values),
          price: sen(row.price_sen),
          stock: row.stock,
          weight: grams(row.weight_g),
          imageKey: row.image_key,
          ownShipping: readOwnShipping(row.own_shipping),
          ships: productTypeRules(row.item_type).ships,
        },
      ]

const readPayment = ({ code, name, kind, hold_minutes, unique_total }: PaymentMethodRow): OfferedPayment[] =>
  isPaymentKind(kind) ? [{ code, name, kind, holdMinutes: hold_minutes, uniqueTotal: unique_total }] : []
