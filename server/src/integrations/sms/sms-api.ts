import type { IncomingReport, OutgoingSms, SmsReport } from './sms-provider.ts'

export type SmsRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  query?: URLSearchParams
  form?: URLSearchParams
}

/** What a provider's answer says. `parts` null: it does not count them. */
export type SmsVerdict =
  | { accepted: true; providerId: string | null; parts: number | null; response: string }
  | { accepted: false; errorCode: string | null; retryable: boolean; response: string }

/** What tells one provider from another: how it is asked, and how its answer reads. */
export type SmsApi = {
  name: string
  /** Origin; its own unless a setting says another. */
  baseUrl: string
  dedupes: boolean
  /** Never to be seen in an answer that is kept. */
  secrets: readonly string[]
  request(sms: OutgoingSms): SmsRequest
  /** Null: these are not the words of this provider. `body` was JSON. */
  read(body: unknown): SmsVerdict | null
  readReport?: (report: IncomingReport) => SmsReport | 'forged' | null
}

/** Malaysian providers want a number without its plus. */
export const digitsOf = (e164: string): string => e164.replace(/^\+/, '')
