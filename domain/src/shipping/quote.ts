import { noSen, type Sen } from '../money/sen.ts'
import { priceByRate, type Parcel, type Rate, type TooMuch } from './rates.ts'
import type { StateCode } from './states.ts'

/** Where a parcel goes; `state` is null when it is not known or not Malaysian. */
export type Destination = { country: string; state: StateCode | null }

/** Where a method delivers: some states of Malaysia, or the whole of another country. */
export type Zone = { country: string; states: readonly StateCode[] }

/** A way to ship into one zone; from `freeAbove` sen of goods after discount on, it costs nothing. */
export type ShippingMethod = { zone: Zone; rate: Rate; freeAbove: Sen | null }

export type Undeliverable = { reason: 'undeliverable'; because: 'destination' | TooMuch }

export type Quote = { ok: true; price: Sen } | { ok: false; refusal: Undeliverable }

/** What sending a parcel costs, in sen. What cannot be delivered is refused, never quoted as 0 (CONTRACT §2). */
export function quote(method: ShippingMethod, parcel: Parcel, destination: Destination): Quote {
  if (!reaches(method.zone, destination)) return { ok: false, refusal: { reason: 'undeliverable', because: 'destination' } }
  const priced = priceByRate(method.rate, parcel)
  if (!priced.ok) return { ok: false, refusal: { reason: 'undeliverable', because: priced.because } }
  const isFree = method.freeAbove !== null && parcel.goods >= method.freeAbove
  return { ok: true, price: isFree ? noSen : priced.price }
}

/** The methods that carry the parcel there, the cheapest first, each with its price. */
export function quoteAll<Method extends ShippingMethod>(methods: readonly Method[], parcel: Parcel, destination: Destination) {
  return methods
    .flatMap((method) => {
      const quoted = quote(method, parcel, destination)
      return quoted.ok ? [{ method, price: quoted.price }] : []
    })
    .toSorted((a, b) => a.price - b.price)
}

/** Whether a zone holds a destination. */
export const reaches = (zone: Zone, { country, state }: Destination): boolean =>
  zone.country === country && (country === 'MY' ? state !== null && zone.states.includes(state) : true)
