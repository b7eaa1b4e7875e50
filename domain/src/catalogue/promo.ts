import type { Sen } from '../money/sen.ts'

export type Promo = { isPromo: boolean; promoUntil: Date | null }
export type Countdown = { isCountdown: boolean; countdownStart: Date | null; countdownUntil: Date | null }

/** On until now passes `promoUntil`; without an end it stays on (spec §4). */
export const promoIsOn = (item: Promo, now: Date): boolean =>
  item.isPromo && (item.promoUntil === null || now <= item.promoUntil)

/** On only while enabled and now lies strictly between start and end; both must be set (spec §4). */
export const countdownIsOn = (item: Countdown, now: Date): boolean =>
  item.isCountdown &&
  item.countdownStart !== null &&
  item.countdownUntil !== null &&
  item.countdownStart < now &&
  now < item.countdownUntil

/**
 * The first instant after now at which promo or countdown answers differently, or null when nothing is ahead: until
 * then a rendered page may be kept.
 */
export function nextEdge(item: Promo & Countdown, now: Date): Date | null {
  const ahead = [...promoEdges(item), ...countdownEdges(item)].filter((edge) => edge > now.getTime())
  return ahead.length === 0 ? null : new Date(Math.min(...ahead))
}

export type UnitPrice = { price: Sen; promoPrice: Sen | null }

/** What one unit costs now, and the usual price to strike through when the promo makes it cheaper. */
export function effectivePrice(unit: UnitPrice, item: Promo, now: Date): { price: Sen; comparePrice: Sen | null } {
  const cheaper = unit.promoPrice !== null && unit.promoPrice < unit.price && promoIsOn(item, now)
  return cheaper && unit.promoPrice !== null
    ? { price: unit.promoPrice, comparePrice: unit.price }
    : { price: unit.price, comparePrice: null }
}

// The promo still holds at its last millisecond, so it differs one later; likewise the countdown after its start.
const promoEdges = (item: Promo) => (item.isPromo && item.promoUntil !== null ? [item.promoUntil.getTime() + 1] : [])

const countdownEdges = ({ isCountdown, countdownStart, countdownUntil }: Countdown) =>
  isCountdown &&
  countdownStart !== null &&
  countdownUntil !== null &&
  countdownUntil.getTime() - countdownStart.getTime() > 1
    ? [countdownStart.getTime() + 1, countdownUntil.getTime()]
    : []
