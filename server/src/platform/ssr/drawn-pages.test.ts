import { success } from '@kedai/contracts/envelope.ts'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listTables } from '../backup/shape.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { Feature } from '../feature.ts'
import { ok } from '../http/envelope.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { drawnPageLimits, sweepDrawnPages } from './drawn-pages.ts'
import type { RendererSource } from './renderer.ts'

let price = 10
let review = 'good'
let draws = 0
let length = 10

const items: Feature = {
  name: 'sample items',
  async routes(app, { clock }) {
    const schema = {
      params: z.object({ id: z.string() }),
      response: { 200: success(z.object({ price: z.number(), review: z.string(), server_time: z.string() })) },
    }
    const answer = () => ok({ price, review, server_time: clock.now().toISOString().slice(0, 19).replace('T', ' ') })
    app.get('/api/ajax/test/kept/:id', { schema, config: { cache: 'public' } }, async (request) => {
      request.dependsOn('test-kept', request.params.id)
      return answer()
    })
    app.get('/api/ajax/test/own/:id', { schema }, async () => answer())
  },
}

/** The page is the answer of one call. `/i/timed` looks at the time, `/order/…` asks what is somebody's own. */
const drawnBy = (build: string | undefined): RendererSource => ({
  load: async () => ({
    manifest: null,
    ...(build !== undefined && { build }),
    renderer: {
      shopThemeCss: () => null,
      render: () => Promise.reject(new Error('asked and drawn in two steps')),
      async prepare({ url, call, lang }) {
        const id = url.split('?', 1)[0]?.split('/').at(-1) ?? ''
        const { status, body } = await call(`/api/ajax/test/${url.startsWith('/order/') ? 'own' : 'kept'}/${id}`)
        return {
          isWhole: status === 200,
          async draw() {
            draws++
            const state = JSON.stringify({ answers: { at: draws, of: { body } } })
            return {
              status,
              head: {},
              state: { isDrawn: true },
              readsTime: id === 'timed',
              document: `<html lang="${lang}"><!--visitor-meta-->${'-'.repeat(length)}${state}</html>`,
            }
          },
        }
      },
    },
  }),
})

