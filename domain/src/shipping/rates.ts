import { add, times, type Sen } from '../money/sen.ts'
import type { Grams } from '../weight/kilograms.ts'

/**
 * How a parcel is priced: the first step, then one price for every further step begun. `most…` is the heaviest or
 * largest parcel carried, null for no limit. Weights are grams, prices sen.
 */
export type Rate =
  | { by: 'weight'; firstGrams: Grams; firstPrice: Sen; stepGrams: Grams; stepPrice: Sen; mostGrams: Grams | null }
  | { by: 'quantity'; firstQuantity: number; firstPrice: Sen; stepQuantity: number; stepPrice: Sen; mostQuantity: number | null }
  | { by: 'flat'; price: Sen }

export type RateKind = Rate['by']

/** What leaves in one parcel: `weight` and `quantity` over all its lines, `goods` the items' total after discount. */
export type Parcel = { weight: Grams; quantity: number; goods: Sen }

export type TooMuch = 'too_heavy' | 'too_many'

/** The price of a parcel in sen, or why this rate does not carry it. */
export function priceByRate(rate: Rate, parcel: Parcel): { ok: true; price: Sen } | { ok: false; because: TooMuch } {
  switch (rate.by) {
    case 'flat':
      return { ok: true, price: rate.price }
    case 'weight':
      if (rate.mostGrams !== null && parcel.weight > rate.mostGrams) return { ok: false, because: 'too_heavy' }
      return { ok: true, price: stepped(parcel.weight, rate.firstGrams, rate.firstPrice, rate.stepGrams, rate.stepPrice) }
    case 'quantity':
      if (rate.mostQuantity !== null && parcel.quantity > rate.mostQuantity) return { ok: false, because: 'too_many' }
      return { ok: true, price: stepped(parcel.quantity, rate.firstQuantity, rate.firstPrice, rate.stepQuantity, rate.stepPrice) }
  }
}

export type RateProblem = 'first_not_positive' | 'step_not_positive' | 'negative_price' | 'most_below_first'

/** Why a seller's rate cannot stand, or null. */
export function judgeRate(rate: Rate): RateProblem | null {
  if (rate.by === 'flat') return rate.price < 0 ? 'negative_price' : null
  const [first, step, most] =
    rate.by === 'weight' ? [rate.firstGrams, rate.stepGrams, rate.mostGrams] : [rate.firstQuantity, rate.stepQuantity, rate.mostQuantity]
  if (first < 1) return 'first_not_positive'
  if (step < 1) return 'step_not_positive'
  if (rate.firstPrice < 0 || rate.stepPrice < 0) return 'negative_price'
  return most !== null && most < first ? 'most_below_first' : null
}

const stepped = (amount: number, first: number, firstPrice: Sen, step: number, stepPrice: Sen) =>
  add(firstPrice, times(stepPrice, Math.max(0, Math.ceil((amount - first) / step))))
