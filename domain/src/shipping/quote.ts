import { add, noSen, type Sen } from '../money/sen.ts'
import { isInRanges, type PostcodeRange } from './postcodes.ts'
import { priceByRate, type Parcel, type Rate, type TooMuch } from './rates.ts'
import type { StateCode } from './states.ts'

/** Where a parcel goes; `state` is null when it is not known or not Malaysian, `postcode` when it is not known. */
export type Destination = { country: string; state: StateCode | null; postcode: string | null }

/** Where a method delivers: some states of Malaysia, or, when there are any, only these postcodes; or the whole of another country. */
export type Zone = { country: string; states: readonly StateCode[]; postcodes: readonly PostcodeRange[] }

/** A way to ship into one zone; from `freeAbove` sen of goods after discount on, its rate asks nothing. */
export type ShippingMethod = { zone: Zone; rate: Rate; freeAbove: Sen | null }

export type Undeliverable = { reason: 'undeliverable'; because: 'destination' | TooMuch }

export type Quote = { ok: true; price: Sen } | { ok: false; refusal: Undeliverable }

/** What sending a parcel costs, in sen. What cannot be delivered is refused, never quoted as 0 (CONTRACT §2). */
export function quote(method: ShippingMethod, parcel: Parcel, destination: Destination): Quote {
  if (!reaches(method.zone, destination))
    return { ok: false, refusal: { reason: 'undeliverable', because: 'destination' } }
  if (parcel.quantity === 0) return { ok: true, price: parcel.own }
  const priced = priceByRate(method.rate, parcel)
  if (!priced.ok) return { ok: false, refusal: { reason: 'undeliverable', because: priced.because } }
  const isFree = method.freeAbove !== null && parcel.goods >= method.freeAbove
  return { ok: true, price: add(isFree ? noSen : priced.price, parcel.own) }
}

/** The methods that carry the parcel there, the cheapest first, each with its price. */
export function quoteAll<Method extends ShippingMethod>(
  methods: readonly Method[],
  parcel: Parcel,
  destination: Destination,
) {
  return methodsFor(methods, destination)
    .flatMap((method) => {
      const quoted = quote(method, parcel, destination)
      return quoted.ok ? [{ method, price: quoted.price }] : []
    })
    .toSorted((a, b) => a.price - b.price)
}

/** The methods that count at a place: where a zone of postcodes holds it, those of such zones alone. */
export function methodsFor<Method extends ShippingMethod>(
  methods: readonly Method[],
  destination: Destination,
): Method[] {
  const reaching = methods.filter(({ zone }) => reaches(zone, destination))
  const particular = reaching.filter(({ zone }) => zone.postcodes.length > 0)
  return particular.length > 0 ? particular : reaching
}

/** Whether a zone holds a destination. */
export function reaches(zone: Zone, { country, state, postcode }: Destination): boolean {
  if (zone.country !== country) return false
  if (country !== 'MY') return true
  if (zone.postcodes.length > 0) return postcode !== null && isInRanges(postcode, zone.postcodes)
  return state !== null && zone.states.includes(state)
}