let base: TestApp
let open: TestApp[] = []
beforeAll(async () => {
  base = await startTestApp({ pageSource: drawnBy('none') })
})
beforeEach(async () => {
  ;[price, review, draws, length] = [10, 'good', 0, 10]
  await base.asOwner('truncate drawn_pages')
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
afterAll(() => base.close())

/** A process on the same database. */
async function start({
  build = 'one',
  limits = {},
}: { build?: string; limits?: Partial<typeof drawnPageLimits> } = {}) {
  const server = await startTestApp({
    besides: base,
    features: [items],
    pageSource: drawnBy(build),
    drawnPageLimits: { ...drawnPageLimits, ...limits },
  })
  open.push(server)
  const look = async (url: string, { lang = 'en', headers = {} } = {}) =>
    (await server.client(lang)).open(url, { headers })
  return {
    ...server,
    look,
    /** Two visitors, so that the page is kept. */
    async lookTwice(url: string, lang = 'en') {
      await look(url, { lang })
      await look(url, { lang })
    },
    counts: server.deps.pages.counts,
    async stop() {
      open = open.filter((one) => one !== server)
      await server.close()
    },
  }
}

const rows = () => base.asOwner<{ bytes: number }>('select bytes from drawn_pages')
const withoutToken = (text: string) => text.replace(/<meta name="csrf-token"[^>]*>/, '')

/** What one process drew, is shown by the next; `drawn`: how often that one had to draw. */
async function afterRestart(change: () => void | Promise<void>, second: { build?: string; lang?: string } = {}) {
  const first = await start()
  await first.lookTwice('/i/1')
  await first.stop()
  expect([draws, (await rows()).length]).toEqual([1, 1])
  await change()
  const next = await start({ build: second.build })
  const { text } = await next.look('/i/1', { lang: second.lang })
  return { text, drawn: draws - 1, next }
}

describe('after a restart', () => {
  test('a page that has not changed is not drawn again, and is the same but for its visitor and the time', async () => {
    const first = await start()
    const before = await first.look('/i/1')
    await first.look('/i/1')
    await first.stop()
    const next = await start()
    next.clock.advance(5_000)
    const after = await next.look('/i/1')
    expect([draws, next.counts]).toEqual([1, { memory: 0, database: 1, drawn: 0 }])
    expect(after.text).not.toBe(before.text) // another token and time
    const bare = (text: string) => withoutToken(text).replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|"at":\d+/g, '')
    expect(bare(after.text)).toBe(bare(before.text))
    expect(after.text).toContain(`"at":${next.clock.now().getTime()}`)
    // Gzip, from memory by now.
    expect((await next.look('/i/1', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe(
      'gzip',
    )
    expect(next.counts).toEqual({ memory: 1, database: 1, drawn: 0 })
  })
  test('another price is drawn anew', async () => {
    const { text, drawn } = await afterRestart(() => void (price = 12))
    expect([drawn, text.includes('"price":12')]).toEqual([1, true])
  })
  test('another review is drawn anew', async () => {
    const { text, drawn } = await afterRestart(() => void (review = 'bad'))
    expect([drawn, text.includes('bad')]).toEqual([1, true])
  })
  test('another language is drawn anew', async () => {
    const { text, drawn } = await afterRestart(() => {}, { lang: 'ms' })
    expect([drawn, text.includes('lang="ms"')]).toEqual([1, true])
  })
  test('another build draws anew', async () => {
    expect((await afterRestart(() => {}, { build: 'two' })).drawn).toBe(1)
  })
  test('and without a change none of these is', async () => {
    expect((await afterRestart(() => {})).drawn).toBe(0)
  })
  test('a broken row is drawn anew, and mended', async () => {
    const { text, drawn, next } = await afterRestart(() =>
      base.asOwner(`update drawn_pages set body = set_byte(body, 60, get_byte(body, 60) # 1)`).then(() => {}),
    )
    expect([drawn, text.includes('"price":10')]).toEqual([1, true])
    await next.look('/i/1')
    await next.stop()
    const last = await start()
    await last.look('/i/1')
    expect(last.counts).toEqual({ memory: 0, database: 1, drawn: 0 })
  })
  test('a row that another address brought here is not shown', async () => {
    const first = await start()
    await first.lookTwice('/i/1')
    await first.lookTwice('/i/2')
    await first.stop()
    await base.asOwner(
      `update drawn_pages set body = (select body from drawn_pages other where other.key <> drawn_pages.key)`,
    )
    const next = await start()
    await next.look('/i/1')
    expect(next.counts).toEqual({ memory: 0, database: 0, drawn: 1 })
  })
})

test('of two processes one draws, and a change is drawn anew by whoever hears of it first', async () => {
  const [one, two] = [await start(), await start()]
  await one.lookTwice('/i/1')
  await expect.poll(async () => (await rows()).length).toBe(1)
  await two.look('/i/1')
  expect([draws, two.counts.database]).toEqual([1, 1])
  price = 12
  for (const { deps } of [one, two]) deps.changes.publish('test-kept', '1')
  const pages = [await two.look('/i/1'), await one.look('/i/1')]
  for (const { text } of pages) expect(text).toContain('"price":12')
})

describe('is kept by nobody else', () => {
  test.each(['/i/timed', '/order/own'])('%s', async (url) => {
    const first = await start()
    await first.lookTwice(url)
    await first.stop()
    expect(await rows()).toEqual([])
  })
  test('what is asked for once', async () => {
    const first = await start()
    await first.look('/i/1')
    await first.stop()
    expect(await rows()).toEqual([])
  })
  test('what is too large', async () => {
    length = 100_000
    const first = await start({ limits: { pageBytes: 200 } })
    await first.lookTwice('/i/1')
    await first.stop()
    expect(await rows()).toEqual([])
  })
})

describe('a bounded table', () => {
  test('the oldest go when it is full', async () => {
    const first = await start()
    for (const id of [1, 2, 3, 4]) {
      await first.lookTwice(`/i/${id}`)
      await first.deps.pages.flush()
      first.clock.advance(1_000)
    }
    const [{ bytes } = { bytes: 0 }] = await rows()
    await first.stop()
    const next = await start({ limits: { totalBytes: bytes * 2 + 20 } })
    next.clock.advance(10_000)
    await next.lookTwice('/i/5')
    await next.deps.pages.flush()
    expect(await rows()).toHaveLength(2)
    const last = await start()
    for (const id of [5, 4, 3, 1]) await last.look(`/i/${id}`)
    expect(last.counts).toEqual({ memory: 0, database: 2, drawn: 2 })
  })
  test('what nobody asks for goes in a week, what is asked for stays', async () => {
    const first = await start()
    await first.lookTwice('/i/1')
    await first.lookTwice('/i/2')
    await first.stop()
    const next = await start()
    next.clock.advance(6 * 86_400_000)
    await next.look('/i/1')
    await next.deps.pages.flush()
    const count = async () => (await rows()).length
    await sweepDrawnPages(base.db, next.clock.now())
    expect(await count()).toBe(2)
    next.clock.advance(2 * 86_400_000)
    await sweepDrawnPages(base.db, next.clock.now())
    expect(await count()).toBe(1)
  })
})

describe('a database in trouble', () => {
  test('that is slow holds no page up, and is not asked again for a while', async () => {
    const first = await start()
    for (const id of [1, 2, 3, 4]) await first.lookTwice(`/i/${id}`)
    await first.stop()
    const next = await start()
    await next.look('/i/warm')
    const owner = new Client(base.deps.database.ownerAddress)
    await owner.connect()
    await owner.query('begin; lock table drawn_pages in access exclusive mode')
    const timed = async (url: string) => {
      const began = performance.now()
      expect((await next.look(url)).status).toBe(200)
      return performance.now() - began
    }
    const slow = await timed('/i/1')
    for (const id of [2, 3]) await timed(`/i/${id}`)
    await owner.query('rollback')
    await owner.end()
    expect(slow).toBeGreaterThan(45)
    expect(slow).toBeLessThan(1_000) // the lock would have been waited for 3 s
    // The table is free again, and left alone.
    await timed('/i/4')
    expect(next.counts).toEqual({ memory: 0, database: 0, drawn: 5 })
  })
  test('whose table is gone draws, and closes as ever', async () => {
    await base.asOwner('alter table drawn_pages rename to elsewhere')
    try {
      const next = await start()
      await next.lookTwice('/i/1')
      expect(next.counts).toEqual({ memory: 1, database: 0, drawn: 1 })
      await next.stop()
    } finally {
      await base.asOwner('alter table elsewhere rename to drawn_pages')
    }
  })
})

test('no backup has the table', async () => {
  const owner = new Client(base.deps.database.ownerAddress)
  await owner.connect()
  const names = (await listTables(owner)).map(({ name }) => name)
  await owner.end()
  expect([names.includes('shops'), names.includes('drawn_pages')]).toEqual([true, false])
})

test('the table may be read by whoever shows pages, and written by nobody of the public', async () => {
  const { app, public: open } = base.deps.database
  const tried = (db: typeof app, text: string) =>
    rawQuery(db, `drawn_tried_${text.length}`, text).then(
      () => 'done',
      (error: Error) => error.message,
    )
  expect(await tried(open, 'select body from drawn_pages')).toBe('done')
  expect(await tried(open, 'delete from drawn_pages')).toMatch(/permission denied|read-only/)
  expect(await tried(app, 'select body from drawn_pages')).toMatch('permission denied')
  expect(await tried(app, `update drawn_pages set body = ''`)).toMatch('permission denied')
})
