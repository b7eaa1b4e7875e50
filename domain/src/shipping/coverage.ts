import { states, type State } from './states.ts'
import type { Zone } from './quote.ts'

/** A zone as its seller sees it: `isPriced` when a method of it is on. */
export type NamedZone = Zone & { name: string; isPriced: boolean }

export type Coverage = {
  /** States that no priced zone holds: buyers there cannot order. */
  uncovered: State[]
  /** States that several zones hold: buyers there choose between the methods of all of them. */
  shared: { state: State; zones: string[] }[]
}

/** Where in Malaysia a shop delivers and where it does not. Zones of postcodes lie inside states and cover none of them whole. */
export function coverageOf(zones: readonly NamedZone[]): Coverage {
  const wide = zones.filter((zone) => zone.country === 'MY' && zone.isPriced && zone.postcodes.length === 0)
  const holders = states.map((state) => ({
    state,
    zones: wide.filter((zone) => zone.states.includes(state.code)).map(({ name }) => name),
  }))
  return {
    uncovered: holders.filter(({ zones }) => zones.length === 0).map(({ state }) => state),
    shared: holders.filter(({ zones }) => zones.length > 1),
  }
}
