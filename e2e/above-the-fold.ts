// All run in the page, scrolled to its top.

/** Rows of a list that stand whole above the bar at the foot of the screen. */
export function wholeRows(): number {
  const bar = document.querySelector('[data-bottom-bar=phone]')
  const foot = bar ? Math.min(innerHeight, bar.getBoundingClientRect().top) : innerHeight
  return [...document.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().bottom <= foot).length
}

/** Of fields, the names of those that do not stand whole between the top of the screen and what is fixed at its foot. */
export function notInView(names: string[]): string[] {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect().top)
  const foot = Math.min(innerHeight, ...bars)
  return names.filter((name) => {
    const box = document.querySelector(`[name="${name}"]`)?.getBoundingClientRect()
    return !box || box.height === 0 || box.top < 0 || box.bottom > foot
  })
}

/** Where the first product of a storefront begins. */
export function firstProductTop(): number {
  return document.querySelector('main li > article')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}

/** How much of the screen has moved by itself since it was opened, as browsers count it: the sum of all shifts. */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value // fields of this type of entry
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 100)
  })
}
