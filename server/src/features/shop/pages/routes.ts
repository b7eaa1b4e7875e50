import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'

// Shops and items may be listed. Behind secret links, sign-in and calls there is nothing for a search engine.
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /order/
Disallow: /member/
Disallow: /learn/
Disallow: /files/
Disallow: /seller
Disallow: /sandbox/
Disallow: /demo/

Sitemap: ${publicUrl}/sitemap.xml
`

export async function pageFileRoutes(app: KedaiApp, { config: { publicUrl } }: Deps): Promise<void> {
  app.get('/robots.txt', { schema: { hide: true }, config: { raw: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(robots(publicUrl)),
  )
}
