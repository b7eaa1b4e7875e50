import type { SaveCoupon } from '@kedai/contracts/seller-coupons.ts'
import { isCouponCode, normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { isEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { parsePercent } from '@kedai/domain/money/percent.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { endOfDay, parseTime } from '@kedai/domain/time/malaysia.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { CouponValues } from '../queries/setup.ts'
import { setupRefusals } from '../setup-messages.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'

type Fields = Record<string, Message[]>
type Judged = CouponValues & { code: string; kind: string }

/** What a seller typed as it may be stored. @throws AppError 422 with a message at every field that is wrong */
export function judgeTyped(typed: SaveCoupon): Judged {
  const fields: Fields = {}
  const code = normaliseCode(typed.code)
  if (!isCouponCode(code)) fields['code'] = [setupRefusals.badCode]
  const worth = judgeWorth(typed, fields)
  const starts = time(typed.starts_at, 'starts_at', fields)
  const ends = time(typed.ends_at, 'ends_at', fields)
  const endsAt = ends && /^\d{4}-\d\d-\d\d$/.test(typed.ends_at ?? '') ? endOfDay(ends) : ends
  if (starts && endsAt && endsAt <= starts) fields['ends_at'] ??= [setupRefusals.endsBeforeStart]
  const values = {
    code,
    name: typed.name,
    ...worth,
    max_discount_sen: positive(typed.max_discount, 'max_discount', fields),
    min_spend_sen: money(typed.min_spend, 'min_spend', fields) ?? 0,
    min_quantity: typed.min_quantity || 1,
    max_uses: typed.max_uses || null,
    per_customer: typed.per_customer || null,
    max_spend_sen: positive(typed.max_spend, 'max_spend', fields),
    max_items: typed.max_items || null,
    allowed_buyers: buyers(typed.allowed_buyers, fields),
    product_ids: unique(typed.product_ids),
    category_ids: unique(typed.category_ids),
    excluded_product_ids: unique(typed.excluded_product_ids),
    excluded_category_ids: unique(typed.excluded_category_ids),
    skips_promo: typed.skips_promo,
    first_order_only: typed.first_order_only,
    on_shipping: typed.on_shipping,
    on_upsell: typed.on_upsell,
    ...(typed.code_is_public !== undefined && { code_is_public: typed.code_is_public }),
    starts_at: starts,
    ends_at: endsAt,
  }
  if (values.max_spend_sen !== null && values.max_spend_sen < values.min_spend_sen)
    fields['max_spend'] ??= [setupRefusals.maxBelowMin]
  if (Object.keys(fields).length > 0) throw new AppError('invalid', texts.invalid, { fields })
  return values
}

function judgeWorth(
  { kind, percent, amount }: SaveCoupon,
  fields: Fields,
): { kind: SaveCoupon['kind']; percent_bp: number | null; fixed_sen: number | null } {
  if (kind === 'free_shipping') return { kind, percent_bp: null, fixed_sen: null }
  if (kind === 'fixed') {
    const fixed = positive(amount, 'amount', fields)
    if (fixed === null) fields['amount'] ??= [setupRefusals.badAmount]
    return { kind, percent_bp: null, fixed_sen: fixed }
  }
  const rate = parsePercent(percent ?? '')
  if (rate === null || rate < 1 || rate > 10_000) fields['percent'] = [setupRefusals.badPercent]
  return { kind, percent_bp: rate, fixed_sen: null }
}

function money(typed: string | null | undefined, field: string, fields: Fields): number | null {
  if (!typed) return null
  const read = parseRinggit(typed)
  if (read === null) fields[field] = [setupRefusals.badAmount]
  return read
}

function positive(typed: string | null | undefined, field: string, fields: Fields): number | null {
  const read = money(typed, field, fields)
  if (read === 0) fields[field] = [setupRefusals.badAmount]
  return read
}

// A phone as it is dialled, an address as its owner is known by it.
function buyers(typed: readonly string[], fields: Fields): string[] {
  const read = typed
    .filter((text) => text !== '')
    .map((text) => ({ text, known: text.includes('@') ? readEmail(text) : readPhone(text) }))
  const wrong = read.find(({ known }) => known === null)
  if (wrong) fields['allowed_buyers'] = [fill(setupRefusals.badBuyer, () => ({ typed: wrong.text }))]
  return [...new Set(read.flatMap(({ known }) => known ?? []))]
}

const readEmail = (typed: string): string | null => (isEmail(typed) ? foldEmail(typed) : null)

function time(typed: string | null | undefined, field: string, fields: Fields): Date | null {
  if (!typed) return null
  const read = parseTime(typed)
  if (read === null) fields[field] = [setupRefusals.badTime]
  return read
}

const unique = (ids: readonly number[]) => [...new Set(ids)]
