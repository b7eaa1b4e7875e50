import type { CourierCode } from '@kedai/domain/shipments/courier-providers.ts'
import type { ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import type { StateCode } from '@kedai/domain/shipping/states.ts'
import type { Grams } from '@kedai/domain/weight/kilograms.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { CredentialField, OpenAccount } from '../payments/gateway.ts'

export type Party = {
  name: string
  /** E.164. */
  phone: string
  email: string | null
  address: string
  postcode: string
  city: string
  state: StateCode
  /** Only riders ask for it. */
  point: Point | null
}
export type Point = { lat: string; lng: string }

/** What is to be sent. `reference` is ours: the same for every try at one booking, and never used for another. */
export type NewParcel = {
  reference: string
  /** The provider's code of a service; empty: its usual one. */
  service: string
  weight: Grams
  contents: string
  pieces: number
  value: Sen
  /** Cash to be collected; 0 for none. */
  collect: Sen
  from: Party
  to: Party
  /** `YYYY-MM-DD` */
  pickupOn: string
  /** Where the provider reports to. */
  callbackUrl: string
}

/** `courier`: by whom it goes. `service` is to be sent back when it is booked. `days`: as the provider says it, null where it does not. */
export type CourierQuote = { courier: string; service: string; name: string; price: Sen; days: string | null }

export type CourierLabel = { pdf: Buffer } | { url: string }

/** `trackingNumber` empty: it comes later, with the first news. */
export type BookedParcel = {
  providerRef: string
  trackingNumber: string
  courier: string
  cost: Sen | null
  label: CourierLabel | null
  trackingUrl: string | null
}

/** One of a provider's parcels, by its own reference, its number and ours. */
export type ParcelRef = { providerRef: string; trackingNumber: string; reference: string }

/** Something that happened to a parcel. `code`: the provider's own word for it. */
export type CourierEvent = { status: ShipmentStatus | null; code: string; at: Date }

/** `trackingNumber` where it is known only by now. */
export type CourierNews = { events: readonly CourierEvent[]; trackingNumber?: string; label?: CourierLabel }

export type RawEvent = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer; path: string }

/** News of a parcel as they were sent to us. `eventId`: the same told twice has the same. */
export type ToldEvent = CourierEvent & Partial<ParcelRef> & { eventId: string }

/** `isHint`: nothing is signed, so the provider is asked before anything is believed. */
export type EventVerdict =
  | { genuine: true; events: readonly ToldEvent[]; isHint: boolean }
  | { genuine: false; because: 'unsigned' | 'forged' | 'unreadable' }

/**
 * A courier that parcels are booked with. One object per provider, in a file of its own; wire formats stay inside. Calls may throw
 * GatewayDown (nobody knows what became of it) or GatewayRefused (it said no, and nothing happened).
 */
export type CourierProvider = {
  provider: CourierCode
  fields: readonly CredentialField[]
  /** What can be booked without asking for a price first, by its code; the first is the usual one. */
  services: readonly { code: string; name: string }[]
  /** Null: it tells no prices. */
  quotes: ((account: OpenAccount, parcel: NewParcel, signal: AbortSignal) => Promise<CourierQuote[]>) | null
  /** A step before the booking that binds nobody; what it answers is kept and handed to `book`. */
  prepare: ((account: OpenAccount, parcel: NewParcel, signal: AbortSignal) => Promise<string>) | null
  book(account: OpenAccount, parcel: NewParcel, prepared: string | null, signal: AbortSignal): Promise<BookedParcel>
  /** Whether `book` twice with one reference, and what was prepared, is one parcel. */
  isSafeTwice: boolean
  /** What was booked with a reference of ours, after a try that was cut; null from it: nothing was. Null: it cannot be asked. */
  find: ((account: OpenAccount, reference: string, signal: AbortSignal) => Promise<BookedParcel | null>) | null
  label: ((account: OpenAccount, parcel: ParcelRef, signal: AbortSignal) => Promise<CourierLabel>) | null
  track: ((account: OpenAccount, parcel: ParcelRef, signal: AbortSignal) => Promise<CourierNews>) | null
  cancel: ((account: OpenAccount, parcel: ParcelRef, signal: AbortSignal) => Promise<void>) | null
  /** Whatever arrives is judged, without ever throwing. */
  verify(account: OpenAccount, raw: RawEvent): EventVerdict
  /** What the sender of events has to read. */
  heard?: unknown
  /** Uses the credentials for something that changes nothing. */
  test(account: OpenAccount, signal: AbortSignal): Promise<void>
}
