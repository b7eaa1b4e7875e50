import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import {
  dateTimeText,
  flag,
  id,
  knownRevision,
  lineOfText,
  maybeFlag,
  pageNumber,
  typedDateTime,
  wholeNumber,
} from './values.ts'

export const couponStatuses = ['active', 'scheduled', 'paused', 'expired', 'used_up', 'archived'] as const
export type CouponStatus = (typeof couponStatuses)[number]
const kinds = z.enum(['percent', 'fixed', 'free_shipping'])

const maybeMoney = z.union([typedMoney, z.literal(''), z.null()]).optional()
const maybeCount = z.union([z.literal(''), z.null(), wholeNumber(1, 1_000_000)]).optional()
const maybeTime = z.union([typedDateTime, z.literal(''), z.null()]).optional()
const ids = z.array(id).max(200).default([])

export const saveCoupon = z.object({
  code: lineOfText(40).min(1),
  name: lineOfText(80).default(''),
  kind: kinds,
  /** "10" or "12.5" */
  percent: lineOfText(12).nullish(),
  amount: maybeMoney,
  max_discount: maybeMoney,
  min_spend: maybeMoney,
  max_spend: maybeMoney,
  min_quantity: maybeCount,
  max_items: maybeCount,
  product_ids: ids,
  category_ids: ids,
  excluded_product_ids: ids,
  excluded_category_ids: ids,
  skips_promo: flag.default(false),
  first_order_only: flag.default(false),
  /** Phones and e-mail addresses as they are typed; none is everybody. */
  allowed_buyers: z.array(lineOfText(254)).max(500).default([]),
  on_shipping: flag.default(false),
  on_upsell: flag.default(false),
  /** Of a pattern: whether buyers may type its own code. Left out, it stays as it is. */
  code_is_public: maybeFlag,
  starts_at: maybeTime,
  ends_at: maybeTime,
  max_uses: maybeCount,
  per_customer: maybeCount,
})
export type SaveCoupon = z.infer<typeof saveCoupon>

/** PUT /api/ajax/seller/coupons/{id} */
export const changeCoupon = saveCoupon.extend({ revision: knownRevision })

/** POST /api/ajax/seller/coupons. With `how_many` above 1 the code is a prefix and each gets an ending of its own. */
export const createCoupons = saveCoupon.extend({ how_many: wholeNumber(1, 1000).default(1) })

export const couponIdParams = z.object({ id })
export const couponListQuery = z.object({
  status: z.union([z.enum(couponStatuses), z.literal('')]).default(''),
  term: lineOfText(100).default(''),
  page: pageNumber,
})
/** GET /exports/coupons.csv: every code that the list finds, such as those of one batch by what they begin with. */
export const couponExportQuery = couponListQuery.omit({ page: true })

export const couponUsesQuery = z.object({ page: pageNumber })

export const couponRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  status: z.enum(couponStatuses),
  kind: kinds,
  percent: z.string().nullable(),
  amount: moneyText.nullable(),
  min_spend: moneyText.nullable(),
  used: z.int(),
  max_uses: z.int().nullable(),
  starts_at: dateTimeText.nullable(),
  ends_at: dateTimeText.nullable(),
  /** How many buyers it is for by name; 0 is everybody. */
  named_buyers: z.int(),
  /** Rewards and automations copy it; buyers cannot use its own code unless `code_is_public`. */
  is_pattern: z.boolean(),
  code_is_public: z.boolean(),
})
export type CouponRow = z.infer<typeof couponRow>

const named = z.object({ id: z.int(), title: z.string() })
export const sellerCoupon = couponRow.extend({
  max_discount: moneyText.nullable(),
  max_spend: moneyText.nullable(),
  min_quantity: z.int(),
  max_items: z.int().nullable(),
  per_customer: z.int().nullable(),
  allowed_buyers: z.array(z.string()),
  products: z.array(named),
  categories: z.array(named),
  excluded_products: z.array(named),
  excluded_categories: z.array(named),
  skips_promo: z.boolean(),
  first_order_only: z.boolean(),
  on_shipping: z.boolean(),
  on_upsell: z.boolean(),
  /** Of its terms; uses and pauses leave it. */
  revision: z.string(),
})
export type SellerCoupon = z.infer<typeof sellerCoupon>

export const couponUse = z.object({
  order_no: z.string(),
  buyer_name: z.string(),
  amount: moneyText,
  total: moneyText,
  used_at: dateTimeText,
  is_released: z.boolean(),
})
export type CouponUse = z.infer<typeof couponUse>
