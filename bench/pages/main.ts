// What a page costs that is read from the database, beside one drawn anew: `npm run bench:pages [pages] [turns]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { buildIfStale } from '../../scripts/build.ts'
import { buildApp } from '../../server/src/app.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { findPostmaster } from '../../server/src/platform/db/embedded/postmaster-file.ts'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import { drawnPageLimits } from '../../server/src/platform/ssr/drawn-pages.ts'
import { builtRenderer } from '../../server/src/platform/ssr/renderer.ts'
import { testConfig } from '../../server/src/platform/test-app/test-config.ts'
import { cpuMsOfTree } from '../machine/cpu-time.ts'
import { drawPictures } from '../seed/draw-pictures.ts'
import { seedShops } from '../seed/seed-shop.ts'
import { shop } from '../seed/shops.ts'

const pages = Number(process.argv[2] ?? 400)
const turns = Number(process.argv[3] ?? 6)
const ways = ['drawn, none kept', 'asked for in vain, then drawn', 'read from the database'] as const
type Way = (typeof ways)[number]
type Cost = { server: number; database: number }

await buildIfStale()
const dataDir = mkdtempSync(join(tmpdir(), 'kedai-bench-pages-'))
await seedShops(dataDir, pages, await drawPictures(1))
const database = await openDatabase({ dataDir, databaseUrl: null })
const owner = new Client(database.ownerAddress)
await owner.connect()
const config = testConfig({ dataDir, demo: false })
const source = builtRenderer()
const found = await owner.query<{ view_id: string }>(
  `select view_id from products where status = 'published' order by id limit $1`,
  [pages],
)
const urls = found.rows.map(({ view_id }) => `/s/${shop.username}/i/${view_id}`)

try {
  await fill()
  for (const way of ways) await turn(way) // warm
  const costs = new Map<Way, Cost[]>(ways.map((way) => [way, []]))
  for (let at = 0; at < turns; at++) for (const way of ways) costs.get(way)?.push(await turn(way))
  console.log(
    `| CPU of a page, ms; ${urls.length} pages one at a time, middle of ${turns} turns (least–most) | server | database | both |\n| --- | --- | --- | --- |`,
  )
  for (const [way, of] of costs) {
    const cell = (cost: (one: Cost) => number) => inWords(of.map(cost))
    console.log(
      `| ${way} | ${cell(({ server }) => server)} | ${cell((one) => one.database)} | ${cell((one) => one.server + one.database)} |`,
    )
  }
} finally {
  await owner.end()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Every page kept. */
async function fill(): Promise<void> {
  await owner.query('truncate drawn_pages')
  await withServer('read from the database', async (look, flush) => {
    for (const url of urls) {
      for (let time = 0; time < 3; time++) await look(url)
      await flush()
    }
  })
  const kept = await owner.query<{ count: number }>('select count(*)::int as count from drawn_pages')
  if (kept.rows[0]?.count !== urls.length) throw new Error(`${kept.rows[0]?.count} of ${urls.length} pages were kept`)
  await owner.query('vacuum analyze drawn_pages')
}

/** A server with nothing in memory yet, but warm. */
async function turn(way: Way): Promise<Cost> {
  return withServer(way, async (look, _flush, counts) => {
    const postmaster = findPostmaster(join(dataDir, 'database', '18'))?.pid ?? 0
    for (const url of urls.slice(0, 20)) await look(`${url}?from=warm`)
    const before = { ...counts }
    const [own, theirs] = [process.cpuUsage(), cpuMsOfTree(postmaster)]
    for (const url of urls) await look(url)
    const { user, system } = process.cpuUsage(own)
    const cost = {
      server: (user + system) / 1000 / urls.length,
      database: (cpuMsOfTree(postmaster) - theirs) / urls.length,
    }
    const from = way === 'read from the database' ? 'database' : 'drawn'
    if (counts[from] - before[from] !== urls.length)
      throw new Error(`${way}: ${counts[from] - before[from]} of ${urls.length} pages were`)
    return cost
  })
}

type Look = (url: string) => Promise<void>
type Counts = Readonly<Record<'memory' | 'database' | 'drawn', number>>

async function withServer<T>(
  way: Way,
  work: (look: Look, flush: () => Promise<void>, counts: Counts) => Promise<T>,
): Promise<T> {
  const { build, ...drawing } = await source.load()
  const loaded = {
    'drawn, none kept': drawing,
    'asked for in vain, then drawn': { ...drawing, build: 'another build' },
    'read from the database': { ...drawing, build: build ?? '' },
  }[way]
  const built = await buildApp({
    config,
    database,
    clock: systemClock,
    // Somebody else on this machine must not make it another way.
    drawnPageLimits: { ...drawnPageLimits, findMs: 5_000 },
    pageSource: { load: async () => loaded },
  })
  const { pages: ours } = built.deps
  const look: Look = async (url) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip', cookie: 'lang=ms' }
    const { statusCode } = await built.app.inject({ url, headers })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  }
  try {
    return await work(look, () => ours.flush(), ours.counts)
  } finally {
    await built.close()
  }
}

function inWords(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toPrecision(3)} (${least.toPrecision(3)}–${most.toPrecision(3)})`
}
