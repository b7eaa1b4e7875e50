import type { KedaiApp } from './app-types.ts'

/** Anything personal stays with the person; public answers vary by shop, language and Accept. (contract §1a) */
export function cacheHeaders(app: KedaiApp): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) {
      const shared = request.routeOptions.config.cache === 'public' && reply.statusCode === 200 && !reply.hasHeader('set-cookie')
      reply.header('cache-control', shared ? 'public, max-age=0, must-revalidate' : 'private, no-store')
    }
    if (request.routeOptions.config.cache === 'public') reply.header('vary', 'Accept, Accept-Language, Cookie, X-Shop')
    done(null, payload)
  })
}
