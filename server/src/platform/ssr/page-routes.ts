import { playerHosts } from '@kedai/domain/courses/embedded-video.ts'
import { programmeAreas } from '@kedai/contracts/programmes.ts'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Pages } from './pages.ts'
import { AppError } from '../errors/app-error.ts'
import { errorStatus } from '@kedai/contracts/errors.ts'
import { texts } from '../errors/messages.ts'
import { letFramesIn } from '../http/security-headers.ts'
import { sendPlainErrorPage } from '../http/error-page.ts'
import type { AnyRequest, KedaiApp } from '../http/app-types.ts'

/** Addresses that answer pages; which page is the web room's table. (contract §7 Pages) */
const pagePaths = [
  '/',
  '/login',
  '/register',
  '/forgot',
  '/reset',
  '/confirm-email',
  '/invitation',
  '/gallery',
  '/demo/mailbox',
  '/order/:token',
  '/order/:token/rate',
  '/member/:token',
  '/track/:token',
  '/learn/:token',
  '/certificate/:code',
  '/s/:username',
  '/s/:username/*',
  '/i/:viewId',
  '/i/:viewId/reviews',
  '/p/:slug',
  '/policies',
  '/join',
  '/join/:area',
  ...programmeAreas.flatMap((area) => [`/${area}`, `/${area}/*`]),
  '/cart',
  '/cart/shared/:token',
  '/checkout',
  '/view/invoice/:hashslug',
  '/view/quote/:hashslug',
  '/seller',
  '/seller/*',
]

// Whose lessons may be films of other sites.
const showsFilms: readonly string[] = ['/learn/:token']

const themeParams = z.object({ file: z.string().regex(/^[a-z0-9-]{1,40}\.css$/) })

export async function pageRoutes(app: KedaiApp, { pages, config }: { pages: Pages; config: Config }): Promise<void> {
  for (const path of pagePaths) {
    app.get(path, { schema: { hide: true }, config: { raw: true } }, (request, reply) => {
      if (showsFilms.includes(path)) letFramesIn(reply, playerHosts)
      const elsewhere = config.shopHosts ? onShopHost(request, config.publicUrl) : null
      return elsewhere ? reply.redirect(elsewhere) : pages.send(request, reply)
    })
  }
  // Asked for by browsers for what is no page of ours, such as an answer of the API.
  app.get('/favicon.ico', { schema: { hide: true }, config: { raw: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/v1/icon.svg'),
  )

  app.get(
    '/theme/:file',
    { schema: { params: themeParams, hide: true }, config: { raw: true } },
    async (request, reply) => {
      const css = await pages.themeCss(request.params.file.slice(0, -'.css'.length))
      if (css === null) throw new AppError('not_found', texts.notFound)
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(css)
    },
  )
}

/** Where a page below `/s/{username}` stands on the shop's own host; null for any other. (contract §1a) */
function onShopHost({ shopRef, url }: AnyRequest, publicUrl: string): string | null {
  if (shopRef?.via !== 'path') return null
  const { protocol, host } = new URL(publicUrl)
  const rest = url.replace(/^\/s\/[^/?#]+\/?/, '/')
  return `${protocol}//${shopRef.username}.${host}${rest}`
}

/** A missing page looks like the rest of the shop; anything worse, or a renderer that fails, is told plainly. */
export function sendErrorsAsPages(app: KedaiApp, { pages }: { pages: Pages }): void {
  app.sendErrorPage = (request, reply, refused) => {
    if (refused.code !== 'not_found') return sendPlainErrorPage(request, reply, refused)
    pages.sendWithStatus(request, reply, errorStatus.not_found).catch((error: unknown) => {
      request.log.error({ err: error }, 'the page for a missing address could not be drawn')
      sendPlainErrorPage(request, reply, refused)
    })
    return reply
  }
}
