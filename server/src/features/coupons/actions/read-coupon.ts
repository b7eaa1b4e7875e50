import type { Coupon } from '@kedai/domain/coupons/coupon.ts'
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
  product_ids: number[]
  starts_at: Date | string | null
  ends_at: Date | string | null
  max_uses: number | null
  per_customer: number | null
  used: number
  is_active: boolean
}

export const couponColumns = [
  'id', 'code', 'percent_bp', 'fixed_sen', 'min_spend_sen', 'min_quantity', 'product_ids',
  'starts_at', 'ends_at', 'max_uses', 'per_customer', 'used', 'is_active',
].map((name) => `c.${name}`).join(', ')

/** The domain's coupon of a row; times may come as JSON text. */
export const readCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  worth: row.percent_bp === null ? { kind: 'fixed', amount: sen(row.fixed_sen ?? 0) } : { kind: 'percent', rate: basisPoints(row.percent_bp) },
  isActive: row.is_active,
  minSpend: sen(row.min_spend_sen),
  minQuantity: row.min_quantity,
  startsAt: asDate(row.starts_at),
  endsAt: asDate(row.ends_at),
  maxUses: row.max_uses,
  used: row.used,
  perCustomer: row.per_customer,
  productIds: row.product_ids,
})

const asDate = (time: Date | string | null): Date | null => (typeof time === 'string' ? new Date(time) : time)
