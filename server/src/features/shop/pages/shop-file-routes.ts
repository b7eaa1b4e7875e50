import { accentOf, readTheme } from '@kedai/domain/theme/theme.ts'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { drawIcon, drawPreview, cacheDrawn, kedaiGreen } from './draw-pictures.ts'
import { findItemPicture, findShopOfPages, listPages, listShops } from './queries.ts'
import type { ShopOfPages } from './queries.ts'
import { maxAddresses, sitemapIndex, sitemapOf } from './sitemap.ts'

const ofShop = z.object({ username: z.string().max(63).optional() })
const ofIcon = ofShop.extend({ size: z.enum(['192.png', '512.png']) })
const ofPreview = z.object({ file: z.string().regex(/^[A-Za-z0-9-]{1,64}\.jpg$/) })
const hidden = { hide: true } as const
const config = { raw: true } as const

/** What search engines, chats and home screens ask a shop for. On its own host a shop stands at the root. */
export async function shopFileRoutes(
  app: KedaiApp,
  { publicDb, files, domainHosts, config: { publicUrl } }: Deps,
): Promise<void> {
  async function shopOf(request: AnyRequest, username: string | undefined): Promise<ShopOfPages> {
    const named = username ?? (request.shopRef?.via === 'host' ? request.shopRef.username : '')
    const shop = named === '' ? null : await findShopOfPages(publicDb, named.toLowerCase())
    if (!shop) throw new AppError('not_found', texts.notFound)
    return shop
  }
  const rootOf = (username: string): string => {
    const own = domainHosts.liveHostOf(username)
    return own === null ? `${publicUrl}/s/${username}` : `https://${own}`
  }
  const bytesOf = async (key: string): Promise<Buffer | null> => read(await files.store.read(key))

  app.get('/sitemap.xml', { schema: hidden, config }, async (request, reply) => {
    if (request.shopRef?.via !== 'host')
      return send(reply, 'application/xml', sitemapIndex(publicUrl, await listShops(publicDb, maxAddresses)))
    const { id, username } = await shopOf(request, undefined)
    return send(reply, 'application/xml', sitemapOf(rootOf(username), await listPages(publicDb, id, maxAddresses)))
  })
  app.get('/s/:username/sitemap.xml', { schema: { params: ofShop, ...hidden }, config }, async (request, reply) => {
    const { id, username } = await shopOf(request, request.params.username)
    return send(reply, 'application/xml', sitemapOf(rootOf(username), await listPages(publicDb, id, maxAddresses)))
  })

  for (const root of ['', '/s/:username']) {
    app.get(
      `${root}/manifest.webmanifest`,
      { schema: { params: ofShop, ...hidden }, config },
      async (request, reply) => {
        const shop = await shopOf(request, request.params.username)
        const home = request.shopRef?.via === 'host' ? '' : `/s/${shop.username}`
        return send(reply, 'application/manifest+json', JSON.stringify(manifestOf(shop, home)))
      },
    )
    app.get(`${root}/icon-:size`, { schema: { params: ofIcon, ...hidden }, config }, async (request, reply) => {
      const shop = await shopOf(request, request.params.username)
      const size = Number(request.params.size.slice(0, 3))
      const accent = accentOf(readTheme(shop.theme)) ?? kedaiGreen
      const logo = shop.logo_key === null ? null : await bytesOf(shop.logo_key)
      return send(
        reply,
        'image/png',
        await cacheDrawn(`icon ${size} ${shop.logo_key ?? accent}`, () => drawIcon(logo, accent, size)),
      )
    })
  }

  app.get('/preview/:file', { schema: { params: ofPreview, ...hidden }, config }, async (request, reply) => {
    const found = await findItemPicture(publicDb, request.params.file.slice(0, -'.jpg'.length))
    const source = found && (await bytesOf(found.key))
    if (!found || !source) throw new AppError('not_found', texts.notFound)
    const accent = accentOf(readTheme(found.theme)) ?? kedaiGreen
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return send(
      reply,
      'image/jpeg',
      await cacheDrawn(`preview ${found.key} ${accent}`, () => drawPreview(source, accent)),
    )
  })
}

const manifestOf = ({ name, description, theme }: ShopOfPages, home: string) => ({
  id: home || '/',
  name,
  short_name: name.slice(0, 24),
  ...(description && { description: description.slice(0, 300) }),
  start_url: home || '/',
  scope: `${home}/`,
  display: 'standalone',
  lang: 'ms',
  background_color: '#fbf7ef',
  theme_color: accentOf(readTheme(theme)) ?? kedaiGreen,
  icons: [192, 512].map((size) => ({
    src: `${home}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
})

const send = (reply: AnyReply, type: string, body: string | Buffer): AnyReply =>
  reply
    .type(type.startsWith('image/') ? type : `${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=3600')
    .send(body)

const read = async (stream: Readable | null): Promise<Buffer | null> => (stream === null ? null : buffer(stream))
