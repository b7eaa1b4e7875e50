/** One text to one phone (E.164). */
export type OutgoingSms = { to: string; text: string }

/** Somebody who delivers texts. `response` is the provider's own words, for the seller to read. */
export type SmsProvider = {
  name: string
  /** Never throws for a refusal; a provider that cannot be reached is one too. */
  send(sms: OutgoingSms): Promise<{ accepted: boolean; response: string }>
}
