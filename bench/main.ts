// `npm run bench`: what the product costs, beside what it could cost at least on this machine today. See docs/PERFORMANCE.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { buildIfStale } from '../scripts/build.ts'
import { openDatabase } from '../server/src/platform/db/open-database.ts'
import type { Pictures } from '../server/src/platform/files/reencode.ts'
import { weighPages } from '../web/src/bundle-budget.ts'
import { measureCeilings } from './ceilings/measure-ceilings.ts'
import { openMailServer } from './machine/mail-server.ts'
import { measureMails } from './mails/measure-mails.ts'
import { canPin } from './machine/pinning.ts'
import { openServer, timeStart } from './machine/running-server.ts'
import type { BenchServer } from './machine/running-server.ts'
import { tablesOf, verdictLine } from './report/print.ts'
import type { Results } from './report/results.ts'
import { measureArrivals } from './scenarios/measure-arrivals.ts'
import { measureGrowth } from './scenarios/measure-growth.ts'
import { mustBeSoldOut, runScenarios } from './scenarios/run-scenarios.ts'
import type { Ran } from './scenarios/run-scenarios.ts'
import { drawPictures } from './seed/draw-pictures.ts'
import { seedShops } from './seed/seed-shop.ts'
import { storePictures } from './seed/store-pictures.ts'
import { nameOfSize, readWishes } from './wishes.ts'

const asTheyCome = 'orders as they come'
const mailsOfASale = 'mails'
const wishes = readWishes(process.argv.slice(2), join(import.meta.dirname, 'results.json'))
// The loads run on the size the targets are for, or the nearest below.
const mainSize = wishes.sizes.findLast((size) => size <= 10_000) ?? wishes.sizes[0] ?? 10_000
const mailServer = await openMailServer()
const folder = mkdtempSync(join(tmpdir(), 'kedai-bench-'))
const results: Results = {
  at: new Date().toISOString(),
  size: mainSize,
  ceilings: null,
  ran: [],
  arrivals: [],
  mails: null,
  memory: null,
  starts: [],
  growth: {},
  page: null,
  machine: { cpu: cpus()[0]?.model ?? '?', cores: availableParallelism(), node: process.versions.node, pinned: canPin },
}

try {
  await buildIfStale()
  results.page =
    weighPages(join(import.meta.dirname, '../web/dist/client')).find(({ page }) => page.endsWith('/item.tsx')) ?? null
  if (isWanted(mailsOfASale)) {
    say('mails of a sale')
    results.mails = await measureMails(join(import.meta.dirname, '..'))
  }
  const sizes = wishes.only.join() === mailsOfASale ? [] : wishes.sizes
  if (sizes.length > 0) say('drawing pictures')
  const pictures = sizes.length > 0 ? await drawPictures(24) : []
  for (const size of sizes) await benchSize(size, pictures)
  if (wishes.only.length === 0) writeFileSync(wishes.out, `${JSON.stringify(results, null, 1)}\n`)
  console.log(`\n${tablesOf(results)}`)
} finally {
  mailServer.close()
  rmSync(folder, { recursive: true, force: true })
}

async function benchSize(size: number, pictures: readonly Pictures[]): Promise<void> {
  const dataDir = join(folder, nameOfSize(size))
  say(`seeding ${nameOfSize(size)}`)
  await seedShops(dataDir, size, pictures)
  if (size === mainSize) await storePictures(dataDir, size, pictures)
  if (wishes.only.length === 0) {
    // Before the loads, which add thousands of orders to one size and none to the others.
    say(`single calls at ${nameOfSize(size)}`)
    const server = await openServer(dataDir, { smtpUrl: mailServer.url, profile: null })
    results.growth[size] = await measureGrowth(server, size, Math.max(1, wishes.seconds / 2)).finally(() =>
      server.stop(),
    )
  }
  if (size === mainSize) await benchWhole(dataDir, size)
  rmSync(dataDir, { recursive: true, force: true })
}

async function benchWhole(dataDir: string, size: number): Promise<void> {
  if (wishes.only.length === 0) {
    say(`${wishes.starts} cold starts`)
    for (let start = 0; start < wishes.starts; start++) results.starts.push(await timeStart(dataDir))
  }
  const server = await openServer(dataDir, { smtpUrl: mailServer.url, profile: wishes.profile })
  const ran = await loadWhole(server, size).finally(() => server.stop())
  if (ran.some(({ scenario }) => scenario === 'flash sale')) await mustBeSold(dataDir)
  say('ceilings')
  results.ceilings = await measureCeilings({ dataDir, size, seconds: wishes.seconds })
}

async function mustBeSold(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const client = new Client(database.ownerAddress)
  await client.connect()
  await mustBeSoldOut(client).finally(() => client.end().finally(() => database.close()))
}

async function loadWhole(server: BenchServer, size: number): Promise<Ran[]> {
  say('loads')
  const { ran, atRest, after } = await runScenarios({
    server,
    size,
    seconds: wishes.seconds,
    rounds: wishes.rounds,
    only: wishes.only,
    say: (one) => say(`  ${verdictLine(one)}`),
  })
  Object.assign(results, { ran, memory: { atRest, after } })
  if (isWanted(asTheyCome)) {
    say(asTheyCome)
    results.arrivals = await measureArrivals(server, size, 2 * wishes.seconds)
  }
  return ran
}

function isWanted(name: string): boolean {
  return wishes.only.length === 0 || wishes.only.includes(name)
}

function say(line: string): void {
  console.error(line)
}
