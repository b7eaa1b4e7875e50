import { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import type { Files } from './files.ts'
import { AppError } from '../errors/app-error.ts'
import { texts as common } from '../errors/messages.ts'
import type { KedaiApp } from '../http/app-types.ts'
import { texts } from './messages.ts'
import { sendPart } from './send-file.ts'

const privateParams = z.object({ id: z.string().max(80), name: z.string().max(200) })
const privateQuery = z.object({ expires: z.string().max(12).default(''), signature: z.string().max(64).default('') })
const publicParams = z.object({
  shop: z.string().regex(/^\d{1,15}$/),
  name: z.string().regex(/^[0-9a-f]{32}(?:\.jpg|-\d{2,4}\.webp)$/),
})

/** Private files by short signed links, public pictures for ever. (contract §1a Bearer links) */
export async function fileRoutes(app: KedaiApp, { files, clock }: { files: Files; clock: Clock }): Promise<void> {
  app.get(
    '/files/:id/:name',
    { schema: { params: privateParams, querystring: privateQuery, hide: true } },
    async (request, reply) => {
      const found = files.verifyLink({ ...request.params, ...request.query }, clock.now())
      if (found === null) throw new AppError('not_found', common.notFound)
      if (found === 'expired') throw new AppError('forbidden', texts.linkExpired)
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      // Anything but a picture that was drawn anew may carry whatever it likes: it is handed over to be saved, never shown as a page of ours.
      const isPicture = found.key.endsWith('.jpg')
      reply.header(
        'content-disposition',
        `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(request.params.name)}`,
      )
      reply.header('content-security-policy', sealed)
      reply.type(types[found.key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      return sendPart(request, reply, files.store, found.key)
    },
  )

  app.get('/media/:shop/:name', { schema: { params: publicParams, hide: true } }, async (request, reply) => {
    const { shop, name } = request.params
    const stream = await files.store.read(`public/${shop}/${name}`)
    if (!stream) throw new AppError('not_found', common.notFound)
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', sealed)
    return reply.type(name.endsWith('.webp') ? 'image/webp' : 'image/jpeg').send(stream)
  })
}

// What a player needs to be told; the rest is bytes.
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
}

const sealed = "default-src 'none'; sandbox; frame-ancestors 'none'"
