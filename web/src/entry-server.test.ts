import { describe, expect, it, vi } from 'vitest'
import { CSRF_PLACE, type Manifest, type RenderRequest, render } from './entry-server.tsx'
import { assetsOf } from './lib/assets.ts'
import { documentOf } from './lib/document.ts'
import { createQueryCache, listOf, oneOf } from './lib/query-cache.ts'
import { prefetch } from './lib/prefetch.ts'
import { stateElement } from './lib/state.ts'

const site = { shopHost: null, ownDomain: null, demo: false, publicUrl: 'https://kedai.test', registration: true }
const request: RenderRequest = {
  url: '/no/such/page',
  lang: 'en',
  site,
  manifest: null,
  call: async () => ({ status: 404, body: null }),
}

describe('a page drawn by the server', () => {
  it('says "not found" with its status, in the language asked for', async () => {
    const [en, zh] = [await render(request), await render({ ...request, lang: 'zh' })]
    expect(en).toMatchObject({ status: 404, state: { isDrawn: true, missing: '/no/such/page', lang: 'en' } })
    expect(en.html).toContain('There is nothing at this address')
    expect(zh.html).toContain('这个地址没有内容')
    expect(zh.document).toContain('<html lang="zh-Hans-MY">')
  })

  it('says what our API says of an item that is not there', async () => {
    const says = 'This item is not for sale any more.'
    const page = await render({
      ...request,
      url: '/s/demo/i/NONE',
      call: async () => ({ status: 404, body: { status: false, code: 404, message: says, data: null } }),
    })
    expect(page).toMatchObject({ status: 404, state: { missing: '/s/demo/i/NONE', missingSays: says } })
    expect(page.html).toContain(says)
  }, 30_000) // loads the whole page of an item

  it('bears an address with a slash too many, though it begins like another host', async () => {
    expect([
      (await render({ ...request, url: '//' })).status,
      (await render({ ...request, url: '//evil.test/a' })).status,
    ]).toEqual([200, 404])
  })

  it('has one root, no inline style, no inline script, and a place for what differs per visitor', async () => {
    const { document } = await render(request)
    expect(document.match(/id="root"/g)).toHaveLength(1)
    expect(document).not.toMatch(/<[^>]+\sstyle=/)
    expect(document).not.toContain('<style')
    expect(
      [...document.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes?.trim()),
    ).toEqual(['type="application/json" id="state"'])
    expect(document).toContain(CSRF_PLACE)
  })

  it('has the bar, the five tabs and the shape of the screen on the seller’s side, and nobody’s data', async () => {
    const call = vi.fn<RenderRequest['call']>(request.call)
    const orders = await render({ ...request, lang: 'ms', url: '/seller/orders?term=kopi&page=2', call })
    expect(orders).toMatchObject({ status: 200, head: { title: 'Pesanan' }, state: { isDrawn: false } })
    expect(call).not.toHaveBeenCalled()
    const tabs = orders.html.replace(/^[\s\S]*?<nav/, '').split('</nav>')[0] ?? ''
    for (const name of ['Utama', 'Pesanan', 'Produk', 'Invois', 'Lagi']) expect(tabs).toContain(`>${name}<`)
    expect(tabs).toMatch(/<a aria-current="page"[^>]* href="\/seller\/orders"/)
    // What the script alone can open is not to be pressed before it is there.
    expect(tabs).toMatch(/<button [^>]*disabled/)
    expect(orders.html).toMatch(/<h1[^>]*>Pesanan<\/h1>/)
    expect(orders.html.match(/animate-breathe/g)?.length).toBeGreaterThan(15)
    expect(orders.html).not.toMatch(/\sstyle=/)
    expect(orders.document).toContain(
      'data-calls="/api/ajax/auth/me /api/ajax/seller/orders?term=kopi&amp;page=2 /api/ajax/seller/work-queues"',
    )
  }, 30_000) // loads the first screens of the seller's side

  it.each([
    ['/seller', 'Home', '首页'],
    ['/seller/products', 'Products', '商品'],
    ['/seller/invoices', 'Invoices', '发票'],
    ['/seller/orders/1001', 'Orders', '订单'],
  ])('names %s in the language asked for', async (url, english, chinese) => {
    const [en, zh] = [await render({ ...request, url }), await render({ ...request, url, lang: 'zh' })]
    expect([en.head.title, zh.head.title]).toEqual([english, chinese])
    expect(en.html).toContain(`>${english}</h1>`)
    expect(zh.html).toContain(`>${chinese}</h1>`)
  })

  it('begins no calls on a buyer’s page', async () => {
    expect((await render(request)).document).not.toContain('data-calls')
  })

  it('hides the gallery outside demo mode', async () => {
    expect((await render({ ...request, url: '/gallery' })).status).toBe(404)
    expect((await render({ ...request, url: '/gallery', site: { ...site, demo: true } })).status).toBe(200)
  })
})

