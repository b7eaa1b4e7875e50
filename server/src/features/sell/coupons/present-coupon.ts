import type { CouponRow, CouponUse, SellerCoupon } from '@kedai/contracts/seller-coupons.ts'
import { basisPoints, formatPercent } from '@kedai/domain/money/percent.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import type { ListedCoupon, UseRow } from './queries/setup.ts'

type Named = { id: number; title: string }
export type Names = { products: Named[]; categories: Named[]; excludedProducts: Named[]; excludedCategories: Named[] }

export const presentRow = (row: ListedCoupon): CouponRow => ({
  id: row.id,
  code: row.code,
  name: row.name,
  status: row.status,
  kind: row.kind === 'free_shipping' ? 'free_shipping' : row.percent_bp === null ? 'fixed' : 'percent',
  percent: row.percent_bp === null ? null : formatPercent(basisPoints(row.percent_bp)),
  amount: money(row.fixed_sen),
  min_spend: row.min_spend_sen === 0 ? null : money(row.min_spend_sen),
  used: row.used,
  max_uses: row.max_uses,
  starts_at: time(row.starts_at),
  ends_at: time(row.ends_at),
  named_buyers: row.allowed_buyers.length,
  is_pattern: row.is_pattern,
  code_is_public: row.code_is_public,
})

export function presentCoupon(row: ListedCoupon, names: Names): SellerCoupon {
  const { id, used, status, ...head } = presentRow(row)
  const terms = {
    ...head,
    max_discount: money(row.max_discount_sen),
    max_spend: money(row.max_spend_sen),
    min_quantity: row.min_quantity,
    max_items: row.max_items,
    allowed_buyers: row.allowed_buyers,
    per_customer: row.per_customer,
    products: names.products,
    categories: names.categories,
    excluded_products: names.excludedProducts,
    excluded_categories: names.excludedCategories,
    skips_promo: row.skips_promo,
    first_order_only: row.first_order_only,
    on_shipping: row.on_shipping,
    on_upsell: row.on_upsell,
  }
  return { id, used, status, ...terms, revision: revisionOf(terms) }
}

export const presentUse = ({
  order_no,
  buyer_name,
  amount_sen,
  total_sen,
  claimed_at,
  released_at,
}: UseRow): CouponUse => ({
  order_no,
  buyer_name,
  amount: formatRinggit(sen(amount_sen)),
  total: formatRinggit(sen(total_sen)),
  used_at: formatTime(claimed_at),
  is_released: released_at !== null,
})

const money = (amount: number | null) => (amount === null ? null : formatRinggit(sen(amount)))
const time = (moment: Date | string | null) => (moment === null ? null : formatTime(new Date(moment)))
