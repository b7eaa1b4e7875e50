import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { refusal } from '@kedai/contracts/envelope.ts'
import type { RouteOptions } from 'fastify'
import type { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { KedaiApp } from '../http/app-types.ts'

type Transform = typeof jsonSchemaTransform

// The marks from which the tests generate their matrices: who may call, with which right, whose id.
const withMarks =
  (transform: Transform): Transform =>
  (operation) => {
    const { config } = operation.route
    const marks = {
      'x-auth': config?.auth ?? 'none',
      'x-work': config?.work,
      'x-operates': config?.operates,
      'x-audit': config?.audit,
      'x-id-of': config?.idOf,
      'x-writes': config?.writes,
      'x-csrf': config?.csrf,
    }
    // Every body may come in each of the three forms (contract §1), so files can be described too.
    const consumes = operation.schema?.body
      ? ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded']
      : undefined
    // Every refusal is told alike, so no route says it for itself.
    const response = {
      ...((operation.schema?.response as object | undefined) ?? { '2xx': z.unknown() }),
      default: refusal.describe('What was refused, and why'),
    }
    const schema = {
      ...operation.schema,
      response,
      ...(consumes && { consumes }),
      ...Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== undefined)),
    }
    return transform({ ...operation, schema })
  }

/** `/openapi.json`, made of the contracts when it is first asked for. */
export async function documentOperations(app: KedaiApp, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<void> {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide !== true && route.method !== 'HEAD') routes.push(route)
  })
  let written: Promise<Written> | null = null
  app.get('/openapi.json', { schema: { hide: true }, config: { raw: true } }, async (request, reply) => {
    const { plain, packed, etag } = await (written ??= write(routes, publicUrl).catch((error: unknown) => {
      written = null // the next one asks anew
      throw error
    }))
    reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'Accept-Encoding')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
      ? reply.header('content-encoding', 'br').send(packed)
      : reply.send(plain)
  })
}

type Written = { plain: Buffer; packed: Buffer; etag: string }

// Written and packed once for everybody: it is open to strangers, so asking for it must cost next to nothing.
async function write(routes: readonly RouteOptions[], publicUrl: string): Promise<Written> {
  const plain = Buffer.from(JSON.stringify(await describe(routes, publicUrl)))
  return {
    plain,
    packed: await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}

// Routes are told to the writer of the document on a server of its own that answers nothing: it reads ninety files and every
// contract, which no start should wait for.
async function describe(routes: readonly RouteOptions[], publicUrl: string): Promise<unknown> {
  const [{ default: fastify }, { default: swagger }, { jsonSchemaTransform }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ])
  const writer = fastify()
  writer.setValidatorCompiler(() => () => true)
  writer.setSerializerCompiler(() => JSON.stringify)
  await writer.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kedai',
        version: '1.0.0',
        description: 'Calls answer in the envelope `status`, `message`, `data`. Money is text with two decimals.',
      },
      servers: [{ url: publicUrl }],
    },
    transform: withMarks(jsonSchemaTransform),
  })
  for (const { method, url, schema, config } of routes)
    writer.route({ method, url, schema, config, handler: () => null })
  await writer.ready()
  return writer.swagger()
}
