import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { AnyRequest } from '../http/app-types.ts'
import { networkOfRequest } from '../http/who-asks.ts'
import { tokenOwner, visitorOf } from '../sessions/visitor.ts'
import { placeOf } from './place-of.ts'
import { noteCounted } from './noted.ts'
import { limitTable } from './table.ts'
import type { Limit, LimitName } from './table.ts'

/** `who` narrows the person: an account's e-mail at login. Left out, it is the session or guest of the request. */
export type Limits = {
  /** Counts a try. @throws AppError `too_many` when it is one too many. */
  take(request: AnyRequest, name: LimitName, who?: string): Promise<void>
  /**
   * For limits on failures alone: counts a try before it is judged, so that many at once are no way around it. What it answers
   * is called when the try was none to count. @throws AppError `too_many`
   */
  tryOnce(request: AnyRequest, name: LimitName, who?: string): Promise<GiveBack>
  /** Counts against one subject alone (an address that is mailed), whoever asks from wherever. @throws AppError `too_many` */
  takeOf(request: AnyRequest, name: LimitName, subject: string): Promise<void>
  /** Looks without counting: a refusal before the body is read. The try itself is counted later. @throws AppError `too_many` */
  mustBeOpen(request: AnyRequest, name: LimitName, who?: string): Promise<void>
}

export type GiveBack = () => Promise<void>

type Limiters = { person: RateLimiterAbstract; address: RateLimiterAbstract; shop: RateLimiterAbstract | null }

/** The limits of contract §1a; none with `RATE_LIMITS=off`. The address is the proxy's word only where proxies are trusted. */
export function createLimits(db: Db, { rateLimits }: { rateLimits: boolean }): Limits {
  const limits = rateLimits ? counting(createLimiters(db)) : noLimits
  // What is counted is noted with the limits off too: doors are held to what they declare.
  return {
    ...limits,
    take: (request, ...rest) => (noteCounted(request, rest[0]), limits.take(request, ...rest)),
    tryOnce: (request, ...rest) => (noteCounted(request, rest[0]), limits.tryOnce(request, ...rest)),
    takeOf: (request, ...rest) => (noteCounted(request, rest[0]), limits.takeOf(request, ...rest)),
  }
}

const noLimits: Limits = {
  take: async () => {},
  tryOnce: async () => async () => {},
  takeOf: async () => {},
  mustBeOpen: async () => {},
}

function counting(limiters: Record<LimitName, Limiters>): Limits {
  return {
    async take(request, name, who) {
      // The wide lid first: whoever is behind a flood must not use up a person's own tries.
      for (const [limiter, key] of keysOf(limiters[name], request, who)) await limiter.consume(key).catch(refuse)
    },
    async tryOnce(request, name, who) {
      const taken: [RateLimiterAbstract, string][] = []
      const giveBack = async (): Promise<void> =>
        void (await Promise.all(taken.map(([limiter, key]) => limiter.reward(key))))
      for (const [limiter, key] of keysOf(limiters[name], request, who)) {
        taken.push([limiter, key])
        await limiter.consume(key).catch(async (state: unknown) => {
          await giveBack() // a try that is not judged is no failure
          refuse(state)
        })
      }
      return giveBack
    },
    async takeOf(_request, name, subject) {
      await limiters[name].person.consume(hashOf(subject)).catch(refuse)
    },
    async mustBeOpen(request, name, who) {
      for (const [limiter, key] of keysOf(limiters[name], request, who)) {
        const state = await limiter.get(key)
        if (state && state.consumedPoints >= limiter.points) refuse(state)
      }
    },
  }
}

function createLimiters(db: Db): Record<LimitName, Limiters> {
  const storeClient = {
    async query({ name, text, values }: Statement) {
      const rows = await rawQuery(db, name, text, values)
      return { rows, rowCount: rows.length }
    },
  }
  const make = (keyPrefix: string, rate: { points: number; seconds: number }, shared: boolean): RateLimiterAbstract => {
    const settings = { keyPrefix, points: rate.points, duration: rate.seconds }
    if (!shared) return new RateLimiterMemory(settings)
    return new RateLimiterPostgres({
      ...settings,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
    })
  }
  const made = Object.entries<Limit>(limitTable).map(([name, { person, address, shop, shared }]) => [
    name,
    {
      person: make(`${name}:p`, person, shared),
      address: make(`${name}:a`, address, shared),
      shop: shop ? make(`${name}:s`, shop, shared) : null,
    },
  ])
  return Object.fromEntries(made) as Record<LimitName, Limiters> // made from the table, so its names are the table's
}

type Statement = { name: string; text: string; values: unknown[] }

function keysOf(
  { person, address, shop }: Limiters,
  request: AnyRequest,
  who: string | undefined,
): [RateLimiterAbstract, string][] {
  const network = networkOfRequest(request)
  const owner = who === undefined ? tokenOwner(visitorOf(request)) : `${who.trim().toLowerCase()} ${network}`
  const place = shop && placeOf(request)
  return [
    ...(shop && place ? [[shop, hashOf(place)] as [RateLimiterAbstract, string]] : []),
    [address, network],
    // Somebody without a cookie is told apart by the address alone.
    ...(owner === null ? [] : [[person, hashOf(owner)] as [RateLimiterAbstract, string]]),
  ]
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

function refuse(state: unknown): never {
  if (!(state instanceof RateLimiterRes)) throw state
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  throw new AppError('too_many', texts.tooMany, { params: { seconds }, retryAfter: seconds })
}
