import type { KedaiApp } from '../../platform/http/app-types.ts'

// Shops and items may be listed. Behind secret links, sign-in and calls there is nothing for a search engine.
const robots = `User-agent: *
Disallow: /api/
Disallow: /order/
Disallow: /files/
Disallow: /seller
Disallow: /sandbox/
Disallow: /demo/
`

export async function pageFileRoutes(app: KedaiApp): Promise<void> {
  app.get('/robots.txt', { schema: { hide: true }, config: { raw: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(robots))
}
