// How buyers' pages feel on a cheap phone: `npm run vitals`. A real server with its demo, a real browser made slow, each visit with an empty cache.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { startServer } from '../../proofs/harness/server.ts'
import { openChromium } from '../../scripts/open-chromium.ts'
import { type Vitals, watchVitals } from './watch.ts'
import { type Visit, visits } from './visits.ts'

const rounds = Number(process.argv[2] ?? 5)

// Slow 4G, and a processor four times slower than this one's.
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const cpuSlowdown = 4

// reference: LCP ≤ 1.8 s, INP ≤ 200 ms, CLS ≤ 0.05.
const goals = { lcp: 1800, inp: 200, cls: 0.05 }

const folder = mkdtempSync(join(tmpdir(), 'kedai-vitals-'))
const server = await startServer({ env: { DATA_DIR: join(folder, 'data') } })
try {
  await server.ready(180_000)
  const browser = await openChromium()
  process.stdout.write(`| Page | LCP | INP | CLS | script |\n| --- | --- | --- | --- | --- |\n`)
  for (const visit of visits) {
    const all: (Vitals & { script: number })[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const one = await goThere(browser, visit)
      if (round > 0) all.push(one) // the first fills the server's own memory
    }
    const [lcp, inp, cls, script] = [middle(all, 'lcp'), middle(all, 'inp'), middle(all, 'cls'), middle(all, 'script')]
    process.stdout.write(
      `| ${visit.name} | ${Math.round(lcp)} ms${mark(lcp > goals.lcp)} | ${Math.round(inp)} ms${mark(inp > goals.inp)} | ${Math.round(cls * 1000) / 1000}${mark(cls > goals.cls)} | ${Math.round(script / 1000)} kB |\n`,
    )
  }
  await browser.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function goThere(browser: Browser, { path, act }: Visit): Promise<Vitals & { script: number }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ms-MY',
  })
  await context.addInitScript(watchVitals)
  const page = await context.newPage()
  const phone = await context.newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', line)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  let script = 0
  const scripts = new Set<string>()
  phone.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  phone.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const { lcp } = await page.evaluate(() => (globalThis as unknown as { kedaiVitals: Vitals }).kedaiVitals) // put there by `watchVitals`
  await act(page)
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(() => (globalThis as unknown as { kedaiVitals: Vitals }).kedaiVitals)
  await context.close()
  if (seen.interactions === 0) throw new Error(`no interaction of ${path} was measured`)
  return { ...seen, lcp, script }
}

function middle(all: (Vitals & { script: number })[], of: 'lcp' | 'inp' | 'cls' | 'script'): number {
  const sorted = all.map((one) => one[of]).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function mark(isWorse: boolean): string {
  return isWorse ? ' (over the goal)' : ''
}
