// How pages feel on a cheap phone: `npm run vitals [-- rounds [buyers|sellers]]`. A real server with its demo, a real browser made slow,
// each visit with an empty cache.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { signIn, visit as visitFrom } from '../../e2e/visitor.ts'
import { startServer } from '../../proofs/harness/server.ts'
import { openChromium } from '../../scripts/open-chromium.ts'
import { type Look, looks } from './looks.ts'
import { type Seen, onSlowPhone } from './slow-phone.ts'
import { type Visit, visits } from './visits.ts'

const rounds = Number(process.argv[2] ?? 5)
const whose = process.argv[3] ?? 'buyers and sellers'

// reference: LCP ≤ 1.8 s, INP ≤ 200 ms, CLS ≤ 0.05; of a seller's screen first paint ≤ 1.5 s, what it is opened for ≤ 2.5 s.
const goals = { lcp: 1800, inp: 200, cls: 0.05, fcp: 1500, sight: 2500 }

const folder = mkdtempSync(join(tmpdir(), 'kedai-vitals-'))
const server = await startServer({ env: { DATA_DIR: join(folder, 'data') } })
try {
  await server.ready(180_000)
  const browser = await openChromium()
  if (whose.includes('buyers')) await measureBuyers(browser)
  if (whose.includes('sellers')) await measureSellers(browser)
  await browser.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureBuyers(browser: Browser): Promise<void> {
  process.stdout.write(`| Page | LCP | INP | CLS | script |\n| --- | --- | --- | --- | --- |\n`)
  for (const visit of visits) {
    const all = await severalTimes(() => buy(browser, visit))
    process.stdout.write(
      `| ${visit.name} | ${times(all, 'lcp')} | ${times(all, 'inp')} | ${shift(all)} | ${size(all)} |\n`,
    )
  }
}

async function measureSellers(browser: Browser): Promise<void> {
  const seller = await visitFrom(browser, server.url, 360)
  await signIn(seller, '/seller')
  const storageState = await seller.page.context().storageState()
  await seller.leave()
  process.stdout.write(
    `\n| Screen | first paint | what it is opened for | CLS | script |\n| --- | --- | --- | --- | --- |\n`,
  )
  for (const look of looks) {
    const all = await severalTimes(() => sell(browser, look, storageState))
    process.stdout.write(
      `| ${look.name} | ${times(all, 'fcp')} | ${times(all, 'sight')} | ${shift(all)} | ${size(all)} |\n`,
    )
  }
}

async function buy(browser: Browser, { path, act }: Visit): Promise<Seen> {
  const seen = await onSlowPhone(browser, { baseURL: server.url, path, act })
  if (seen.interactions === 0) throw new Error(`no interaction of ${path} was measured`)
  return seen
}

type Kept = Awaited<ReturnType<ReturnType<Awaited<ReturnType<typeof visitFrom>>['page']['context']>['storageState']>>

async function sell(browser: Browser, { path, sight }: Look, storageState: Kept): Promise<Seen> {
  const seen = await onSlowPhone(browser, { baseURL: server.url, path, sight, storageState })
  if (seen.sight === 0) throw new Error(`${sight.selector} of ${path} was never seen`)
  return seen
}

async function severalTimes(once: () => Promise<Seen>): Promise<Seen[]> {
  const all: Seen[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const one = await once()
    if (round > 0) all.push(one) // the first fills the server's own memory
  }
  return all
}

function times(all: Seen[], of: 'fcp' | 'sight' | 'lcp' | 'inp'): string {
  const value = middle(all, of)
  return `${Math.round(value)} ms${mark(value > goals[of])}`
}

function shift(all: Seen[]): string {
  const value = middle(all, 'cls')
  return `${Math.round(value * 1000) / 1000}${mark(value > goals.cls)}`
}

function size(all: Seen[]): string {
  return `${Math.round(middle(all, 'script') / 1000)} kB`
}

function middle(all: Seen[], of: keyof Seen): number {
  const sorted = all.map((one) => one[of]).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function mark(isWorse: boolean): string {
  return isWorse ? ' (over the goal)' : ''
}
