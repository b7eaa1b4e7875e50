import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { KedaiApp } from '../http/app-types.ts'
import { webDist } from './renderer.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type BuiltFile = { path: string; type: string; encoded: Partial<Record<Encoding, Promise<Buffer>>> }

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
}
const compressible = /^(?:text|application)\/|svg/

/** The built scripts and styles. Only what the build made can be asked for; names carry a hash, so they are kept for ever. */
export async function builtFileRoutes(app: KedaiApp, folder = join(webDist, 'client')): Promise<void> {
  const files = listFiles(folder)
  const params = z.object({ '*': z.string() })
  app.get('/v1/*', { schema: { params, hide: true }, config: { raw: true } }, async (request, reply) => {
    const file = files.get(`v1/${request.params['*']}`)
    if (!file) throw new AppError('not_found', texts.notFound)
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), file)
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(file.type).send(await encoded(file, encoding))
  })
}

function listFiles(folder: string): Map<string, BuiltFile> {
  if (!existsSync(join(folder, 'v1'))) return new Map()
  const names = readdirSync(join(folder, 'v1'), { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => statSync(join(folder, 'v1', name)).isFile())
      .map((name) => {
        const path = `v1/${name.replaceAll('\\', '/')}`
        return [
          path,
          {
            path: join(folder, path),
            type: types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
            encoded: {},
          },
        ]
      }),
  )
}

function encodingFor(accepted: string, { type }: BuiltFile): Encoding {
  if (!compressible.test(type)) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

// Compressed once, by the first who asks, off the main thread.
function encoded(file: BuiltFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return readFile(file.path)
  return (file.encoded[encoding] ??= readFile(file.path).then(compressors[encoding]))
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const compressors = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => gzipped(bytes, { level: 9 }),
} satisfies Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>
