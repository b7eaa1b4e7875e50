import type { Page } from 'playwright'

/** Milliseconds. `p50`, `p95`: between two frames; `long`: tasks above 50 ms; `longest`: the longest of them, 0 for none. */
export type Frames = { p50: number; p95: number; count: number; long: number; longest: number }

type Watch = { times: number[]; tasks: number[]; isOn: boolean }

/** How frames follow each other while something is done on a page. */
export async function watchFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(begin)
  await act()
  const { times, tasks } = await page.evaluate(end)
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  const sorted = gaps.toSorted((a, b) => a - b)
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return {
    p50: share(0.5),
    p95: share(0.95),
    count: gaps.length,
    long: tasks.length,
    longest: Math.max(0, ...tasks),
  }
}

function begin(): void {
  const watch: Watch = { times: [], tasks: [], isOn: true }
  // Read again by `end`.
  Object.assign(globalThis, { kedaiFrames: watch })
  const since = performance.now()
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime >= since) watch.tasks.push(duration)
  }).observe({ type: 'longtask' })
  const next = (time: number) => {
    watch.times.push(time)
    if (watch.isOn) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

function end(): { times: number[]; tasks: number[] } {
  const watch = (globalThis as unknown as { kedaiFrames: Watch }).kedaiFrames
  watch.isOn = false
  return { times: watch.times, tasks: watch.tasks }
}