describe('data for a page', () => {
  it('is kept under the address it was asked from', async () => {
    const bodies: Record<string, unknown> = {
      '/api/one': { data: { id: 1 } },
      '/api/list?page=2': { data: [1], meta: { page: 2 } },
    }
    const { answers, status } = await prefetch([oneOf('/api/one'), listOf('/api/list?page=2')], async (path) => ({
      status: 200,
      body: bodies[path],
    }))
    const { read } = createQueryCache(answers)
    expect(status).toBe(200)
    expect(read('/api/one').data).toEqual({ id: 1 })
    expect(read('/api/list?page=2').data).toEqual({ rows: [1], meta: { page: 2 } })
  })

  it('that is missing or fails gives the status of the worst answer', async () => {
    const statuses: Record<string, number> = { '/a': 200, '/b': 404, '/c': 503 }
    const of = (...paths: string[]) =>
      prefetch(
        paths.map((path) => oneOf(path)),
        async (path) => ({ status: statuses[path] ?? 0, body: { data: 1 } }),
      )
    expect((await of('/a', '/b')).status).toBe(404)
    expect((await of('/a', '/b', '/c')).status).toBe(503)
  })
})

describe('the document', () => {
  const state = {
    lang: 'en' as const,
    site,
    isDrawn: true,
    missing: null,
    missingSays: null,
    answers: { at: 0, of: {} },
  }

  it('lets no text of a shop out of its place', () => {
    const evil = '</script><script>alert(1)</script>"'
    const page = documentOf({
      lang: 'en',
      head: { title: evil, description: evil, image: '/p.jpg' },
      html: '',
      state,
      assets: assetsOf(null, [], { lang: 'en' }),
      site,
    })
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('og:image" content="https://kedai.test/p.jpg"')
    expect(stateElement({ ...state, missing: evil })).not.toContain('</script><script>')
    expect(JSON.parse(/>(.*)<\/script>$/.exec(stateElement({ ...state, missing: evil }))?.[1] ?? '').missing).toBe(evil)
  })

  it('preloads what the page will import, once, and only the wanted language', () => {
    const manifest: Manifest = {
      'src/entry-client.tsx': { file: 'e.js', css: ['e.css'], imports: ['v'] },
      v: { file: 'v.js' },
      'src/locales/ms.po': { file: 'ms.js' },
      'src/locales/zh.po': { file: 'zh.js' },
      p: { file: 'p.js', imports: ['v', 's'], css: ['p.css'] },
      s: { file: 's.js' },
      'src/first.ts': { file: 'f.js' },
    }
    expect(assetsOf(manifest, ['p'], { lang: 'ms' })).toEqual({
      scripts: ['/e.js'],
      preload: ['/v.js', '/ms.js', '/p.js', '/s.js'],
      styles: ['/e.css', '/p.css'],
      first: '/f.js',
    })
  })
})
