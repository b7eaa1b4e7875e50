/** A purchase, or something put into a cart, as a provider is told of it. Amounts in ringgit as text; `phone` in E.164. */
export type Purchase = {
  event: 'purchase' | 'add_to_cart'
  eventId: string
  at: Date
  value: string
  contents: readonly { id: string; name: string; quantity: number; price: string }[]
  /** Null while nobody has said who they are. */
  buyer: { name: string; email: string | null; phone: string; postcode: string | null; city: string | null } | null
  pageUrl: string
  /** The browser that ordered, where it was seen. */
  browser: {
    userAgent: string
    address: string
    fbp: string | null
    fbc: string | null
    ttp: string | null
    ga: string | null
    ttclid: string | null
  } | null
}

/** `isFinal`: asking again would not help. `response` is the provider's own words. */
export type Told = { ok: true; response: string } | { ok: false; isFinal: boolean; response: string }

/** A shop's own account with somebody who counts purchases. */
export type PixelAccount = { id: string; key: string }

/** One provider: what it is asked, and how its answer reads. */
export type PixelApi = {
  secretsOf(account: PixelAccount): string[]
  call(account: PixelAccount, purchase: Purchase): { path: string; headers?: Record<string, string>; json: unknown }
  /** Null: it took it. */
  refusal(answer: unknown): string | null
}
