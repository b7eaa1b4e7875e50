import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import { rememberingSigner, sameText, signingKey } from '../signing.ts'
import type { Signer } from '../signing.ts'
import { readCookie, setCookie } from './cookies.ts'

/** Who is behind a request, before anything is looked up: a session's token or a signed guest id. */
export type Visitor = { sessionToken: string | null; guestId: string | null }

declare module 'fastify' {
  interface FastifyRequest {
    /** Signed, kept in a cookie, no row behind it; made when first asked for. Never ask for it in a public, cached answer. */
    readonly guestId: string
    [known]: Known | null
  }
}

const known = Symbol('visitor')
type Known = { reply: FastifyReply; visitor: Visitor | null; sign: Signer }

const guestSeconds = 180 * 24 * 3600
const tokenShape = /^[\w-]{43}$/

/** Gives every request its guest id, and the browser its cookie once an id was made. */
export function knowVisitors(app: KedaiApp, appSecret: string): void {
  const sign = rememberingSigner(signingKey(appSecret, 'guest'))
  app.decorateRequest(known, null)
  app.addHook('onRequest', (request, reply, done) => {
    request[known] = { reply, visitor: null, sign }
    done()
  })
  app.decorateRequest('guestId', {
    getter(this: FastifyRequest) {
      const visitor = visitorOf(this)
      return visitor.guestId ?? newGuest(this, visitor)
    },
  })
}

/** Read when first asked for: most public answers are the same for everybody. */
export function visitorOf(request: AnyRequest): Visitor {
  const found = request[known]
  return found ? (found.visitor ??= readVisitor(request, found.sign)) : { sessionToken: null, guestId: null }
}

/** Whether a request brings what may be a session's token. */
export const mayBeSignedIn = (request: AnyRequest): boolean =>
  request.headers.cookie !== undefined && readCookie(request, 'session') !== undefined

/** What a CSRF token of this visitor is bound to, or null for somebody who has no cookie of ours yet. */
export function tokenOwner(visitor: Visitor): string | null {
  if (visitor.sessionToken) return `session:${visitor.sessionToken}`
  return visitor.guestId ? `guest:${visitor.guestId}` : null
}

function readVisitor(request: FastifyRequest, sign: Signer): Visitor {
  if (request.headers.cookie === undefined) return { sessionToken: null, guestId: null }
  const token = readCookie(request, 'session')
  const [guestId = '', signature = ''] = (readCookie(request, 'guest') ?? '').split('.')
  return {
    sessionToken: token && tokenShape.test(token) ? token : null,
    guestId: guestId && sameText(signature, sign(guestId)) ? guestId : null,
  }
}

function newGuest(request: FastifyRequest, visitor: Visitor): string {
  const guestId = randomBytes(16).toString('base64url')
  visitor.guestId = guestId
  const found = request[known]
  if (found) setCookie(request, found.reply, 'guest', `${guestId}.${found.sign(guestId)}`, guestSeconds)
  return guestId
}
