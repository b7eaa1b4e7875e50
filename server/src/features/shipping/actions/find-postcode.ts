import { findState } from '@kedai/domain/shipping/states.ts'
import type { State } from '@kedai/domain/shipping/states.ts'

export type Place = { postcode: string; city: string; state: State }

/**
 * The town and state of a Malaysian postcode, or null. The table knows about 2,900 of them but is not official: an unknown
 * code of five digits is no mistake. No postcode lies in two states.
 */
export async function findPostcode(postcode: string): Promise<Place | null> {
  return (await readTable()).get(postcode.trim()) ?? null
}

/** Whether no place in Malaysia has a postcode that begins so, such as 00000: the first two digits are a region's. */
export async function isOfNoRegion(postcode: string): Promise<boolean> {
  const region = postcode.trim().slice(0, 2)
  return ![...(await readTable()).keys()].some((known) => known.startsWith(region))
}

// At the first question, not at every start.
const readTable = (): Promise<Map<string, Place>> => (table ??= loadTable())

let table: Promise<Map<string, Place>> | null = null

async function loadTable(): Promise<Map<string, Place>> {
  const { allPostcodes } = await import('malaysia-postcodes')
  const places = new Map<string, Place>()
  for (const { name, city: cities } of allPostcodes) {
    const state = findState(name)
    if (state === null) throw new TypeError(`the postcode table names a state that is none: ${name}`)
    for (const city of cities) {
      // Four codes are shared by two towns of one state: the first stands, and the buyer may change it.
      for (const postcode of city.postcode) if (!places.has(postcode)) places.set(postcode, { postcode, city: city.name, state })
    }
  }
  return places
}
