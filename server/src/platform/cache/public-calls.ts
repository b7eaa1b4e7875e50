import type { Clock } from '../clock/clock.ts'
import { wireTime } from '../clock/wire-time.ts'
import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import { isForEverybody } from '../http/cache-headers.ts'
import { negotiate } from '../http/negotiation.ts'
import { mayBeSignedIn } from '../sessions/visitor.ts'
import { dependenciesOf, isForPage, merge, noDependencies, tellPage } from './dependencies.ts'
import type { Dependencies } from './dependencies.ts'
import { sendCached } from './send-cached.ts'
import { spliceable } from './spliced-body.ts'
import type { Fill } from './spliced-body.ts'
import type { ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When this answer was begun, if it may be kept. */
    [mark]: number | null
  }
}
const mark = Symbol('mark')

/** Answers calls that are the same for everybody from memory while nothing they were made of has changed. Their handlers then do not run. */
export function cachePublicCalls(app: KedaiApp, cache: ResponseCache, clock: Clock): void {
  app.decorateRequest(mark, null)
  const time = wireTime(clock)
  const fill: Fill = (slot) => (slot === 'time' ? time() : slot === 'asked' ? '0' : '')
  app.addHook('onRequest', (request, reply, done) => {
    if (!mayBeKept(request)) return done()
    const key = keyOf(request)
    const found = cache.get(key)
    if (!found) {
      if (cache.isWorthCaching(key)) request[mark] = cache.mark()
      return done()
    }
    // The page that asks is told when this is sent, as of an answer that was just made.
    if (isForPage(request)) merge(dependenciesOf(request), found.dependencies)
    const { beforeKept } = request.routeOptions.config
    if (!beforeKept) return void sendCached(request, reply, found, fill)
    beforeKept(request).then(() => void sendCached(request, reply, found, fill), done)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const began = request[mark]
    if (reply.statusCode === 200 && isForPage(request)) tellPage(request, told(request))
    if (
      began !== null &&
      reply.statusCode === 200 &&
      typeof payload === 'string' &&
      dependenciesOf(request).on.size > 0
    ) {
      const type = String(reply.getHeader('content-type'))
      cache.set(
        keyOf(request),
        { body: spliceable(payload), type, etag: null, askedAt: 0, dependencies: dependenciesOf(request) },
        began,
      )
    }
    done(null, payload)
  })
}

// A page made of an answer that is not public, or that says nothing about what it was made of, is made anew each time.
function told(request: AnyRequest): Dependencies {
  const dependencies = noDependencies()
  merge(dependencies, dependenciesOf(request))
  if (!isForEverybody(request) || dependencies.on.size === 0) dependencies.isPublic = false
  return dependencies
}

function mayBeKept(request: AnyRequest): boolean {
  const { cache } = request.routeOptions.config
  if (cache === undefined || request.method !== 'GET' || request.url.length >= 400) return false
  // Who is signed in is found out later; whoever may be is not answered from here.
  return cache === 'public' || !mayBeSignedIn(request)
}

function keyOf(request: AnyRequest): string {
  const shop = request.shopRef
  return `${negotiate(request.headers.accept)} ${request.lang} ${shop ? `${shop.via}:${shop.username}` : ''} ${request.url}`
}
