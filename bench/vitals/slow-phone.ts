import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { type Sight, type Vitals, watchVitals } from './watch.ts'

export type Seen = Vitals & { script: number }

// Slow 4G, and a processor four times slower than this one's.
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const cpuSlowdown = 4

type Wishes = {
  baseURL: string
  path: string
  /** Who comes: what a browser keeps of somebody that has signed in. Nobody, unless said. */
  storageState?: BrowserContextOptions['storageState']
  sight?: Sight
  /** What is done once the page stands; with none it is only looked at. */
  act?: (page: Page) => Promise<void>
}

/** Opens a path on a cheap phone with nothing kept. `script`: bytes of scripts over the line. */
export async function onSlowPhone(
  browser: Browser,
  { baseURL, path, storageState, sight, act }: Wishes,
): Promise<Seen> {
  const context = await browser.newContext({
    baseURL,
    ...(storageState && { storageState }),
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ms-MY',
  })
  await context.addInitScript(watchVitals, sight ?? null)
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
  if (sight) await page.waitForFunction(() => (globalThis as unknown as { kedaiVitals: Vitals }).kedaiVitals.sight > 0)
  const { lcp } = await vitalsOf(page)
  await act?.(page)
  await page.waitForTimeout(1000)
  const seen = await vitalsOf(page)
  await context.close()
  return { ...seen, lcp, script }
}

// Put there by `watchVitals`.
const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (globalThis as unknown as { kedaiVitals: Vitals }).kedaiVitals)
