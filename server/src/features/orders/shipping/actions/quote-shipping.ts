import type { Sen } from '@kedai/domain/money/sen.ts'
import { methodsFor, quote, quoteAll } from '@kedai/domain/shipping/quote.ts'
import type { Destination } from '@kedai/domain/shipping/quote.ts'
import type { Parcel, TooMuch } from '@kedai/domain/shipping/rates.ts'
import type { OfferedMethod } from './shipping-methods.ts'

export type ShippingQuote = { method: OfferedMethod; price: Sen }

export type QuoteResult =
  /** `quotes` are all that carry the parcel there, the cheapest first; `chosen` is the wished one, else the cheapest. */
  | { ok: true; chosen: ShippingQuote; quotes: ShippingQuote[] }
  /** Nothing carries it there, or the wished method does not while others do. */
  | { ok: false; because: 'destination' | TooMuch; wishFailed: boolean }

/** What sending a parcel costs with the wished method, or with the cheapest when none is wished. Never 0 for what cannot be sent, and never collecting. */
export function quoteShipping(
  offered: readonly OfferedMethod[],
  parcel: Parcel,
  destination: Destination,
  wish: OfferedMethod | null,
): QuoteResult {
  const methods = offered.filter(({ pickup }) => pickup === null)
  const quotes = quoteAll(methods, parcel, destination)
  const chosen = wish === null ? quotes[0] : quotes.find(({ method }) => method.id === wish.id)
  if (chosen) return { ok: true, chosen, quotes }
  return { ok: false, because: whyNone(methods, parcel, destination, wish), wishFailed: quotes.length > 0 }
}

function whyNone(
  methods: readonly OfferedMethod[],
  parcel: Parcel,
  destination: Destination,
  wish: OfferedMethod | null,
): 'destination' | TooMuch {
  const there = methodsFor(methods, destination)
  const asked = wish === null ? there[0] : there.find(({ id }) => id === wish.id)
  const quoted = asked ? quote(asked, parcel, destination) : null
  return quoted && !quoted.ok ? quoted.refusal.because : 'destination'
}
