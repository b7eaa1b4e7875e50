import type { CouponRefusal } from '@kedai/domain/coupons/coupon.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message, Params } from '../../../../platform/errors/message.ts'
import { refusals } from '../messages.ts'

/** Why a code is not taken, in words a buyer can act on. */
export const explainRefusal = (refusal: CouponRefusal, code: string): Message =>
  fill(refusals[refusal.reason], (lang) => ({ code, ...paramsOf(refusal, lang) }))

function paramsOf(refusal: CouponRefusal, lang: Lang): Params {
  switch (refusal.reason) {
    case 'not_started':
      return { time: toTheMinute(refusal.startsAt) }
    case 'used_by_you':
      return { count: refusal.perCustomer }
    case 'min_spend':
      return { amount: displayRinggit(refusal.minSpend, lang), missing: displayRinggit(refusal.missing, lang) }
    case 'max_spend':
      return { amount: displayRinggit(refusal.maxSpend, lang) }
    case 'min_quantity':
      return { amount: refusal.minQuantity, missing: refusal.missing }
    default:
      return {}
  }
}

const toTheMinute = (time: Date): string => formatTime(time).slice(0, 16)
