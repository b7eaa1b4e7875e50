import { LRUCache } from 'lru-cache'
import { parseTime } from '@kedai/domain/time/malaysia.ts'
import { formatKilograms, type Grams } from '@kedai/domain/weight/kilograms.ts'
import { GatewayRefused } from '../payments/gateway.ts'
import type { OpenAccount } from '../payments/gateway.ts'
import type { EventVerdict } from './courier.ts'

/** Kilograms as a number, for wires that want one. */
export const kilogramsOf = (weight: Grams): number => Number(formatKilograms(weight))

/** An address in lines that a label has room for, broken between words. */
export function addressLines(address: string, most: number, lines: number): string[] {
  const made: string[] = ['']
  for (const word of address.split(/[\s\n]+/).filter(Boolean)) {
    const last = made.at(-1) ?? ''
    if (last === '') made[made.length - 1] = word.slice(0, most)
    else if (`${last} ${word}`.length <= most) made[made.length - 1] = `${last} ${word}`
    else made.push(word.slice(0, most))
  }
  // What is too long for all lines stays on the last one, as far as it goes.
  return [
    ...made.slice(0, lines - 1),
    made
      .slice(lines - 1)
      .join(' ')
      .slice(0, most),
  ].filter(Boolean)
}

/** A time as couriers write it: with a zone, as seconds or milliseconds, or by the clock of Malaysia; null for anything else. */
export function readTime(said: unknown): Date | null {
  if (typeof said === 'number') return dateOf(said < 100_000_000_000 ? said * 1000 : said)
  if (typeof said !== 'string') return null
  if (/^\d{10}(\d{3})?$/.test(said)) return readTime(Number(said))
  const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(said.trim())
  return local ? parseTime(`${local[1]} ${local[2]}${local[3] ?? ':00'}`) : dateOf(Date.parse(said))
}

const dateOf = (ms: number): Date | null => (Number.isFinite(ms) ? new Date(ms) : null)

/** The JSON of a report, or null: what is sent by strangers may be anything. */
export function readJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

export const unreadable: EventVerdict = { genuine: false, because: 'unreadable' }

type Token = { token: string; until: number }

/**
 * Remembers what accounts sign in with until shortly before it ends. A token that is not taken any more is asked for once again.
 */
export function tokenKeeper(fetchToken: (account: OpenAccount, signal: AbortSignal) => Promise<Token>) {
  const kept = new LRUCache<string, Token>({ max: 2000 })
  async function tokenOf(account: OpenAccount, signal: AbortSignal): Promise<string> {
    const known = kept.get(account.name)
    if (known && known.until - 60_000 > Date.now()) return known.token
    const fresh = await fetchToken(account, signal)
    kept.set(account.name, fresh)
    return fresh.token
  }
  return async <T>(account: OpenAccount, signal: AbortSignal, call: (token: string) => Promise<T>): Promise<T> => {
    const wasKept = kept.has(account.name)
    try {
      return await call(await tokenOf(account, signal))
    } catch (error) {
      if (!wasKept || !(error instanceof GatewayRefused && error.isOfAccount)) throw error
      kept.delete(account.name)
      return call(await tokenOf(account, signal))
    }
  }
}
