import { publicFront, publicPage, publicPageParams } from '@kedai/contracts/shop-pages.ts'
import type { PublicPage } from '@kedai/contracts/shop-pages.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { storefrontParams } from '@kedai/contracts/storefront.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { soonest } from '@kedai/domain/time/schedule.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { publicPath } from '../../../platform/files/links.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { readKept } from './actions/write-page.ts'
import { drawBlocks } from './draw-blocks.ts'
import { refusals } from './messages.ts'
import { findFrontPage, findPageParts, findPublicPage } from './queries/public-pages.ts'
import type { PublicPageRow } from './queries/public-pages.ts'

const config = { auth: 'none', cache: 'public' } as const
const tags = ['storefront']

/** Pages as everybody reads them. */
export async function guestPageRoutes(app: KedaiApp, { publicDb, clock }: Deps): Promise<void> {
  async function draw(request: AnyRequest, row: PublicPageRow, title: string, username: string): Promise<PublicPage> {
    const now = clock.now()
    const { blocks, seo } = readKept(row)
    const drawn = await drawBlocks(publicDb, { shopId: row.shop_id, username, source: row.slug, blocks, now })
    for (const id of drawn.products) request.dependsOn('product', id)
    request.freshUntil(soonest(drawn.until, row.next_at === null ? null : new Date(row.next_at)))
    return {
      title,
      slug: row.slug,
      seo: {
        title: seo.title || title,
        description: seo.description,
        image: await pictureOf(row.shop_id, seo.image),
      },
      blocks: drawn.blocks,
      server_time: formatTime(now),
    }
  }

  async function pictureOf(shopId: number, id: number | null): Promise<string | null> {
    if (id === null) return null
    const { pictures } = await findPageParts(publicDb, { shopId, pictures: [id], reviewsOf: [] })
    return pictures[0] ? publicPath(pictures[0].key) : null
  }

  app.get(
    '/api/ajax/guest/front-store/:user/pages/:slug',
    {
      schema: {
        tags,
        summary: 'A page that the seller wrote',
        params: publicPageParams,
        response: { 200: success(publicPage) },
      },
      config,
    },
    async (request) => {
      const username = request.params.user.toLowerCase()
      const slug = request.params.slug.toLowerCase()
      const row = await findPublicPage(publicDb, { username, slug, now: clock.now() })
      if (!row || row.title === null) throw new AppError('not_found', refusals.notFound)
      request.dependsOn('shop', row.shop_id)
      return ok(await draw(request, row, row.title, username))
    },
  )

  app.get(
    '/api/ajax/guest/front-store/:user/front-page',
    {
      schema: {
        tags,
        summary: 'The page on the shop’s first page, if it has one',
        params: storefrontParams,
        response: { 200: publicFront },
      },
      config,
    },
    async (request) => {
      const username = request.params.user.toLowerCase()
      const row = await findFrontPage(publicDb, { username, now: clock.now() })
      if (!row) throw new AppError('not_found', refusals.notFound)
      request.dependsOn('shop', row.shop_id)
      if (row.next_at !== null) request.freshUntil(new Date(row.next_at))
      if (row.title === null || row.place === null) return ok(null)
      return ok({ ...(await draw(request, row, row.title, username)), place: row.place })
    },
  )
}
