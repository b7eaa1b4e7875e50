import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackBody } from '../server/src/platform/cache/packed-body.ts'
import { plainBody } from '../server/src/platform/cache/spliced-body.ts'
import { signingKey } from '../server/src/platform/signing.ts'
import type { SharedDatabase } from './harness/database.ts'
import { openSharedDatabase } from './harness/database.ts'
import type { RunningServer } from './harness/server.ts'
import { freePort, startServer } from './harness/server.ts'
import { isFull, report } from './sizes.ts'

// Pages kept in the database are shown by processes that did not draw them: wherever the names of two drawings are the same, so must be
// their bytes, whoever draws, and whenever.

const appSecret = 'one secret for all, long enough for it'
const secret = signingKey(appSecret, 'drawn-pages')
const langs = isFull ? ['ms', 'en', 'zh'] : ['ms', 'zh']
const folder = mkdtempSync(join(tmpdir(), 'kedai-drawn-'))
let database: SharedDatabase
let port: number
let server: RunningServer
let paths: string[]

beforeAll(async () => {
  database = await openSharedDatabase()
  port = await freePort()
  await start()
  const items = await database.sql<{ view_id: string }>(
    `select view_id from products where status = 'published' and shop_id = (select id from shops where username = 'demo')`,
  )
  const pages = await database.sql<{ slug: string }>(
    'select slug from shop_pages p join shop_page_versions v on v.page_id = p.id and v.version = p.shown_version',
  )
  paths = [
    '/',
    ...['', '?q=baju', '?page=2', '/policies', '/join', '/join/agent'].map((rest) => `/s/demo${rest}`),
    ...items.flatMap(({ view_id }) => [`/s/demo/i/${view_id}`, `/s/demo/i/${view_id}/reviews`]),
    ...pages.map(({ slug }) => `/s/demo/p/${slug}`),
  ]
})
afterAll(async () => {
  await server?.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** `hoursOn`: how far its clock is ahead. */
async function start({ hoursOn = 0 } = {}): Promise<void> {
  const shift = `const RealDate = Date
    const shifted = () => RealDate.now() + ${hoursOn * 3_600_000}
    globalThis.Date = class extends RealDate {
      constructor(...given) { given.length === 0 ? super(shifted()) : super(...given) }
      static now() { return shifted() }
    }`
  server = await startServer({
    port,
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      APP_SECRET: appSecret,
      METRICS_TOKEN: 'metrics token of the proof',
      ...(hoursOn !== 0 && { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}` }),
    },
  })
  await server.ready()
}

async function look(): Promise<Map<string, string>> {
  const shown = new Map<string, string>()
  for (const lang of langs)
    for (const path of paths) {
      const answer = await fetch(server.url + path, { headers: { accept: 'text/html', cookie: `lang=${lang}` } })
      expect([path, answer.status]).toEqual([path, 200])
      shown.set(`${lang} ${path}`, await answer.text())
    }
  return shown
}

/** Every page, often enough to be kept. */
async function lookOften(): Promise<Map<string, string>> {
  for (let time = 0; time < 2; time++) await look()
  return look()
}

async function kept(): Promise<Map<string, string>> {
  const rows = await database.sql<{ key: Buffer; body: Buffer }>('select key, body from drawn_pages')
  return new Map(
    rows.map(({ key, body }) => {
      const page = unpackBody(secret, key, body)
      if (!page) throw new Error('a row that its process did not write')
      return [key.toString('base64url'), `${plainBody(page.body, () => '').toString()} ${page.etag}`]
    }),
  )
}

async function counts(): Promise<Record<string, number>> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: 'Bearer metrics token of the proof' },
  })
  const found = (await answer.text()).matchAll(/^kedai_pages\{from="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...found].map(([, from, count]) => [from, Number(count)]))
}

/** Where two texts part, with what stands around it; a whole page would say too much. */
function firstDifference(one = '', other = ''): { one: string; other: string } | null {
  if (one === other) return null
  let at = 0
  while (one[at] === other[at]) at++
  return { one: one.slice(Math.max(0, at - 200), at + 100), other: other.slice(Math.max(0, at - 200), at + 100) }
}

// What is filled in while it is sent.
const bare = (text: string | undefined) =>
  text
    ?.replace(/<meta name="(?:csrf-token|live[^"]*)"[^>]*>/g, '')
    .replace(/(?<="server_time":")[^"]*|(?<="answers":\{"at":)\d+/g, '')

test('two processes draw the same bytes under the same name, though a day and a half lies between their clocks', async () => {
  const began = performance.now()
  await lookOften()
  await server.stop()
  const one = await kept()
  await database.sql('truncate drawn_pages')
  await start({ hoursOn: 36 })
  await lookOften()
  await server.stop()
  const other = await kept()
  const both = [...one.keys()].filter((key) => other.has(key))
  report(
    'same name, same bytes',
    { pages: paths.length * langs.length, kept: one.size, 'named alike 36 h later': both.length },
    began,
  )
  // Those that look at the time are not kept: rentals, appointments, tickets, what counts down.
  expect(one.size).toBeGreaterThan((paths.length * langs.length) / 2)
  expect(both.length).toBeGreaterThan(one.size / 2)
  for (const key of both) expect(firstDifference(one.get(key), other.get(key))).toBeNull()
})

test('the next start shows what was kept, and draws nothing of it', async () => {
  const began = performance.now()
  await database.sql('truncate drawn_pages')
  await start()
  const before = await lookOften()
  await server.stop()
  const rows = (await kept()).size
  await start()
  const after = await look()
  const { database: found, drawn } = await counts()
  report('shown after a restart', { pages: before.size, 'from the database': found ?? 0, drawn: drawn ?? 0 }, began)
  expect(found).toBe(rows)
  expect((found ?? 0) + (drawn ?? 0)).toBe(before.size)
  for (const [path, text] of after)
    expect([path, firstDifference(bare(before.get(path)), bare(text))]).toEqual([path, null])
})
