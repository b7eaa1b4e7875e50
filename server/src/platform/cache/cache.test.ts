import { success } from '@kedai/contracts/envelope.ts'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ok } from '../http/envelope.ts'
import type { Feature } from '../feature.ts'
import type { RendererSource } from '../ssr/renderer.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { TestClient } from '../test-app/test-client.ts'
import { gzippedBody, plainBody, spliceable } from './spliced-body.ts'
import type { Slot } from './spliced-body.ts'

let title = 'Mug'
let reads = 0
let draws = 0
let until: Date | null = null

const items: Feature = {
  name: 'sample items',
  async routes(app, { clock }) {
    const schema = {
      params: z.object({ id: z.string() }),
      response: { 200: success(z.object({ title: z.string(), server_time: z.string() })) },
    }
    app.get('/api/ajax/test/item/:id', { schema, config: { cache: 'public' } }, async (request) => {
      reads++
      if (request.params.id !== 'untold') request.dependsOn('test-item', request.params.id)
      request.freshUntil(until)
      if (request.params.id === 'changing') told('changing')
      return ok({
        title: `${request.shopRef?.username ?? title} ${request.say({ ms: 'baru', en: 'new', zh: '新' })}`,
        server_time: clock.now().toISOString().slice(0, 19).replace('T', ' '),
      })
    })
    app.get('/api/ajax/test/private/:id', { schema }, async () =>
      ok({ title: 'for you alone', server_time: '2026-01-01 00:00:00' }),
    )
  },
}

// A renderer as small as can be: the page is the answer of one call.
const pageSource: RendererSource = {
  load: async () => ({
    manifest: null,
    renderer: {
      shopThemeCss: (name) => (name === '0b6b57-soft' ? ':root{}' : null),
      async render({ url, call, lang }) {
        draws++
        const id = url.split('?', 1)[0]?.split('/').at(-1) ?? ''
        const { status, body } = await call(
          url.startsWith('/order') ? `/api/ajax/test/private/${id}` : `/api/ajax/test/item/${id}`,
        )
        const document = `<html lang="${lang}"><head><!--visitor-meta--></head><body>${JSON.stringify(body)}</body></html>`
        return {
          status: url === '/' ? 200 : status,
          head: { isPrivate: url.startsWith('/order') },
          state: { isDrawn: true },
          document,
        }
      },
    },
  }),
}

let kedai: TestApp
let client: TestClient
beforeAll(async () => {
  kedai = await startTestApp({ features: [items], pageSource })
  client = await kedai.client()
  await client.get('/api/ajax/test/item/first') // the first of a topic is not kept
})
beforeEach(() => {
  ;[title, until, reads, draws] = ['Mug', null, 0, 0]
})
afterAll(() => kedai.close())

const item = '/api/ajax/test/item/'
const told = (id: string) => kedai.deps.changes.publish('test-item', id)

