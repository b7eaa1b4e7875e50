import { type BasisPoints, basisPoints } from '../money/percent.ts'

/** How many uplines above a sale may have a part of it. */
export const maxLevels = 3

export type Upline = { id: number; mayEarn: boolean }
export type Override = { resellerId: number; level: number; rate: BasisPoints }

/**
 * What part of a sale's lines (net of discounts, without delivery) the uplines above it earn, the nearest first. One who may not
 * earn now is passed over, and nobody moves up into that place; nobody earns twice of one sale. // reference commerce §1.19
 */
export function overridesOf(uplines: readonly Upline[], rates: readonly number[]): Override[] {
  const seen = new Set<number>()
  return uplines.slice(0, Math.min(rates.length, maxLevels)).flatMap(({ id, mayEarn }, at) => {
    const rate = basisPoints(rates[at] ?? 0)
    const isFirst = !seen.has(id)
    seen.add(id)
    return mayEarn && isFirst && rate > 0 ? [{ resellerId: id, level: at + 1, rate }] : []
  })
}
