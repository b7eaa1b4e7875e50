import { describe, expect, it } from 'vitest'
import { type Manifest, type RenderRequest, render } from './entry-server.tsx'

const site = { shopHost: null, ownDomain: null, demo: false, publicUrl: 'https://kedai.test', registration: true }
const shop = {
  name: 'Kedai Siti',
  username: 'demo',
  currency: 'RM',
  whatsapp_number: null,
  telegram_username: null,
  logo: null,
  company: { description: '', email: null, phone_number: null, show_address: false },
  socmed: {},
  banner: null,
  sliders: [],
  categories: [],
  promo_banner: null,
  vacation: null,
  theme: { accent: null, corners: 'soft', layout: 'grid', design: 'laut', stylesheet: null },
  policies: ['refund'],
  takes_resellers: false,
}
const item = {
  id: 1,
  view_id: 'MUG',
  title: 'Mug',
  image: '/media/1/mug.jpg',
  srcset: null,
  price: '5.00',
  price_range: '5.00',
  offer_price_range: null,
  offer_percentage: null,
  is_out_stock: false,
  sold: 0,
  rating: null,
  rating_count: 0,
  item_type: 'ecommerce',
}
const image = { url: '/media/1/a.jpg', alt: 'Cawan', width: 4, height: 3, srcset: null }
const still = [
  { type: 'hero', title: 'Hai', text: '', image, button: { label: 'Lihat', link: '/s/demo' } },
  { type: 'text', html: '<p>Kain</p>' },
  { type: 'picture', image, caption: '', link: null },
  { type: 'gallery', images: [image] },
  { type: 'video', provider: 'youtube', title: '', link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  { type: 'products', title: '', items: [item] },
  { type: 'product', item, shows: 'card' },
  { type: 'reviews', title: '', reviews: [] },
  { type: 'faq', title: '', questions: [{ question: 'Bila?', answer: 'Esok.' }] },
  { type: 'map', title: '', address: 'Shah Alam', link: 'https://www.google.com/maps/search/?api=1&query=x' },
  { type: 'whatsapp', label: '', link: 'https://wa.me/60123456789' },
  { type: 'policies', title: '', kinds: ['refund'] },
  { type: 'spacer', size: 'l' },
]
const countdown = { type: 'countdown', title: '', until: '2199-01-01 00:00:00' }
const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'app.js', css: ['app.css'], imports: ['v'] },
  v: { file: 'v.js' },
  'src/locales/ms.po': { file: 'ms.js' },
  'src/still/still.ts': { file: 'still.js' },
  'src/still/countdown.ts': { file: 'countdown.js' },
  'src/first.ts': { file: 'first.js' },
}

const open = async (url: string, blocks: object[], place: 'above' | 'instead' = 'instead') => {
  const page = { title: 'Raya', slug: 'raya', seo: { title: 'Raya', description: '', image: null }, blocks }
  const answers: Record<string, unknown> = {
    '/api/ajax/guest/front-store/demo': shop,
    '/api/ajax/guest/front-store/demo/pages/raya': { ...page, server_time: '2026-11-20 12:00:00' },
    '/api/ajax/guest/front-store/demo/front-page': { ...page, server_time: '2026-11-20 12:00:00', place },
  }
  const call: RenderRequest['call'] = async (path) =>
    path in answers
      ? { status: 200, body: { status: true, message: null, data: answers[path] } }
      : { status: path.includes('/items') ? 200 : 404, body: { status: true, message: null, data: [] } }
  const { document } = await render({ url, lang: 'ms', manifest, site, call })
  return {
    scripts: [...document.matchAll(/(?:<script [^>]*src|modulepreload" href)="\/(\w+)\.js"/g)].map(([, name]) => name),
    document,
  }
}

describe('the scripts of a page that a seller wrote', () => {
  it('are those of its switches alone where every block stands still, on the shop’s first page too', async () => {
    for (const url of ['/s/demo/p/raya', '/s/demo']) {
      const { scripts, document } = await open(url, still)
      expect(scripts).toEqual(['still'])
      expect(document).not.toContain('id="state"')
      expect(document).toContain('href="/app.css"')
    }
  }, 30_000)

  it('count where something is counted down', async () => {
    expect((await open('/s/demo/p/raya', [...still, countdown])).scripts).toEqual(['still', 'countdown'])
  })

  it.each([
    ['an order form', { type: 'product', item, shows: 'order' }],
    ['a form', { type: 'lead', title: '', text: '', button: '', source: '' }],
  ])('are the app’s with %s', async (_name, block) => {
    const { scripts, document } = await open('/s/demo/p/raya', [...still, countdown, block])
    expect(scripts).toEqual(['v', 'ms', 'app'])
    expect(document).toContain('id="state"')
    expect(document).not.toMatch(/data-(?:cart|theme-switch|until|own-shop)/)
  })

  it('are the app’s where the shelf or a search stands', async () => {
    expect((await open('/s/demo', still, 'above')).scripts).toEqual(['v', 'ms', 'app'])
    expect((await open('/s/demo?q=mug', still)).scripts).toEqual(['v', 'ms', 'app'])
    expect((await open('/s/demo/p/tiada', still)).scripts).toEqual(['v', 'ms', 'app'])
  })

  it('are not what puts pictures there, nor leads to the cart and the counter', async () => {
    const { document } = await open('/s/demo', still)
    expect(document).not.toContain('noscript')
    expect(document.match(/<img [^>]*loading="lazy"/g)).toHaveLength(2) // the eager ones are the hero's and the cards'
    expect(document).toContain('href="/s/demo/cart"')
    expect(document).toMatch(/data-one="Troli, 1 item" data-many="Troli, # item"/)
    expect(document).toMatch(/<div hidden="" data-own-shop="demo"[^>]*>/)
  })
})
