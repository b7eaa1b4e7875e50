import type { CouponRow, CouponStatus } from '@kedai/contracts/seller-coupons.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { money } from '../../../../lib/format.ts'
import type { Tone } from '../../../../ui/notice.tsx'

export const statusTones = {
  active: 'good',
  scheduled: 'info',
  paused: 'warn',
  expired: 'neutral',
  used_up: 'neutral',
  archived: 'neutral',
} satisfies Record<CouponStatus, Tone>

// What a coupon takes off, in a few words.
export function worthWords(
  { kind, percent, amount }: Pick<CouponRow, 'kind' | 'percent' | 'amount'>,
  i18n: I18n,
): string {
  if (kind === 'free_shipping') return i18n._(msg`Free shipping`)
  return kind === 'percent' ? i18n._(msg`${percent ?? ''}% off`) : i18n._(msg`${money(amount ?? '0.00')} off`)
}
