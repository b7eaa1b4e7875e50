import { add, times, type Sen } from '../money/sen.ts'
import type { Grams } from '../weight/kilograms.ts'

/**
 * How a parcel is priced: the first step, then one price for every further step begun; or a table of bands; or one price.
 * `most…` is the heaviest or largest parcel carried, null for no limit. Weights are grams, prices sen.
 */
export type Rate =
  | { by: 'weight'; firstGrams: Grams; firstPrice: Sen; stepGrams: Grams; stepPrice: Sen; maxGrams: Grams | null }
  | {
      by: 'quantity'
      firstQuantity: number
      firstPrice: Sen
      stepQuantity: number
      stepPrice: Sen
      maxQuantity: number | null
    }
  | { by: 'weight' | 'quantity'; bands: readonly Band[] }
  | { by: 'flat'; price: Sen }

/** One row of a rate table: the price up to and with `most` grams or pieces; null, in the last row alone, is everything above. */
export type Band = { most: number | null; price: Sen }

export type RateKind = Rate['by']

/**
 * What leaves in one parcel: `weight` and `quantity` of the pieces that the rates price, `goods` the items' total after
 * discount, `own` what pieces with a shipping price of their own cost.
 */
export type Parcel = { weight: Grams; quantity: number; goods: Sen; own: Sen }

export type TooMuch = 'too_heavy' | 'too_many'

type Priced = { ok: true; price: Sen } | { ok: false; because: TooMuch }

/** The price of a parcel in sen, or why this rate does not carry it. */
export function priceByRate(rate: Rate, parcel: Parcel): Priced {
  if (rate.by === 'flat') return { ok: true, price: rate.price }
  const amount = rate.by === 'weight' ? parcel.weight : parcel.quantity
  const tooMuch = { ok: false, because: rate.by === 'weight' ? 'too_heavy' : 'too_many' } as const
  if ('bands' in rate) {
    const band = rate.bands.find(({ most }) => most === null || amount <= most)
    return band ? { ok: true, price: band.price } : tooMuch
  }
  const { first, firstPrice, step, stepPrice, most } = stepsOf(rate)
  if (most !== null && amount > most) return tooMuch
  return { ok: true, price: add(firstPrice, times(stepPrice, Math.max(0, Math.ceil((amount - first) / step)))) }
}

/** The same rate for a parcel of any size: what lies above its bound costs as much as at the bound. For prices that only indicate. */
export function withoutBound(rate: Rate): Rate {
  if (rate.by === 'flat') return rate
  if ('bands' in rate)
    return {
      ...rate,
      bands: rate.bands.map((band, at) => (at === rate.bands.length - 1 ? { ...band, most: null } : band)),
    }
  return rate.by === 'weight' ? { ...rate, maxGrams: null } : { ...rate, maxQuantity: null }
}

export type RateProblem =
  | 'first_not_positive'
  | 'step_not_positive'
  | 'negative_price'
  | 'most_below_first'
  | 'no_bands'
  | 'bands_not_rising'

/** Why a seller's rate cannot stand, or null. */
export function judgeRate(rate: Rate): RateProblem | null {
  if (rate.by === 'flat') return rate.price < 0 ? 'negative_price' : null
  if ('bands' in rate) return judgeBands(rate.bands)
  const { first, firstPrice, step, stepPrice, most } = stepsOf(rate)
  if (first < 1) return 'first_not_positive'
  if (step < 1) return 'step_not_positive'
  if (firstPrice < 0 || stepPrice < 0) return 'negative_price'
  return most !== null && most < first ? 'most_below_first' : null
}

function judgeBands(bands: readonly Band[]): RateProblem | null {
  if (bands.length === 0) return 'no_bands'
  if (bands.some(({ price }) => price < 0)) return 'negative_price'
  const isRising = bands.every(({ most }, at) => {
    const before = at === 0 ? 0 : bands[at - 1]?.most
    return before !== null && before !== undefined && (most === null || most > before)
  })
  return isRising ? null : 'bands_not_rising'
}

type Stepped = Extract<Rate, { firstPrice: Sen }>
type Steps = { first: number; firstPrice: Sen; step: number; stepPrice: Sen; most: number | null }

const stepsOf = (rate: Stepped): Steps =>
  rate.by === 'weight'
    ? {
        first: rate.firstGrams,
        firstPrice: rate.firstPrice,
        step: rate.stepGrams,
        stepPrice: rate.stepPrice,
        most: rate.maxGrams,
      }
    : {
        first: rate.firstQuantity,
        firstPrice: rate.firstPrice,
        step: rate.stepQuantity,
        stepPrice: rate.stepPrice,
        most: rate.maxQuantity,
      }
