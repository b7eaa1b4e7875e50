import { isCouponCode, normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import type { Coupon } from '@kedai/domain/coupons/coupon.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { insertCoupon } from '../queries/insert-coupon.ts'

export type NewCoupon = { shopId: number; code: string; name?: string } & Pick<Coupon, 'worth'> &
  Partial<Omit<Coupon, 'code' | 'worth' | 'used' | 'isActive'>> & { codeIsPublic?: boolean }

/** Writes a coupon; a code that the shop has already is left as it is. Throws RangeError for a code that cannot be one. */
export async function createCoupon(trx: Db, { shopId, code: typed, name, worth, ...rules }: NewCoupon): Promise<void> {
  const code = normaliseCode(typed)
  if (!isCouponCode(code)) throw new RangeError(`not a coupon code: ${typed}`)
  await insertCoupon(trx, {
    shop_id: shopId,
    code,
    kind: worth.kind,
    percent_bp: worth.kind === 'percent' ? worth.rate : null,
    fixed_sen: worth.kind === 'fixed' ? worth.amount : null,
    min_spend_sen: rules.minSpend ?? 0,
    min_quantity: rules.minQuantity ?? 1,
    product_ids: [...(rules.productIds ?? [])],
    max_spend_sen: rules.maxSpend ?? null,
    max_items: rules.maxItems ?? null,
    allowed_buyers: [...(rules.allowedBuyers ?? [])],
    name: name ?? '',
    max_discount_sen: rules.maxDiscount ?? null,
    category_ids: [...(rules.categoryIds ?? [])],
    excluded_product_ids: [...(rules.excludedProductIds ?? [])],
    excluded_category_ids: [...(rules.excludedCategoryIds ?? [])],
    skips_promo: rules.skipsPromo ?? false,
    first_order_only: rules.firstOrderOnly ?? false,
    on_shipping: rules.onShipping ?? false,
    on_upsell: rules.onUpsell ?? false,
    starts_at: rules.startsAt ?? null,
    ends_at: rules.endsAt ?? null,
    max_uses: rules.maxUses ?? null,
    per_customer: rules.perCustomer ?? null,
    code_is_public: rules.codeIsPublic ?? false,
  })
}
