/** One text to one phone (E.164). `ref`: ours, the same over retries and never again for another. `reportTo`: where the provider may say what became of it. */
export type OutgoingSms = { to: string; text: string; ref: string; reportTo?: string }

/**
 * Why a text was not taken: `refused` for good, `busy` for now, `unreachable` when nothing left this machine; after
 * `no_answer` and `unreadable` nobody knows whether it went out.
 */
export type SmsFailure = 'refused' | 'busy' | 'unreachable' | 'no_answer' | 'unreadable'

/** `response` is the provider's own words, for the seller to read. */
export type SmsOutcome =
  | { accepted: true; providerId: string | null; parts: number; response: string }
  | { accepted: false; failure: SmsFailure; errorCode: string | null; retryable: boolean; response: string }

/** What a provider reports of a text that it took: `underway` is neither end. `words` are its own. */
export type SmsReport = { state: 'delivered' | 'failed' | 'underway'; providerId: string | null; words: string }

/** A report as it came in: at `url`, which is the address that was given out. */
export type IncomingReport = { url: string; signature: string | null; fields: Readonly<Record<string, string>> }

/** Somebody who delivers texts. */
export type SmsProvider = {
  name: string
  /** Knows a `ref` again: what may have gone out can be sent again without a double. */
  dedupes: boolean
  /** Never throws for a refusal; a provider that cannot be reached is one too. */
  send(sms: OutgoingSms): Promise<SmsOutcome>
  /** Missing where a provider sends no reports. `forged`: not from this provider; null: not in its words. */
  readReport?: (report: IncomingReport) => SmsReport | 'forged' | null
}
