export type Vitals = { lcp: number; cls: number; inp: number; interactions: number }

/** Runs in the page, before anything else of it. Times in milliseconds since the page was asked for. */
export function watchVitals(): void {
  const seen: Vitals = { lcp: 0, cls: 0, inp: 0, interactions: 0 }
  // Read again by `main.ts`, from outside.
  Object.assign(globalThis, { kedaiVitals: seen })
  const watch = (type: string, hear: (entry: PerformanceEntry & Record<string, unknown>) => void, more: object = {}) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => hear(entry as PerformanceEntry & Record<string, unknown>)),
    ).observe({ type, buffered: true, ...more }) // the fields of each type are read below
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
}
