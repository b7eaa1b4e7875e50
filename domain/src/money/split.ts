import { noSen, sen, type Sen } from './sen.ts'

/**
 * Splits an amount in proportion to weights so that the parts sum to it exactly; left-over sen go to the largest
 * remainders, the earlier line first. Weights that are all zero split evenly. Throws RangeError for a negative or
 * fractional weight, and for an amount with nobody to give it to.
 */
export function splitByWeight(total: Sen, weights: readonly number[]): Sen[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('weights are whole and not negative')
  if (weights.length === 0 && total !== 0) throw new RangeError('no line to split over')
  if (total === 0) return weights.map(() => noSen)
  const all = weights.map(BigInt)
  const fair = all.every((weight) => weight === 0n) ? all.map(() => 1n) : all
  const whole = fair.reduce((a, b) => a + b, 0n)
  const shares = fair.map((weight, index) => shareOf(BigInt(Math.abs(total)), weight, whole, index))
  const given = shares.reduce((a, share) => a + share.floor, 0n)
  const winners = new Set(
    shares
      .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, Math.abs(total) - Number(given))
      .map((share) => share.index),
  )
  return shares.map(({ floor, index }) => sen((Number(floor) + (winners.has(index) ? 1 : 0)) * Math.sign(total)))
}

// The products pass 2^53 long before the amounts do, hence bigint.
const shareOf = (total: bigint, weight: bigint, whole: bigint, index: number) => ({
  floor: (total * weight) / whole,
  rest: (total * weight) % whole,
  index,
})
