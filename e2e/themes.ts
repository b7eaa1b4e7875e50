import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { breaches, soundTags } from './axe.ts'

/** A theme, and the rules of accessibility it is judged by. */
export type Theme = { scheme: 'light' | 'dark'; rules: RunOptions }

// A theme changes colours and nothing else: what has no colour is judged once.
export const themes: readonly Theme[] = [
  { scheme: 'dark', rules: { runOnly: { type: 'rule', values: ['color-contrast'] } } },
  { scheme: 'light', rules: { runOnly: soundTags } },
]

/** Shows the page in the theme, still; answers what breaks a rule there: the theme, the rule, and the elements. */
export async function breachesIn(page: Page, { scheme, rules }: Theme): Promise<[string, string, string[]][]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.evaluate(settled) // colours on their way from one theme to the other have no contrast to judge
  return (await breaches(page, rules)).map(([rule, elements]) => [scheme, rule, elements])
}

async function settled(): Promise<void> {
  const moving = document.getAnimations().filter((one) => one instanceof CSSTransition)
  // One that is held back, as in a page behind another, never ends.
  await Promise.race([
    Promise.allSettled(moving.map((one) => one.finished)),
    new Promise((resolve) => {
      setTimeout(resolve, 1_000)
    }),
  ])
}
