import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { AnyRequest } from '../http/app-types.ts'
import { tokenOwner, visitorOf } from '../sessions/visitor.ts'
import { limitTable } from './table.ts'
import type { LimitName } from './table.ts'

/** `who` narrows the person: an account's e-mail at login. Left out, it is the session or guest of the request. */
export type Limits = {
  /** Counts a try. @throws AppError `too_many` when it is one too many. */
  take(request: AnyRequest, name: LimitName, who?: string): Promise<void>
  /** Looks without counting, for limits on failures alone. @throws AppError `too_many` */
  mustBeOpen(request: AnyRequest, name: LimitName, who?: string): Promise<void>
  /** Counts a failure; never refuses. */
  countFailure(request: AnyRequest, name: LimitName, who?: string): Promise<void>
}

type Pair = { person: RateLimiterAbstract; address: RateLimiterAbstract }

/** The limits of contract §1a; none with `RATE_LIMITS=off`. The address is the proxy's word only where proxies are trusted. */
export function createLimits(db: Db, { rateLimits }: { rateLimits: boolean }): Limits {
  if (!rateLimits) return { take: async () => {}, mustBeOpen: async () => {}, countFailure: async () => {} }
  const limiters = createLimiters(db)
  return {
    async take(request, name, who) {
      // The wide lid first: whoever is behind a flood must not use up a person's own tries.
      for (const [limiter, key] of keysOf(limiters[name], request, who)) await limiter.consume(key).catch(refuse)
    },
    async mustBeOpen(request, name, who) {
      for (const [limiter, key] of keysOf(limiters[name], request, who)) {
        const state = await limiter.get(key)
        if (state && state.consumedPoints >= limiter.points) refuse(state)
      }
    },
    async countFailure(request, name, who) {
      for (const [limiter, key] of keysOf(limiters[name], request, who)) await limiter.consume(key).catch(ignoreRefusal)
    },
  }
}

function createLimiters(db: Db): Record<LimitName, Pair> {
  const storeClient = {
    async query({ name, text, values }: Statement) {
      const rows = await rawQuery(db, name, text, values)
      return { rows, rowCount: rows.length }
    },
  }
  const make = (keyPrefix: string, rate: { points: number; seconds: number }, shared: boolean): RateLimiterAbstract => {
    const settings = { keyPrefix, points: rate.points, duration: rate.seconds }
    if (!shared) return new RateLimiterMemory(settings)
    return new RateLimiterPostgres({ ...settings, storeClient, storeType: 'client', tableName: 'rate_limits', tableCreated: true })
  }
  const pairs = Object.entries(limitTable).map(([name, { person, address, shared }]) =>
    [name, { person: make(`${name}:p`, person, shared), address: make(`${name}:a`, address, shared) }])
  return Object.fromEntries(pairs) as Record<LimitName, Pair> // made from the table, so its names are the table's
}

type Statement = { name: string; text: string; values: unknown[] }

function keysOf({ person, address }: Pair, request: AnyRequest, who: string | undefined): [RateLimiterAbstract, string][] {
  const owner = who === undefined ? tokenOwner(visitorOf(request)) : `${who.trim().toLowerCase()} ${request.ip}`
  const wide: [RateLimiterAbstract, string] = [address, request.ip]
  // Somebody without a cookie is told apart by the address alone.
  return owner === null ? [wide] : [wide, [person, createHash('sha256').update(owner).digest('base64url')]]
}

function refuse(state: unknown): never {
  if (!(state instanceof RateLimiterRes)) throw state
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  throw new AppError('too_many', texts.tooMany, { params: { seconds }, retryAfter: seconds })
}

function ignoreRefusal(state: unknown): void {
  if (!(state instanceof RateLimiterRes)) throw state
}
