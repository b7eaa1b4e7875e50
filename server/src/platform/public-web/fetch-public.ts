import { lookup as lookupName } from 'node:dns/promises'
import { request as overHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

type Address = { address: string; family: number }
export type FetchRefusal = 'bad_link' | 'not_public' | 'not_found' | 'too_large' | 'no_answer'
export type Fetched = { ok: true; bytes: Buffer } | { ok: false; why: FetchRefusal }

export type FetchOptions = {
  /** Bytes. */
  most: number
  signal: AbortSignal
  /** For tests: who answers for a name, and which addresses may be spoken to. */
  lookup?: (host: string) => Promise<readonly Address[]>
  mayReach?: (address: string) => boolean
}

const maxRedirects = 3

/**
 * Fetches what a stranger's link points at, from the open internet alone: http and https on their own ports, every address that
 * a name has must be public, and the connection goes to the very address that was looked at, also after each redirect.
 */
export async function fetchPublic(link: string, options: FetchOptions): Promise<Fetched> {
  let at = link
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const url = readLink(at, options)
    if (url === null) return { ok: false, why: 'bad_link' }
    const address = await findAddress(url.hostname.replace(/^\[|\]$/g, ''), options)
    if (typeof address === 'string') return { ok: false, why: address }
    const answer = await ask(url, address, options.signal)
    if (answer === null) return { ok: false, why: 'no_answer' }
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      at = URL.canParse(headers.location, url.href) ? new URL(headers.location, url.href).href : ''
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      return { ok: false, why: statusCode >= 500 ? 'no_answer' : 'not_found' }
    }
    return readBody(answer, options.most)
  }
  return { ok: false, why: 'not_found' }
}

// Tests speak to a server of their own, which has no port of the web.
function readLink(link: string, { mayReach }: FetchOptions): URL | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const isWeb = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === ''
  return isWeb && (url.port === '' || mayReach !== undefined) ? url : null
}

async function findAddress(
  host: string,
  { lookup = (name) => lookupName(name, { all: true }), mayReach = isPublicAddress }: FetchOptions,
): Promise<Address | FetchRefusal> {
  const found = await lookup(host).catch(() => [])
  const [first] = found
  if (!first) return 'no_answer'
  return found.every(({ address }) => mayReach(address)) ? first : 'not_public'
}

function ask(url: URL, { address, family }: Address, signal: AbortSignal): Promise<IncomingMessage | null> {
  const pinned: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
  const over = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve) => {
    over(
      url,
      {
        lookup: pinned,
        agent: false,
        signal,
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kedai' },
      },
      resolve,
    )
      .once('error', () => resolve(null))
      .end()
  })
}

async function readBody(answer: IncomingMessage, most: number): Promise<Fetched> {
  if (Number(answer.headers['content-length'] ?? 0) > most) {
    answer.destroy()
    return { ok: false, why: 'too_large' }
  }
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      // no encoding is set: the stream gives buffers
      size += piece.length
      if (size > most) return { ok: false, why: 'too_large' } // leaving the loop ends the stream
      pieces.push(piece)
    }
  } catch {
    return { ok: false, why: 'no_answer' }
  }
  return { ok: true, bytes: Buffer.concat(pieces) }
}
