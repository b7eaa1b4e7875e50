import { shopHeaders } from './chosen-shop.ts'
import { hasConfirmed } from './confirmation.ts'
import { callHeaders, isAboutToken, keepFreshToken, refreshToken } from './csrf.ts'
import { type Result, couldNotConnect, readEnvelope } from './http-result.ts'
import { sendWithProgress } from './http-upload.ts'
import type { Method, Wire } from './wire.ts'
import { type Search, withSearch } from './with-search.ts'

export type CallOptions = {
  search?: Search
  // Plain values travel as JSON, a FormData as multipart.
  body?: object | FormData
  idempotencyKey?: string
  headers?: Record<string, string> | undefined
  signal?: AbortSignal
  // An answer that is on its way already; with none the call is made.
  begun?: Promise<Response | null>
  // Share sent so far, 0 to 1. Given for uploads.
  onProgress?: (share: number) => void
}

// One call of our own server. Never throws for an answer or a lost connection: read `ok`. No timeout (spec §9).
// Throws only the AbortError of the given signal.
export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<Result<T>> {
  const first = await attempt(method, path, options)
  if (!first) return couldNotConnect()
  if (first.status === 403 && (await hasConfirmed(first.body))) return call<T>(method, path, options)
  if (!mayBeStaleToken(method, first) || !(await refreshToken(first.body))) return read<T>(first)
  const second = await attempt(method, path, options)
  return second ? read<T>(second) : couldNotConnect()
}

export const get = <T>(path: string, options?: CallOptions) => call<T>('GET', path, options)
export const post = <T>(path: string, body?: object | FormData, options?: Omit<CallOptions, 'body'>) =>
  call<T>('POST', path, { ...options, body })

export const requestHeaders = (): Record<string, string> => ({
  ...callHeaders(),
  ...(socketId ? { 'X-Socket-Id': socketId } : {}),
})

// The live channel tells its id, so that a page is not told of its own doings.
export function rememberSocketId(id: string | null): void {
  socketId = id
}

let socketId: string | null = null

async function attempt(method: Method, path: string, options: CallOptions): Promise<Wire | null> {
  const isForm = options.body instanceof FormData
  const headers = {
    ...requestHeaders(),
    ...shopHeaders(path),
    ...options.headers,
    ...(options.body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
  }
  const body = options.body instanceof FormData ? options.body : options.body ? JSON.stringify(options.body) : undefined
  const url = withSearch(path, options.search ?? {})
  if (options.onProgress)
    return sendWithProgress({ method, url, headers, body, signal: options.signal, onProgress: options.onProgress })
  try {
    const response =
      (options.begun && (await options.begun)) ||
      (await fetch(url, {
        method,
        headers,
        body,
        signal: options.signal ?? null,
        credentials: 'same-origin',
      }))
    return { status: response.status, body: await response.json().catch(() => null), headers: response.headers }
  } catch (failure) {
    if (options.signal?.aborted) throw failure
    return null
  }
}

// A role may be the reason too: the call is repeated only if the token proves to have changed meanwhile. Of reads only
// those that write look at the token (contract §1a), and their refusal names it.
const mayBeStaleToken = (method: Method, { status, body }: Wire) =>
  status === 403 && (method !== 'GET' || isAboutToken(body))

function read<T>(wire: Wire): Result<T> {
  keepFreshToken(wire.body)
  return readEnvelope<T>(wire)
}