describe('public calls', () => {
  test('are made once, until a change is published', async () => {
    expect((await client.get(`${item}1`)).body.data.title).toBe('Mug new')
    title = 'Cup'
    const kept = await client.get(`${item}1`)
    expect([kept.body.data.title, reads, kept.headers['content-type']]).toEqual([
      'Mug new',
      1,
      'application/vnd.kedai.v1+json',
    ])
    expect(kept.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(kept.headers['vary']).toContain('X-Shop')
    told('2')
    expect((await client.get(`${item}1`)).body.data.title).toBe('Mug new')
    told('1')
    expect((await client.get(`${item}1`)).body.data.title).toBe('Cup new')
  })
  test('differ by language, shop and type', async () => {
    await client.get(`${item}3`)
    expect((await (await kedai.client('zh')).get(`${item}3`)).body.data.title).toBe('Mug 新')
    await client.get(`${item}3`, { headers: { 'x-shop': 'rival' } })
    expect((await client.get(`${item}3`, { headers: { accept: '*/*' } })).headers['content-type']).toBe(
      'application/json',
    )
    expect(reads).toBe(4)
  })
  test('tell the time of the moment', async () => {
    const first = (await client.get(`${item}4`)).body.data.server_time
    kedai.clock.advance(5_000)
    const second = (await client.get(`${item}4`)).body.data.server_time
    expect(reads).toBe(1)
    expect(second).not.toBe(first)
    expect(second).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })
  test('change by themselves at their next edge', async () => {
    until = new Date(kedai.clock.now().getTime() + 60_000)
    await client.get(`${item}5`)
    await client.get(`${item}5`)
    expect(reads).toBe(1)
    kedai.clock.advance(60_000)
    await client.get(`${item}5`)
    expect(reads).toBe(2)
  })
  test('are not kept when they do not say what they were made of', async () => {
    await client.get(`${item}untold`)
    await client.get(`${item}untold`)
    expect(reads).toBe(2)
  })
  test('a change while an answer is made keeps it out', async () => {
    await client.get(`${item}changing`)
    await client.get(`${item}changing`)
    expect(reads).toBe(2)
  })
})

describe('pages', () => {
  test('are drawn once for all, each visitor with his own token', async () => {
    const [one, two] = [await kedai.client(), await kedai.client()]
    const pages = [await one.open('/i/7'), await two.open('/i/7')]
    expect([draws, reads]).toEqual([1, 1])
    const tokens = pages.map(({ text }) => /csrf-token" content="([^"]+)"/.exec(text)?.[1])
    expect(tokens[0]).toBe(one.csrf)
    expect(tokens[0]).not.toBe(tokens[1])
    expect(pages[0]?.headers['cache-control']).toMatch(/^private/)
    title = 'Cup'
    told('7')
    expect((await one.open('/i/7')).text).toContain('Cup')
    expect(draws).toBe(2)
  })
  test('are kept too when they are made of what was kept', async () => {
    await client.open('/i/11')
    await client.open('/i/11?from=chat')
    await client.open('/i/11?from=chat')
    expect([draws, reads]).toEqual([2, 1])
    title = 'Cup'
    told('11')
    expect((await client.open('/i/11?from=chat')).text).toContain('Cup')
  })
  test('are one for all who come by an advertisement', async () => {
    await client.open('/i/12')
    expect((await client.open('/i/12?fbclid=IwAR0a&utm_source=fb')).text).toContain('Mug')
    expect(draws).toBe(1)
  })
  test('asked for by many at once, one is drawn; whoever asks after a change gets the next', async () => {
    const visitors = await Promise.all(Array.from({ length: 10 }, () => kedai.client()))
    const before = visitors.map((visitor) => visitor.open('/i/10'))
    await expect.poll(() => draws, { interval: 1 }).toBe(1)
    title = 'Cup'
    told('10')
    expect((await client.open('/i/10')).text).toContain('Cup')
    expect(new Set((await Promise.all(before)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(draws).toBe(2)
  })
  test('a first visitor gets his cookies and may write at once', async () => {
    const visitor = await kedai.client()
    visitor.cookies.clear()
    const page = await visitor.open('/s/demo/i/8')
    expect([...visitor.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'kedai_guest'])
    expect(page.headers['set-cookie']).toBeDefined()
  })
  test('gzip holds the same page', async () => {
    const plain = await client.open('/s/demo/i/9')
    const packed = await client.open('/s/demo/i/9', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.text)
  })
  test('personal ones are drawn each time and kept by nobody', async () => {
    const first = await client.open('/order/abc')
    await client.open('/order/abc')
    expect(draws).toBe(2)
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.headers['etag']).toBeUndefined()
  })
  test('a missing one is 404, in the shop’s own look', async () => {
    const page = await client.open('/nothing/here')
    expect(page.status).toBe(404)
    expect(page.text).toContain('<html')
  })
  test('a shop’s colour is a stylesheet for ever', async () => {
    expect((await client.get('/theme/0b6b57-soft.css')).headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await client.get('/theme/zzzzzz-soft.css')).status).toBe(404)
  })
})

test('two shops read at once never cross', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async (_, at) => {
      const shop = at % 2 ? 'demo' : 'rival'
      const { body } = await client.get(`${item}cross-${at % 3}`, { headers: { 'x-shop': shop } })
      return body.data.title === `${shop} new`
    }),
  )
  expect(answers.filter(Boolean)).toHaveLength(1000)
})

const fillWith =
  (visitor: string) =>
  (slot: Slot): string =>
    slot === 'time' ? '2026-11-20 09:00:00' : slot === 'asked' ? '12' : visitor

test('a spliced body is a valid gzip stream for any filling', () => {
  const body = spliceable(`a<!--visitor-meta-->${'b'.repeat(70_000)}"server_time":"2026-01-01 00:00:00"`)
  for (const visitor of ['', 'x', '<meta>'.repeat(40), '茶']) {
    // Sent in haste first, and packed well from the second time on.
    for (let time = 0; time < 3; time++)
      expect(gunzipSync(gzippedBody(body, fillWith(visitor))).equals(plainBody(body, fillWith(visitor)))).toBe(true)
  }
  expect(plainBody(body, fillWith('!')).toString()).toMatch(/^a!b+"server_time":"2026-11-20 09:00:00"$/)
})
