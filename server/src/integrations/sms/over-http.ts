import { measureSms } from '@kedai/domain/messages/sms-parts.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { createGuard, NoAnswer, Resting, type GuardSettings } from '../guard.ts'
import type { SmsApi, SmsRequest } from './sms-api.ts'
import type { SmsFailure, SmsOutcome, SmsProvider } from './sms-provider.ts'
import { tracedFetch } from '../../platform/tracing/traced-fetch.ts'

/** Reliability R6: five seconds each; after five failures in a row left alone for half a minute. */
export const smsGuard: GuardSettings = { timeoutMs: 5000, failures: 5, restMs: 30_000 }

type Reply = { status: number; body: string }

/** A provider that is asked over HTTP, in time and never twice for what may have gone out. */
export function smsOverHttp(api: SmsApi, clock: Clock, settings: GuardSettings = smsGuard): SmsProvider {
  const guard = createGuard(clock, settings)
  const own = (words: string): string =>
    api.secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), words).slice(0, maxWords)
  return {
    name: api.name,
    dedupes: api.dedupes,
    ...(api.readReport && { readReport: api.readReport }),
    async send(sms) {
      try {
        const reply = await guard(async (signal) => {
          const came = await exchange(api.baseUrl, api.request(sms), signal)
          if (came.status >= 500) throw new InTrouble(came)
          return came
        })
        return judge(api, reply, sms.text, own)
      } catch (error) {
        if (error instanceof InTrouble) return judge(api, error.reply, sms.text, own)
        return notAnswered(api, error, settings)
      }
    },
  }
}

// Counts against the provider, and is read all the same.
class InTrouble extends Error {
  readonly reply: Reply
  constructor(reply: Reply) {
    super(`HTTP ${reply.status}`)
    this.reply = reply
  }
}

const maxWords = 500

async function exchange(
  baseUrl: string,
  { method, path, headers, query, form }: SmsRequest,
  signal: AbortSignal,
): Promise<Reply> {
  const url = new URL(path, baseUrl)
  if (query) url.search = query.toString()
  // A connection of its own: one that was kept may end the moment it is used again, and nobody would know whether the text went out.
  const response = await tracedFetch(url, {
    method,
    signal,
    redirect: 'manual',
    headers: { accept: 'application/json', connection: 'close', ...headers },
    ...(form && { body: form }),
  })
  return { status: response.status, body: await response.text() }
}

function judge(api: SmsApi, { status, body }: Reply, text: string, own: (words: string) => string): SmsOutcome {
  const said = api.read(asJson(body))
  const isFine = status >= 200 && status < 300
  if (said?.accepted && isFine)
    return { ...said, parts: said.parts ?? measureSms(text).parts, response: own(said.response) }
  const words = own(
    said?.response ||
      `HTTP ${status} ${body
        .replaceAll(/<[^>]*>|\s+/g, ' ')
        .trim()
        .slice(0, 200)}`.trim(),
  )
  const failed = (failure: SmsFailure, retryable: boolean): SmsOutcome => ({
    accepted: false,
    failure,
    errorCode: said?.accepted === false ? said.errorCode : String(status),
    retryable,
    response: words,
  })
  // A proxy that waited in vain for the provider knows as little as we do.
  if (late.has(status)) return failed('no_answer', api.dedupes)
  if (status === 429 || status >= 500) return failed('busy', true)
  if (said?.accepted === false) return said.retryable ? failed('busy', true) : failed('refused', false)
  return status >= 400 ? failed('refused', false) : failed('unreadable', api.dedupes)
}

const late = new Set([408, 504])

function notAnswered(api: SmsApi, error: unknown, { timeoutMs }: GuardSettings): SmsOutcome {
  const base = { accepted: false, errorCode: null } as const
  if (error instanceof Resting)
    return { ...base, failure: 'unreachable', retryable: true, response: `${api.name} does not answer at the moment` }
  if (error instanceof NoAnswer)
    return {
      ...base,
      failure: 'no_answer',
      retryable: api.dedupes,
      response: `${api.name} did not answer within ${timeoutMs / 1000} s`,
    }
  const code = codeOf(error)
  if (unsent.test(code))
    return { ...base, failure: 'unreachable', retryable: true, response: `${api.name} cannot be reached (${code})` }
  return { ...base, failure: 'no_answer', retryable: api.dedupes, response: `${api.name} broke off (${code})` }
}

// Where no connection came about, no text was handed over.
const unsent =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/

// What fetch says of itself is "fetch failed"; why stands in its cause.
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}

function asJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
