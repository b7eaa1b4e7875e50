import { termUnits } from '@kedai/domain/entitlements/term.ts'
import type { Term } from '@kedai/domain/entitlements/term.ts'

/** How long something is paid for; null without an end, or in a unit that nobody knows. */
export function readTerm(every: number | null, unit: string | null): Term | null {
  const known = termUnits.find((one) => one === unit)
  return every === null || known === undefined ? null : { every, unit: known }
}

type Period = { paid_on: string; every: number | null; unit: string | null }

/** The payments behind an entitlement, as the domain counts its last day by them. */
export const paidTerms = (periods: readonly Period[]): { paidOn: string; term: Term | null }[] =>
  periods.map(({ paid_on: paidOn, every, unit }) => ({ paidOn, term: readTerm(every, unit) }))
