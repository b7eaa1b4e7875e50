import { LRUCache } from 'lru-cache'
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** A key of its own for one purpose, so that a signature made for one thing is worth nothing for another. */
export const keyFor = (appSecret: string, purpose: string): Buffer =>
  createHmac('sha256', appSecret).update(`kedai:${purpose}`).digest()

/** The same, made ready once: with plain bytes node prepares them again for each signature. */
export const signingKey = (appSecret: string, purpose: string): KeyObject => createSecretKey(keyFor(appSecret, purpose))

/** 128 bits of HMAC-SHA256 as 22 URL-safe characters. */
export const sign = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url')

export type Signer = (text: string) => string

// Longer ones are made up, by somebody who would fill the memory with them.
const longestRemembered = 64

/** Signs texts that come again with each click of a visitor: the last few thousand are not reckoned anew. */
export function rememberingSigner(key: KeyObject): Signer {
  const signed = new LRUCache<string, string>({ max: 5_000 })
  return (text) => {
    if (text.length > longestRemembered) return sign(key, text)
    const before = signed.get(text)
    if (before !== undefined) return before
    const signature = sign(key, text)
    signed.set(text, signature)
    return signature
  }
}

/** Compares in constant time. */
export function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
