import { lookup as lookupName } from 'node:dns/promises'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLoopback } from '../config/loopback.ts'
import { isPublicAddress } from './public-address.ts'

export type Posted =
  | { ok: true; status: number }
  | { ok: false; why: 'bad_link' | 'not_public' | 'refused' | 'no_answer'; status: number | null }

type Post = {
  body: string | Buffer
  headers: Record<string, string>
  signal: AbortSignal
  /** A demo may post to this machine, which nobody else can reach. */
  mayReachOwnMachine: boolean
}

/** Why a stranger's link is none that we post to; null where it may be. */
export function whyNotPost(link: string, mayReachOwnMachine: boolean): 'bad_link' | 'not_public' | null {
  const url = URL.canParse(link) ? new URL(link) : null
  if (!url || url.username !== '' || url.password !== '') return 'bad_link'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (mayReachOwnMachine && isLoopback(url.hostname) && (url.protocol === 'http:' || url.protocol === 'https:'))
    return null
  if (url.protocol !== 'https:' || (url.port !== '' && url.port !== '443')) return 'bad_link'
  const isAddress = /^[\d.]+$|:/.test(host)
  return isLoopback(url.hostname) || (isAddress && !isPublicAddress(host)) || !/[.:]/.test(host) ? 'not_public' : null
}

/**
 * Posts to a stranger's address on the open internet alone: every address that the name has must be public, and the connection goes to
 * the very address that was looked at. Redirects are not followed.
 */
export async function postPublic(link: string, post: Post): Promise<Posted> {
  const wrong = whyNotPost(link, post.mayReachOwnMachine)
  if (wrong !== null) return { ok: false, why: wrong, status: null }
  const url = new URL(link)
  const found = await lookupName(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  const [first] = found
  if (!first) return { ok: false, why: 'no_answer', status: null }
  const isOwn = post.mayReachOwnMachine && isLoopback(url.hostname)
  if (!found.every(({ address }) => (isOwn ? isLoopback(address) : isPublicAddress(address))))
    return { ok: false, why: 'not_public', status: null }
  const status = await send(url, first, post)
  if (status === null) return { ok: false, why: 'no_answer', status }
  return status >= 200 && status < 300 ? { ok: true, status } : { ok: false, why: 'refused', status }
}

function send(url: URL, { address, family }: { address: string; family: number }, post: Post): Promise<number | null> {
  const pinned: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
  const over = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve) => {
    const request = over(
      url,
      {
        method: 'POST',
        lookup: pinned,
        agent: false,
        signal: post.signal,
        headers: { ...post.headers, 'content-length': String(Buffer.byteLength(post.body)), 'user-agent': 'Kedai' },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? null)
      },
    )
    request.once('error', () => resolve(null))
    request.end(post.body)
  })
}
