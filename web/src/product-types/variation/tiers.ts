import type { Buyable } from '@kedai/contracts/items.ts'
import type { Picked } from '../buyer-choice.ts'

// One option of a tier ("Size": M), as it stands beside what is picked in the other tiers. One that is sold out there may still
// be had with another partner: then it can be picked, and lets go of the others.
export type Cell = { option: string; state: 'free' | 'sold_out' | 'missing'; isPickable: boolean }
export type TierChoice = { name: string; cells: Cell[] }

// The tiers with their options in the order in which the seller listed them.
export const tiersOf = (units: readonly Buyable[], names: readonly string[], picked: Picked): TierChoice[] =>
  names.map((name, tier) => ({
    name,
    cells: optionsOf(units, tier).map((option) => cellOf(units, { tier, option, picked })),
  }))

// The unit of a full set of options; null while something is missing or there is none.
export const unitOf = (units: readonly Buyable[], picked: Picked): Buyable | null =>
  picked.every((option) => option !== null) ? (units.find((unit) => fits(unit, picked)) ?? null) : null

// Picking an option that cannot be had with the others lets go of those.
export function pick(units: readonly Buyable[], picked: Picked, tier: number, option: string): Picked {
  const wished = picked.with(tier, option)
  return canBeHad(units, wished) ? wished : picked.map((_, at) => (at === tier ? option : null))
}

const optionsOf = (units: readonly Buyable[], tier: number) => [
  ...new Set(units.flatMap((unit) => unit.options[tier] ?? [])),
]

function cellOf(
  units: readonly Buyable[],
  { tier, option, picked }: { tier: number; option: string; picked: Picked },
): Cell {
  const wished = picked.with(tier, option)
  const state = !units.some((unit) => fits(unit, wished)) ? 'missing' : canBeHad(units, wished) ? 'free' : 'sold_out'
  return { option, state, isPickable: units.some((unit) => unit.options[tier] === option && !unit.is_out_stock) }
}

const canBeHad = (units: readonly Buyable[], wished: Picked) =>
  units.some((unit) => fits(unit, wished) && !unit.is_out_stock)

const fits = (unit: Buyable, picked: Picked) =>
  picked.every((option, tier) => option === null || unit.options[tier] === option)
