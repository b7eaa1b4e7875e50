import type { Promo, UnitPrice } from '@kedai/domain/catalogue/promo.ts'
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
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db } from '../../../platform/db/db.ts'
import { readCoupon } from '../../coupons/actions/read-coupon.ts'
import { readMethods, readOwnShipping } from '../../shipping/actions/shipping-methods.ts'
import type { OfferedMethod } from '../../shipping/actions/shipping-methods.ts'
import { notSold } from '../messages.ts'
import { findOffer } from '../queries.ts'
import type { OfferQuestion, OfferRow, PaymentMethodRow, UpsellRow } from '../queries.ts'

/** One thing that can be put into the order: `id` is the variation's. */
export type Unit = UnitPrice & {
  id: number
  sku: string | null
  options: string
  stock: Stock
  weight: Grams
  isActive: boolean
  imageKey: string | null
}

export type OfferedUpsell = {
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

export type OfferedPayment = { code: string; name: string; kind: PaymentKind; holdMinutes: number | null }

/** A listing as it is sold now, with everything an order of it depends on. */
export type Offer = {
  shopId: number
  productId: number
  viewId: string
  title: string
  itemType: ProductTypeName
  type: ProductTypeRules
  /** As it is kept: when the shop is away. */
  vacation: unknown
  promo: Promo
  rules: QuantityRules
  tnc: string | null
  upload: { label: string; isRequired: boolean } | null
  units: Unit[]
  ownShipping: OwnShipping | null
  upsell: OfferedUpsell | null
  shippingMethods: OfferedMethod[]
  paymentMethods: OfferedPayment[]
  /** `categoryIds` are the listing's category and those above it. */
  coupon: {
    id: number
    coupon: Coupon
    usesByCustomer: number
    hasOrdered: boolean
    buyer: CouponBuyer
    categoryIds: number[]
  } | null
}

/** @throws AppError `not_found` when the listing is unknown, not published, or bought in another way than this one. */
export async function loadOffer(trx: Db, question: OfferQuestion): Promise<Offer> {
  const row = await findOffer(trx, question)
  if (!row || !isProductTypeName(row.item_type)) throw new AppError('not_found', notSold)
  const itemType = row.item_type
  const type = productTypeRules(itemType)
  if (type.participants || (type.choice !== 'none' && type.choice !== 'options'))
    throw new AppError('not_found', notSold)
  return readOffer(row, itemType, { phone: question.phone || null, email: question.email })
}

const readOffer = (row: OfferRow, itemType: ProductTypeName, buyer: CouponBuyer): Offer => ({
  shopId: row.shop_id,
  productId: row.id,
  viewId: row.view_id,
  title: row.title,
  itemType,
  type: productTypeRules(itemType),
  vacation: row.vacation,
  promo: { isPromo: row.is_promo, promoUntil: row.promo_until },
  rules: { min: row.min_purchase_qty, max: row.max_purchase_qty, multipleOf: row.multiple_of },
  tnc: row.tnc?.trim() ? row.tnc : null,
  upload: row.file_upload === null ? null : { label: row.file_upload.label, isRequired: row.file_upload.is_required },
  units: row.units.map((unit) => ({
    id: unit.id,
    sku: unit.sku,
    options: optionsText(unit.option_values),
    stock: unit.stock,
    weight: grams(unit.weight_g),
    isActive: unit.is_active,
    price: sen(unit.price_sen),
    promoPrice: unit.promo_price_sen === null ? null : sen(unit.promo_price_sen),
    imageKey: unit.image_key ?? row.image_key,
  })),
  ownShipping: readOwnShipping(row.own_shipping),
  upsell:
    row.upsell === null || !isProductTypeName(row.upsell.item_type)
      ? null
      : readUpsell(row.upsell, row.upsell.item_type),
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
          categoryIds: row.coupon.category_ids_of_product,
        },
})

const readUpsell = (row: UpsellRow, itemType: ProductTypeName): OfferedUpsell => ({
  itemType,
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
  ships: productTypeRules(itemType).ships,
})

const readPayment = ({ code, name, kind, hold_minutes }: PaymentMethodRow): OfferedPayment[] =>
  isPaymentKind(kind) ? [{ code, name, kind, holdMinutes: hold_minutes }] : []
