import type { SellerCoupon } from '@kedai/contracts/seller-coupons.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import type { PickedProduct } from '../../../../lib/seller/product-picker.tsx'

export type CouponValues = {
  code: string
  name: string
  kind: SellerCoupon['kind']
  percent: string
  amount: string
  maxDiscount: string
  minSpend: string
  maxSpend: string
  minQuantity: string
  maxItems: string
  allowedBuyers: string
  products: PickedProduct[]
  categories: number[]
  excludedProducts: PickedProduct[]
  excludedCategories: number[]
  skipsPromo: boolean
  firstOrderOnly: boolean
  onShipping: boolean
  onUpsell: boolean
  codeIsPublic: boolean
  startsAt: string
  endsAt: string
  maxUses: string
  perCustomer: string
  howMany: string
}

export const toValues = (coupon: SellerCoupon | null): CouponValues => ({
  code: coupon?.code ?? '',
  name: coupon?.name ?? '',
  kind: coupon?.kind ?? 'percent',
  percent: coupon?.percent ?? '',
  amount: coupon?.amount ?? '',
  maxDiscount: coupon?.max_discount ?? '',
  minSpend: coupon?.min_spend ?? '',
  maxSpend: coupon?.max_spend ?? '',
  maxItems: coupon?.max_items ? String(coupon.max_items) : '',
  allowedBuyers:
    coupon?.allowed_buyers.map((buyer) => (buyer.includes('@') ? buyer : displayPhone(buyer))).join('\n') ?? '',
  minQuantity: coupon && coupon.min_quantity > 1 ? String(coupon.min_quantity) : '',
  products: coupon?.products ?? [],
  categories: coupon?.categories.map(({ id }) => id) ?? [],
  excludedProducts: coupon?.excluded_products ?? [],
  excludedCategories: coupon?.excluded_categories.map(({ id }) => id) ?? [],
  skipsPromo: coupon?.skips_promo ?? false,
  firstOrderOnly: coupon?.first_order_only ?? false,
  onShipping: coupon?.on_shipping ?? false,
  onUpsell: coupon?.on_upsell ?? false,
  codeIsPublic: coupon?.code_is_public ?? false,
  startsAt: localTime(coupon?.starts_at),
  endsAt: localTime(coupon?.ends_at),
  maxUses: coupon?.max_uses ? String(coupon.max_uses) : '',
  perCustomer: coupon?.per_customer ? String(coupon.per_customer) : '',
  howMany: '1',
})

export const toWire = (values: CouponValues) => ({
  code: values.code,
  name: values.name,
  kind: values.kind,
  percent: values.percent,
  amount: values.amount,
  max_discount: values.maxDiscount,
  min_spend: values.minSpend,
  max_spend: values.maxSpend,
  min_quantity: values.minQuantity,
  max_items: values.maxItems,
  allowed_buyers: linesOf(values.allowedBuyers),
  product_ids: values.products.map(({ id }) => id),
  category_ids: values.categories,
  excluded_product_ids: values.excludedProducts.map(({ id }) => id),
  excluded_category_ids: values.excludedCategories,
  skips_promo: values.skipsPromo,
  first_order_only: values.firstOrderOnly,
  on_shipping: values.kind !== 'free_shipping' && values.onShipping,
  on_upsell: values.kind !== 'free_shipping' && values.onUpsell,
  code_is_public: values.codeIsPublic,
  starts_at: values.startsAt,
  ends_at: values.endsAt,
  max_uses: values.maxUses,
  per_customer: values.perCustomer,
})

// A code nobody mistakes when it is read out: no 0 and O, no 1 and I.
export const codeByChance = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('')

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

// One a line; a list pasted from elsewhere may have commas.
export const linesOf = (typed: string): string[] =>
  typed
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

// The wire's `2026-11-20 09:00:00` as a date field wants it.
const localTime = (time: string | null | undefined) => time?.slice(0, 16).replace(' ', 'T') ?? ''
