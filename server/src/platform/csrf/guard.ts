import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../http/app-types.ts'
import { setXsrfCookie } from '../sessions/cookies.ts'
import { tokenOwner, visitorOf } from '../sessions/visitor.ts'
import { rememberingSigner, sameText, sign, signingKey } from '../signing.ts'
import type { Signer } from '../signing.ts'

export type Csrf = {
  /** The token for this visitor, kept in the XSRF-TOKEN cookie too. Makes a guest of somebody who is nobody yet. */
  tokenFor(request: AnyRequest, reply: AnyReply): string
}

/** Guards every write: XHR marker, same origin, and a token bound to the session or guest. (contract §1a) */
export function guardWrites(app: KedaiApp, appSecret: string): Csrf {
  const signer = createSigner(appSecret)
  app.addHook('onRequest', (request, _reply, done) => {
    done(needsGuard(request) && !isOurs(request, signer) ? refused() : undefined)
  })
  return {
    tokenFor(request, reply) {
      const visitor = visitorOf(request)
      const owner = tokenOwner(visitor) ?? `guest:${request.guestId}`
      const token = signer(owner)
      if (request.cookies['XSRF-TOKEN'] !== token) setXsrfCookie(request, reply, token)
      return token
    },
  }
}

// The secret of a session is never kept beyond its request.
function createSigner(appSecret: string): Signer {
  const key = signingKey(appSecret, 'csrf')
  const ofGuests = rememberingSigner(key)
  return (owner) => (owner.startsWith('guest:') ? ofGuests(owner) : sign(key, owner))
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function needsGuard(request: AnyRequest): boolean {
  const { config } = request.routeOptions
  if (request.is404 || config.csrf === 'exempt') return false
  return !safeMethods.has(request.method) || config.writes === true
}

function isOurs(request: AnyRequest, signer: Signer): boolean {
  if (!isSameOrigin(request)) return false
  if (request.routeOptions.config.csrf !== 'no-marker' && request.headers['x-requested-with'] !== 'XMLHttpRequest')
    return false
  const owner = tokenOwner(visitorOf(request))
  if (owner === null) return false
  const expected = signer(owner)
  return [request.headers['x-csrf-token'], request.headers['x-xsrf-token']].some((given) =>
    sameText(one(given) ?? '', expected),
  )
}

// Browsers on plain http in a local network send no Sec-Fetch-Site: there the Origin decides.
function isSameOrigin(request: AnyRequest): boolean {
  const site = one(request.headers['sec-fetch-site'])
  if (site !== undefined) return site === 'same-origin'
  const origin = request.headers.origin
  return origin === undefined || origin === request.ownOrigin
}

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header)

// The field name tells the client to fetch a fresh token and try once more.
const refused = () => new AppError('csrf', texts.csrf, { fields: { csrf_token: [texts.csrf] } })
