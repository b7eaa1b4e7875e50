import type { ConsoleMessage, Page } from 'playwright'
import { firstProductTop, layoutShift, wholeRows } from '../above-the-fold.ts'
import { breachesIn, themes } from '../themes.ts'
import { smallTargets } from './small-targets.ts'

const touched = 600 // px: narrower screens are pressed with a thumb

/**
 * Opens a path and takes its picture in each theme, to `file` with the theme's name behind it. Answers what is wrong, a line
 * each: rules of accessibility, what is wider than the screen, what the page or the policy complained of.
 */
export async function lookAt(page: Page, path: string, file: string): Promise<string[]> {
  const faults: string[] = []
  const onError = (error: Error) => void faults.push(`script: ${error.message}`)
  const onConsole = (message: ConsoleMessage) =>
    void (message.type() === 'error' && !isExpected(message.text(), path) && faults.push(`console: ${message.text()}`))
  page.on('pageerror', onError).on('console', onConsole)
  const width = page.viewportSize()?.width ?? 0
  try {
    await page.goto(path, { waitUntil: 'networkidle' })
    if (steady.includes(path)) {
      const moved = await page.evaluate(layoutShift)
      if (moved > maxShift) faults.push(`moved by itself: ${moved.toFixed(3)}, above ${maxShift}`)
    }
    if (width < touched) faults.push(...(await belowTheFold(page, path)))
    // As tall as the page: what a bar happens to cover at this scroll position is no smaller for that.
    await page.setViewportSize({
      width,
      height: Math.min(6000, Math.max(800, await page.evaluate(() => document.documentElement.scrollHeight + 100))),
    })
    for (const theme of themes) {
      for (const [scheme, rule, nodes] of await breachesIn(page, theme))
        faults.push(`${scheme} ${rule}: ${nodes.slice(0, 2).join(' ').slice(0, 240)}`)
      await page.screenshot({ path: `${file}-${theme.scheme}.png` })
    }
    if (width < touched)
      for (const target of await page.evaluate(smallTargets)) faults.push(`too small for a thumb: ${target}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) faults.push(`wider than the screen: ${wide}`)
  } catch (problem) {
    faults.push(String(problem).split('\n')[0] ?? '')
  }
  page.off('pageerror', onError).off('console', onConsole)
  await page.setViewportSize({ width, height: 800 })
  return faults
}

// What a phone shows of a screen before anybody scrolls, at the least.
const least: Record<string, number> = {
  '/seller/orders': 6,
  '/seller/invoices': 5,
  '/seller/products': 5,
  '/seller/customers': 5,
}

const lowestShelf = 480 // px

// What must stand still while it opens.
const steady = ['/seller', '/seller/orders', '/seller/products', '/seller/invoices']
const maxShift = 0.05

async function belowTheFold(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 })
  const wanted = least[path]
  if (wanted !== undefined) {
    const seen = await page.evaluate(wholeRows)
    return seen < wanted ? [`${seen} whole rows above the fold, not ${wanted}`] : []
  }
  if (path !== '/s/demo') return []
  const top = await page.evaluate(firstProductTop)
  return top > lowestShelf ? [`the first product begins at ${Math.round(top)} px, below ${lowestShelf}`] : []
}

// The browser names every 404; on these paths it is what is asked for.
const isExpected = (text: string, path: string): boolean => /status of 404/.test(text) && /nowhere|token=x/.test(path)
