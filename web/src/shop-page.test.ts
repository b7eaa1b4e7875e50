import { describe, expect, it } from 'vitest'
import { type RenderRequest, render } from './entry-server.tsx'

const site: RenderRequest['site'] = {
  shopHost: null,
  ownDomain: null,
  demo: false,
  publicUrl: 'https://kedai.test',
  registration: true,
}
const hostile = `=1"'></script><svg/onload=__r(1)><img src=x onerror=__r(1)>`
const shop = {
  name: hostile,
  username: 'demo',
  currency: 'RM',
  whatsapp_number: null,
  telegram_username: null,
  logo: null,
  company: { description: hostile, email: null, phone_number: null, show_address: false },
  socmed: {},
  banner: null,
  sliders: [],
  categories: [],
  promo_banner: null,
  vacation: null,
  theme: { accent: null, corners: 'soft', layout: 'grid', design: 'laut', stylesheet: '/theme/laut-own-soft.css' },
  policies: ['refund'],
  takes_resellers: false,
}
const item = {
  id: 1,
  view_id: 'MUG',
  title: hostile,
  image: null,
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
const image = { url: '/media/1/a.jpg', alt: hostile, width: 4, height: 3, srcset: null }
const review = {
  id: 1,
  stars: 5,
  words: hostile,
  name: hostile,
  written_at: '2026-11-20 10:00:00',
  is_edited: false,
  reply: null,
}
// Every kind, with what would run in each of its words.
const blocks = [
  { type: 'hero', title: hostile, text: hostile, image, button: { label: hostile, link: '/s/demo/i/MUG' } },
  { type: 'text', html: '<p>Kain</p>' },
  { type: 'picture', image, caption: hostile, link: null },
  { type: 'gallery', images: [image] },
  { type: 'video', provider: 'youtube', title: hostile, link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  { type: 'products', title: hostile, items: [item] },
  { type: 'product', item, shows: 'order' },
  { type: 'reviews', title: hostile, reviews: [{ ...review, view_id: 'MUG', item: hostile }] },
  { type: 'countdown', title: hostile, until: '2026-11-21 00:00:00' },
  { type: 'lead', title: hostile, text: hostile, button: hostile, source: hostile },
  { type: 'faq', title: hostile, questions: [{ question: hostile, answer: hostile }] },
  { type: 'map', title: hostile, address: hostile, link: 'https://www.google.com/maps/search/?api=1&query=x' },
  { type: 'whatsapp', label: hostile, link: 'https://wa.me/60123456789' },
  { type: 'policies', title: hostile, kinds: ['refund', hostile] },
  { type: 'spacer', size: 'l' },
]
const page = {
  title: hostile,
  slug: 'raya',
  seo: { title: hostile, description: hostile, image: '/media/1/a.jpg' },
  blocks,
  server_time: '2026-11-20 12:00:00',
}

const answers: Record<string, unknown> = {
  '/api/ajax/guest/front-store/demo': shop,
  '/api/ajax/guest/front-store/demo/pages/raya': page,
  '/api/ajax/guest/front-store/demo/pages/lama': page,
  '/api/ajax/guest/front-store/demo/front-page': { ...page, place: 'instead' },
}
const call: RenderRequest['call'] = async (path) =>
  path in answers
    ? { status: 200, body: { status: true, message: null, data: answers[path] } }
    : path.includes('/items')
      ? { status: 200, body: { status: true, message: null, data: [] } }
      : { status: 404, body: null }
const open = (url: string, more: Partial<RenderRequest['site']> = {}) =>
  render({ url, lang: 'ms', manifest: null, site: { ...site, ...more }, call })

describe('a page of a shop', () => {
  it('is drawn whole by the server, and no word of it is markup', async () => {
    const { status, html, document, head } = await open('/s/demo/p/raya')
    expect(status).toBe(200)
    expect(html).toContain('<p>Kain</p>')
    expect(html).toContain('href="/s/demo/i/MUG"')
    expect(document).not.toMatch(/<(?:svg\/onload|img src=x)/)
    expect(document.match(/onerror=__r/g)?.length ?? 0).toBe(
      document.match(/(?:&lt;|\\u003c)img src=x onerror=__r/g)?.length,
    )
    expect(head).toMatchObject({
      canonical: 'https://kedai.test/s/demo/p/raya',
      stylesheet: '/theme/laut-own-soft.css',
      image: '/media/1/a.jpg',
    })
    expect(document).not.toMatch(/<[^>]+\sstyle=/)
  }, 30_000)

  it('is known by the shop’s own domain, and moves with its address', async () => {
    const own = await open('/p/raya', { shopHost: 'demo', ownDomain: 'kedaisiti.com.my' })
    expect(own.head.canonical).toBe('https://kedaisiti.com.my/p/raya')
    expect(own.html).toContain('href="/i/MUG"')
    expect((await open('/s/demo/p/lama')).head.movedTo).toBe('/s/demo/p/raya')
    expect((await open('/s/demo/p/tiada')).status).toBe(404)
  }, 30_000)

  it('stands in the place of the shelf, and the shelf is a link away', async () => {
    const front = await open('/s/demo')
    expect(front.html).toContain('<p>Kain</p>')
    expect(front.html).toContain('href="/s/demo?sort=popular"')
    expect((await open('/s/demo?sort=popular')).html).not.toContain('Semua di')
  }, 30_000)
})
