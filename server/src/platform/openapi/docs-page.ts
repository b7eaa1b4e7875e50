import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../http/app-types.ts'

// The reader styles and starts itself from within its page; no other page of ours may.
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

/** `/docs`: the calls to read and try. Outside of the demo it is for people who have signed in. */
export async function docsRoutes(app: KedaiApp, { config }: { config: Config }): Promise<void> {
  let reader: Promise<FastifyInstance> | null = null
  const send = async (request: AnyRequest, reply: AnyReply) => {
    if (!config.demo && !request.session) throw new AppError('not_found', texts.notFound)
    const page = await (reader ??= openReader())
    const { statusCode, headers, rawPayload } = await page.inject({ url: request.url })
    if (statusCode === 404) throw new AppError('not_found', texts.notFound)
    reply.code(statusCode).header('content-security-policy', policy)
    if (headers.location) reply.header('location', headers.location)
    return reply.type(String(headers['content-type'] ?? 'text/html')).send(rawPayload)
  }
  for (const path of ['/docs', '/docs/*']) app.get(path, { schema: { hide: true }, config: { raw: true } }, send)
}

// Four megabytes of script that most servers never show: read when somebody asks, on a small server of its own.
async function openReader(): Promise<FastifyInstance> {
  const [{ default: fastify }, { default: reference }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const reader = fastify()
  await reader.register(reference, {
    routePrefix: '/docs',
    configuration: { url: '/openapi.json', title: 'Kedai', withDefaultFonts: false },
  })
  return reader
}
