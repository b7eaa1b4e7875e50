import { join } from 'node:path'
import type { KedaiApp } from '../http/app-types.ts'
import type { Renderer, RendererSource } from './renderer.ts'

export type Development = { source: RendererSource; transform: (url: string, document: string) => Promise<string> }

const viteOwn = /^\/(?:@|src\/|node_modules\/|\.vite\/)|^\/__/

/** Pages from their sources: Vite stands in front of the routes on the same server, and draws with what was last saved. */
export async function viteDevelopment(app: KedaiApp): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(import.meta.dirname, '../../../../web/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!viteOwn.test(request.url)) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
  app.addHook('onClose', () => vite.close())
  return {
    source: {
      // What the sources export is what the build exports; its shape is tested there.
      load: async () => ({ renderer: (await vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer, manifest: null }),
    },
    // Adds Vite's client and React's preamble.
    transform: (url, document) => vite.transformIndexHtml(url, document),
  }
}
