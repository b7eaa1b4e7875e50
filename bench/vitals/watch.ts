/** `fcp`: something is drawn at all. `sight`: what the page is opened for is drawn; 0 when it never was. */
export type Vitals = { fcp: number; sight: number; lcp: number; cls: number; inp: number; interactions: number }

/** What a page is opened for: the first element of `selector` that holds a match of `text`. */
export type Sight = { selector: string; text: string }

/** Runs in the page, before anything else of it. Times in milliseconds since the page was asked for. */
export function watchVitals(wanted: Sight | null): void {
  const seen: Vitals = { fcp: 0, sight: 0, lcp: 0, cls: 0, inp: 0, interactions: 0 }
  // Read again by `slow-phone.ts`, from outside.
  Object.assign(globalThis, { kedaiVitals: seen })
  const watch = (type: string, hear: (entry: PerformanceEntry & Record<string, unknown>) => void, more: object = {}) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => hear(entry as PerformanceEntry & Record<string, unknown>)),
    ).observe({ type, buffered: true, ...more }) // the fields of each type are read below
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  // The worst burst of shifts: each within a second of the last, five seconds at most.
  let burst = { sum: 0, first: 0, last: 0 }
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput === true) return
    const goesOn = entry.startTime - burst.last < 1000 && entry.startTime - burst.first < 5000
    burst = goesOn
      ? { ...burst, sum: burst.sum + Number(entry.value), last: entry.startTime }
      : { sum: Number(entry.value), first: entry.startTime, last: entry.startTime }
    seen.cls = Math.max(seen.cls, burst.sum)
  })
  // Few interactions a visit, so the longest is the one that counts.
  watch(
    'event',
    (entry) => {
      if (!entry.interactionId) return
      seen.interactions += 1
      seen.inp = Math.max(seen.inp, entry.duration)
    },
    { durationThreshold: 16 },
  )
  if (!wanted) return
  const text = new RegExp(wanted.text)
  const changes = new MutationObserver(() => {
    if (![...document.querySelectorAll(wanted.selector)].some((found) => text.test(found.textContent ?? ''))) return
    changes.disconnect()
    // Drawn by the end of the next frame.
    requestAnimationFrame(() => setTimeout(() => (seen.sight = performance.now())))
  })
  changes.observe(document, { childList: true, subtree: true, characterData: true })
}
