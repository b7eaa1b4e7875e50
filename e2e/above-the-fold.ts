// Both run in the page, scrolled to its top.

/** Rows of a list that stand whole above the bar at the foot of the screen. */
export function wholeRows(): number {
  const bar = document.querySelector('[data-bottom-bar=phone]')
  const foot = bar ? Math.min(innerHeight, bar.getBoundingClientRect().top) : innerHeight
  return [...document.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().bottom <= foot).length
}

/** Where the first product of a storefront begins. */
export function firstProductTop(): number {
  return document.querySelector('main li > article')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
