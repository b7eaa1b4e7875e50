import type { Coupon, CouponWorth } from '@kedai/domain/coupons/coupon.ts'
import { basisPoints } from '@kedai/domain/money/percent.ts'
import { sen } from '@kedai/domain/money/sen.ts'

/** A coupon as it is stored; `c` is the table's alias where `couponColumns` are selected. */
export type CouponRow = {
  id: number
  code: string
  percent_bp: number | null
  fixed_sen: number | null
  min_spend_sen: number
  min_quantity: number
  max_spend_sen: number | null
  max_items: number | null
  allowed_buyers: string[]
  product_ids: number[]
  kind: string
  max_discount_sen: number | null
  category_ids: number[]
  excluded_product_ids: number[]
  excluded_category_ids: number[]
  skips_promo: boolean
  first_order_only: boolean
  on_shipping: boolean
  on_upsell: boolean
  archived_at: Date | string | null
  starts_at: Date | string | null
  ends_at: Date | string | null
  max_uses: number | null
  per_customer: number | null
  used: number
  is_active: boolean
  is_pattern: boolean
  code_is_public: boolean
}

export const couponColumns = [
  'id',
  'code',
  'percent_bp',
  'fixed_sen',
  'min_spend_sen',
  'min_quantity',
  'product_ids',
  'starts_at',
  'ends_at',
  'max_uses',
  'per_customer',
  'used',
  'is_active',
  'kind',
  'max_discount_sen',
  'category_ids',
  'excluded_product_ids',
  'excluded_category_ids',
  'skips_promo',
  'first_order_only',
  'on_shipping',
  'on_upsell',
  'archived_at',
  'max_spend_sen',
  'max_items',
  'allowed_buyers',
  'is_pattern',
  'code_is_public',
]
  .map((name) => `c.${name}`)
  .join(', ')

/** The domain's coupon of a row; times may come as JSON text. */
export const readCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  worth: worthOf(row),
  isActive: row.is_active && row.archived_at === null && (!row.is_pattern || row.code_is_public),
  minSpend: sen(row.min_spend_sen),
  minQuantity: row.min_quantity,
  maxSpend: row.max_spend_sen === null ? null : sen(row.max_spend_sen),
  maxItems: row.max_items,
  allowedBuyers: row.allowed_buyers,
  startsAt: asDate(row.starts_at),
  endsAt: asDate(row.ends_at),
  maxUses: row.max_uses,
  used: row.used,
  perCustomer: row.per_customer,
  maxDiscount: row.max_discount_sen === null ? null : sen(row.max_discount_sen),
  productIds: row.product_ids,
  categoryIds: row.category_ids,
  excludedProductIds: row.excluded_product_ids,
  excludedCategoryIds: row.excluded_category_ids,
  skipsPromo: row.skips_promo,
  firstOrderOnly: row.first_order_only,
  onShipping: row.on_shipping,
  onUpsell: row.on_upsell,
})

function worthOf({ kind, percent_bp, fixed_sen }: CouponRow): CouponWorth {
  if (kind === 'free_shipping') return { kind }
  return percent_bp === null
    ? { kind: 'fixed', amount: sen(fixed_sen ?? 0) }
    : { kind: 'percent', rate: basisPoints(percent_bp) }
}

const asDate = (time: Date | string | null): Date | null => (typeof time === 'string' ? new Date(time) : time)
