import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { openChromium } from '../scripts/open-chromium.ts'

type Answer = { status: number; body: unknown }
type Settings = {
  lang?: 'ms' | 'en' | 'zh'
  port?: number
  answers?: Record<string, unknown> | ((path: string, request?: IncomingMessage) => Answer | Promise<Answer>)
}

// The part of `web/src/entry-server.tsx` needed here; that room is type-checked by itself, with JSX.
type Renderer = {
  CSRF_PLACE: string
  render: (request: {
    url: string
    lang: 'ms' | 'en' | 'zh'
    site: { shopHost: string | null; demo: boolean; publicUrl: string }
    manifest: unknown
    call: (path: string) => Promise<{ status: number; body: unknown }>
  }) => Promise<{ status: number; document: string }>
}

const built = new URL('../web/dist/', import.meta.url).pathname

/** The built pages of this tree, made anew where they are not of today, and a browser in front of them. */
export async function openBuiltSite(settings?: Settings) {
  const { buildIfStale } = await import('../scripts/build.ts')
  await buildIfStale()
  const site = await serveBuiltSite(settings)
  const browser = await openChromium()
  return { site, browser, close: async () => (await browser.close(), await site.close()) }
}

// Serves the built pages alone, without our server: drawn by the built renderer, files as they are, the policy of the real thing.
// `answers` stands in for the API: path to envelope, or a function that may look at the whole request.
async function serveBuiltSite({ lang = 'ms', port = 0, answers = {} }: Settings = {}) {
  // Made by the build of this tree; its types are those of its source.
  const { render, CSRF_PLACE } = (await import(join(built, 'server/entry-server.js'))) as Renderer
  const manifest = JSON.parse(readFileSync(join(built, 'client/.vite/manifest.json'), 'utf8'))
  const call = async (path: string, request?: IncomingMessage): Promise<Answer> => {
    if (typeof answers === 'function') return answers(path, request)
    return path in answers ? { status: 200, body: answers[path] } : { status: 404, body: null }
  }
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    if (pathname.startsWith('/v1/')) return sendFile(pathname, response)
    if (pathname.startsWith('/api/')) {
      // Asked for by the header of every page of a shop.
      if (pathname.endsWith('/carts/count'))
        return response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"status":true,"message":null,"data":{"total_items":0,"total_qty":0}}')
      const { status, body } = await call(pathname + search, request)
      return response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { status: false, code: status, message: 'none', data: null }))
    }
    const spoken = /lang=(ms|en|zh)/.exec(request.headers.cookie ?? '')?.[1] as 'ms' | 'en' | 'zh' | undefined
    const page = await render({
      url: pathname + search,
      lang: spoken ?? lang,
      site: { shopHost: null, demo: true, publicUrl: origin() },
      manifest,
      call,
    })
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(page.document.replace(CSRF_PLACE, '<meta name="csrf-token" content="test">'))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port, never on a pipe
  return {
    origin: origin(),
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:"

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

async function sendFile(pathname: string, response: import('node:http').ServerResponse): Promise<void> {
  const file = join(built, 'client', normalize(pathname))
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(bytes)
}
