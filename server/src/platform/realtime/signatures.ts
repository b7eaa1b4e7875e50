import { createHash, createHmac } from 'node:crypto'
import { sameText } from '../signing.ts'

/** The application that clients and servers name: its key is public, its secret never leaves the server. */
export type RealtimeApp = { id: string; key: string; secret: string }

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** What lets a socket into a private channel, or with `channelData` into a presence channel. */
export const channelAuth = (app: RealtimeApp, socketId: string, channel: string, channelData?: string): string =>
  `${app.key}:${hmac(app.secret, [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':'))}`

/** What signs a socket in as a person. */
export const userAuth = (app: RealtimeApp, socketId: string, userData: string): string =>
  `${app.key}:${hmac(app.secret, `${socketId}::user::${userData}`)}`

export const isSameAuth = (given: unknown, expected: string): boolean =>
  typeof given === 'string' && sameText(given, expected)

export type SignedCall = { method: string; path: string; query: Readonly<Record<string, string>>; body: string | null }

/** The signature of a call to the HTTP API: method, path and every parameter but itself, sorted. */
export const callSignature = (secret: string, { method, path, query }: Omit<SignedCall, 'body'>): string =>
  hmac(
    secret,
    [
      method,
      path,
      Object.entries(query)
        .map(([name, value]) => [name.toLowerCase(), value] as const)
        .filter(([name]) => name !== 'auth_signature')
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map((pair) => pair.join('='))
        .join('&'),
    ].join('\n'),
  )

const clockSkewSeconds = 600

/** The sentence that says why a call is refused; null for one that is signed well. */
export function judgeCall(app: RealtimeApp, call: SignedCall, now: Date): string | null {
  const { query, body } = call
  if (query['auth_key'] !== app.key) return 'Unknown auth_key'
  if (query['auth_version'] !== '1.0') return 'auth_version must be 1.0'
  const seconds = /^\d{1,12}$/.test(query['auth_timestamp'] ?? '') ? Number(query['auth_timestamp']) : NaN
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= clockSkewSeconds)) return 'Timestamp expired: check the clock'
  if (body !== null && body !== '' && query['body_md5'] !== md5(body)) return 'body_md5 does not fit the body'
  if (!sameText(query['auth_signature'] ?? '', callSignature(app.secret, call))) return 'Invalid signature'
  return null
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
