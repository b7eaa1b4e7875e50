import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import { keyFor, sameText, sign } from '../signing.ts'
import { readCookie, setCookie } from './cookies.ts'

/** Who is behind a request, before anything is looked up: a session's token or a signed guest id. */
export type Visitor = { sessionToken: string | null; guestId: string | null; reply: FastifyReply | null }

declare module 'fastify' {
  interface FastifyRequest {
    /** Signed, kept in a cookie, no row behind it; made when first asked for. Never ask for it in a public, cached answer. */
    readonly guestId: string
  }
}

const guestSeconds = 180 * 24 * 3600
const tokenShape = /^[\w-]{43}$/
const visitors = new WeakMap<FastifyRequest, Visitor>()

/** Gives every request its guest id, and the browser its cookie once an id was made. */
export function knowVisitors(app: KedaiApp, appSecret: string): void {
  const key = keyFor(appSecret, 'guest')
  app.addHook('onRequest', (request, reply, done) => {
    visitors.set(request, readVisitor(request, reply, key))
    done()
  })
  app.decorateRequest('guestId', {
    getter(this: FastifyRequest) {
      const visitor = visitorOf(this)
      return visitor.guestId ?? newGuest(this, visitor, key)
    },
  })
}

export const visitorOf = (request: AnyRequest): Visitor => visitors.get(request) ?? { sessionToken: null, guestId: null, reply: null }

/** What a CSRF token of this visitor is bound to, or null for somebody who has no cookie of ours yet. */
export function tokenOwner(visitor: Visitor): string | null {
  if (visitor.sessionToken) return `session:${visitor.sessionToken}`
  return visitor.guestId ? `guest:${visitor.guestId}` : null
}

function readVisitor(request: FastifyRequest, reply: FastifyReply, key: Buffer): Visitor {
  if (request.headers.cookie === undefined) return { sessionToken: null, guestId: null, reply }
  const token = readCookie(request, 'session')
  const [guestId = '', signature = ''] = (readCookie(request, 'guest') ?? '').split('.')
  return {
    sessionToken: token && tokenShape.test(token) ? token : null,
    guestId: guestId && sameText(signature, sign(key, guestId)) ? guestId : null,
    reply,
  }
}

function newGuest(request: FastifyRequest, visitor: Visitor, key: Buffer): string {
  const guestId = randomBytes(16).toString('base64url')
  visitor.guestId = guestId
  if (visitor.reply) setCookie(request, visitor.reply, 'guest', `${guestId}.${sign(key, guestId)}`, guestSeconds)
  return guestId
}
