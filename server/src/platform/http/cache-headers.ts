import type { AnyRequest, KedaiApp } from './app-types.ts'

/** Anything personal stays with the person; public answers vary by shop, language and Accept. (contract §1a) */
export function cacheHeaders(app: KedaiApp): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cache } = request.routeOptions.config
    if (!reply.hasHeader('cache-control')) {
      const shared = isForEverybody(request) && reply.statusCode === 200 && !reply.hasHeader('set-cookie')
      reply.header('cache-control', shared ? 'public, max-age=0, must-revalidate' : 'private, no-store')
    }
    if (cache) reply.header('vary', 'Accept, Accept-Language, Cookie, X-Shop')
    done(null, payload)
  })
}

/** Whether this answer is the same for whoever asks from here, in this language. */
export const isForEverybody = (request: AnyRequest): boolean => {
  const { cache } = request.routeOptions.config
  return cache === 'public' || (cache === 'guests' && request.session === null)
}
