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

/**
 * The same, and for a postcode that the table lacks the state of the nearest one of its region; its town is not known. Null
 * where no place in Malaysia has a postcode that begins so.
 */
export async function findPlaceOf(
  postcode: string,
): Promise<{ postcode: string; city: string | null; state: State } | null> {
  const listed = await findPostcode(postcode)
  if (listed) return listed
  const code = postcode.trim()
  const awayFrom = (place: Place) => Math.abs(Number(place.postcode) - Number(code))
  const region = [...(await readTable()).values()].filter((place) => place.postcode.startsWith(code.slice(0, 2)))
  const [first, ...others] = region
  if (!first) return null
  const nearest = others.reduce((best, place) => (awayFrom(place) < awayFrom(best) ? place : best), first)
  return { postcode: code, city: null, state: nearest.state }
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
      for (const postcode of city.postcode)
        if (!places.has(postcode)) places.set(postcode, { postcode, city: city.name, state })
    }
  }
  return places
}
