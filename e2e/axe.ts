import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** What every screen is held to. */
export const soundTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What breaks a rule of accessibility on the page as it stands, each with the markup of the elements that do; frames are judged
 * each by itself. `options` as of `axe.run`.
 */
export async function breaches(page: Page, options: RunOptions): Promise<[rule: string, elements: string[]][]> {
  const found: [string, string[]][] = []
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
    const isWithin = frame.parentFrame() !== null
    found.push(
      ...(await frame.evaluate(run, {
        ...options,
        iframes: false,
        ...(isWithin && { rules: { ...options.rules, ...ofWholePages } }),
      })),
    )
  }
  return found
}

// A frame has no main part and no heading to itself: the page around it does.
const ofWholePages = Object.fromEntries(
  ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'].map((rule) => [rule, { enabled: false }]),
)

// Runs in the page, where the library was put.
async function run(options: RunOptions): Promise<[string, string[]][]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    ...options,
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
