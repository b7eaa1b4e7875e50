import { type BasisPoints, basisPoints, percentOf } from '../money/percent.ts'
import { type Sen, sen } from '../money/sen.ts'

/** How many uplines above a sale may have a part of it. */
export const maxLevels = 3

export type Upline = { id: number; mayEarn: boolean }
export type Override = { resellerId: number; level: number; rate: BasisPoints; amounts: Sen[] }

/**
 * What the uplines above a sale earn of its lines (net of discounts, without delivery), the nearest first. One who may not earn
 * now is passed over, and nobody moves up into that place; nobody earns twice of one sale. // reference commerce §1.19
 */
export function overridesOf(bases: readonly Sen[], uplines: readonly Upline[], rates: readonly number[]): Override[] {
  const seen = new Set<number>()
  return uplines.slice(0, Math.min(rates.length, maxLevels)).flatMap(({ id, mayEarn }, at) => {
    const rate = basisPoints(rates[at] ?? 0)
    const isFirst = !seen.has(id)
    seen.add(id)
    if (!mayEarn || !isFirst || rate === 0) return []
    const amounts = bases.map((base) => sen(Math.max(0, percentOf(base, rate))))
    return amounts.every((amount) => amount === 0) ? [] : [{ resellerId: id, level: at + 1, rate, amounts }]
  })
}
