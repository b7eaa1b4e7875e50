import type { Page, Request } from 'playwright'

const timeoutMs = 20_000
/** Looks in a row, each after the page was idle, that must find nothing going on: what a page does next starts within one. */
const stillLooks = 4
/** What says for this long that it waits, though nothing was asked for, says so for good: the gallery shows such parts. */
const exhibitMs = 2_000

/** `rest`: until the page stands. `open`: goes to an address, and waits for that. */
export type WatchedPage = { open: (url: string) => Promise<void>; rest: () => Promise<void> }

/**
 * Knows when a page stands: all that it asked for has come and is drawn, and nothing of it says that it still waits. Quicker
 * than half a second of silence, and surer where an answer takes longer than that. Begin before the page asks for anything.
 */
export function watchPage(page: Page): WatchedPage {
  const underWay = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    underWay.add(request)
    asked++
  })
  const forget = (request: Request) => void underWay.delete(request)
  page.on('requestfinished', forget).on('requestfailed', forget)

  async function rest(): Promise<void> {
    const until = performance.now() + timeoutMs
    let quietSince = performance.now()
    for (let looks = 0; looks < stillLooks;) {
      if (performance.now() > until)
        throw new Error(
          `${page.url()} does not come to rest: ${[...underWay].map((request) => request.url()).join(' ')}`,
        )
      const before = asked
      const isWaiting = await page.evaluate(waits)
      const isQuiet = underWay.size === 0 && asked === before
      if (!isQuiet) quietSince = performance.now()
      looks = isQuiet && (!isWaiting || performance.now() - quietSince > exhibitMs) ? looks + 1 : 0
    }
  }
  const open = async (url: string): Promise<void> => {
    await page.goto(url, { waitUntil: 'load' })
    await rest()
  }
  return { open, rest }
}

// Runs in the page, once that is idle. Skeletons breathe, and so do some icons, which stay.
async function waits(): Promise<boolean> {
  await new Promise((done) => requestIdleCallback(() => setTimeout(done, 20)))
  return document.querySelector(':not(svg).animate-breathe, [aria-busy="true"]') !== null
}
