import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lang, langs } from '@kedai/domain/text/lang.ts'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'
import type { Message } from '../errors/message.ts'
import { texts } from '../errors/messages.ts'
import type { KedaiApp } from '../http/app-types.ts'
import { webDist } from './renderer.ts'

const params = z.object({ lang: z.enum(langs) })
const hidden = { hide: true } as const
const config = { raw: true } as const

/** What makes the counter an app of a phone: its manifest in each language, and its service worker. */
export async function sellerAppRoutes(
  app: KedaiApp,
  { config: { sellerApp } }: { config: Config },
  worker = join(webDist, 'worker/worker.js'),
): Promise<void> {
  app.get('/seller/app/:lang.webmanifest', { schema: { params, ...hidden }, config }, (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestIn(request.params.lang))),
  )

  // Never kept by anybody in between: it is how a browser learns of a new build, or that it is to let go.
  app.get('/seller/app/worker.js', { schema: hidden, config }, async (_request, reply) => {
    const script = sellerApp ? await readFile(worker, 'utf8').catch(() => null) : goodbye
    if (script === null) throw new AppError('not_found', texts.notFound)
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/seller')
      .send(script)
  })
}

// Takes the place of the one that a browser has, and with it everything that was kept.
const goodbye = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('kedai-')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
)
`

const manifestIn = (lang: Lang) => ({
  id: '/seller',
  name: words.name[lang],
  short_name: 'Kedai',
  description: words.description[lang],
  lang,
  start_url: '/seller',
  scope: '/seller',
  display: 'standalone',
  // `--paper` of the light theme; the page's own theme-color says what the dark one has.
  background_color: '#fbf7ef',
  theme_color: '#fbf7ef',
  icons: [
    ...[192, 512].map((size) => iconOf('icon', size, 'any')),
    ...[192, 512].map((size) => iconOf('maskable', size, 'maskable')),
  ],
  shortcuts: [
    { name: words.orders[lang], url: '/seller/orders', icons: [iconOf('icon', 192, 'any')] },
    { name: words.newOrder[lang], url: '/seller/orders/new', icons: [iconOf('icon', 192, 'any')] },
    { name: words.products[lang], url: '/seller/products', icons: [iconOf('icon', 192, 'any')] },
  ],
})

const iconOf = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/v1/app/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const words = {
  name: { ms: 'Kedai untuk penjual', en: 'Kedai for sellers', zh: 'Kedai 卖家版' },
  description: {
    ms: 'Pesanan, produk dan invois kedai anda.',
    en: 'Orders, products and invoices of your shop.',
    zh: '您店铺的订单、商品与发票。',
  },
  orders: { ms: 'Pesanan', en: 'Orders', zh: '订单' },
  newOrder: { ms: 'Pesanan baharu', en: 'New order', zh: '新订单' },
  products: { ms: 'Produk', en: 'Products', zh: '商品' },
} satisfies Record<string, Message>
