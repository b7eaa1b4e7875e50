import { addressOfRequest } from '../http/who-asks.ts'
import { LRUCache } from 'lru-cache'
import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../db/db.ts'
import { publishChange } from '../events/changes.ts'
import type { Changes } from '../events/changes.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../http/app-types.ts'
import { clearCookie, setCookie } from './cookies.ts'
import {
  findSession,
  listSessions,
  removeOtherSessions,
  removeSession,
  saveChosenShop,
  saveConfirmed,
  saveSeen,
  saveSession,
} from './queries.ts'
import { absoluteMs, expiryOf } from './session.ts'
import type { Session, SessionRow } from './session.ts'
import { visitorOf } from './visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; null for a guest. A shop's own host knows those who signed in there, and no seller. */
    session: Session | null
  }
}

export type Sessions = {
  /**
   * Signs a person in under a new id; the id this browser had before is dead. Call it with the open transaction. Who signs
   * in has just proved who he is.
   */
  start(trx: Db, request: AnyRequest, reply: AnyReply, userId: number, shopId?: number | null): Promise<void>
  /** Signs this browser out. */
  end(trx: Db, request: AnyRequest, reply: AnyReply): Promise<void>
  /** Signs a person out everywhere but in the session named (by its hex name). */
  endOthers(trx: Db, userId: number, keepId: string | null): Promise<void>
  /** Signs one session of a person out; false when there is none of that name. */
  endOne(trx: Db, userId: number, id: string): Promise<boolean>
  list(userId: number): Promise<SessionRow[]>
  chooseShop(trx: Db, session: Session, shopId: number): Promise<void>
  /** The person proved once more who he is. */
  confirm(trx: Db, session: Session): Promise<void>
}

export type SessionParts = { db: Db; clock: Clock; changes: Changes }

const touchEveryMs = 5 * 60_000

/** Reads the session of each request that brings one, and enforces `config.auth`. Only hashes of ids are stored. */
export function keepSessions(app: KedaiApp, { db, clock, changes }: SessionParts): Sessions {
  const cache = new LRUCache<string, { session: Session | null }>({ max: 5_000, ttl: 5_000 })
  changes.on('session', (id) => (id === null ? cache.clear() : cache.delete(id)))
  const forget = (trx: Db, ids: readonly string[]) => ids.forEach((id) => publishChange(trx, 'session', id))

  app.decorateRequest('session', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { auth, cache: shared } = request.routeOptions.config
    const mustBeSomebody = auth === 'seller' || auth === 'user' || auth === 'operator'
    const hostOf = shopOfHost(request)
    const isElsewhere = shared === 'public' || (hostOf !== null && (auth === 'seller' || auth === 'operator'))
    const token = isElsewhere ? null : visitorOf(request).sessionToken
    if (!token) return done(mustBeSomebody ? signInFirst() : undefined)
    find(token).then((found) => {
      const session = found?.hostOf === hostOf ? found : null
      request.session = session
      done(mustBeSomebody && !session ? signInFirst() : undefined)
    }, done)
  })

  async function find(token: string): Promise<Session | null> {
    const idHash = hashOf(token)
    const id = idHash.toString('hex')
    const known = cache.get(id)
    if (known) return known.session
    const now = clock.now()
    const session = await findSession(db, idHash, now)
    cache.set(id, { session })
    if (session && now.getTime() - session.seenAt.getTime() > touchEveryMs) {
      session.seenAt = now
      await saveSeen(db, idHash, now, expiryOf(session.createdAt, now))
    }
    return session
  }

  return {
    async start(trx, request, reply, userId, shopId = null) {
      const now = clock.now()
      const token = randomBytes(32).toString('base64url')
      if (request.session) forget(trx, await endCurrent(trx, request.session))
      await saveSession(trx, {
        idHash: hashOf(token),
        userId,
        shopId,
        hostOf: shopOfHost(request),
        now,
        expiresAt: expiryOf(now, now),
        address: addressOfRequest(request),
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      })
      visitorOf(request).sessionToken = token
      setCookie(request, reply, 'session', token, absoluteMs / 1000)
    },
    async end(trx, request, reply) {
      if (request.session) forget(trx, await endCurrent(trx, request.session))
      request.session = null
      visitorOf(request).sessionToken = null
      clearCookie(request, reply, 'session')
    },
    async endOthers(trx, userId, keepId) {
      forget(trx, await removeOtherSessions(trx, userId, keepId === null ? null : Buffer.from(keepId, 'hex')))
    },
    async endOne(trx, userId, id) {
      const removed = await removeSession(trx, userId, Buffer.from(id, 'hex'))
      if (removed) forget(trx, [id])
      return removed
    },
    list: (userId) => listSessions(db, userId, clock.now()),
    async chooseShop(trx, session, shopId) {
      await saveChosenShop(trx, Buffer.from(session.id, 'hex'), shopId)
      forget(trx, [session.id])
    },
    async confirm(trx, session) {
      await saveConfirmed(trx, Buffer.from(session.id, 'hex'), clock.now())
      forget(trx, [session.id])
    },
  }
}

/** The shop on whose own host a request comes; null on the bare host. */
export const shopOfHost = ({ shopRef }: AnyRequest): string | null =>
  shopRef?.via === 'host' ? shopRef.username : null

const signInFirst = () => new AppError('unauthenticated', texts.unauthenticated)

async function endCurrent(trx: Db, session: Session): Promise<string[]> {
  await removeSession(trx, session.user.id, Buffer.from(session.id, 'hex'))
  return [session.id]
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
