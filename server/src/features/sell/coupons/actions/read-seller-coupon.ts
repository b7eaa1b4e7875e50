import type { SellerCoupon } from '@kedai/contracts/seller-coupons.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { presentCoupon } from '../present-coupon.ts'
import { findCoupon, listCategoryNames, listProductNames } from '../queries/setup.ts'

/** A coupon as its form shows it. @throws AppError 404 */
export async function readSellerCoupon(
  trx: Db,
  { shopId, id, now }: { shopId: number; id: number; now: Date },
): Promise<SellerCoupon> {
  const row = await findCoupon(trx, shopId, id, now)
  if (!row) throw new AppError('not_found', texts.notFound)
  return presentCoupon(row, {
    products: await listProductNames(trx, shopId, row.product_ids),
    categories: await listCategoryNames(trx, shopId, row.category_ids),
    excludedProducts: await listProductNames(trx, shopId, row.excluded_product_ids),
    excludedCategories: await listCategoryNames(trx, shopId, row.excluded_category_ids),
  })
}

/** What the log keeps of a coupon: its terms, and whether it is paused or put away; of named buyers their number, for the log is never emptied. */
export function couponFacts({
  products,
  categories,
  excluded_products,
  excluded_categories,
  ...coupon
}: SellerCoupon): Facts {
  const {
    code,
    name,
    kind,
    percent,
    amount,
    max_discount,
    min_spend,
    max_spend,
    min_quantity,
    max_items,
    max_uses,
    per_customer,
    starts_at,
    ends_at,
    skips_promo,
    first_order_only,
    named_buyers,
    on_shipping,
    on_upsell,
    is_pattern,
    code_is_public,
    status,
  } = coupon
  const titles = (named: readonly { title: string }[]) => named.map(({ title }) => title)
  return {
    code,
    name,
    kind,
    percent,
    amount,
    max_discount,
    min_spend,
    max_spend,
    min_quantity,
    max_items,
    max_uses,
    per_customer,
    starts_at,
    ends_at,
    skips_promo,
    first_order_only,
    named_buyers,
    on_shipping,
    on_upsell,
    is_pattern,
    code_is_public,
    status,
    products: titles(products),
    categories: titles(categories),
    excluded_products: titles(excluded_products),
    excluded_categories: titles(excluded_categories),
  }
}
