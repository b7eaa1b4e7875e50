import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyReply, AnyRequest } from '../../../platform/http/app-types.ts'
import { presentConversion } from '../../sell/items/shared/present-shop.ts'
import { shopOfToken } from '../../orders/orders/actions/read-buyer-order.ts'
import { findPixels, type PageShop } from './queries.ts'

type Sources = { script: string; image: string; connect: string }

// Where each one's script comes from and reports to.
const sources = {
  fb_pixel: {
    script: 'https://connect.facebook.net',
    image: 'https://www.facebook.com',
    connect: 'https://www.facebook.com https://connect.facebook.net',
  },
  ga_code: {
    script: 'https://www.googletagmanager.com',
    image: 'https://www.google-analytics.com https://www.googletagmanager.com',
    connect: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  },
  tiktok_pixel: {
    script: 'https://analytics.tiktok.com',
    image: 'https://analytics.tiktok.com',
    connect: 'https://analytics.tiktok.com',
  },
} as const satisfies Record<string, Sources>

/** Opens the policy of a shop's own pages for what that shop has on, and of no other page. */
export function pixelPolicy({ publicDb, db }: Pick<Deps, 'publicDb' | 'db'>) {
  const known = new LRUCache<string, Sources[]>({ max: 5_000, ttl: 10_000 })
  async function sourcesOf(by: PageShop): Promise<Sources[]> {
    const name = JSON.stringify(by)
    const before = known.get(name)
    if (before) return before
    const { fb_pixel, ga_code, tiktok_pixel } = presentConversion(await findPixels(publicDb, by))
    const found = [
      ...(fb_pixel === null ? [] : [sources.fb_pixel]),
      ...(ga_code === null ? [] : [sources.ga_code]),
      ...(tiktok_pixel === null ? [] : [sources.tiktok_pixel]),
    ]
    known.set(name, found)
    return found
  }
  return {
    forget: () => known.clear(),
    async open(request: AnyRequest, reply: AnyReply): Promise<void> {
      const shop = await shopOfPage(request, db)
      const open = shop === null ? [] : await sourcesOf(shop)
      const policy = reply.getHeader('content-security-policy')
      if (open.length > 0 && typeof policy === 'string') reply.header('content-security-policy', widened(policy, open))
    },
  }
}

function widened(policy: string, open: readonly Sources[]): string {
  const join = (kind: keyof Sources) => open.map((one) => one[kind]).join(' ')
  return policy
    .replace(/script-src ([^;]*)/, `script-src $1 ${join('script')}`)
    .replace(/img-src ([^;]*)/, `img-src $1 ${join('image')}`)
    .replace(/connect-src ([^;]*)/, `connect-src $1 ${join('connect')}`)
}

// Pages that buyers see: of a seller's own work nothing is told to anybody.
async function shopOfPage({ url, shopRef }: AnyRequest, db: Deps['db']): Promise<PageShop | null> {
  const token = /^\/order\/([\w-]{16,128})\/?(?:\?|$)/.exec(url)?.[1]
  if (token !== undefined) {
    // An address that leads to no order needs no policy of its own.
    const shopId = await shopOfToken({ db }, token).catch(() => null)
    return shopId === null ? null : { shopId }
  }
  const path = url.split('?', 1)[0] ?? ''
  if (/^\/(?:seller|api|v1|exports|login|register)(?:\/|$)/.test(path)) return null
  if (shopRef) return { username: shopRef.username }
  const viewId = /^\/i\/([A-Za-z0-9-]{1,64})(?:\/|$)/.exec(path)?.[1]
  return viewId === undefined ? null : { viewId }
}
