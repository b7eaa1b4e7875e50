/** One text to one phone (E.164). `ref`: ours, the same over retries and never again for another. */
export type OutgoingSms = { to: string; text: string; ref: string }

/**
 * Why a text was not taken: `refused` for good, `busy` for now, `unreachable` when nothing left this machine; after
 * `no_answer` and `unreadable` nobody knows whether it went out.
 */
export type SmsFailure = 'refused' | 'busy' | 'unreachable' | 'no_answer' | 'unreadable'

/** `response` is the provider's own words, for the seller to read. */
export type SmsOutcome =
  | { accepted: true; providerId: string | null; parts: number; response: string }
  | { accepted: false; failure: SmsFailure; errorCode: string | null; retryable: boolean; response: string }

/** Somebody who delivers texts. */
export type SmsProvider = {
  name: string
  /** Knows a `ref` again: what may have gone out can be sent again without a double. */
  dedupes: boolean
  /** Never throws for a refusal; a provider that cannot be reached is one too. */
  send(sms: OutgoingSms): Promise<SmsOutcome>
}
