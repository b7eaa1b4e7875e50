import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { endOfDay, parseTime } from '@kedai/domain/time/malaysia.ts'
import { refusals as messages } from '../messages.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'

/** When a promo ends and a countdown runs. */
export type SaleTimes = { promoUntil: Date | null; countdownStart: Date | null; countdownUntil: Date | null }

export function judgeTimes(form: SaveProduct, refusals: Refusals): SaleTimes {
  const promoUntil = readTime(form.promo_until, 'promo_until', refusals)
  const countdownStart = readTime(form.countdown_start, 'countdown_start', refusals)
  const countdownUntil = readTime(form.countdown_until, 'countdown_until', refusals)
  if (form.is_countdown && !form.countdown_start) refusals.add('countdown_start', messages.countdownNeedsStart)
  if (form.is_countdown && !form.countdown_until) refusals.add('countdown_until', messages.countdownNeedsEnd)
  if (countdownStart && countdownUntil && countdownUntil <= countdownStart)
    refusals.add('countdown_until', messages.countdownOrder)
  return { promoUntil, countdownStart, countdownUntil }
}

function readTime(typed: string | null | undefined, field: keyof SaveProduct, refusals: Refusals): Date | null {
  if (!typed) return null
  const time = parseTime(typed)
  if (time === null) refusals.add(field, messages.badTime)
  // "Until the 5th" lasts the whole 5th.
  return time !== null && field !== 'countdown_start' && !/[ T]/.test(typed) ? endOfDay(time) : time
}
